import { minuteMs } from "../../../kernel/duration.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { money } from "../../../kernel/money.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { draftsOf } from "../../records/drafts/store.server.ts";
import { deletableMinutes } from "../../records/notes/rules.ts";
import { colleagues, factsOfNotes } from "../../records/notes/store.server.ts";
import type { GetOrderPage } from "./contract.ts";
import type { MomentRow } from "./moments-store.server.ts";

type Page = OutputOf<typeof GetOrderPage>;
type Reader = { db: DbOrTx; caller: StaffCaller; now: Date };

/** What somebody who may write a note has begun, and whom it can tell. */
export async function noteWriting(db: DbOrTx, number: string, staffId: string): Promise<Page["writing"]> {
  const [drafts, members] = await Promise.all([draftsOf(db, { kind: "order_note", thing: number }), colleagues(db)]);
  const own = drafts.find((draft) => draft.staff_id === staffId)?.entries;
  return {
    draft: own?.["note"] ?? "",
    colleagues: members.filter(({ id }) => id !== staffId).map(({ name }) => name),
  };
}

/** The moments as the page has them; those that are notes know whose they are. */
export async function momentsShown(
  moments: readonly MomentRow[],
  { db, caller, now }: Reader,
): Promise<Page["moments"]> {
  const facts = await factsOfNotes(
    db,
    moments.flatMap(({ what, word }) => (what === "note" && word !== null ? [word] : [])),
  );
  return moments.map(({ at, what, sims, amount, currency, word, text, who }) => {
    const fact = what === "note" ? facts.find(({ id }) => id === word) : undefined;
    const until = new Date(at.getTime() + deletableMinutes * minuteMs);
    const isDeletable = fact?.staffId === caller.staffId && now < until;
    return {
      at: at.toISOString(),
      what,
      sims,
      sum: amount !== null && currency !== null ? money(amount, currency) : null,
      word: what === "note" ? null : word,
      text,
      who,
      note: fact ? { id: fact.id, called: fact.called, until: isDeletable ? until.toISOString() : null } : null,
    };
  });
}
