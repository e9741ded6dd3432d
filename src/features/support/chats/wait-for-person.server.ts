import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { moveChat, type StoredChat } from "./store.server.ts";

/** A case with the chat behind it; one that waits already keeps its place in the queue. */
export async function waitForPerson(
  tx: DbOrTx,
  { id, language }: StoredChat,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  if (!(await moveChat(tx, id, "waiting", { waiting_since: since }))) return;
  await openCase(tx, { kind: "chat_waits", subject: id, details: { language } }, now);
}
