import type { Caller, Shop, TokenPlace } from "./context.server.ts";

/**
 * One of the sites that this process serves, each with pages, bundle, cookie and policy of its own
 * (docs/decisions/0047). Its pages are made by what `sources.render` builds.
 */
export type Site = {
  name: string;
  /** Below which its pages, calls and built files lie. The storefront's begin with a language instead. */
  at: "" | `/${string}`;
  sources: { browser: string; render: string; styles: string };
  /** Kilobytes of JavaScript, brotli, that the first visit may bring. */
  budget: number;
  session: SessionCookie;
  /** What its pages may do beyond every site's policy (http/headers). */
  policy: Readonly<Record<string, string>>;
};

/** `prefix`: in front of the cookies' names. `find`: whose token it is; no other site's is ever looked for. */
export type SessionCookie = {
  prefix: string;
  sameSite: "lax" | "strict";
  find: (shop: Shop, token: string, by?: TokenPlace) => Promise<Caller | undefined>;
};

export const ofCustomers: SessionCookie = {
  prefix: "",
  sameSite: "lax",
  find: (shop, ...token) => shop.findCaller(...token),
};
