import { useLoaderData } from "react-router";
import { kindsSentAgain } from "../../../features/aftersales/staff-mails/rules.ts";
import { longestNote } from "../../../features/records/notes/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Choice, FormProblem, LongField } from "../../parts/form.tsx";
import { keeping, withDrafts } from "../../parts/kept-drafts.ts";
import { KeptForm } from "../../parts/kept-form.tsx";
import { Dropped, Empty } from "../../parts/list.tsx";
import { addressOf } from "../../parts/orders-address.ts";
import { Pairs } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { useChosen } from "./choices.ts";
import { beginWithMany } from "./many-act.ts";
import { manyOrders, type ManyOrders } from "./many-load.ts";
import { GiveTo, Labels } from "./many-parts.tsx";

export const loader = withDrafts(manyOrders);
export const action = keeping(beginWithMany);

/** Row B1: what is to be done with the chosen orders, or with all of a filter, before it begins. */
export function Component() {
  const many = useLoaderData() as ManyOrders;
  const { view, q, asks, kind, orders, all, selection, dropped, unknown } = many;
  const { titled, bulk: words, orders: list, facets } = useWords();
  const chosen = useChosen(many).map(({ label, text }) => [label, text] as const);
  const none = all ? facets.unknown : words.nothing;
  const title = kind === "labels" ? words.labels : words.kinds[kind];
  return (
    <>
      <title>{titled(title)}</title>
      <header className="bar">
        <h1>{title}</h1>
        <a className="button button-quiet" href={addressOf(asks)}>
          <Icon name="chevron-left" />
          {words.back}
        </a>
      </header>
      <Dropped names={[...new Set([...dropped, ...unknown])]} />
      {kind === "labels" && orders.length > 0 ? (
        <Labels many={many} />
      ) : kind === "labels" ? (
        <Empty title={all && unknown.length === 0 ? words.labelsNone : none}>
          <a className="button" href="/console/dispatch">
            {words.labelsDispatch}
          </a>
        </Empty>
      ) : (all ? unknown.length === 0 : orders.length > 0) ? (
        <KeptForm name={`${kind} ${selection}`} className="bulk-form">
          <FormProblem />
          <RequestKey />
          <h2>{words.which}</h2>
          {all ? (
            <>
              <p>{words.everything}</p>
              <Pairs
                pairs={[
                  ...(view === "all" ? [] : [[list.views.label, list.views[view]] as const]),
                  ...(q ? [[list.columns.number, q] as const] : []),
                  ...chosen,
                ]}
              />
            </>
          ) : (
            <ul className="bulk-numbers">
              {orders.map((number) => (
                <li key={number}>
                  <a href={`/console/orders/${number}`}>{number}</a>
                  <input type="hidden" name="order" value={number} />
                </li>
              ))}
            </ul>
          )}
          {kind === "mail" && <MailKind />}
          {kind === "note" && <Note />}
          {kind === "give" && <GiveTo assignees={many.assignees!} />}
          {kind === "cancel" && <p>{words.cancelNote}</p>}
          <p className="soft">{words.held}</p>
          <button className="button button-go">{words.go[kind](all ? words.these : words.count(orders.length))}</button>
        </KeptForm>
      ) : (
        <Empty title={none}>
          <a className="button" href={addressOf(asks)}>
            {words.back}
          </a>
        </Empty>
      )}
    </>
  );
}

function MailKind() {
  const { bulk: words, order } = useWords();
  return (
    <Choice name="mailKind" label={words.mailKind} hint={words.mailNote} value="esim_ready">
      {kindsSentAgain.map((one) => (
        <option key={one} value={one}>
          {order.mailKinds[one]}
        </option>
      ))}
    </Choice>
  );
}

function Note() {
  const { bulk: words } = useWords();
  return <LongField name="note" label={words.note} hint={words.noteHint} rows={3} required maxLength={longestNote} />;
}
