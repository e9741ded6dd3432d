import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { ordersOfHolder } from "../../sales/orders/holder-store.server.ts";
import { personBehind } from "../customers/store.server.ts";
import { GetPrivacyRequests } from "./contract.ts";
import { isColleaguesMailbox, ordersUnderWay, requestsOf } from "./store.server.ts";

export const getPrivacyRequests = operation(GetPrivacyRequests, async ({ customer }, { db, caller, now }) => {
  const { email, account_id: id } = (await personBehind(db, customer)) ?? refuse("NOT_FOUND");
  const requests = await requestsOf(db, email);
  const isToErase = requests.some(({ kind, ended_at }) => kind === "erase" && ended_at === null);
  const [underWay, isColleague] = await Promise.all([
    isToErase ? ordersUnderWay(db, await ordersOfHolder(db, { id, email })) : [],
    isColleaguesMailbox(db, email),
  ]);
  return {
    today: now.toISOString().slice(0, 10),
    underWay,
    isColleague,
    requests: requests.map((request) => ({
      id: request.id,
      kind: request.kind,
      state: request.state,
      receivedOn: request.received_on,
      dueAt: request.due_at.toISOString(),
      noted: request.noted_name,
      proposed:
        request.proposed_name === null
          ? null
          : { who: request.proposed_name, isMine: request.proposed_by === caller.staffId },
      ended: request.ended_at === null ? null : { who: request.ended_name ?? "", at: request.ended_at.toISOString() },
    })),
  };
});
