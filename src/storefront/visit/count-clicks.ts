import { cleanAddress } from "../../features/tracking/clean-address.ts";
import type { Language } from "../../kernel/language.ts";
import type { Wish } from "./calls.ts";
import { clickOn } from "./clicked.ts";
import { browserId } from "./storage.ts";

/**
 * Row H11: tells what was clicked, by a beacon, which the browser sends even when the click leaves the page. It takes no
 * headers of ours, so the body says who and in which language. `signal` ends the counting.
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
      web_uuid: browserId(),
      lang: language,
    };
    navigator.sendBeacon("/api/CollectData", new Blob([JSON.stringify(wish)], { type: "application/json" }));
  };
  // before anybody else, who may go to another page or stop the event
  addEventListener("click", count, { capture: true, signal });
}
