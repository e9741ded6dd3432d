import { amountText } from "../../../kernel/money.ts";
import { usePage, useWords } from "../../ground/asking.ts";
import { Key, undoKeys } from "../../parts/key.tsx";
import { Moment } from "../../parts/moment.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { clockTime } from "../../parts/short-moment.ts";
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
        {decisions.map(({ id, deed, account, sum, state, who, isMine, second, at, reason, failure, takeBackUntil }) => (
          <li key={id}>
            <p>
              <b>
                {takeBackUntil === null ? said.decided[state] : said.held(clockTime(takeBackUntil, { seconds: true }))}
              </b>
              {sum && deed !== "ours_is_right" && ` · ${sum.currency} ${amountText(sum)}`}
              {account && ` · ${words.finance.accounts[account]}`} · {said.says[deed]}
            </p>
            <p className="soft small">
              {who}, <Moment at={at} />
              {second !== null && ` · ${said.second(second)}`} · {reason}
              {failure !== null && ` · ${failure}`}
            </p>
            {maySettle && (state === "proposed" || takeBackUntil !== null) && (
              <form method="post" className="row">
                <RequestKey />
                <input type="hidden" name="decision" value={id} />
                {state === "proposed" && <Second isMine={isMine} />}
                <button className="button" name="do" value="withdraw" aria-keyshortcuts={undoKeys}>
                  {said.takeBack}
                  <Key>Z</Key>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Second({ isMine }: { isMine: boolean }) {
  const { differences: said } = useWords();
  if (isMine) return <p className="small">{said.own}</p>;
  return (
    <button className="button button-go" name="do" value="confirm">
      {said.confirm}
    </button>
  );
}
