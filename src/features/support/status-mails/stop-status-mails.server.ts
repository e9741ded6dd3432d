import { operation } from "../../../platform/operation.server.ts";
import { StopStatusMails } from "./contract.ts";
import { refuseWrongKey } from "./mails-key.server.ts";
import { drop } from "./store.server.ts";
import { dropWaiter } from "./waiters-store.server.ts";

/** Whoever has cancelled already has cancelled. */
export const stopStatusMails = operation(StopStatusMails, async (link, context) => {
  refuseWrongKey(link, context);
  await drop(context.db, link.id);
  await dropWaiter(context.db, link.id);
  return {};
});
