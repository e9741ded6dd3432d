import { Activity, useContext, useEffect, useState, type ContextType, type ReactNode } from "react";
import {
  UNSAFE_DataRouterDataContext as RouterData,
  UNSAFE_DataRouterNavigationContext as RouterNavigation,
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_LocationContext as RouterLocation,
  useMatches,
  useOutlet,
} from "react-router";

/** A page as it was last seen: its content, and what the router's hooks told it. */
type Seen = {
  content: ReactNode;
  state: ContextType<typeof RouterState>;
  navigation: ContextType<typeof RouterNavigation>;
  data: ContextType<typeof RouterData>;
  location: ContextType<typeof RouterLocation>;
};

/**
 * Row L8: pages that their route keeps (`keepAlive`) are hidden, not thrown away, when a visitor goes on, so that
 * entries, opened answers and inner scrolling are there when they come back. One page for each such route, so the
 * memory is bounded. While hidden a page stands still: it sees neither the new address nor that its data is gone.
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

/** React leaves the title of a hidden page in the head, where the browser shows the first of all. */
function showOwnTitle(): void {
  const [first, ...others] = document.head.querySelectorAll("title");
  if (first?.style.display === "none") first.before(...others.filter(({ style }) => style.display !== "none"));
}
