import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import type { EnquiryForm } from "./contract.ts";

type Sent = {
  form: EnquiryForm;
  files: readonly { name: string; bytes: number }[];
  nameOfCountry: (iso2: string) => string;
};

/**
 * What was chosen, in the words that asked it, and the files by name. Nothing that was typed: nobody has proven the mailbox, and the
 * shop carries no stranger's words to strangers. They stand behind the private link.
 */
export function formFacts(
  { form, files, nameOfCountry }: Sent,
  language: Language,
): { label: string; value: string }[] {
  const { contact: words } = letterWords(language);
  const between = language.startsWith("zh") ? "、" : ", ";
  const { interests, ways, product, channels } = words;
  const sizeOf = (bytes: number) =>
    bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
  const facts = [
    [words.intentions.label, words.intentions[form.intention].label],
    [interests.label, form.interests.map((one) => interests[one].label).join(between)],
    [ways.label, form.resellerWay && ways[form.resellerWay]],
    [product.label, form.product && product[form.product]],
    [words.country, nameOfCountry(form.country)],
    [words.salesBand, words.salesBands[form.salesBand]],
    [channels.label, form.channels.map((one) => channels[one]).join(between)],
    [words.files.label, files.map(({ name, bytes }) => `${name} (${sizeOf(bytes)})`).join(between)],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
