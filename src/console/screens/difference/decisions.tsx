import { amountText } from "../../../kernel/money.ts";
import { usePage } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { Difference } from "./load.ts";

type Props = { decisions: Difference["decisions"]; maySettle: boolean };

/** What was decided about it, and what waits for a second person. */
export function Decisions({ decisions, maySettle }: Props) {
  const { words } = usePage();
  const said = words.differences;
  return (
    <section className="difference-decisions" aria-labelledby="decisions">
      <h2 id="decisions">{said.decisions}</h2>
      <ul>
        {decisions.map(({ id, deed, account, sum, state, who, isMine, second, at, reason, failure }) => (
          <li key={id}>
            <p>
              <b>{said.decided[state]}</b>
              {sum && deed !== "ours_is_right" && ` · ${sum.currency} ${amountText(sum)}`}
              {account && ` · ${words.finance.accounts[account]}`} · {said.says[deed]}
            </p>
            <p className="soft small">
              {who}, <Moment at={at} />
              {second !== null && ` · ${said.second(second)}`} · {reason}
              {failure !== null && ` · ${failure}`}
            </p>
            {maySettle && state === "proposed" && (
              <form method="post" className="row">
                <RequestKey />
                <input type="hidden" name="decision" value={id} />
                {isMine ? (
                  <p className="small">{said.own}</p>
                ) : (
                  <button className="button button-go" name="do" value="confirm">
                    {said.confirm}
                  </button>
                )}
                <button className="button" name="do" value="withdraw">
                  {said.takeBack}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
