import { expect, test } from "vitest";
import { campaignApart, withCampaign } from "./campaign.ts";

test.each([
  ["/en/plans", "/en/plans", ""],
  ["/en/plans?", "/en/plans?", ""],
  ["/en/plans?country=JP&mcc=440", "/en/plans?country=JP&mcc=440", ""],
  ["/en/homepage?utm_source=x&utm_medium=y", "/en/homepage", "utm_source=x&utm_medium=y"],
  ["/en/plans?utm_source=x&country=JP&gclid=Cj0_-&mcc=440", "/en/plans?country=JP&mcc=440", "utm_source=x&gclid=Cj0_-"],
  ["/en/esim/japan?source=partner&sub_source=7", "/en/esim/japan", "source=partner&sub_source=7"],
  ["/en/plans?fbclid", "/en/plans", "fbclid"],
  ["/en/plans?utm_source=a?b&country=JP", "/en/plans?country=JP", "utm_source=a?b"],
  // a name of the shop's own, or one that only looks like a campaign's, says what is shown
  ["/en/plans?resource=1&utm=2&xgclid=3&UTM_SOURCE=4", "/en/plans?resource=1&utm=2&xgclid=3&UTM_SOURCE=4", ""],
])("%s shows %s and was reached by %j", (address, shown, campaign) =>
  expect(campaignApart(address)).toEqual({ shown, campaign }),
);

test.each([
  ["/en/esim/japan", "utm_source=x", "/en/esim/japan?utm_source=x"],
  ["/en/destination?q=x#top", "utm_source=x&gclid=1", "/en/destination?q=x&utm_source=x&gclid=1#top"],
  ["/en/esim/japan", "", "/en/esim/japan"],
  ["https://pay.example/x", "gclid=1", "https://pay.example/x"],
])("%s with %j is %s", (address, campaign, there) => expect(withCampaign(address, campaign)).toBe(there));
