import type { FigureName } from "../../../features/catalogue/china/facts.ts";
import { gogoPerGb } from "../../../kernel/gogo-price.ts";
import type { Language } from "../../../kernel/language.ts";
import { dateText } from "../../../kernel/written-date.ts";
import type { Areas } from "../../ground/visit/words.ts";
import { inYuan, sourceNamed, valueOf, type Guide } from "./guide.ts";
import { bySource, stated, type Stated } from "./stated.ts";

type Question = { question: string; answer: string; facts: Stated[] };
type Asked = {
  question: string;
  /** Those of the answer, in its order, as they are written beside their source. */
  figures: { [Name in FigureName]?: (value: string) => string };
  answer: (...values: string[]) => string;
};

const dollars = (value: string) => `US$${value}`;

/** What is asked most, answered from the figures as they are; nothing is, while one of its figures is unknown. */
export function chinaQuestions(
  guide: Pick<Guide, "figures">,
  { short, figures }: Areas["china"],
  language: Language,
): Question[] {
  const yuan = (value: string) => inYuan(value, language);
  const counted = (name: keyof typeof figures) => (value: string) => `${value} ${figures[name]}`;
  const asked: Asked[] = [
    {
      question: short.transit,
      figures: {
        "transit-hours": counted("transit-hours"),
        "transit-countries": counted("transit-countries"),
        "transit-ports": counted("transit-ports"),
        "transit-provinces": counted("transit-provinces"),
      },
      answer: short.transitAnswer,
    },
    {
      question: short.pay,
      figures: { "wallet-free": yuan, "wallet-fee": (value) => `${value} %`, "wallet-single": dollars },
      answer: (free, percent, single) => short.payAnswer(yuan(free), percent, single),
    },
    {
      question: short.cash,
      figures: { "cash-rmb": yuan, "cash-foreign": dollars },
      answer: (notes, foreign) => short.cashAnswer(yuan(notes), foreign),
    },
    { question: short.data, figures: {}, answer: () => short.dataAnswer(gogoPerGb) },
  ];
  return asked.flatMap(({ question, figures: needed, answer }) => {
    const values = (Object.keys(needed) as FigureName[]).map((name) => valueOf(guide, name));
    return values.includes("") ? [] : [{ question, answer: answer(...values), facts: stated(guide, needed) }];
  });
}

/** The same as text alone, with sources and days: for search engines (storefront/seo). */
export function answersInText(
  guide: Pick<Guide, "figures" | "sources">,
  words: Areas["china"],
  language: Language,
): { question: string; answer: string }[] {
  return chinaQuestions(guide, words, language).map(({ question, answer, facts }) => {
    const groups = bySource(facts);
    const said = groups.map(({ as, fact }) => {
      const dated = `${words.asOf(dateText(fact.asOf, language))}, ${sourceNamed(guide, fact.source)}`;
      return groups.length > 1 ? `${as.join(" · ")}: ${dated}` : dated;
    });
    return { question, answer: said.length > 0 ? `${answer} (${said.join("; ")})` : answer };
  });
}
