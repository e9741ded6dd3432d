import type { Place, Shape } from "d3-geo";
import { areaOf, cityOnSheet, coastsOnSheet, middleOf, projectionFor, type Point, type Sheet } from "./plane.ts";
import { ridges } from "./ridges.ts";
import { gap, ringsOverLand, strokeWidth, whisper } from "./rings.ts";
import { closedPath, drawing, short } from "./svg.ts";

/**
 * Drawn for `<use href="….svg#mark">`: strokes take the colour of the words around, the dot and its ring take --dot and
 * --ring, and no part refers to another, which browsers do not follow across files.
 */
export function markFile(sheet: Sheet, content: string): string {
  const group = `<g id="mark" fill="none" stroke="currentColor" stroke-width="${strokeWidth}">${content}</g>`;
  return drawing(sheet.width, sheet.height, group);
}

export function dot([x, y]: Point, radius = 5): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--dot,var(--point,#d1381d))" stroke="var(--ring,none)" stroke-width="3"/>`;
}

/** Rings from the main city: strong over land, a whisper over the sea. */
export function destinationMark(sheet: Sheet, iso2: string, city: Place, shape: Shape | undefined): string {
  if (iso2 === "CN") return mountainMark(sheet);
  const projection = shape && projectionFor(shape, sheet);
  const coasts = shape && projection ? coastsOnSheet(projection, shape) : [];
  const land = coasts.reduce((sum, coast) => sum + Math.abs(areaOf(coast)), 0);
  // Atolls and city states have no shape at this size: they are all signal.
  if (!projection || land < 900) return ringsMark(sheet, iso2);

  const center = cityOnSheet(projection, city, sheet);
  const wash = `<path d="${coasts.map(closedPath).join("")}" fill="currentColor" fill-opacity=".18" stroke="none"/>`;
  const rings = `<path d="${ringsOverLand(center, coasts)}"/>`;
  return markFile(sheet, whisper(center) + wash + rings + dot(center));
}

/** No outline: a signal that fades, a little different for each place. */
function ringsMark(sheet: Sheet, iso2: string): string {
  const seed = iso2.charCodeAt(0) * 26 + iso2.charCodeAt(1);
  const [x, y] = middleOf(sheet);
  const center: Point = [x - 28 + (seed % 57), y - 18 + (seed % 37)];
  const count = 5 + (seed % 3);
  const strong = Array.from({ length: count }, (_, n) => {
    const strength = short(1 - (0.8 * n) / count, 2);
    return `<circle cx="${center[0]}" cy="${center[1]}" r="${(n + 1) * gap}" stroke-opacity="${strength}"/>`;
  }).join("");
  const wash = `<circle cx="${center[0]}" cy="${center[1]}" r="${count * gap}" fill="currentColor" fill-opacity=".12" stroke="none"/>`;
  return markFile(sheet, whisper(center) + wash + strong + dot(center));
}

/** China: mountains and water, the sun as the dot; wider than the sheet, since it has no coast to end at. */
function mountainMark(sheet: Sheet): string {
  const [x, y] = middleOf(sheet);
  const sun: Point = [x + 58, y - 40];
  const slopes = ridges({ width: 1200, height: 290, layers: 3, gap: 9, lines: 3, scale: 0.8 });
  const land = slopes.map(({ body, crest, lines, depth }) => {
    const ground = `<path d="${body}" fill="var(--ring,#fff)" stroke="none"/><path d="${body}" fill="currentColor" fill-opacity=".14" stroke="none"/>`;
    // The slope in front stays bare: the name of the place is written on it.
    const slope = depth < 1 ? `<path d="${lines}" stroke-width="1.5" stroke-opacity=".5"/>` : "";
    return `${ground}${slope}<path d="${crest}"/>`;
  });
  return markFile(
    sheet,
    `${whisper(sun)}${dot(sun, 15)}<g transform="translate(${x - 488} ${y - 114})">${land.join("")}</g>`,
  );
}
