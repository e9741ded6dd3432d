import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { ConfirmStatusMails } from "./contract.ts";
import { refuseWrongKey } from "./mails-key.server.ts";
import { confirm } from "./store.server.ts";

export const confirmStatusMails = operation(ConfirmStatusMails, async (link, context) => {
  refuseWrongKey(link, context);
  return (await confirm(context.db, link.id, context.now)) ? {} : refuse("NOT_FOUND");
});
