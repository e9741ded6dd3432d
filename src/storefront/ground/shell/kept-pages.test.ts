import { createElement, useContext } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  UNSAFE_DataRouterDataContext as RouterData,
  UNSAFE_DataRouterNavigationContext as RouterNavigation,
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_LocationContext as RouterLocation,
  useActionData,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useSearchParams,
  type Navigation,
  type StaticHandlerContext,
} from "react-router";
import { expect, test } from "vitest";

function Hooks() {
  const read = [
    useLoaderData(),
    useActionData() ?? "none",
    useMatches().map(({ loaderData }) => loaderData),
    useNavigation().state,
    useLocation().pathname,
    useSearchParams()[0].get("day"),
  ];
  return JSON.stringify(read);
}

/** The hooks inside four contexts that hold another moment, as `KeptPages` gives them to a hidden page. */
function Hidden() {
  const state = useContext(RouterState)!;
  const navigation = useContext(RouterNavigation)!;
  const data = useContext(RouterData)!;
  const shown = useContext(RouterLocation);
  const other = { ...shown, location: { ...shown.location, pathname: "/before", search: "?day=1" } };
  return createElement(
    RouterState,
    { value: { ...state, matches: [] } },
    createElement(
      RouterNavigation,
      { value: { ...navigation, navigation: { ...navigation.navigation, state: "loading" } as Navigation } },
      createElement(
        RouterData,
        { value: { ...data, loaderData: { page: "old" }, actionData: { page: "sent" } } },
        createElement(RouterLocation, { value: other }, createElement(Hooks)),
      ),
    ),
  );
}

async function rendered(Component: () => unknown): Promise<unknown> {
  const handler = createStaticHandler([
    { id: "page", path: "/now", loader: () => "new", Component: Component as () => null },
  ]);
  const context = (await handler.query(new Request("http://shop.example/now?day=2"))) as StaticHandlerContext;
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }));
  return JSON.parse(html.replaceAll("&quot;", '"'));
}

test("the router's hooks read the four contexts that a kept page is given, and nothing else (decision 43)", async () => {
  expect(await rendered(Hooks)).toEqual(["new", "none", ["new"], "idle", "/now", "2"]);
  expect(await rendered(Hidden)).toEqual(["old", "sent", [], "loading", "/before", "1"]);
});
