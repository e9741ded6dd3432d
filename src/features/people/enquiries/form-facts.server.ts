import { letterWords } from "../../../i18n/letters.server.ts";
import type { Language } from "../../../kernel/language.ts";
import type { EnquiryForm } from "./contract.ts";
import { sizeText } from "./size-text.ts";

type Sent = {
  form: EnquiryForm;
  files: readonly { bytes: number }[];
  nameOfCountry: (iso2: string) => string;
};

/**
 * What was chosen, in the words that asked it, and how many files came. Nothing that was typed, nor what a file is called: nobody has
 * proven the mailbox, and the shop carries no stranger's words to strangers. They stand behind the private link.
 */
export function formFacts(
  { form, files, nameOfCountry }: Sent,
  language: Language,
): { label: string; value: string }[] {
  const { contact: words, enquiry } = letterWords(language);
  const between = language.startsWith("zh") ? "、" : ", ";
  const sizes = files.map(({ bytes }) => sizeText(bytes)).join(between);
  const { interests, ways, product, channels } = words;
  const facts = [
    [words.intentions.label, words.intentions[form.intention].label],
    [interests.label, form.interests.map((one) => interests[one].label).join(between)],
    [ways.label, form.resellerWay && ways[form.resellerWay]],
    [product.label, form.product && product[form.product]],
    [words.country, nameOfCountry(form.country)],
    [words.salesBand, words.salesBands[form.salesBand]],
    [channels.label, form.channels.map((one) => channels[one]).join(between)],
    [words.files.label, files.length > 0 && enquiry.files(files.length, sizes)],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
