/**
 * Places as they are typed: `1-20, 35`, also with the commas and dashes of Chinese keyboards. Undefined where something
 * is no place or runs backwards: half of what was meant is never taken.
 */
export function placesIn(typed: string, most: number): number[] | undefined {
  const written = typed
    .normalize("NFKC")
    .replace(/\s*[-‐‑–—~〜至到]\s*/g, "-")
    .split(/[\s,、;]+/)
    .filter(Boolean);
  const places = new Set<number>();
  for (const part of written) {
    const [, first, last = first] = /^([1-9]\d{0,4})(?:-([1-9]\d{0,4}))?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === undefined || from > to || to > most) return undefined;
    for (let place = from; place <= to; place++) places.add(place);
  }
  return [...places].toSorted((one, other) => one - other);
}

/** `1–3, 7`: neighbours as a range, so that 400 places are a line. */
export function placesText(places: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const place of places.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && place <= last[1] + 1) last[1] = place;
    else ranges.push([place, place]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}
