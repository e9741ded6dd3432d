import { formatMoney } from "../../../kernel/money.ts";
import { usePage } from "../../ground/asking.ts";
import { shortMoment } from "../../parts/short-moment.ts";
import type { Sold } from "./load.ts";

/** Each leads to the entries that it adds up. */
export function Figures({ sold: { figures, before, sameMoment, currency, zone, now } }: { sold: Sold }) {
  const { words: all, language } = usePage();
  const { overview: words } = all;
  const moment = shortMoment(sameMoment, language, zone);
  const entries = (account: string) =>
    `/console/finance/entries?${new URLSearchParams({ account, currency, month: now.slice(0, 7) })}`;
  const shown = [
    { name: words.sales, account: "sales", value: figures.sales.amount, was: before.sales.amount, isMoney: true },
    { name: words.payments, account: "gateway", value: figures.payments, was: before.payments, isMoney: false },
    {
      name: words.refunded,
      account: "sales",
      value: figures.refunded.amount,
      was: before.refunded.amount,
      isMoney: true,
    },
  ];
  return (
    <section className="overview-figures" aria-label={words.figures}>
      {shown.map(({ name, account, value, was, isMoney }) => {
        const text = (amount: number) => (isMoney ? formatMoney({ amount, currency }, language) : String(amount));
        return (
          <p key={name}>
            <a href={entries(account)}>
              <span className="soft">{name}</span>
              <b>{text(value)}</b>
            </a>
            <small>{words.against(changeText(value, was), text(was), moment)}</small>
          </p>
        );
      })}
    </section>
  );
}

/** `+12.2 %`; none where there was nothing to compare with. */
function changeText(value: number, was: number): string | null {
  if (was <= 0) return null;
  const percent = Math.round(((value - was) * 1000) / was) / 10;
  return `${percent < 0 ? "−" : "+"}${Math.abs(percent)} %`;
}
