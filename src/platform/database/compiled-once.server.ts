import type { Compilable, CompiledQuery } from "kysely";
import type { DbOrTx } from "./database.server.ts";

/**
 * A `select` whose SQL is compiled at its first call and afterwards only gets its values: compiling one of an order
 * costs more than sending it, and a purchase sends a dozen (docs/decisions/0063). What `build` is given may stand
 * wherever one parameter may; it must not decide what is built, and a list is one array.
 */
export function compiledOnce<Given extends readonly unknown[], Row>(
  build: (db: DbOrTx, ...given: Given) => Compilable<Row>,
): (db: DbOrTx, ...given: Given) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...given) => {
    compiled ??= build(db, ...(given.map((_, place) => new Place(place)) as unknown as Given)).compile();
    const parameters = compiled.parameters.map((value) => (value instanceof Place ? given[value.at] : value));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

/** Stands for a value that each call brings. */
class Place {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}
