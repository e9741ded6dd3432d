import { useId } from "react";
import { toldReasons } from "../../../kernel/real-name-reasons.ts";
import { Sea } from "../../../ui/art.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressArcs } from "../../../ui/progress-arcs.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import {
  askedAgain,
  correctableSims,
  type FoundStatus,
  isOpen,
  type ResultStep,
  severalSims,
  simText,
  type Status,
} from "./result-load.ts";
import { StatusMoments } from "./status-moments.tsx";
import { useBeginAnew } from "./use-begin-anew.ts";
import { useStatusRows } from "./use-status-rows.ts";
import styles from "./status-page.css?url";

const arcsOf = { draft: 5, received: 6, again: 5, registered: 6, refused: 6, withdrawn: 0, deregistered: 0 } as const;

export function StatusPage({ read }: { read: FoundStatus }) {
  const { status, link } = read;
  const { state, reasons } = status;
  const words = useWords("real-name-result");
  const to = links(useVisit().language);
  const rows = useStatusRows(status);
  const next = nextStepOf(status);
  const beginAnew = useBeginAnew(status);
  const several = severalSims(status);
  const isBoth = askedAgain(status).length > 1;
  const told = reasons.includes("sim_corrected") ? "corrected" : state;
  const title = status.checkedSince === null ? words.titles[isBoth ? "againBoth" : told] : words.titles.checking;
  const at = (step: ResultStep) => to.realNameResult({ ...link, step });
  return (
    <div className="rn-status" data-quiet="">
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="rn-status-sky">
        <ProgressArcs done={arcsOf[state]} all={6} label={title} look="large" />
        <Sea />
      </div>
      <div className="wrap rn-status-body">
        <Ticket
          stub={
            <>
              <div>
                <span className="kick">{words.number}</span>
                <b className="rn-number" id="rn-number" translate="no">
                  {status.number}
                </b>
              </div>
              <CopyButton text={status.number} label={words.copy} copiedLabel={words.copied} shownIn="rn-number" />
            </>
          }
        >
          <p className="kick">{words.title}</p>
          <h1>{title}</h1>
          <output className="stack gap-3">
            {toldReasons(status, words.reasons).map((text) => (
              <span key={text} className="strong">
                {text}
              </span>
            ))}
            <span className="soft">{words.leads[told]}</span>
          </output>
          <StatusMoments status={status} />
          {next && (
            <p>
              <LinkButton
                variant="go"
                icon="arrow-right"
                to={next.inside ? at(next.inside) : to.realName()}
                onClick={next.label === "start" ? beginAnew : undefined}
              >
                {words.act[next.label]}
              </LinkButton>
            </p>
          )}
        </Ticket>
        {state === "received" && <Notice tone="good">{words.elsewhere}</Notice>}
        <Facts look="ruled" rows={rows} />
        <SimLinks
          title={words.act.oneSim}
          sims={several}
          to={(sim) => to.realNameResult({ ...link, step: "withdraw", sim: sim.ref })}
        />
        <SimLinks
          title={words.act.sim}
          sims={correctableSims(status)}
          to={(sim) => to.realNameResult({ ...link, step: "sim", sim: sim.ref })}
        />
        <SimLinks
          title={words.act.correction}
          sims={status.sims.filter(({ correction }) => correction)}
          to={({ correction }) => to.realNameResult(correction!)}
        />
        <p className="kick">{words.keep}</p>
        <p className="cluster rn-status-links">
          {state === "received" && (
            <Link className="link" to={at("details")}>
              {words.act.details}
            </Link>
          )}
          {state === "registered" && (
            <Link className="link" to={to.realName()}>
              {words.act.change}
            </Link>
          )}
          {isOpen("contact", status) && (
            <Link className="link" to={at("contact")}>
              {words.act.contact}
            </Link>
          )}
          {isOpen("withdraw", status) && (
            <Link className="link" to={at("withdraw")}>
              {state === "registered" ? words.act.deregister : words.act.withdraw}
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}

type Sim = Status["sims"][number];

function SimLinks({ title, sims, to }: { title: string; sims: readonly Sim[]; to: (sim: Sim) => string }) {
  const id = useId();
  if (sims.length === 0) return null;
  return (
    <div className="stack gap-3">
      <p className="strong" id={id}>
        {title}
      </p>
      <ul className="rn-status-links cluster">
        {sims.map((sim) => (
          <li key={sim.ref}>
            {/* the same SIM is in two lists */}
            <Link className="link" to={to(sim)} id={`${id}${sim.ref}`} aria-labelledby={`${id} ${id}${sim.ref}`}>
              {simText(sim)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type NextStep = { label: "photo" | "details" | "both" | "start" | "form"; inside?: ResultStep };

/** The one thing to do next, where there is something to do. */
function nextStepOf(status: Pick<Status, "state" | "reasons">): NextStep | undefined {
  const { state, reasons } = status;
  if (reasons.includes("sim_corrected")) return undefined;
  const [inside, ...others] = askedAgain(status);
  if (inside) return { label: others.length > 0 ? "both" : inside, inside };
  if (state === "draft") return { label: "form" };
  return state === "refused" || state === "withdrawn" || state === "deregistered" ? { label: "start" } : undefined;
}
