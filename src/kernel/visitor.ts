/**
 * Storage keys and cookies of the specification (section 3, requirements L9), and where they are mirrored for the
 * server.
 */
export const storageKeys = {
  token: "Token",
  checkedIccid: "checked_iccid",
  browserId: "murmur",
  languageBase: "lang_base",
  cookieAccept: "cookie-accept",
  language: "language",
} as const;

export const sessionKeys = {
  marketUrl: "MarketUrl",
  orderSource: "order_source",
  orderSubSource: "order_sub_source",
} as const;

/**
 * Cookies that the server reads: two hold a choice; `session`, which no script can read, the same token as `Token`;
 * `browser`, just as unreadable, a random number by which a browser is known again that asked for a code or was signed
 * in; `missed`, for seconds, that a page was asked for that is not here.
 */
export const cookieNames = {
  languageBase: "lang_base",
  currency: "currency",
  session: "session",
  browser: "browser",
  missed: "missed",
} as const;

/** Request headers of every call (spec 7). */
export const callHeaders = { token: "token", browserId: "web-uuid", device: "req-device", language: "lang" } as const;
