import type { InputOf } from "../../../kernel/endpoint.ts";
import { fullyOffered } from "../../../kernel/language.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { carriersOf } from "../coverage/store.server.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import { outageProblems } from "./rules.ts";
import type { OpenOutage } from "./staff-contract.ts";
import { setsOfPlans, type Facts, type StoredOutage } from "./store.server.ts";

type Typed = Omit<InputOf<typeof OpenOutage>, "requestKey">;

/** A network is no function; empty advice is none. */
export function factsIn(typed: Typed): Facts {
  const { kind, severity, titles, advice } = typed;
  return {
    kind,
    function: kind === "function" ? typed.function : null,
    severity,
    titles,
    advice: advice && Object.values(advice).some((text) => text) ? advice : null,
    places: [...new Set(typed.places)],
    plans: [...new Set(typed.plans)],
    carriers: [...new Set(typed.carriers)],
    expected_at: typed.expectedAt ? new Date(typed.expectedAt) : null,
    began_at: new Date(typed.beganAt),
    ended_at: typed.endedAt === null ? null : new Date(typed.endedAt),
  };
}

/** As contract and trail say it. */
export const saidFacts = (facts: Facts) => ({
  kind: facts.kind,
  function: facts.function,
  severity: facts.severity,
  titles: facts.titles,
  advice: facts.advice,
  places: facts.places,
  plans: facts.plans,
  carriers: facts.carriers,
  expectedAt: facts.expected_at?.toISOString() ?? null,
  beganAt: facts.began_at.toISOString(),
  endedAt: facts.ended_at?.toISOString() ?? null,
});

export const toldOutage = (outage: StoredOutage) => ({
  id: outage.id,
  ...saidFacts(outage),
  who: outage.who,
  openedAt: outage.opened_at.toISOString(),
  hiddenAt: outage.hidden_at?.toISOString() ?? null,
  version: outage.version,
});

/** Read before the transaction, which would hold its connection meanwhile. */
export async function knownPlaces(shop: Pick<Context, "db" | "catalogueVersion">): Promise<ReadonlySet<string>> {
  return new Set((await atlasOf(shop)).byIso2.keys());
}

type Known = { places: ReadonlySet<string>; now: Date; isNew: boolean };

export async function refuseWrongFacts(tx: DbOrTx, facts: Facts, { places, now, isNew }: Known): Promise<void> {
  const [plans, carriers] = [await setsOfPlans(tx, facts.plans), await carriersOf(tx, facts.places)];
  const known = { places, plans: new Set(plans.keys()), carriers: new Set(carriers), offered: fullyOffered, now };
  const told = { ...facts, beganAt: facts.began_at, endedAt: facts.ended_at, expectedAt: facts.expected_at };
  const fields = outageProblems(told, known, isNew);
  if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
}
