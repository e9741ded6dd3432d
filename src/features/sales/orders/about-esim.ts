/**
 * What a letter about one eSIM is `about`: its place in the order, and which repetition it is, since each letter goes
 * once.
 */
export function aboutEsim(position: number, repetition = 0): string {
  return repetition === 0 ? String(position) : `${position}.${repetition}`;
}

/** The place in the order that such a letter is about. */
export function positionAbout(about: string): number {
  return Number.parseInt(about, 10);
}

/** What a letter about used data is `about`: whose, what has happened, and of a day pass on which day. */
export function aboutUsage(position: number, kind: string, day: string | null): string {
  return [position, kind, ...(day === null ? [] : [day])].join(":");
}

/** Of a day pass the day that such a letter is about. */
export function dayAbout(about: string): string | undefined {
  return about.split(":")[2];
}

/**
 * What a letter about an end is `about`: which end, on which day, and of a traveller's own letter the place in the
 * order.
 */
export function aboutEnding(rule: "ends" | "use_by", day: string, position?: number): string {
  return [rule, day, ...(position === undefined ? [] : [position])].join(":");
}
