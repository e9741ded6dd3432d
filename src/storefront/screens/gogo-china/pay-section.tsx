import { newest, type FigureName } from "../../../features/catalogue/china/facts.ts";
import { formatMoney, money } from "../../../kernel/money.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FactSources } from "./fact-source.tsx";
import { inYuan, valueOf, type Guide } from "./guide.ts";
import { HomeWallets } from "./home-wallets.tsx";
import { stated } from "./stated.ts";

/** What the wallets take, and from which payment on: the bars compare the last that is free, the next one, and a large one. */
export function PaySection({ guide }: { guide: Guide }) {
  const { language } = useVisit();
  const { pay: words } = useWords("china");
  const figure = (name: FigureName) => Number(newest(guide, name)?.value ?? Number.NaN);
  const [free, percent] = [figure("wallet-free"), figure("wallet-fee")];
  const yuan = (amount: number) => formatMoney(money(Math.round(amount * 100), "CNY"), language);
  const payments = [free, free + 1, free * 5].filter((amount) => amount > 0);
  const longest = Math.max(...payments);
  const facts = stated(guide, {
    "wallet-free": (value) => inYuan(value, language),
    "wallet-fee": (value) => `${value} %`,
    "wallet-single": (value) => `US$${value}`,
    "wallet-year": (value) => `US$${value}`,
  });
  return (
    <section className="wrap band" id="pay">
      <div className="china-pay">
        <div>
          <h2>{words.title}</h2>
          <p className="soft measure">{words.lede}</p>
          <ol className="china-steps">
            {words.steps.map(([title, text]) => (
              <li key={title}>
                <b>{title}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <HomeWallets guide={guide} />
        </div>
        {free >= 0 && percent >= 0 && (
          <div className="panel china-fees">
            <h3>{words.adds}</h3>
            <ul>
              {payments.map((amount) => {
                const fee = amount > free ? (amount * percent) / 100 : 0;
                return (
                  <li key={amount} className={fee > 0 ? "china-fee-some" : undefined}>
                    <span>{words.payment}</span>
                    <b className="num">{yuan(amount)}</b>
                    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                      <rect className="china-fee-all" width="100" height="4" />
                      <rect width={Math.max((amount / longest) * 100, 3)} height="4" />
                    </svg>
                    <em>{fee > 0 ? words.fee(yuan(fee)) : words.noFee}</em>
                  </li>
                );
              })}
            </ul>
            <dl>
              <div>
                <dt className="num">{inYuan(valueOf(guide, "wallet-free"), language)}</dt>
                <dd>{words.free}</dd>
              </div>
              <div>
                <dt className="num">{valueOf(guide, "wallet-fee")} %</dt>
                <dd>{words.percent}</dd>
              </div>
              <div>
                <dt className="num">US${valueOf(guide, "wallet-single")}</dt>
                <dd>{words.single(`US$${valueOf(guide, "wallet-year")}`)}</dd>
              </div>
            </dl>
            <FactSources facts={facts} guide={guide} />
          </div>
        )}
      </div>
    </section>
  );
}
