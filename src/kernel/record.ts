import * as z from "zod/mini";
import { faultIn } from "./record-fields.ts";
import type { RecordProblem } from "./record-problem.ts";

/** A record with only its valid fields. */
export type Draft<Record> = Record extends readonly unknown[]
  ? Record
  : Record extends object
    ? { [Field in keyof Record]?: Draft<Record[Field]> }
    : Record;

/** What makes a record valid, whether it comes from a file's row or a form. */
export type RecordKind<Record> = {
  fields: z.ZodMiniType<Record>;
  /** Rules over several fields; an invalid field is absent and reports nothing. */
  rules?: (draft: Draft<Record>) => Iterable<RecordProblem>;
  /** What must be unique, by the field where a duplicate is reported. */
  unique: { [field: string]: (draft: Draft<Record>) => string | undefined };
};

/** All problems of a single record: of each field, then of combinations. */
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

const fieldsOf = new WeakMap<object, z.ZodMiniType>();

/** A whole record as input of a contract, validated by all rules of its noun: a form gets every problem at once. */
export function recordOf<Record>(kind: RecordKind<Record>): z.ZodMiniType<Record> {
  const unchecked = z.custom<Record>();
  const record = unchecked.check((payload) => {
    for (const { field, ...fault } of checkRecord(kind, payload.value).problems) {
      const path = field === "" ? [] : field.split(".");
      payload.issues.push({ code: "custom", input: payload.value, path, message: fault.problem, params: fault });
    }
  });
  // the checked schema is a clone, and JSON Schema is made from both
  for (const input of [unchecked, record]) fieldsOf.set(input, kind.fields);
  return record;
}

/** The fields of such an input, for OpenAPI. */
export const recordFields = (input: object): z.ZodMiniType | undefined => fieldsOf.get(input);

/** Several fields as one key; undefined when one of them was invalid. */
export function together(...values: (string | null | undefined)[]): string | undefined {
  return values.includes(undefined) ? undefined : values.map((value) => value ?? "").join(" ");
}

function without(value: unknown, [key, ...deeper]: readonly PropertyKey[]): unknown {
  if (key === undefined || typeof value !== "object" || value === null || Array.isArray(value)) return {};
  const { [key]: gone, ...rest } = value as Record<PropertyKey, unknown>;
  return deeper.length === 0 ? rest : { ...rest, [key]: without(gone, deeper) };
}
