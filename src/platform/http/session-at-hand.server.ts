import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callHeaders, cookieNames } from "../../kernel/visitor.ts";
import type { AnyCaller, SessionAtHand, Shop, TokenPlace } from "../context.server.ts";
import { ofCustomers, type SessionCookie } from "../site.ts";
import { isFromOurPages } from "./own-forms.server.ts";

const tokenForm = /^[\w-]{20,100}$/;

type Came = { token?: string | undefined; by?: TokenPlace | undefined };

/** A page is authenticated by the cookie alone: it is what a browser sends on navigation. */
export function pageSession(
  request: FastifyRequest,
  reply: FastifyReply,
  shop: Shop,
  site: SessionCookie = ofCustomers,
): SessionAtHand {
  return sessionOf(inCookie(request, shop, site), { request, reply, shop, site });
}

/**
 * A call is authenticated by a header, which no form on another site can set. The cookie counts for calls from our own
 * pages only, for a browser that signed in without scripts.
 */
export function callSession(
  request: FastifyRequest,
  reply: FastifyReply,
  shop: Shop,
  site: SessionCookie = ofCustomers,
): SessionAtHand {
  const said = request.headers[callHeaders.token];
  const kept = isFromOurPages(request, shop.origin) ? inCookie(request, shop, site) : {};
  return sessionOf(typeof said === "string" && said !== "" ? { token: said } : kept, { request, reply, shop, site });
}

const isSecure = ({ origin }: Pick<Shop, "origin">) => origin.startsWith("https:");

/**
 * Over https, a name prefix that stops other hosts of the domain from setting it (RFC 6265bis, cookie name prefixes);
 * browsers refuse it over http.
 */
const nameAt = (
  shop: Pick<Shop, "origin">,
  { prefix }: Pick<SessionCookie, "prefix">,
  cookie: "session" | "browser" = "session",
) => `${isSecure(shop) ? "__Host-" : ""}${prefix}${cookieNames[cookie]}`;

const yearSeconds = 365 * 86_400;

function inCookie({ cookies }: FastifyRequest, shop: Shop, site: SessionCookie): Came {
  const token = cookies[nameAt(shop, site)];
  return token === undefined && isSecure(shop) && site === ofCustomers
    ? { token: cookies[cookieNames.session], by: "plain_cookie" }
    : { token };
}

type AtHand = { request: FastifyRequest; reply: FastifyReply; shop: Shop; site: SessionCookie };

/** Changes to the token take effect at once, for the rest of the same request. */
function sessionOf({ token: came, by }: Came, { request, reply, shop, site }: AtHand): SessionAtHand {
  const cookie = { path: "/", httpOnly: true, sameSite: site.sameSite, secure: isSecure(shop) } as const;
  const name = nameAt(shop, site);
  let token = came;
  let found: Promise<AnyCaller | undefined> | undefined;
  let browser = tokenIn(request.cookies[nameAt(shop, site, "browser")]);
  const become = (now: string | undefined) => void ([token, found] = [now, undefined]);
  const forgetPlain = () =>
    void (
      site === ofCustomers &&
      name !== cookieNames.session &&
      request.cookies[cookieNames.session] !== undefined &&
      reply.clearCookie(cookieNames.session, cookie)
    );
  const keep = (kept: string, seconds?: number) => {
    reply.setCookie(name, kept, { ...cookie, ...(seconds !== undefined && { maxAge: seconds }) });
    forgetPlain();
  };
  const find = async () => {
    const now = tokenIn(token);
    if (now === undefined) return undefined;
    if (by === undefined || now !== came) return site.find(shop, now);
    const caller = await site.find(shop, now, by);
    if (caller) keep(now, caller.keepFor);
    return caller;
  };
  return {
    token: () => token,
    find: () => (found ??= find()),
    begin(kept, seconds) {
      become(kept);
      keep(kept, seconds);
    },
    renew: (seconds) => token !== undefined && keep(token, seconds),
    end() {
      become(undefined);
      reply.clearCookie(name, cookie);
      forgetPlain();
    },
    browser: () => browser,
    keepBrowser() {
      browser ??= randomBytes(32).toString("base64url");
      reply.setCookie(nameAt(shop, site, "browser"), browser, { ...cookie, maxAge: yearSeconds });
    },
  };
}

const tokenIn = (value: string | undefined) => (value !== undefined && tokenForm.test(value) ? value : undefined);
