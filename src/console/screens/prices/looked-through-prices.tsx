import { Icon } from "../../../ui/icon.tsx";
import { useWords, type Words } from "../../ground/asking.ts";
import { Key } from "../../parts/key.tsx";
import { Later } from "../../parts/later.tsx";
import { PlanCards } from "../../parts/plan-cards.tsx";
import { PriceWarnings } from "../../parts/price-warnings.tsx";
import { amountText } from "../../parts/typed-values.ts";
import type { PricesAnswered } from "./act.ts";
import { SalesEffect } from "./sales-effect.tsx";

type Look = NonNullable<PricesAnswered["look"]>;

/** What is about to change and what to look at twice; the button sends what was looked at, not the grid below. */
export function LookedThroughPrices({ look, entries }: { look: Look; entries: Record<string, string> }) {
  const { plans, cards } = look;
  const { prices: words, plan: ofPlan } = useWords().plans;
  const count = plans.flatMap(({ differences }) => differences).length;
  const codes = new Set(plans.map(({ code }) => code));
  return (
    <section className="prices-look" aria-labelledby="changes">
      <h2 id="changes">{words.changes}</h2>
      {count === 0 ? <p>{words.noChange}</p> : null}
      <ul className="prices-diff">
        {plans.map(({ code, differences }) => (
          <li key={code}>
            <b>{code}</b>
            {differences.map(({ field, before, after }) => (
              <span key={field}>
                {labelOf(field, words)} {before !== null && <s>{amountText(Number(before))}</s>}{" "}
                <b>{after === null ? "—" : amountText(Number(after))}</b>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {count > 0 && <PriceWarnings plans={plans} />}
      {count > 0 && <SalesEffect look={look} />}
      {cards.map(({ code, cards: own }) => (
        <details key={code} className="prices-cards">
          <summary>
            {ofPlan.cards} · {code}
          </summary>
          <PlanCards cards={own} named={`${ofPlan.cards} · ${code}`} />
        </details>
      ))}
      {count > 0 && (
        <form method="post" encType="multipart/form-data" noValidate className="prices-go">
          {Object.entries(entries)
            .filter(([name]) => codes.has(name.split(":")[0]!))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <button className="button button-go" name="do" value="publish" aria-keyshortcuts="Meta+Enter Control+Enter">
            <Icon name="check" />
            {words.publish(count)}
            <Key>⌘ ↵</Key>
          </button>
          <Later plans={plans.length} />
        </form>
      )}
    </section>
  );
}

function labelOf(field: string, words: Words["plans"]["prices"]): string {
  const [, currency, side] = field.split(".");
  return side === "was" ? words.was(currency!) : currency!;
}
