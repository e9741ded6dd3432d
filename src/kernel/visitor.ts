/**
 * Storage keys and cookies of the specification (section 3, requirements L9) with some of our own, and where they are
 * mirrored for the server.
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
  simToRenew: "sim_to_renew",
  toScan: "to_scan",
} as const;

/**
 * Cookies that the server reads: two hold a choice; `session`, HttpOnly, the same token as `Token`; `browser`,
 * HttpOnly, a random id of a browser that requested a code or was signed in; `missed`, for seconds, that an unknown
 * page was requested.
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
