import { createHash } from "node:crypto";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { ProposedChange, ProposedWish, TextProposalRow } from "../../../platform/database/tables.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { insertTextProposal } from "./store.server.ts";

type Asked = {
  kind: TextProposalRow["kind"];
  /** `notice harbour`, `words shell.nav.buy`. */
  subject: string;
  wish: ProposedWish;
  differences: ProposedChange["differences"];
};

/** Asked behind the catalogue's lock, by everything in the console that publishes a text or words. */
export const needsSecondReader = (tx: DbOrTx, { config }: Pick<Context, "config">): Promise<boolean> =>
  settingOf(tx, config, "texts_of_two");

/** Writes down what is to be published, and opens work for a colleague. Pressed again it waits already. */
export async function proposeText(
  tx: DbOrTx,
  { kind, subject, wish, differences }: Asked,
  context: Context & { caller: StaffCaller },
): Promise<void> {
  const { caller, now } = context;
  const wish_hash = createHash("sha256")
    .update(JSON.stringify([kind, wish]))
    .digest();
  const proposed = { proposed_by: caller.staffId, proposed_at: now };
  const made = await insertTextProposal(tx, { kind, subject, wish, wish_hash, differences, ...proposed });
  if (!made) return;
  await openCase(tx, { kind: "texts_proposed", subject: made.id, details: { text: subject, by: caller.email } }, now);
  await recordAction(tx, byCaller(context), "texts_proposed", {
    on: thingOf(subject),
    text: subject,
    before: Object.fromEntries(differences.map(({ field, before }) => [field, before])),
    after: Object.fromEntries(differences.map(({ field, after }) => [field, after])),
  });
}

/** In the trail, words are found by their place, and texts by their kind and name. */
export function thingOf(subject: string): { kind: "text" | "words"; id: string } {
  const [first, ...place] = subject.split(" ");
  return first === "words" ? { kind: "words", id: place.join(".") } : { kind: "text", id: subject };
}
