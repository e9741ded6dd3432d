import { randomBytes } from "node:crypto";
import type { Caller, Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { placeOf } from "../../../platform/places.server.ts";
import { hashOf } from "../sessions/begin-session.server.ts";
import { GetEsimLink } from "./contract.ts";
import { ownPage, serviceOf, whoComes } from "./esim-way.server.ts";
import { ticketMs } from "./rules.ts";
import { putTicket } from "./store.server.ts";

export const getEsimLink = operation(GetEsimLink, async (_wish, context) => {
  const { session, visitor } = context;
  const caller = await session.find();
  const service = await serviceOf(context);
  const who = whoComes(caller, service);
  const link = new URL(service?.address ?? "/esim/open", context.origin);
  if (who !== "visitor") link.searchParams.set("ticket", await newTicket(caller as Caller, context));
  if (service) return JSON.stringify({ url: link.href });
  if (who === "visitor") return JSON.stringify({ url: ownPage(visitor.language, who) });
  link.searchParams.set("lang", visitor.language);
  return JSON.stringify({ url: link.pathname + link.search });
});

/** For this browser, which gets its cookies again in case that it has lost them: the ticket is shown with them alone. */
async function newTicket({ sessionId, keepFor }: Caller, context: Context): Promise<string> {
  const { db, now, session } = context;
  session.keepBrowser();
  session.renew(keepFor);
  const ticket = randomBytes(32).toString("base64url");
  await putTicket(db, {
    session_id: sessionId,
    step: "ticket",
    hash: hashOf(ticket),
    browser: placeOf(context).browser!,
    expires_at: new Date(now.getTime() + ticketMs),
  });
  return ticket;
}
