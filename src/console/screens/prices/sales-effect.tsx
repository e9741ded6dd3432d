import { useWords } from "../../ground/asking.ts";
import { amountText } from "../../parts/typed-values.ts";
import type { PricesAnswered } from "./act.ts";

/** What the new prices mean, if just as much is sold as in the last weeks. */
export function SalesEffect({ look }: { look: NonNullable<PricesAnswered["look"]> }) {
  const { prices: words } = useWords().plans;
  const { sales, margin, breakEven } = look;
  return (
    <section className="prices-effect" aria-labelledby="effect">
      <h3 id="effect">{words.effect}</h3>
      {sales.length === 0 ? (
        <p className="soft">{words.noSales}</p>
      ) : (
        <dl>
          {sales.map(({ currency, before, after }) => (
            <div key={currency}>
              <dt>{words.salesIn(currency)}</dt>
              <dd>
                <b>{signed(after - before)}</b> <span className="soft">{words.of(amountText(before))}</span>
              </dd>
            </div>
          ))}
          {margin && (
            <div>
              <dt>{words.margin}</dt>
              <dd>{words.marginMoves(margin.after, margin.before)}</dd>
            </div>
          )}
          {margin && (
            <div>
              <dt>{words.breakEven}</dt>
              <dd>
                {breakEven === null
                  ? words.never
                  : `${breakEven > 0 ? "+" : breakEven < 0 ? "−" : ""}${Math.abs(breakEven)}%`}
              </dd>
            </div>
          )}
        </dl>
      )}
      {sales.length > 0 && !margin && <p className="soft small">{words.noMargin}</p>}
    </section>
  );
}

const signed = (minor: number): string => `${minor < 0 ? "−" : minor > 0 ? "+" : ""}${amountText(Math.abs(minor))}`;
