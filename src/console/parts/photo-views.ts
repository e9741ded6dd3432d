import type { IconName } from "../../ui/icon-names.ts";

/** How a photograph is looked at closer (real-name/offer-photo-view), and the key for it. */
export const photoViews = [
  ["smaller", "zoom-out", "-"],
  ["larger", "zoom-in", "+"],
  ["left", "rotate-ccw", "l"],
  ["right", "rotate-cw", "o"],
  ["darker", "sun-dim", "d"],
  ["brighter", "sun-medium", "b"],
  ["whole", "undo-2", "w"],
] as const satisfies readonly (readonly [string, IconName, string])[];

/** `1`: as wide as its frame. */
export const zoomText = (zoom: number): string => `${zoom * 100}\u00a0%`;
