import { useRouteLoaderData } from "react-router";
import type { Heard } from "../../../features/operator/order-page/rules.ts";
import { spacedIccid } from "../../../kernel/iccid.ts";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { Panel } from "../../parts/panel.tsx";
import { dataText } from "../../parts/plan-line.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { Signal, type Reach } from "../../parts/signal.tsx";
import { wordFor } from "../../parts/word-for.ts";
import { addressOf } from "./address-of.ts";
import type { OrderPage } from "./load.ts";

type Sim = OrderPage["sims"]["shown"][number];

/** Each SIM as it stands, 20 at a time; their codes are shown to nobody. */
export function SimsPanel({ order }: { order: OrderPage }) {
  const { sims, way, plan, read } = order;
  const { sims: words } = useWords().order;
  if (sims.shown.length === 0) return null;
  return (
    <Panel title={words.title[way]} note={way === "esim" ? words.codes : undefined}>
      <ol className="sims">
        {sims.shown.map((sim) => (
          <SimLine
            key={sim.position}
            sim={sim}
            plan={plan}
            heard={read?.position === sim.position ? read.heard : undefined}
          />
        ))}
      </ol>
      {sims.next !== null && (
        <a className="button" href={addressOf(order, { sims: String(sims.next) })} rel="next">
          {words.more}
        </a>
      )}
    </Panel>
  );
}

type Line = { sim: Sim; plan: OrderPage["plan"]; heard: Heard | undefined };

function SimLine({ sim, plan: { kind, allowanceMb }, heard }: Line) {
  const { words: all, language } = usePage();
  const { sims: words, profiles, plans } = all.order;
  const { position, iccid, traveller, profile, device, plan, renewal } = sim;
  const states = [
    profile && wordFor(profiles, profile),
    renewal && wordFor(words.renewals, renewal),
    plan && wordFor(plans, plan.state),
  ].filter(Boolean);
  const me = useRouteLoaderData("frame") as Me;
  const isDaily = kind === "day_pass";
  const used = plan && (isDaily ? plan.usedTodayMb : plan.usedMb);
  return (
    <li id={`sim-${position}`}>
      <Signal reach={reachOf(sim)} />
      <div>
        <b>
          {words.sim(position)}
          {states.length > 0 && ` · ${states.join(" · ")}`}
        </b>
        <span className="iccid">
          {iccid && may(me, "see_customers") ? (
            <a href={`/console/customers/sims/${iccid}`}>{spacedIccid(iccid)}</a>
          ) : iccid ? (
            spacedIccid(iccid)
          ) : (
            words.none
          )}
        </span>
      </div>
      <div className="sim-side">
        <small className="soft">{[traveller, device].filter(Boolean).join(" · ")}</small>
        {iccid && (
          <form method="post">
            <input type="hidden" name="what" value="read" />
            <input type="hidden" name="sim" value={position} />
            <button
              className="button button-quiet"
              aria-label={words.readAgain(words.sim(position))}
              title={words.read}
            >
              <Icon name="refresh-cw" />
            </button>
          </form>
        )}
      </div>
      {heard && <output className="sim-data sim-heard">{words.heard[heard]}</output>}
      {plan && used !== null && plan.begunAt !== null && (
        <div className="sim-data">
          <svg className="sim-meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="6" />
            <rect className="sim-meter-used" width={Math.min(100, (used / allowanceMb) * 100)} height="6" />
          </svg>
        </div>
      )}
      {plan && (
        <small className="sim-data soft">
          {[
            plan.begunAt !== null && (isDaily ? words.usedToday : words.used)(dataText(used!), dataText(allowanceMb)),
            plan.isSlow && words.slow,
            plan.begunAt === null
              ? words.startBy(shortMoment(plan.useBy, language))
              : plan.endsAt && words.ends(shortMoment(plan.endsAt, language)),
            plan.asOf && words.asOf(shortMoment(plan.asOf, language)),
          ]
            .filter(Boolean)
            .join(" · ")}
        </small>
      )}
      {iccid && may(me, "see_customers") && may(me, "send_mails") && (
        <a className="plan-change sim-data" href={`/console/customers/sims/${iccid}#renewal`}>
          {all.customers.sim.renewalLink.title}
        </a>
      )}
    </li>
  );
}

/** How far it has come: released, downloaded, installed, online. */
function reachOf({ profile, plan, renewal }: Sim): Reach {
  if (plan?.state === "active") return "online";
  if (profile === "enabled" || profile === "installed" || profile === "disabled") return "installed";
  if (profile === "downloaded" || renewal === "applied") return "downloaded";
  return "released";
}
