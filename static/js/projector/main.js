// A class on a screen, and the speaker's window beside it. Without script every way on is a plain link.
import { black } from "./black.js";
import { keys } from "./keys.js";
import { idle } from "./idle.js";
import { pair } from "./pair.js";
import { clock } from "./clock.js";
import { theme } from "./theme.js";
import { tools } from "./tools.js";
import { ways } from "./ways.js";

theme();
ways();
black();
pair();
tools();
keys();
idle();
clock();
