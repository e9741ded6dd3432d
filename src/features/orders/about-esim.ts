/** What a letter about one eSIM is `about`: its place in the order, and which repetition it is, since each letter goes once. */
export function aboutEsim(position: number, repetition = 0): string {
  return repetition === 0 ? String(position) : `${position}.${repetition}`;
}

/** The place in the order that such a letter is about. */
export function positionAbout(about: string): number {
  return Number.parseInt(about, 10);
}
