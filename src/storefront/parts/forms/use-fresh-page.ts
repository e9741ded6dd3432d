import { useEffect } from "react";

/**
 * A page that the browser kept while the shopper was at the gateway still says "busy", with keys that are used:
 * reload it.
 */
export function useFreshPage(): void {
  useEffect(() => {
    const reloadKept = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pageshow", reloadKept);
    return () => removeEventListener("pageshow", reloadKept);
  }, []);
}
