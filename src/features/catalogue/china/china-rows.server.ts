/** A record as its table has it: a language without a name of its own is left out, and no list is `null`. */
export function chinaRow(record: object): object {
  const { names, cards, ...facts } = record as { names?: Record<string, string | null>; cards?: string[] | null };
  const filled = names && Object.fromEntries(Object.entries(names).filter(([, name]) => name !== null));
  return { ...facts, ...(filled && { names: filled }), ...(cards !== undefined && { cards: cards ?? [] }) };
}
