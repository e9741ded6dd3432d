import { createElement, type ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { words } from "../../../i18n/en/top-up.ts";
import { VisitProvider } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { BalanceCard } from "./balance-card.tsx";
import type { Card, Opened } from "./load.ts";
import { Records } from "./records.tsx";

const visit = { language: "en", currency: "HKD" } as const;
const offers = { validUntil: "2027-05-21T08:00:00.000Z" } as Opened["offers"];
const iccid = "8985234100000000018";
const known: Card = {
  iccid,
  state: "active",
  band: { from: 5000, below: 10_000 },
  balance: null,
  gigabytes: null,
  validUntil: "2027-05-17T08:00:00.000Z",
  asOf: "2026-11-22T06:05:00.000Z",
};
beforeAll(() => loadWords("en", ["top-up"]));

const page = (change: Partial<ComponentProps<typeof BalanceCard>>) => {
  const props = { adds: { amount: 0, bonus: 0 }, isLooking: false, busy: false, card: known, ...change };
  const card = createElement(BalanceCard, { opened: { tariff: "enterprise_001", offers }, ...props });
  return renderToStaticMarkup(createElement(VisitProvider, { value: visit }, card));
};

test("a card that has expired says when, and that a top-up wakes it up", () => {
  const lapsed = page({ card: { ...known, state: "lapsed", validUntil: "2026-05-03T08:00:00.000Z" } });
  expect(lapsed).toContain(words.card.lapsed("3 May 2026"));
  expect(page({})).not.toContain("Expired");
});

test("without a number and an amount it says what to do, and where the balance is from", () => {
  expect(page({ card: undefined })).toContain(words.card.none);
  expect(page({ card: undefined })).toContain(words.card.live);
  expect(page({})).not.toContain(words.card.live);
});

test("the former end of the validity stands struck through beside the new one", () => {
  expect(page({})).toContain("<s>17 May 2027</s>");
  expect(page({ card: { ...known, validUntil: "2027-06-01T08:00:00.000Z" } })).not.toContain("<s>");
});

test("while another card is looked up nothing of the last one is shown", () => {
  const looking = page({ isLooking: true, adds: { amount: 20_000, bonus: 0 } });
  expect(looking).toContain(words.card.loading);
  for (const old of ["8985 2341", "<s>", words.card.now("HK$50.00 to HK$100.00")]) expect(looking).not.toContain(old);
});

test("a card that was not used says so", () => {
  const balance = { amount: 0, currency: "HKD" } as const;
  const statement = { iccid, tariff: "enterprise_001", balance, from: "", lines: [], older: null, days: [] } as const;
  const props = { pass: undefined, isSignedIn: false, inApp: false, isOlder: false, form: "form", busy: false };
  const records = createElement(Records, { statement: { ...statement, lines: [], days: [] }, ...props });
  expect(renderToStaticMarkup(createElement(VisitProvider, { value: visit }, records))).toContain(words.records.none);
});
