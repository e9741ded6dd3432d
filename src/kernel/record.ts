import * as z from "zod/mini";
import { faultIn } from "./record-fields.ts";
import type { RecordProblem } from "./record-problem.ts";

/** A record of which only what is right by itself is there. */
export type Draft<Record> = Record extends readonly unknown[]
  ? Record
  : Record extends object
    ? { [Field in keyof Record]?: Draft<Record[Field]> }
    : Record;

/** What makes a record of a noun valid, whoever reads it: a row of a file or a form. */
export type RecordKind<Record> = {
  fields: z.ZodMiniType<Record>;
  /** Rules over several fields; a field that was wrong is absent and says nothing. */
  rules?: (draft: Draft<Record>) => Iterable<RecordProblem>;
  /** What no two records may share, under the field where it is reported. */
  unique: { [field: string]: (draft: Draft<Record>) => string | undefined };
};

/** All that is wrong with a record by itself: each field once, then what its fields say about each other. */
export function checkRecord<Record>(
  { fields, rules }: Pick<RecordKind<Record>, "fields" | "rules">,
  raw: unknown,
): { draft: Draft<Record>; problems: RecordProblem[] } {
  const byField = new Map<string, RecordProblem>();
  const issues = z.safeParse(fields, raw).error?.issues ?? [];
  for (const issue of issues) {
    const field = issue.path.join(".");
    if (!byField.has(field)) byField.set(field, { field, ...faultIn(issue) });
  }
  const draft = issues.reduce<unknown>((kept, { path }) => without(kept, path), raw) as Draft<Record>;
  return { draft, problems: [...byField.values(), ...(rules?.(draft) ?? [])] };
}

/** Several fields as one value to compare; nothing when one of them was wrong. */
export function together(...values: (string | null | undefined)[]): string | undefined {
  return values.includes(undefined) ? undefined : values.map((value) => value ?? "").join(" ");
}

function without(value: unknown, [key, ...deeper]: readonly PropertyKey[]): unknown {
  if (key === undefined || typeof value !== "object" || value === null || Array.isArray(value)) return {};
  const { [key]: gone, ...rest } = value as Record<PropertyKey, unknown>;
  return deeper.length === 0 ? rest : { ...rest, [key]: without(gone, deeper) };
}
