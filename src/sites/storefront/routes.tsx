import { redirect, type LoaderFunctionArgs, type RouteObject } from "react-router";
import { isLanguage } from "../../kernel/language.ts";
import type { Chrome } from "../../storefront/ground/shell/page-frame.tsx";
import { ScreenError, ShellError } from "../../storefront/ground/shell/shell-error.tsx";
import { settingsDiffer, Shell, shellLoader } from "../../storefront/ground/shell/shell.tsx";
import { inTime } from "../../storefront/ground/visit/in-time.ts";
import { asked } from "../../storefront/ground/visit/visit.ts";
import { loadWords, type Area } from "../../storefront/ground/visit/words.ts";
import type * as AskScreen from "../../storefront/screens/ask/ask-screen.tsx";

type ScreenModule = Pick<RouteObject, "loader" | "action" | "shouldRevalidate"> & {
  Component: NonNullable<RouteObject["Component"]>;
};
const screens = import.meta.glob<ScreenModule>("../../storefront/screens/*/*-screen.tsx");

/**
 * What the server reads of a route: its source file and texts, for preloading, and whether it is cacheable: always, or
 * with only these query parameters (kept-address.ts). The shell reads the rest.
 */
export type ScreenFacts = {
  source: string;
  areas: readonly Area[];
  cacheable: false | readonly string[];
  chrome: Chrome;
  keepAlive: boolean;
};

const fileOf = (file: string) => `../../storefront/screens/${file}-screen.tsx`;

/** Row H10: the file of the chat's page brings the panel beside other pages, too. */
const chat: (typeof AskScreen)["openBeside"] = async (...asked) =>
  ((await screens[fileOf("ask/ask")]!()) as unknown as typeof AskScreen).openBeside(...asked);

/** Row L8: hidden instead of unmounted on navigation. */
const keptAlive = ["order-sim", "real-name", "frequently-asked-questions", "netCover"];

/** Row H1: pages for embedding in a partner's page or an app have no links elsewhere. */
const ownFrame: Record<string, Chrome> = {
  "real-name": "languages",
  "real-name-result": "languages",
  "real-name-photo": "languages",
  "real-name-channel": "languages",
  "prepaid/realname": "languages",
  "argeement-channel": "logo",
  "top-up-gogo-china-app": "none",
  "top-up-result-app": "none",
  upgrading: "logo",
};

type Wishes = { areas: readonly Area[]; cacheable?: ScreenFacts["cacheable"]; chrome?: Chrome };

/** A URL and its screen. The file is loaded on demand together with its texts. */
function screen(
  path: string,
  file: string,
  { areas, cacheable = false, chrome = ownFrame[path] ?? "whole" }: Wishes,
): RouteObject {
  const facts: ScreenFacts = {
    source: `src/storefront/screens/${file}-screen.tsx`,
    areas,
    cacheable,
    chrome,
    keepAlive: keptAlive.includes(path),
  };
  const load = () => inTime(screens[fileOf(file)]!());
  return {
    id: path,
    path,
    handle: facts,
    lazy: {
      Component: async () => (await load()).Component,
      loader: async () => withWords(areas, (await load()).loader),
      action: async () => (await load()).action,
      shouldRevalidate: async () => (await load()).shouldRevalidate,
    },
  };
}

/** Loads texts together with the data, so that a screen never shows without them. */
function withWords(areas: readonly Area[], loader: RouteObject["loader"]): RouteObject["loader"] {
  return async (args, next) => {
    const words = loadWords(asked(args.context).language, areas);
    const [data] = await Promise.all([typeof loader === "function" ? loader(args, next) : null, words]);
    return data;
  };
}

