import type { PhotoMeasures } from "./photo-measures.ts";

/** Row R2: ten megabytes, counted while they arrive. */
export const mostPhotoBytes = 10 * 1024 * 1024;
/** More is a trap for whoever decodes it: no phone's photograph of a document needs as many. */
export const mostPhotoPixels = 50_000_000;
/** Of the longer side in pixels: a page that is smaller has no letter that can be read. */
export const leastPhotoSide = 600;

/** Why a photograph cannot be used; each has a text that says what to do. */
const photoRefusals = [
  "empty",
  "heavy",
  "not_a_picture",
  "broken",
  "moving",
  "pixels",
  "small",
  "dark",
  "grey",
  "blurred",
] as const;
export type PhotoRefusal = (typeof photoRefusals)[number];

/** What a person may see otherwise; the photograph is taken. */
export const photoWarnings = ["greyish", "soft", "dim", "glare"] as const;
export type PhotoWarning = (typeof photoWarnings)[number];

/**
 * Measured on drawn pages that were blurred, greyed, tinted and darkened (open-photograph.test.ts): copies in grey reach 0,
 * in sepia 3, originals 30; letters can be read by a person down to a sharpness of 0.13.
 */
const least = {
  brightness: { refused: 30, warned: 60 },
  colour: { refused: 10, warned: 18 },
  sharpness: { refused: 0.11, warned: 0.2 },
} as const;
const mostGlare = 0.03;

export function refusalOf({ brightness, colour, sharpness }: PhotoMeasures): PhotoRefusal | undefined {
  if (brightness < least.brightness.refused) return "dark";
  if (colour < least.colour.refused) return "grey";
  return sharpness < least.sharpness.refused ? "blurred" : undefined;
}

export function warningsOf({ brightness, colour, sharpness, glare }: PhotoMeasures): PhotoWarning[] {
  const seen: Record<PhotoWarning, boolean> = {
    greyish: colour < least.colour.warned,
    soft: sharpness < least.sharpness.warned,
    dim: brightness < least.brightness.warned,
    glare: glare > mostGlare,
  };
  return photoWarnings.filter((warning) => seen[warning]);
}
