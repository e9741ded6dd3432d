import { newest } from "../../../features/catalogue/china/facts.ts";
import { gogoPerGb } from "../../../kernel/gogo-price.ts";
import type { Language } from "../../../kernel/language.ts";
import { dateText } from "../../../kernel/written-date.ts";
import type { Areas } from "../../ground/visit/words.ts";
import { valueOf, type Guide } from "./guide.ts";

/** What is asked most, answered from the figures as they are; also for search engines (storefront/seo). */
export function chinaQuestions(guide: Guide, { short }: Areas["china"], language: Language) {
  const of = (name: Parameters<typeof valueOf>[1]) => valueOf(guide, name);
  const day = newest(guide, "transit-countries")?.asOf;
  const asked = [
    day && {
      question: short.transit,
      answer: short.transitAnswer(
        of("transit-hours"),
        of("transit-countries"),
        of("transit-ports"),
        of("transit-provinces"),
        dateText(day, language),
      ),
    },
    of("wallet-free") && {
      question: short.pay,
      answer: short.payAnswer(of("wallet-free"), of("wallet-fee"), of("wallet-single")),
    },
    of("cash-rmb") && {
      question: short.cash,
      answer: short.cashAnswer(of("cash-rmb"), of("cash-foreign")),
    },
    { question: short.data, answer: short.dataAnswer(gogoPerGb) },
  ];
  return asked.filter((one) => typeof one === "object");
}
