import { usePage, useWords } from "../../ground/asking.ts";
import { Pairs, Panel } from "../../parts/panel.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { Signal, type Reach } from "../../parts/signal.tsx";
import { wordFor } from "../../parts/word-for.ts";
import type { SimPage } from "./load.ts";

/** How far it has come, as arcs and in words. */
export function LifePanel({ sim: { profile, isCard, plans } }: { sim: SimPage }) {
  const { words: all, language } = usePage();
  const { sim: words } = all.customers;
  if (!profile)
    return (
      <Panel title={isCard ? words.card : words.elsewhere}>
        <p className="soft">{isCard ? words.cardLede : words.elsewhereLede}</p>
      </Panel>
    );
  const isOnline = plans.some(({ state }) => state === "active");
  return (
    <Panel title={words.life}>
      <p className="listed">
        <Signal reach={isOnline ? "online" : reachOf(profile.state)} />
        <b>{wordFor(all.order.profiles, profile.state)}</b>
      </p>
      <Pairs
        pairs={[
          [words.at, profile.at && shortMoment(profile.at, language)],
          [words.device, profile.device],
          [words.maker, wordFor(words.makers, profile.supplier)],
        ]}
      />
    </Panel>
  );
}

function reachOf(state: string): Reach {
  if (state === "enabled" || state === "installed" || state === "disabled") return "installed";
  return state === "downloaded" ? "downloaded" : "released";
}

/** Whose list it is on, and what tops it up. */
export function HoldersPanel({ sim: { holders, autoTopUps } }: { sim: SimPage }) {
  const { customers: words } = useWords();
  if (holders.length === 0 && autoTopUps.length === 0) return null;
  return (
    <Panel title={words.sim.holders}>
      <ul className="customer-sims">
        {holders.map(({ account, email }) => (
          <li key={account}>
            <a href={`/console/customers/${account}`} lang="en">
              {email}
            </a>
          </li>
        ))}
      </ul>
      <Pairs
        pairs={autoTopUps.map(({ plan, days, isOn, stopped }) => [
          `${words.topUps.title}: ${words.sim.topUp(plan, days)}`,
          isOn ? words.topUps.on : stopped === null ? words.topUps.off : wordFor(words.topUps.stopped, stopped),
        ])}
      />
    </Panel>
  );
}

export function RenewalsPanel({ renewals }: Pick<SimPage, "renewals">) {
  const { words: all, language } = usePage();
  const { sim: words } = all.customers;
  if (renewals.length === 0) return null;
  return (
    <Panel title={words.renewals}>
      <Pairs
        pairs={renewals.map(({ number, state, at }) => [
          number,
          <a key={number} href={`/console/orders/${number}`}>
            {[wordFor(words.renewalStates, state), at && shortMoment(at, language)].filter(Boolean).join(" · ")}
          </a>,
        ])}
      />
    </Panel>
  );
}

export function EventsPanel({ events }: Pick<SimPage, "events">) {
  const { words: all, language } = usePage();
  const { sim: words } = all.customers;
  return (
    <Panel title={words.events}>
      {events.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <Pairs pairs={events.map(({ at, kind }) => [shortMoment(at, language), wordFor(all.order.profiles, kind)])} />
      )}
    </Panel>
  );
}
