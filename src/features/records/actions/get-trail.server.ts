import { isCurrency } from "../../../kernel/currency.ts";
import { money } from "../../../kernel/money.ts";
import { pageOf, readingOf } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetTrail } from "./contract.ts";
import { actionsOf, thingKinds } from "./rules.ts";
import { everybody, memberIdOf, orderIdOf, trailOf, type Thing, type TrailRow } from "./trail-store.server.ts";

const onAPage = 50;
/** A published document is whole in its own history. */
const longestShown = 300;

export const getTrail = operation(GetTrail, async ({ kind, person, thing: typed, ...place }, { db }) => {
  const reading = readingOf(place);
  const thing = typed === undefined || typed === "" ? undefined : await thingOf(db, typed);
  const wanted = {
    actions: kind && actionsOf(kind),
    staffId: person === "desk" ? null : person,
    thing: thing ?? undefined,
    ...reading,
  };
  const [found, people] = await Promise.all([thing === null ? [] : trailOf(db, wanted, onAPage + 1), everybody(db)]);
  const { shown, newer, older } = pageOf(found, reading, onAPage);
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return { actions: shown.map((row) => shownAction(row, nameOf)), people, newer, older };
});

/** Null: there is none of that name. */
async function thingOf(db: DbOrTx, typed: string): Promise<Thing | null> {
  const [, said, id = ""] = /^([a-z_]+):(.+)$/.exec(typed) ?? [undefined, undefined, typed];
  const kind = said ?? (id.includes("@") ? "staff" : /^fw/i.test(id) ? "order" : "plan");
  if (kind === "order") {
    const orderId = await orderIdOf(db, id.toUpperCase());
    return orderId === undefined ? null : { orderId };
  }
  if (kind === "staff" && id.includes("@")) {
    const staffId = await memberIdOf(db, id.toLowerCase());
    return staffId === undefined ? null : { kind, id: staffId };
  }
  return thingKinds.some((one) => one === kind) ? { kind, id } : null;
}

function shownAction(row: TrailRow, nameOf: ReadonlyMap<string, string>) {
  const { id, at, who, staff_id: staffId, action, reason, network, before, after, details } = row;
  const { on_kind: kind, on_id: onId, order_number: order } = row;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const { amount, currency, ...facts } = details;
  const called = kind === "order" ? order : kind === "staff" && onId !== null ? nameOf.get(onId) : undefined;
  return {
    id,
    at: at.toISOString(),
    // an account of the server's, though it may say about whom it was
    who:
      who.includes("@") && staffId !== null
        ? { id: staffId, name: nameOf.get(staffId) ?? who, email: who }
        : { id: null, name: who, email: null },
    action,
    on: kind === null || onId === null ? null : { kind, id: onId, called: called ?? onId },
    order: kind === "order" ? null : order,
    sum: typeof amount === "number" && isCurrency(currency) ? money(amount, currency) : null,
    changes: fields.map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) })),
    reason,
    facts: Object.entries(facts).flatMap(([name, value]) => {
      const text = typeof value === "string" && isId.test(value) ? (nameOf.get(value) ?? null) : textOf(value);
      return text === null || value === onId ? [] : [{ name, value: text }];
    }),
    network,
  };
}

/** Ids say nothing to a reader, but for a colleague's. */
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "boolean") return value ? "✓" : "✗";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
