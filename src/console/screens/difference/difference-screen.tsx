import { useActionData, useLoaderData, useRouteLoaderData } from "react-router";
import { amountText } from "../../../kernel/money.ts";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { foreignAmount } from "../../parts/foreign-amount.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped } from "../../parts/list.tsx";
import { Moment } from "../../parts/moment.tsx";
import { Pairs } from "../../parts/panel.tsx";
import { settle } from "./act.ts";
import { Decisions } from "./decisions.tsx";
import { difference, type Difference } from "./load.ts";
import { SettlingOvertaken } from "./settling-overtaken.tsx";
import { Settling } from "./settling.tsx";

export const loader = difference;
export const action = settle;

/** Row B1: one difference: both sides, what it likely comes from, and what can be done about it. */
export function Component() {
  const found = useLoaderData() as Difference;
  const me = useRouteLoaderData("frame") as Me;
  const answered = useActionData() as Answered | undefined;
  const { words } = usePage();
  const { kind, gateway, subject, order, openedAt, closedAt, cause, done, dropped, decisions, gap } = found;
  const said = words.differences;
  const maySettle = may(me, "settle_differences");
  return (
    <>
      <title>{words.titled(said.kinds[kind])}</title>
      <header className="bar">
        <a className="button button-quiet" href="/console/finance/differences">
          <Icon name="arrow-left" />
          <span className="vh">{said.title}</span>
        </a>
        <h1>{said.kinds[kind]}</h1>
        {closedAt !== null && <span className="pill">{said.closed}</span>}
      </header>
      <Dropped names={dropped} />
      {done !== undefined && !answered && Object.hasOwn(said.done, done) && (
        <output className="told">{said.done[done]}</output>
      )}
      <div className="difference">
        <FormProblem />
        <SettlingOvertaken found={found} />
        <Sides found={found} />
        <p>
          <b>{said.cause}:</b> {said.causes[cause]}
        </p>
        <Pairs
          pairs={[
            [said.gap, gap && `${gap.currency} ${amountText(gap)}`],
            [said.gateway, gateway],
            [said.reference, subject],
            [
              said.order,
              order && (
                <a key="order" href={`/console/orders/${order}`}>
                  {order}
                </a>
              ),
            ],
            [said.opened, <Moment key="at" at={openedAt} />],
          ]}
        />
        {decisions.length > 0 && <Decisions decisions={decisions} maySettle={maySettle && closedAt === null} />}
        {closedAt === null && (maySettle ? <Settling found={found} /> : <p className="soft">{said.readOnly}</p>)}
      </div>
    </>
  );
}

function Sides({ found: { kind, ours, theirs } }: { found: Difference }) {
  const { differences: said } = useWords();
  const { sides } = said;
  const isOfGateway = !kind.startsWith("ledger_");
  const rows = [
    { name: isOfGateway ? sides.ours : sides.found, side: ours },
    { name: isOfGateway ? sides.theirs : sides.expected, side: theirs },
  ];
  return (
    <table className="difference-sides">
      <caption className="vh">{sides.label}</caption>
      <thead>
        <tr>
          <th scope="col">{sides.side}</th>
          <th scope="col">{sides.state}</th>
          <th scope="col">{sides.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, side }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{side?.state ? (said.states[side.state] ?? side.state) : "–"}</td>
            <td>
              <b>{foreignAmount(side) ?? said.nothing}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
