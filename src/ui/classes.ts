/** Joins what is there, so that a part can say `classes("tile", big && "tile-big", className)`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
