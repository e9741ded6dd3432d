import type { Language } from "../../../kernel/language.ts";
import { carrierKey } from "./carrier-name.ts";

/** `track` is the number, URL-encoded. The languages are those of the carrier's own page. */
type Page = (track: string, language: Language) => string;

const inChinese = (language: Language) => language === "zh-cn" || language === "zh-hk";

/** Names as operators write them, lower case letters and digits only. */
const pages = new Map<string, Page>(
  Object.entries<Page>({
    hongkongpost: (track, language) =>
      `https://webapp.hongkongpost.hk/${inChinese(language) ? "tc" : "en"}/mail_tracking/index.html?trackcode=${track}`,
    sfexpress: (track, language) =>
      `https://htm.sf-express.com/hk/${inChinese(language) ? "tc" : "en"}/dynamic_function/waybill/#search/bill-number/${track}`,
    dhlexpress: (track) =>
      `https://www.dhl.com/global-en/home/tracking/tracking-express.html?submit=1&tracking-id=${track}`,
    fedex: (track) => `https://www.fedex.com/fedextrack/?trknbr=${track}`,
    ups: (track) => `https://www.ups.com/track?tracknum=${track}`,
    japanpost: (track, language) =>
      `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${track}&locale=${language === "ja" ? "ja" : "en"}`,
    royalmail: (track) => `https://www.royalmail.com/track-your-item#/tracking-results/${track}`,
  }),
);

/**
 * The tracking page of a parcel; undefined for a carrier that the shop does not know, where only the number is shown.
 */
export function trackingPage(carrier: string, trackingNumber: string, language: Language): string | undefined {
  return pages.get(carrierKey(carrier))?.(encodeURIComponent(trackingNumber), language);
}
