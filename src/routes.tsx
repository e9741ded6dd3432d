import { redirect, type RouteObject } from "react-router";
import { isLanguage } from "./kernel/language.ts";
import { settingsDiffer, Shell, shellLoader } from "./storefront/shell/shell.tsx";
import { ShellError } from "./storefront/shell/shell-error.tsx";
import { loadWords, type Area } from "./storefront/visit/words.ts";
import { asked } from "./storefront/visit/visit.ts";

type ScreenModule = Pick<RouteObject, "loader" | "action" | "shouldRevalidate"> & { Component: NonNullable<RouteObject["Component"]> };
const screens = import.meta.glob<ScreenModule>("./storefront/*/*-screen.tsx");

/** What the server reads of a route: its source file and words, for preloading, and whether all visitors see the same. */
export type ScreenFacts = { source: string; areas: readonly Area[]; cacheable: boolean; chrome: "whole" | "logo" | "none" };

type Wishes = { areas: readonly Area[]; cacheable?: boolean; chrome?: ScreenFacts["chrome"] };

/** A URL and the file that answers it. The file is loaded when it is needed, its words beside it. */
function screen(path: string, file: string, { areas, cacheable = false, chrome = "whole" }: Wishes): RouteObject {
  const facts: ScreenFacts = { source: `src/storefront/${file}-screen.tsx`, areas, cacheable, chrome };
  return {
    path,
    handle: facts,
    lazy: {
      Component: async () => (await screens[`./storefront/${file}-screen.tsx`]!()).Component,
      loader: async () => withWords(areas, (await screens[`./storefront/${file}-screen.tsx`]!()).loader),
      action: async () => (await screens[`./storefront/${file}-screen.tsx`]!()).action,
      shouldRevalidate: async () => (await screens[`./storefront/${file}-screen.tsx`]!()).shouldRevalidate,
    },
  };
}

/** The words come with the data, so that a screen never shows without them. */
function withWords(areas: readonly Area[], loader: RouteObject["loader"]): RouteObject["loader"] {
  return async (args, next) => {
    const words = loadWords(asked(args.context).language, areas);
    const [data] = await Promise.all([typeof loader === "function" ? loader(args, next) : null, words]);
    return data;
  };
}

/** Named in the specification, linked from the menus, and answered by its placeholder screen until they are built. */
const beingBuilt = [
  "developing", "upgrading", "account", "login", "register", "forgot-pass", "real-name", "real-name-result", "real-name-channel",
  "prepaid/realname", "argeement-channel", "netCover", "top-up", "top-up-gogo-china", "top-up-gogo-china-app", "gogo-china",
  "contact-us", "contact-us-result", "partnership", "esim-marketplace", "cmlink-for-business", "resale-distribution",
];

/** Every URL of the site, by hand (spec 2). */
export const routes: RouteObject[] = [
  {
    id: "shell",
    path: "/:language",
    loader: shellLoader,
    shouldRevalidate: settingsDiffer,
    Component: Shell,
    ErrorBoundary: ShellError,
    children: [
      screen("homepage", "homepage/homepage", { areas: ["homepage", "plans"], cacheable: true }),
      screen("destination", "destination/destination", { areas: ["destination", "plans", "trip"], cacheable: true }),
      screen("plans", "plans/plans", { areas: ["plans", "trip"], cacheable: true }),
      screen("plan-detail", "plan-detail/plan-detail", { areas: ["plans"], cacheable: true }),
      screen("trip-planner", "trip-planner/trip-planner", { areas: ["trip", "plans"] }),
      screen("order-sim", "order-sim/order-sim", { areas: ["order", "plans", "errors"] }),
      screen("order-result", "order-result/order-result", { areas: ["result", "plans", "order", "errors"] }),
      screen("argeement", "documents/agreement", { areas: ["documents"], cacheable: true }),
      screen("policy/:docname", "documents/policy", { areas: ["documents"], cacheable: true }),
      screen("frequently-asked-questions", "documents/faq", { areas: ["documents"], cacheable: true }),
      ...beingBuilt.map((path) => screen(path, "documents/developing", { areas: ["documents"], cacheable: true })),
      { path: "store/realname", loader: ({ params }) => redirect(`/${params.language}/real-name`) },
      { index: true, loader: homeInstead },
      { path: "*", loader: homeInstead },
    ],
  },
];

function homeInstead({ params }: { params: Record<string, string | undefined> }) {
  return redirect(`/${isLanguage(params.language) ? params.language : "zh-cn"}/homepage`);
}
