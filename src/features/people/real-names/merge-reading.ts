import { readFields, type ReadDocument } from "../../../kernel/read-document.ts";

type ReadNames = (typeof readFields)[number];

/**
 * The fields of a form after a photograph was read. What a person typed or put right stays; what stands there as the
 * photograph before had it goes with that photograph. A photograph of which nothing could be read changes nothing.
 */
export function mergeReading<Form extends Partial<Record<ReadNames, string>>>(
  form: Form,
  { before, now }: { before: ReadDocument | null; now: ReadDocument | null },
): Form {
  if (now === null) return form;
  const merged = { ...form };
  for (const name of readFields) {
    const [typed, filledIn] = [form[name] ?? "", before?.fields[name]?.text ?? ""];
    if (typed === "" || typed === filledIn) merged[name] = (now.fields[name]?.text ?? "") as Form[typeof name];
  }
  return merged;
}

/** Places of a field to mark, as long as it stands there as it was read. */
export function doubtfulIn(read: ReadDocument | null, name: ReadNames, value: string): readonly number[] {
  const field = read?.fields[name];
  return field?.text === value ? field.doubtful : [];
}
