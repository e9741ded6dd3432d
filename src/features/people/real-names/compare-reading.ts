import { readFields, type ReadDocument, type ReadField, type Slice } from "../../../kernel/read-document.ts";
import type { DocumentDetails } from "./contract.ts";
import { tidyNumber } from "./document-number.ts";

type Compared = { text: string; isProved: boolean; isSame: boolean; slice: Slice | null };

/** What was read beside what was typed; a field that the photograph does not show is not there. */
export function compareReading(
  document: DocumentDetails,
  { fields }: ReadDocument,
): Partial<Record<(typeof readFields)[number], Compared>> {
  return Object.fromEntries(
    readFields.flatMap((name) => {
      const field = fields[name];
      if (!field) return [];
      const { text, isProved, slice = null } = field;
      return [[name, { text, isProved, isSame: isAsRead(name, document[name] ?? "", field), slice }]];
    }),
  );
}

/** What check digits prove, where something else was typed. */
export function provedOtherwise(document: DocumentDetails, read: ReadDocument): Partial<Record<ProvedName, string>> {
  return Object.fromEntries(
    provedNames.flatMap((name) => {
      const field = read.fields[name];
      return field?.isProved && !isAsRead(name, document[name] ?? "", field) ? [[name, field.text]] : [];
    }),
  );
}

/** The fields that zones have check digits for. */
export const provedNames = ["number", "birth", "expiry"] as const;
type ProvedName = (typeof provedNames)[number];

/** Whether the document says what was typed. */
export const isAsRead = (name: (typeof readFields)[number], typed: string, field: ReadField): boolean =>
  isSame[name](typed, field);

const exactly = (typed: string, { text }: ReadField): boolean => typed === text;

const isSame: Record<(typeof readFields)[number], (typed: string, read: ReadField) => boolean> = {
  englishName: (typed, { text, doubtful }) => {
    const [said, read] = [plainName(typed), plainName(text)];
    // a zone cuts a long name off, and the place after its end is marked then
    return said === read || (doubtful.includes(Array.from(text).length) && said.startsWith(read));
  },
  chineseName: (typed, { text }) => typed.normalize("NFKC").trim() === text.normalize("NFKC").trim(),
  number: (typed, { text }) => tidyNumber(typed) === tidyNumber(text),
  birth: exactly,
  expiry: exactly,
  country: exactly,
};

/** Zones have capital letters without accents, and a space for whatever stands between names. */
const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .toUpperCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Z]+/g, " ")
    .trim();
