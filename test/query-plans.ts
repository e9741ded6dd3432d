import type { CompiledQuery } from "kysely";
import type pg from "pg";

type Explained = { "QUERY PLAN": unknown }[];

/**
 * What `explain` says of a statement: planned for these very values, and as a prepared one is planned from its sixth
 * time on, without knowing whose page it is.
 */
export async function bothPlans(
  pool: pg.Pool,
  { sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">,
  options = "",
): Promise<Explained[]> {
  const text = sql.replace("/* prepared */", "");
  const client = await pool.connect();
  try {
    const explained = async (what: string, values: unknown[] = []) =>
      (await client.query(`explain ${options} ${what}`, values)).rows as Explained;
    const given = parameters.map((value) => (value === null ? "null" : client.escapeLiteral(asText(value))));
    await client.query(`set plan_cache_mode = force_generic_plan; prepare looked as ${text}`);
    const forAnybody = await explained(`execute looked ${given.length > 0 ? `(${given.join(", ")})` : ""}`);
    await client.query("deallocate looked; reset plan_cache_mode");
    return [await explained(text, [...parameters]), forAnybody];
  } finally {
    // what a failure has left behind goes with the connection
    client.release(true);
  }
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return `{${value.join(",")}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}
