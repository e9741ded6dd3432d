import { Icon } from "../../../ui/icon.tsx";
import { useWords, type Answer } from "../../ground/asking.ts";
import { ColleagueOptions } from "../../parts/colleague-options.tsx";
import { Choice } from "../../parts/form.tsx";
import { addressOf, beneath } from "../../parts/orders-address.ts";
import type { ManyOrders } from "./many-load.ts";

/** To whom the open cases go. */
export function GiveTo({ assignees }: { assignees: Answer<"/staff/getAssignees"> }) {
  const { bulk: words } = useWords();
  return (
    <Choice name="to" label={words.to} hint={words.toHint} value={assignees.me}>
      <ColleagueOptions {...assignees} toMe={words.toMe} />
    </Choice>
  );
}

/** The labels that dispatch makes, by the same call and with the same line in the trail. */
export function Labels({ many: { orders, asks, all, next } }: { many: ManyOrders }) {
  const { bulk: words, dispatch } = useWords();
  const back = new URLSearchParams({ back: addressOf(asks) });
  return (
    <form method="post" action={`/console/files/labels.pdf?${back}`} className="bulk-form">
      <h2>{words.which}</h2>
      <ul className="bulk-numbers">
        {orders.map((number) => (
          <li key={number}>
            <a href={`/console/orders/${number}`}>{number}</a>
            <input type="hidden" name="order" value={number} />
          </li>
        ))}
      </ul>
      {all && <p>{words.labelsFilter}</p>}
      <p className="soft">{words.labelsLede}</p>
      <div className="bulk-row">
        <button className="button button-go" name="paper" value="a6">
          <Icon name="printer" />
          {dispatch.files.a6}
        </button>
        <button className="button" name="paper" value="a4" title={dispatch.files.a4Hint}>
          <Icon name="printer" />
          {dispatch.files.a4}
        </button>
        {next !== null && (
          <a className="button" href={beneath("/many", { ...asks, kind: "labels", all: "1", after: next })} rel="next">
            {words.labelsNext}
            <Icon name="chevron-right" />
          </a>
        )}
      </div>
    </form>
  );
}
