import { useCallback, useEffect, useRef, useState } from "react";
import { useVisit } from "../visit/visit.ts";
import type { CountryList } from "./country-list.ts";
import type { DestinationMenu } from "./destination-menu.tsx";

type Found = { DestinationMenu: typeof DestinationMenu; countries: CountryList };

/** Loads the menu when its panel is first opened, even if that was before this code loaded. */
export function useDestinationMenu(panelId: string): { found: Found | "loading" | "failed"; retry: () => void } {
  const { language, currency } = useVisit();
  const [found, setFound] = useState<Found | "loading" | "failed">("loading");
  const asked = useRef(false);

  const ask = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      const [{ DestinationMenu }, countries] = await Promise.all([
        import("./destination-menu.tsx"),
        import("./country-list.ts").then(({ loadCountries }) => loadCountries({ language, currency })),
      ]);
      setFound({ DestinationMenu, countries });
    } catch {
      asked.current = false;
      setFound("failed");
    }
  }, [language, currency]);

  useEffect(() => {
    const panel = document.getElementById(panelId);
    const opened = (event: Event) => (event as ToggleEvent).newState === "open" && void ask();
    panel?.addEventListener("beforetoggle", opened);
    const early = setTimeout(() => panel?.matches(":popover-open") && void ask());
    return () => {
      clearTimeout(early);
      panel?.removeEventListener("beforetoggle", opened);
    };
  }, [panelId, ask]);

  const retry = () => {
    setFound("loading");
    void ask();
  };
  return { found, retry };
}
