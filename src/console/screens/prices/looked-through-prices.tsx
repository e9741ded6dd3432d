import { useActionData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { useWords, type Words } from "../../ground/asking.ts";
import { Field } from "../../parts/form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { amountText } from "../../parts/typed.ts";
import type { PricesAnswered } from "./act.ts";

type Look = NonNullable<PricesAnswered["look"]>;
type Warning = Look["plans"][number]["warnings"][number];

/** What is about to change and what to look at twice; the button sends what was looked at, not the grid below. */
export function LookedThroughPrices({ look: { plans }, entries }: { look: Look; entries: Record<string, string> }) {
  const { prices: words } = useWords().plans;
  const count = plans.flatMap(({ differences }) => differences).length;
  const codes = new Set(plans.map(({ code }) => code));
  const warnings = plans.flatMap(({ code, warnings: own }) =>
    own.map((warning) => ({ code, text: textOf(warning, words) })),
  );
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
      <ul className="prices-warn">
        {warnings.map(({ code, text }) => (
          <li key={code + text}>
            <Icon name="triangle-alert" />
            <span>
              <b>{code}</b> {text}
            </span>
          </li>
        ))}
        {count > 0 && warnings.length === 0 && (
          <li>
            <Icon name="circle-check" />
            {words.sound}
          </li>
        )}
      </ul>
      {count > 0 && (
        <form method="post" noValidate className="prices-go">
          {Object.entries(entries)
            .filter(([name]) => codes.has(name.split(":")[0]!))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <button className="button button-go" name="do" value="publish">
            <Icon name="check" />
            {words.publish(count)}
          </button>
          <Later plans={plans.length} />
        </form>
      )}
    </section>
  );
}

/** Instead of now: from a moment on, or from one until another. */
function Later({ plans }: { plans: number }) {
  const { coming: words } = useWords().plans;
  const answered = useActionData() as PricesAnswered | undefined;
  return (
    <details className="prices-later" open={answered?.entries.do === "schedule"}>
      <summary className="button">{words.later}</summary>
      <div>
        <RequestKey />
        <Field name="from" type="datetime-local" label={words.from} hint={words.fromHint} />
        <Field name="until" type="datetime-local" label={words.untilField} hint={words.untilHint} />
        <button className="button" name="do" value="schedule">
          <Icon name="clock" />
          {words.schedule(plans)}
        </button>
      </div>
    </details>
  );
}

function labelOf(field: string, words: Words["plans"]["prices"]): string {
  const [, currency, side] = field.split(".");
  return side === "was" ? words.was(currency!) : currency!;
}

function textOf(warning: Warning, words: Words["plans"]["prices"]): string {
  if (warning.kind === "dearer_than") return words.dearer(warning.currency, warning.code);
  return (warning.kind === "drifts" ? words.drifts : words.movedFar)(warning.currency, warning.percent);
}
