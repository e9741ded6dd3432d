import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import type { EnquiryForm } from "./contract.ts";

type Sent = {
  form: EnquiryForm;
  files: readonly { name: string; bytes: number }[];
  nameOfCountry: (iso2: string) => string;
};

/** The whole form as it was sent, question by question, in the words that asked them; and its files by name. */
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
    [words.resourceSupplier, form.resourceSupplier],
    [words.others, form.others],
    [words.company, form.company],
    [words.country, nameOfCountry(form.country)],
    [words.city, form.city],
    [words.website, form.website],
    [words.introduction, form.introduction],
    [words.salesBand, words.salesBands[form.salesBand]],
    [channels.label, form.channels.map((one) => channels[one]).join(between)],
    [words.supplier, form.supplier],
    [words.contactName, form.contactName],
    [words.jobTitle, form.jobTitle],
    [words.email, form.email],
    [words.phone, form.phone],
    [words.files.label, files.map(({ name, bytes }) => `${name} (${sizeOf(bytes)})`).join(between)],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