/** Every page of the site (spec 2). */
export const pages: RouteObject[] = [
  screen("homepage", "homepage/homepage", { areas: ["homepage"], cacheable: [] }),
  screen("destination", "destination/destination", { areas: ["destination", "plans"], cacheable: [] }),
  screen("plans", "plans/plans", {
    areas: ["plans", "plan-detail", "shelf", "netcover", "registration"],
    cacheable: ["country", "mcc", "kind", "days"],
  }),
  screen("esim/:slug", "plans/plans", {
    areas: ["plans", "plan-detail", "shelf", "netcover", "registration"],
    cacheable: ["kind", "days"],
  }),
  screen("device-check", "device-check/device-check", { areas: ["device"], cacheable: ["brand", "model", "bought"] }),
  screen("plan-detail", "plan-detail/plan-detail", {
    areas: ["plans", "plan-detail", "shelf", "netcover", "buying", "registration"],
    cacheable: ["code", "days", "quantity", "country", "way"],
  }),
  screen("trip-planner", "trip-planner/trip-planner", { areas: ["trip", "plans"] }),
  screen("order-sim", "order-sim/order-sim", {
    areas: ["order", "checkout", "plans", "buying", "errors", "registration", "packages"],
  }),
  screen("order-result", "order-result/order-result", {
    areas: ["result", "install", "trouble", "plans", "order", "errors", "registration", "packages", "data-left"],
  }),
  screen("install", "install/install", {
    areas: ["install", "trouble", "plans", "registration", "packages", "data-left"],
  }),
  screen("order-detail", "order-detail/order-detail", {
    areas: ["order-detail", "order", "result", "plans", "packages", "data-left"],
  }),
  screen("account", "account/account", { areas: ["account"] }),
  screen("login", "sign-in/login", { areas: ["sign-in", "errors"] }),
  screen("register", "sign-in/register", { areas: ["sign-in", "errors"] }),
  screen("forgot-pass", "sign-in/forgot-pass", { areas: ["sign-in", "errors"] }),
  screen("ask", "ask/ask", { areas: ["ask", "errors"], cacheable: [] }),
  screen("my-esims", "my-esims/my-esims", { areas: ["esim-entry", "errors"] }),
  screen("find-order", "find-order/find-order", { areas: ["find-order", "errors"] }),
  screen("withdrawal", "withdrawal/withdrawal", { areas: ["withdrawal", "errors"], cacheable: [] }),
  screen("stop-reminders", "stop-reminders/stop-reminders", { areas: ["reminders"] }),
  ...["real-name", "real-name-channel", "prepaid/realname"].map((path) =>
    screen(path, "real-name/real-name", { areas: ["real-name", "photos", "errors"], cacheable: ["step"] }),
  ),
  screen("real-name-result", "real-name/real-name-result", {
    areas: ["real-name-result", "real-name", "photos", "errors"],
  }),
  screen("real-name-photo", "real-name/real-name-photo", { areas: ["real-name", "photos", "errors"], cacheable: [] }),
  ...["top-up", "top-up-gogo-china", "top-up-gogo-china-app"].map((path) =>
    screen(path, "top-up/top-up", { areas: ["top-up", "photos", "order", "errors"] }),
  ),
  ...["top-up-result", "top-up-result-app"].map((path) =>
    screen(path, "top-up/top-up-result", { areas: ["top-up", "order", "errors"] }),
  ),
  screen("prepaid-card", "prepaid-card/prepaid-card", { areas: ["prepaid-card", "errors"] }),
  screen("argeement", "documents/agreement", { areas: ["documents"], cacheable: ["key"] }),
  screen("argeement-channel", "documents/agreement", { areas: ["documents"], cacheable: ["key"], chrome: "logo" }),
  screen("policy/:docname", "documents/policy", { areas: ["documents"], cacheable: [] }),
  screen("frequently-asked-questions", "documents/faq", { areas: ["documents"], cacheable: ["type"] }),
  screen("netCover", "net-cover/net-cover", { areas: ["netcover"], cacheable: ["country", "area"] }),
  screen("gogo-china", "gogo-china/gogo-china", { areas: ["china", "plans"], cacheable: [] }),
  screen("upgrading", "upgrading/upgrading", { areas: ["upgrading"], chrome: "logo" }),
  screen("contact-us", "contact-us/contact-us", { areas: ["contact", "errors"] }),
  screen("contact-us-result", "contact-us/contact-us-result", { areas: ["contact"] }),
  screen("status", "status/status", { areas: ["status", "errors"] }),
  screen("partnership", "partners/partnership", { areas: ["partners", "plans"], cacheable: [] }),
  screen("esim-marketplace", "partners/esim-marketplace", { areas: ["partners", "plans", "errors"], cacheable: [] }),
  screen("cmlink-for-business", "partners/business", { areas: ["partners"], cacheable: [] }),
  screen("resale-distribution", "partners/resale", { areas: ["partners", "plans"], cacheable: ["country"] }),
  screen("developing", "documents/developing", { areas: ["documents"], cacheable: [] }),
];

export const routes = siteOf([
  ...pages,
  {
    path: "store/realname",
    // a partner's channel belongs to the form
    loader: ({ params, request }) => redirect(`/${params.language}/real-name${new URL(request.url).search}`),
  },
  { index: true, loader: redirectHome },
  { path: "*", loader: redirectHome },
]);

/** A screen's error is shown inside the frame, which keeps the hidden pages (row L8). */
export function siteOf(children: RouteObject[]): RouteObject[] {
  const frame: RouteObject = { id: "frame", ErrorBoundary: ScreenError, children };
  return [
    {
      id: "shell",
      path: "/:language",
      loader: shellLoader,
      shouldRevalidate: settingsDiffer,
      Component: Shell,
      handle: { chat },
      ErrorBoundary: ShellError,
      children: [frame],
    },
  ];
}

/** Row L1. Keeps the query: it may name where the visitor came from (row L9). */
function redirectHome({ params, request }: LoaderFunctionArgs) {
  return redirect(`/${isLanguage(params.language) ? params.language : "zh-cn"}/homepage${new URL(request.url).search}`);
}
