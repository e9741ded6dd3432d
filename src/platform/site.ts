import type { AnyCaller, Shop, TokenPlace } from "./context.server.ts";

/**
 * One of the sites that this process serves, each with its own pages, bundle, cookie and CSP (docs/decisions/0047). Its
 * pages are rendered by the build of `sources.render`.
 */
export type Site = {
  name: string;
  /** The path prefix of its pages, calls and built files. The storefront has a language instead. */
  at: "" | `/${string}`;
  sources: { browser: string; render: string; styles: string };
  /** The first visit's budget of JavaScript in kilobytes, brotli. */
  budget: number;
  session: SessionCookie;
  /** Its pages that take a file (http/uploads). */
  uploads?: readonly string[];
  /** Its pages that may use the camera. */
  camera?: readonly string[];
  /** Its pages whose forms hold more than a call may. */
  longForms?: readonly string[];
  /** What its CSP allows beyond the common policy (http/headers). */
  policy: Readonly<Record<string, string>>;
};

/** `prefix` of the cookies' names. `find` looks up a token of this site alone. */
export type SessionCookie = {
  prefix: string;
  sameSite: "lax" | "strict";
  find: (shop: Shop, token: string, by?: TokenPlace) => Promise<AnyCaller | undefined>;
};

export const ofCustomers: SessionCookie = {
  prefix: "",
  sameSite: "lax",
  find: (shop, ...token) => shop.findCaller(...token),
};
