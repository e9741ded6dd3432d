type Dated = { id: string; publishedAt: string };

/** Independent of the list's order; of two with the same time, always the same one. */
export function newestOf<Notice extends Dated>(notices: readonly Notice[]): Notice | undefined {
  return notices.toSorted((one, other) => compare(other.publishedAt, one.publishedAt) || compare(other.id, one.id))[0];
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
