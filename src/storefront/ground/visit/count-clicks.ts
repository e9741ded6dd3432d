import { cleanAddress } from "../../../features/people/clicks/clean-address.ts";
import type { Language } from "../../../kernel/language.ts";
import { callHeaders } from "./call.ts";
import type { Wish } from "./calls.ts";
import { clickOn } from "./click-facts.ts";

/**
 * Row H11: tracks clicks. With `keepalive` the browser sends them even when the click leaves the page, and with the
 * headers of every call (E1), which a beacon could not carry. The response is ignored. `signal` stops the tracking.
 */
export function countClicks(language: Language, signal: AbortSignal): void {
  const count = ({ target }: MouseEvent) => {
    const click = target instanceof Element && clickOn(target);
    if (!click) return;
    const wish: Wish<"/CollectData"> = {
      ...click,
      source: "pc",
      event: "click",
      url: cleanAddress(location.href) ?? "/",
      pagePath: location.pathname.slice(0, 300),
    };
    fetch("/api/CollectData", {
      method: "POST",
      keepalive: true,
      headers: callHeaders(language),
      body: JSON.stringify(wish),
    }).catch(() => {});
  };
  // before other handlers, which may navigate or stop the event
  addEventListener("click", count, { capture: true, signal });
}
