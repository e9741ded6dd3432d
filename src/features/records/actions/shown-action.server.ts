import { isCurrency } from "../../../kernel/currency.ts";
import { money } from "../../../kernel/money.ts";
import type { TrailRow } from "./trail-store.server.ts";

/** A published document is whole in its own history. */
const longestShown = 300;

/** A line of the trail for a reader; `nameOf`: a colleague's name by their id. */
export function shownAction(row: TrailRow, nameOf: ReadonlyMap<string, string>) {
  const { id, at, who, staff_id: staffId, action, reason, network, before, after, details } = row;
  const { on_kind: kind, on_id: onId, order_number: order } = row;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const { amount, currency, ...facts } = details;
  const called = nameIn(row, nameOf);
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
      return text === null || value === onId || value === called ? [] : [{ name, value: text }];
    }),
    network,
  };
}

/**
 * As it was called when it was done: a role of one's own may be called something else now, or be gone. Of a SIM the trail
 * has the last four digits.
 */
function nameIn(
  { on_kind: kind, on_id: id, order_number: order, details }: TrailRow,
  nameOf: ReadonlyMap<string, string>,
) {
  if (kind === "order") return order;
  if (kind === "staff" && id !== null) return nameOf.get(id);
  const name = kind === "role" ? details["name"] : kind === "sim" ? details["sim"] : undefined;
  return typeof name === "string" ? name : undefined;
}

/** Ids say nothing to a reader, but for a colleague's. */
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "boolean") return value ? "✓" : "✗";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
