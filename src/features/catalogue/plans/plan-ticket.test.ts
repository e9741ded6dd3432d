import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { japanDayPass, japanPackage } from "../../../../test/plan-cards.ts";
import { words as en } from "../../../i18n/en/plans.ts";
import { words as zhCn } from "../../../i18n/zh-cn/plans.ts";
import { PlanTicket } from "./plan-ticket.tsx";

type Props = Parameters<typeof PlanTicket>[0];
const links = { choose: "/en/plan-detail?code=jp", coverage: "/en/plan-detail?code=jp#coverage" };

function ticket(props: Partial<Props>): { html: string; text: string } {
  const element = createElement(PlanTicket, {
    plan: japanDayPass,
    words: en,
    language: "en" as const,
    links,
    ...props,
  });
  const html = renderToString(createElement(MemoryRouter, null, element))
    .replaceAll("<!-- -->", "")
    .replaceAll("\u00a0", " ");
  return { html, text: html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ") };
}

describe("a ticket says what a price hides", () => {
  test("a day pass, by the day", () => {
    const { text } = ticket({});
    expect(text).toContain("1 GB a day 1 GB a day at full speed, then 1 Mbps – new day at 00:00 Tokyo time");
    expect(text).toContain("SoftBank 5G · NTT docomo 4G");
    expect(text).toContain("Hotspot at full speed only");
    expect(text).toContain("Internet address: Hong Kong or Singapore");
    expect(text).toContain("HK$25.00 per day, 1 to 30 days");
    expect(text).not.toMatch(/unlimited/i);
  });

  test("a day pass for a trip costs the trip, with the day beside it", () => {
    expect(ticket({ trip: 7 }).text).toContain("HK$175.00 for 7 days · HK$25.00 a day");
  });

  test("a package, reduced and too short", () => {
    const { text } = ticket({ plan: japanPackage, trip: 20 });
    expect(text).toContain("10 GB for 15 days");
    expect(text).toContain("Instead of HK$125.00 21% off HK$98.00 HK$9.80 per GB");
    expect(text).toContain("Ends after 15 of your 20 days");
  });

  test("a plan for several says how many it covers", () => {
    const plan = {
      ...japanDayPass,
      scope: "regional" as const,
      area: "asia-12",
      areaName: "Asia (12 destinations)",
      countryCount: 12,
    };
    expect(ticket({ plan }).text).toContain("12 destinations");
  });

  test("registration is stated before the choice", () => {
    const plan = { ...japanDayPass, identity: "real_name" as const };
    expect(ticket({ plan, words: zhCn }).text).toContain("需要实名登记");
    expect(ticket({ words: zhCn }).text).not.toContain("实名");
  });
});

test("works as plain links, and each choice has a name of its own", () => {
  const { html } = ticket({});
  expect(html).toContain('href="/en/plan-detail?code=jp#coverage"');
  expect(html).toContain('aria-label="Choose 1 GB a day, Japan"');
});

test("is light: sixty of them are drawn in a few milliseconds", () => {
  expect(ticket({}).html.match(/<[a-z]/g)!.length).toBeLessThanOrEqual(48);
});
