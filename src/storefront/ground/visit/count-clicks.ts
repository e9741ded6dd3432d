import { cleanAddress } from "../../../features/people/clicks/clean-address.ts";
import type { Language } from "../../../kernel/language.ts";
import { callHeaders } from "./call.ts";
import type { Wish } from "./calls.ts";
import { clickOn } from "./click-facts.ts";

/**
 * Row H11: tells what was clicked. `keepalive`: the browser sends it even when the click leaves the page, and with the
 * headers of every call (E1), which a beacon could not carry. Nobody waits for the answer. `signal` ends the counting.
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
  // before anybody else, who may go to another page or stop the event
  addEventListener("click", count, { capture: true, signal });
}
