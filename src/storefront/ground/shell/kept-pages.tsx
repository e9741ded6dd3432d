import { Activity, useContext, useEffect, useState, type ContextType, type ReactNode } from "react";
import {
  UNSAFE_DataRouterDataContext as RouterData,
  UNSAFE_DataRouterNavigationContext as RouterNavigation,
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_LocationContext as RouterLocation,
  useMatches,
  useOutlet,
} from "react-router";

/** A page as it was last shown: its content, and the router state that its hooks read. */
type Seen = {
  content: ReactNode;
  state: ContextType<typeof RouterState>;
  navigation: ContextType<typeof RouterNavigation>;
  data: ContextType<typeof RouterData>;
  location: ContextType<typeof RouterLocation>;
};

/**
 * Row L8: pages of routes with `keepAlive` are hidden on navigation instead of unmounted, so that form entries, opened
 * answers and scroll positions are there when the visitor comes back. One page per route, so memory is bounded. While
 * hidden, a page keeps its location and data. Uses the router's unstable contexts (docs/decisions/0043).
 */
export function KeptPages() {
  const content = useOutlet();
  const state = useContext(RouterState);
  const navigation = useContext(RouterNavigation);
  const data = useContext(RouterData);
  const location = useContext(RouterLocation);
  const match = useMatches().at(-1);
  const [kept] = useState(() => new Map<string, Seen>());
  const shown = match && (match.handle as { keepAlive?: boolean } | undefined)?.keepAlive ? match.id : undefined;
  if (shown) kept.set(shown, { content, state, navigation, data, location });
  useEffect(showOwnTitle, [match?.id]);
  return (
    <>
      {!shown && content}
      {[...kept].map(([id, seen]) => (
        <Activity key={id} mode={id === shown ? "visible" : "hidden"}>
          <Page {...seen} />
        </Activity>
      ))}
    </>
  );
}

function Page({ content, state, navigation, data, location }: Seen) {
  return (
    <RouterState value={state}>
      <RouterNavigation value={navigation}>
        <RouterData value={data}>
          <RouterLocation value={location}>{content}</RouterLocation>
        </RouterData>
      </RouterNavigation>
    </RouterState>
  );
}

/** React leaves the title of a hidden page in the head, and browsers show the first one. */
function showOwnTitle(): void {
  const [first, ...others] = document.head.querySelectorAll("title");
  if (first?.style.display === "none") first.before(...others.filter(({ style }) => style.display !== "none"));
}
