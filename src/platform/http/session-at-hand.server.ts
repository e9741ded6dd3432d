import type { FastifyReply, FastifyRequest } from "fastify";
import { callHeaders, cookieNames } from "../../kernel/visitor.ts";
import type { SessionAtHand, Shop } from "../context.server.ts";
import { isFromOurPages } from "./own-forms.server.ts";

const tokenForm = /^[\w-]{20,100}$/;

/** A page knows its visitor by the cookie alone: it is what a browser sends when it opens one. */
export function pageSession(request: FastifyRequest, reply: FastifyReply, shop: Shop): SessionAtHand {
  return sessionOf(request.cookies[cookieNames.session], reply, shop);
}

/**
 * A call carries its token in the header, which no form of another site can write. The cookie counts for calls of our own
 * pages only, for a browser that signed in without scripts.
 */
export function callSession(request: FastifyRequest, reply: FastifyReply, shop: Shop): SessionAtHand {
  const said = request.headers[callHeaders.token];
  const kept = isFromOurPages(request, shop.origin) ? request.cookies[cookieNames.session] : undefined;
  return sessionOf(typeof said === "string" && said !== "" ? said : kept, reply, shop);
}

/** `came`: the token of the request. What is done with it counts at once, for whatever the same page asks next. */
function sessionOf(came: string | undefined, reply: FastifyReply, { findCaller, origin }: Shop): SessionAtHand {
  const cookie = () => ({ path: "/", httpOnly: true, sameSite: "lax", secure: origin.startsWith("https:") }) as const;
  let token = came;
  let found: ReturnType<Shop["findCaller"]> | undefined;
  const become = (now: string | undefined) => void ([token, found] = [now, undefined]);
  const keep = (kept: string, seconds?: number) => void reply.setCookie(cookieNames.session, kept, { ...cookie(), ...(seconds !== undefined && { maxAge: seconds }) });
  return {
    find: () => (found ??= token !== undefined && tokenForm.test(token) ? findCaller(token) : Promise.resolve(undefined)),
    begin(kept, seconds) {
      become(kept);
      keep(kept, seconds);
    },
    renew: (seconds) => token !== undefined && keep(token, seconds),
    end() {
      become(undefined);
      reply.clearCookie(cookieNames.session, cookie());
    },
  };
}
