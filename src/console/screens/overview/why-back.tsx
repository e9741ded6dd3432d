import { formatMoney } from "../../../kernel/money.ts";
import { usePage } from "../../ground/asking.ts";
import { wordFor } from "../../parts/word-for.ts";
import { Bars, percent } from "./bars.tsx";
import { entriesBehind } from "./days-shown.ts";
import type { Sold } from "./load.ts";

/** Why money went back, by amount; the entries behind it are in the books. */
export function WhyBack({ sold, as }: { sold: Sold; as: "chart" | "table" }) {
  const { words: all, language } = usePage();
  const { reasons: words, bars } = all.overview;
  const { reasons, figures, currency } = sold;
  const most = Math.max(1, ...reasons.map(({ amount }) => amount.amount));
  const entries = entriesBehind("sales", sold);
  const names = { ...all.order.refundReasons, ...all.order.reasons };
  return (
    <Bars
      id="reasons"
      title={words.title}
      href={entries}
      lede={words.lede(currency)}
      sentence={words.sentence(formatMoney(figures.refunded, language))}
      names={{ value: words.amount, share: bars.ofAll }}
      bars={reasons.map(({ reason, refunds, amount, was }) => ({
        name: words.counted(wordFor(names, reason), refunds),
        href: entries,
        part: amount.amount / most,
        value: formatMoney(amount, language),
        share: percent(amount.amount, figures.refunded.amount),
        was: formatMoney(was, language),
      }))}
      as={as}
    />
  );
}
