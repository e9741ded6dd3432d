import type { Language } from "../../../kernel/language.ts";
import { carrierKey } from "./carrier-name.ts";

/** `track` is the number, made safe for an address. The languages are those that the carrier's own page speaks. */
type Page = (track: string, language: Language) => string;

const inChinese = (language: Language) => language === "zh-cn" || language === "zh-hk";

/** Names as operators write them, small letters and digits only. */
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
 * Where a parcel can be followed; nothing for a carrier that the shop does not know, and then the number alone is
 * shown.
 */
export function trackingPage(carrier: string, trackingNumber: string, language: Language): string | undefined {
  return pages.get(carrierKey(carrier))?.(encodeURIComponent(trackingNumber), language);
}
