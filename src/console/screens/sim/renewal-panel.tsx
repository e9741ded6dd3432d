import { useActionData, useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { dayText } from "../../parts/day-text.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field } from "../../parts/form.tsx";
import { Panel } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { SimPage } from "./load.ts";

/** The shop's order form, filled in, as a link to the buyer. A SIM of another network cannot be renewed by us. */
export function RenewalPanel({ sim: { isOurs, sentUntil, plans } }: { sim: SimPage }) {
  const me = useRouteLoaderData("frame") as Me;
  const { words: all, language } = usePage();
  const { renewalLink: words } = all.customers.sim;
  const isAnswered = useActionData<Answered>()?.entries["what"] === "renewal";
  if (!isOurs || !may(me, "send_mails")) return null;
  return (
    <Panel title={words.title} id="renewal">
      {sentUntil !== undefined && !isAnswered && (
        <output className="told">{words.sent(dayText(sentUntil, language))}</output>
      )}
      <details className="reveal" open={isAnswered}>
        <summary>
          <Icon name="mail" />
          {words.go}
        </summary>
        <form method="post">
          <input type="hidden" name="what" value="renewal" />
          <RequestKey />
          <Field
            name="plan"
            as="renewal-plan"
            label={words.plan}
            hint={words.planHint}
            required
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            value={plans[0]?.code}
          />
          <Field
            name="days"
            as="renewal-days"
            label={words.days}
            hint={words.daysHint}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
          />
          <p className="soft small">{words.note}</p>
          <button className="button">{words.go}</button>
        </form>
      </details>
    </Panel>
  );
}
