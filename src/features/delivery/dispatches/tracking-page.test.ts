import { expect, test } from "vitest";
import { trackingPage } from "./tracking-page.ts";

test.each([
  ["Our own van", "A1"],
  ["", "A1"],
  // not a name of the table, whatever objects inherit
  ["constructor", "A1"],
  ["toString", "A1"],
  ["__proto__", "A1"],
])("%j is no carrier that we know: no link", (carrier, number) => {
  expect(trackingPage(carrier, number, "en")).toBeUndefined();
});

test.each([
  ["Hongkong Post", "en", "https://webapp.hongkongpost.hk/en/mail_tracking/index.html?trackcode=RR123456785HK"],
  ["Hongkong Post", "zh-cn", "https://webapp.hongkongpost.hk/tc/mail_tracking/index.html?trackcode=RR123456785HK"],
  ["香港郵政", "zh-hk", "https://webapp.hongkongpost.hk/tc/mail_tracking/index.html?trackcode=RR123456785HK"],
  [
    "ＳＦ　Express",
    "en",
    "https://htm.sf-express.com/hk/en/dynamic_function/waybill/#search/bill-number/RR123456785HK",
  ],
  ["順豐速運", "zh-hk", "https://htm.sf-express.com/hk/tc/dynamic_function/waybill/#search/bill-number/RR123456785HK"],
  ["dhl", "ko", "https://www.dhl.com/global-en/home/tracking/tracking-express.html?submit=1&tracking-id=RR123456785HK"],
  [
    "Japan Post",
    "ja",
    "https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=RR123456785HK&locale=ja",
  ],
] as const)("%s in %s", (carrier, language, page) => {
  expect(trackingPage(carrier, "RR123456785HK", language)).toBe(page);
});

test("a number cannot lead elsewhere", () => {
  const page = new URL(trackingPage("FedEx", '1&x=2#/../evil?"><script>', "en")!);
  expect([page.origin, page.pathname]).toEqual(["https://www.fedex.com", "/fedextrack/"]);
  expect([...page.searchParams.keys()]).toEqual(["trknbr"]);
});
