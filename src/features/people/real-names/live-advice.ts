import { measuredAt, measurePhoto } from "../../../platform/photographs/photo-measures.ts";
import {
  leastPhotoSide,
  refusalOf,
  warningsOf,
  type PhotoRefusal,
  type PhotoWarning,
} from "../../../platform/photographs/photo-rules.ts";

type Pixels = Parameters<typeof measurePhoto>[0];

/** What a camera sees. `whole`: the frame and as much around it as `margin` says, small; `middle`: a piece of it at full size. */
export type Seen = {
  whole: Pixels;
  /** Share of the picture's width and height that lies outside the frame, on each side. */
  margin: number;
  middle: Pixels;
  /** What was seen before, to tell whether the hand is still. */
  before?: Pixels | undefined;
};

/** Of a chosen photograph: its longer side in pixels, at least, and as it is measured. */
export const chosenSide = { least: leastPhotoSide, measured: measuredAt };
export type Judged = { refused: PhotoRefusal | undefined; warnings: PhotoWarning[] };

/** What the server will say of a photograph that was chosen. */
export function judgeChosen(pixels: Pixels): Judged {
  const measures = measurePhoto(pixels);
  return { refused: refusalOf(measures), warnings: warningsOf(measures) };
}

/** Four things that are right, or not yet (design: pages-two, part A). */
export const marks = ["frame", "sharp", "colour", "glare"] as const;
type Mark = (typeof marks)[number];
export type Advice = "dark" | "closer" | "still" | "blurred" | "copy" | "glare" | "good";
export type Look = Record<Mark, boolean> & { advice: Advice };

/** Light levels of 255 by which an edge of the document stands out, and by which a picture may differ from the one before. */
const leastEdge = 18;
const mostMotion = 10;
/** An opened passport shows no edge at its fold. */
const leastSides = 3;

/** The rules that the server has for the photograph, on what a camera sees, and whether the document fills the frame. */
export function lookAt({ whole, margin, middle, before }: Seen): Look {
  const measures = { ...measurePhoto(whole), sharpness: measurePhoto(middle).sharpness };
  const [refused, warnings] = [refusalOf(measures), warningsOf(measures)];
  const isDark = refused === "dark" || warnings.includes("dim");
  const isStill = before === undefined || motionBetween(before, whole) <= mostMotion;
  const found = {
    frame: sidesSeen(whole, margin) >= leastSides,
    sharp: isStill && !isDark && refused !== "blurred" && !warnings.includes("soft"),
    colour: !isDark && refused !== "grey" && !warnings.includes("greyish"),
    glare: !warnings.includes("glare"),
  };
  return { ...found, advice: adviceOn(found, { isDark, isStill }) };
}

function adviceOn(found: Record<Mark, boolean>, { isDark, isStill }: Record<"isDark" | "isStill", boolean>): Advice {
  if (isDark) return "dark";
  if (!found.frame) return "closer";
  if (!isStill) return "still";
  if (!found.sharp) return "blurred";
  if (!found.glare) return "glare";
  return found.colour ? "good" : "copy";
}

/** Of the four sides of the frame, along how many a straight edge runs, a little inside or outside it. */
function sidesSeen(pixels: Pixels, margin: number): number {
  const { width, height } = pixels;
  const sides = [
    { at: margin * width, along: height, across: width, isRow: false },
    { at: (1 - margin) * width, along: height, across: width, isRow: false },
    { at: margin * height, along: width, across: height, isRow: true },
    { at: (1 - margin) * height, along: width, across: height, isRow: true },
  ];
  return sides.filter((side) => edgeNear(pixels, side) >= leastEdge).length;
}

type Side = { at: number; along: number; across: number; isRow: boolean };

/** The largest step of light near the side, between two strips that are wider than a line of letters is high. */
function edgeNear(pixels: Pixels, { at, along, across, isRow }: Side): number {
  const reach = Math.round(across * 0.06);
  const [from, to] = [Math.round(along * 0.1), Math.round(along * 0.9)];
  const lineAt = (place: number): number => {
    let sum = 0;
    for (let step = from; step < to; step++) sum += isRow ? lightAt(pixels, step, place) : lightAt(pixels, place, step);
    return sum / (to - from);
  };
  const strip = Math.max(2, Math.round(across * 0.03));
  const first = Math.max(0, Math.round(at) - reach - strip);
  const last = Math.min(across - 1, Math.round(at) + reach + strip);
  const lines = Array.from({ length: last - first + 1 }, (_, step) => lineAt(first + step));
  const meanOf = (start: number) => lines.slice(start, start + strip).reduce((sum, one) => sum + one, 0) / strip;
  const steps = lines.slice(0, lines.length - 2 * strip + 1);
  return Math.max(0, ...steps.map((_, start) => Math.abs(meanOf(start) - meanOf(start + strip))));
}

function lightAt({ data, width, channels }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * channels;
  return 0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!;
}

function motionBetween(before: Pixels, now: Pixels): number {
  if (before.width !== now.width || before.height !== now.height) return Infinity;
  let [sum, count] = [0, 0];
  for (let y = 0; y < now.height; y += 4)
    for (let x = 0; x < now.width; x += 4) {
      sum += Math.abs(lightAt(before, x, y) - lightAt(now, x, y));
      count += 1;
    }
  return sum / count;
}
