type Place = { id: string; position: number };

/**
 * Who gets another place, that the questions stand in this order: the places that they had are dealt out again, so that
 * a question that stays is not touched; where two share one, all are numbered anew.
 */
export function placesInOrder(order: readonly string[], now: ReadonlyMap<string, number>): Place[] {
  const had = [...now.values()].toSorted((one, other) => one - other);
  const isStrict = new Set(had).size === had.length;
  return order.flatMap((id, at) => {
    const position = isStrict ? had[at]! : at + 1;
    return now.get(id) === position ? [] : [{ id, position }];
  });
}
