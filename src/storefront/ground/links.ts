import type { Language } from "../../kernel/language.ts";

type Query = Record<string, string | number | undefined>;

function address(language: Language, path: string, query: Query = {}, hash = ""): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== "",
  );
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return `/${language}${path}${search && `?${search}`}${hash && `#${hash}`}`;
}

/** A device check, and the plan or order (`back`, with its promo code) to return to. */
export type DeviceQuery = {
  q?: string;
  brand?: string;
  model?: string;
  bought?: string;
  eid?: "none";
  plan?: string;
  days?: number;
  quantity?: number;
  promo?: string;
  from?: string;
  back?: "order";
};

/** Every address of the site under a language, in the specification's spelling (spec 2). */
export function links(language: Language) {
  const to = (path: string) => (query?: Query, hash?: string) => address(language, path, query, hash);
  return {
    homepage: to("/homepage"),
    destination: to("/destination"),
    plans: (query: { country: string; mcc: string; kind?: string; days?: number } & Query) =>
      address(language, "/plans", query),
    planDetail: (query: { code: string; days?: number; quantity?: number; way?: string; device?: string } & Query) =>
      address(language, "/plan-detail", query),
    deviceCheck: (query: DeviceQuery = {}) => address(language, "/device-check", query),
    tripPlanner: to("/trip-planner"),
    /** `from`: the first day of the trip. */
    orderSim: (query: {
      plan: string;
      days?: number;
      quantity?: number;
      way?: string;
      device?: string;
      promo?: string;
      sim?: string;
      from?: string;
    }) => address(language, "/order-sim", query),
    /** The readable URL of a destination's plans, for search engines; the same page as `plans`. */
    esim: ({ slug, kind, days, way }: { slug: string; kind?: string; days?: number; way?: string }) =>
      address(language, `/esim/${encodeURIComponent(slug)}`, { kind, days, way }),
    orderResult: (query: { order: string; key: string }) => address(language, "/order-result", query),
    /** The order's own page in the days after; `step` and what follows it are in order-detail/load.ts. */
    orderDetail: (query: { order: string; key: string; step?: string; plan?: string; days?: number; done?: string }) =>
      address(language, "/order-detail", query),
    withdrawal: (query: { order?: string; key?: string } = {}) => address(language, "/withdrawal", query),
    /** `from=footer`: the entry there, which leads elsewhere. */
    myEsims: to("/my-esims"),
    findOrder: (query?: { order?: string; done?: "links" }) => address(language, "/find-order", query),
    /** One eSIM alone, by its own key or by a shared link. */
    install: (query: URLSearchParams) => `/${language}/install?${query}`,
    /** The same as a file, in this language. */
    installPdf: (query: URLSearchParams) => `/files/install.pdf?${query}&lang=${language}`,
    /** The calendar with when to install it and when to switch it on. */
    tripCalendar: (query: URLSearchParams) => `/files/trip.ics?${query}&lang=${language}`,
    agreement: (key: string) => address(language, "/argeement", { key }),
    policy: (docname: string, version?: string) => address(language, `/policy/${docname}`, { version }),
    agreementChannel: (key: string) => address(language, "/argeement-channel", { key }),
    questions: (type?: string, q?: string) => address(language, "/frequently-asked-questions", { type, q }),
    account: to("/account"),
    /** `tab`: phone, iccid, email; `with=password`; `back`: a path of the shop to go on to. */
    login: (query: { tab?: string; with?: string; back?: string; done?: "password" | "deleted" } = {}) =>
      address(language, "/login", query),
    register: (query: { back?: string } = {}) => address(language, "/register", query),
    /** `tab`: where the code goes; the phone, if it does not say. */
    forgotPass: (query: { tab?: "phone" | "email" } = {}) => address(language, "/forgot-pass", query),
    /** `sim`: the number that it begins with, behind `#`, where no server and no log sees it; `step`: real-name/answers.ts. */
    realName: ({ sim, ...query }: { sim?: string | undefined; step?: string } = {}) =>
      address(language, "/real-name", query, sim && `sim=${sim}`),
    /** `sim`: which one of several a step is about. */
    realNameResult: ({ number, key, step, sim }: { number: string; key: string; step?: string; sim?: string }) =>
      address(language, "/real-name-result", { number, key, step, sim }),
    /** `code`: behind `#`, where no server and no log sees it. */
    realNamePhoto: (code: string) => address(language, "/real-name-photo", {}, code),
    netCover: to("/netCover"),
    /** `again` with `key`: a top-up that was not paid, whose card, amount and way to pay are kept. */
    topUp: (query: TopUpAgain = {}) => address(language, "/top-up", query),
    topUpGogoChina: (query: TopUpAgain = {}) => address(language, "/top-up-gogo-china", query),
    /** In an app, without the shop's frame; so is its result. */
    topUpInApp: (query: TopUpAgain = {}) => address(language, "/top-up-gogo-china-app", query),
    /** `done`: what was just done; `place`: where on the page. */
    prepaidCard: (query: { iccid: string; done?: string }, place?: string) =>
      address(language, "/prepaid-card", query, place),
    gogoChina: to("/gogo-china"),
    status: (query: { place?: string; told?: string } = {}, place?: string) =>
      address(language, "/status", query, place),
    contactUs: to("/contact-us"),
    contactUsResult: ({ number, key }: { number: string; key: string }) =>
      address(language, "/contact-us-result", { number, key }),
    partnership: to("/partnership"),
    esimMarketplace: to("/esim-marketplace"),
    business: to("/cmlink-for-business"),
    resale: to("/resale-distribution"),
    /** The operator's lists hold links without a language. */
    inside: (path: string) => (path.startsWith("/") ? `/${language}${path}` : path),
  };
}

type TopUpAgain = { again?: string; key?: string };

/** The personal data of the signed-in account. */
export const ownDataFile = "/files/my-data.json";

/** The records of a prepaid card of whoever is signed in, or with the pass of its proof. */
export function prepaidRecordsFile(query: { iccid: string; lang: Language; pass?: string }): string {
  return `/files/prepaid-records.csv?${new URLSearchParams(query).toString()}`;
}

/** The receipt of a top-up, behind its private link. */
export function topUpReceiptFile(query: { number: string; key: string; lang: Language }): string {
  return `/files/top-up-receipt.pdf?${new URLSearchParams(query).toString()}`;
}

/** A file, not a page: no screen answers it. */
export function receiptFile(query: { order: string; key: string; lang: Language }): string {
  return `/files/receipt.pdf?${new URLSearchParams(query).toString()}`;
}

/** The same page in another language: the first segment changes, everything else stays (rows L4, L5). */
export function inLanguage(path: string, language: Language): string {
  return path.replace(/^\/[^/?#]+/, `/${language}`);
}
