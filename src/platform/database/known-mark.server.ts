/** How a secret stands to what it sealed in this database. */
type Known<Sealed> = {
  opens: (sealed: Sealed) => boolean;
  /** What it sealed before marks were left; none where there is a mark. */
  older: readonly Sealed[];
  /** Leaves a mark, unless there is one. */
  leaveMark: () => Promise<void>;
  mark: () => Promise<Sealed>;
};

/**
 * Whether a secret is the one that this database knows, asked before it seals anything. The first start leaves a mark; of
 * several that do so at once one does, and all are held against its mark.
 */
export async function isKnown<Sealed>({ opens, older, leaveMark, mark }: Known<Sealed>): Promise<boolean> {
  // a single one may be damaged
  if (older.length > 0 && !older.some(opens)) return false;
  await leaveMark();
  return opens(await mark());
}
