import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Differences } from "../../parts/differences.tsx";
import { Moment } from "../../parts/moment.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { Proposal } from "./load.ts";

type Props = { proposal: Proposal; mayEdit: boolean };

/** What a colleague wants to publish, plan by plan. Whoever proposed it can take it back, and nobody confirms their own. */
export function ProposedPrices({ proposal, mayEdit }: Props) {
  const { proposals: words } = useWords();
  const { id, plans, who, at, from, until, state, isMine, decided } = proposal;
  const isOvertaken = plans.some((plan) => plan.isOvertaken);
  return (
    <article className="proposal" id={id} aria-labelledby={`of-${id}`}>
      <header>
        <h2 id={`of-${id}`}>{words.by(who, plans.length)}</h2>
        <span className="soft small">
          <Moment at={at} />
        </span>
        {decided ? (
          <span className="chip">
            {words.states[state]}: {decided.who}
          </span>
        ) : (
          <span className="pill hue-gilt">{isMine ? words.colleagueConfirms : words.youConfirm}</span>
        )}
      </header>
      {from !== null && (
        <p className="small">
          <Icon name="clock" /> {words.from} <Moment at={from} />
          {until !== null && (
            <>
              {" "}
              {words.until} <Moment at={until} />
            </>
          )}
        </p>
      )}
      {plans.map(({ code, differences, isOvertaken: isChanged }) => (
        <div key={code}>
          <p>
            <a className="written" href={`/console/catalogue/plans/${encodeURIComponent(code)}`}>
              {code}
            </a>
          </p>
          {differences.length > 0 ? <Differences differences={differences} /> : <p className="soft">{words.back}</p>}
          {isChanged && (
            <p className="proposal-trouble">
              <Icon name="triangle-alert" />
              <span>{words.overtaken}</span>
            </p>
          )}
        </div>
      ))}
      {mayEdit && state === "proposed" && (
        <form method="post" className="row">
          <input type="hidden" name="id" value={id} />
          <RequestKey />
          {!isMine && !isOvertaken && (
            <button className="button button-go" name="do" value="confirm">
              <Icon name="check" />
              {words.confirm(plans.length)}
            </button>
          )}
          <button className="button" name="do" value="decline">
            {isMine ? words.takeBack : words.decline}
          </button>
        </form>
      )}
    </article>
  );
}
