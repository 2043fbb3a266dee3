// Everything here is a comfort: without it every control is a plain link or form that works.
import { autoplay } from "./autoplay.js";
import { contents } from "./contents.js";
import { copying } from "./copying.js";
import { embedding } from "./embedding.js";
import { flip } from "./flip.js";
import { focusing } from "./focusing.js";
import { orderable } from "./orderable.js";
import { resume } from "./resume.js";
import { sheets } from "./sheets.js";
import { steps } from "./steps.js";

flip();
steps();
autoplay();
sheets();
copying();
resume();
contents();
embedding();
focusing();
orderable();
