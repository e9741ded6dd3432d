import fc from "fast-check";
import { expect } from "vitest";
import { checkRecord, type RecordKind } from "../src/kernel/record.ts";

/** `field problem` of each thing that is wrong with a record. */
export const brieflyIn =
  <Record>(kind: RecordKind<Record>) =>
  (record: unknown): string[] =>
    checkRecord(kind, record).problems.map(({ field, problem }) => `${field} ${problem}`);

/** Whatever is sent, rules answer with problems and never throw; what is wrong by itself is wrong once. */
export function eachProblemOnce<Record extends object>(kind: RecordKind<Record>, sound: Record): void {
  const junk = fc.record(
    Object.fromEntries(Object.keys(sound).map((field) => [field, fc.option(fc.anything(), { nil: null })])),
    { requiredKeys: [] },
  );
  const sent = fc.oneof(
    fc.anything(),
    junk,
    junk.map((some) => ({ ...sound, ...some })),
  );
  fc.assert(
    fc.property(sent, (record) => {
      const { draft, problems } = checkRecord(kind, record);
      for (const same of Object.values(kind.unique)) same(draft);
      const fields = problems.map(({ field }) => field);
      expect(new Set(fields).size).toBe(fields.length);
    }),
  );
  for (const nothing of [undefined, null, "", "text", 7, []]) expect(brieflyIn(kind)(nothing)).toEqual([" empty"]);
}
