import { currencies } from "../../../kernel/currency.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { amountText } from "../../parts/typed-values.ts";
import type { Change } from "./load.ts";

type Props = { changes: readonly Change[]; label: string; mayEdit: boolean };

export function TimeLine({ changes, label, mayEdit }: Props) {
  return (
    <ol className="time-line" aria-label={label}>
      {changes.map((change) => (
        <Entry key={change.id} change={change} mayEdit={mayEdit} />
      ))}
    </ol>
  );
}

function Entry({ change, mayEdit }: { change: Change; mayEdit: boolean }) {
  const { coming: words } = useWords().plans;
  const { id, code, areaName, state, from, until, who, trouble } = change;
  return (
    <li data-state={state}>
      <p className="time-line-when">
        <Moment at={from} />
        {until && (
          <>
            <span className="soft">{words.until}</span> <Moment at={until} />
          </>
        )}
      </p>
      <div className="time-line-what">
        <p>
          <a href={`/console/catalogue/plans/${encodeURIComponent(code)}`}>
            <b>{areaName}</b> <span className="soft">{code}</span>
          </a>{" "}
          <span className="chip">{words.states[state]}</span>
        </p>
        <PriceSteps change={change} />
        {trouble && (
          <p className="time-line-trouble">
            <Icon name="triangle-alert" />
            <span>{words.troubles[state === "running" ? "running" : "waiting"][trouble]}</span>
          </p>
        )}
        <p className="soft small">{words.by(who)}</p>
      </div>
      {mayEdit && (
        <form method="post">
          <RequestKey />
          <button className="button" name="id" value={id} aria-label={`${words.takeBack}: ${code}`}>
            <Icon name="rotate-ccw" />
            {state === "running" ? words.endNow : words.takeBack}
          </button>
        </form>
      )}
    </li>
  );
}

/** Only what changes, each currency with its crossed-out price. */
function PriceSteps({ change: { prices, former } }: { change: Change }) {
  const { prices: words } = useWords().plans;
  return (
    <ul className="time-line-prices">
      {currencies.map((currency) => {
        const [now, then] = [former[currency], prices[currency]];
        if (now.amount === then.amount && now.was === then.was) return null;
        return (
          <li key={currency}>
            {currency} {now.amount !== then.amount && <s>{amountText(now.amount)}</s>} <b>{amountText(then.amount)}</b>
            {then.was !== null && (
              <span className="soft">
                {" "}
                {words.was(currency)} {amountText(then.was)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
