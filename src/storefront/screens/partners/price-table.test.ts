import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { japanDayPass, japanPackage } from "../../../../test/plan-cards.ts";
import { VisitProvider } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { PriceTable } from "./price-table.tsx";

beforeAll(() => loadWords("en", ["partners", "plans"]));

test("a day pass costs so much a day, a package as a whole; a step without a public price is asked for", () => {
  const tiers = [
    { from: 500, percentOff: 10 },
    { from: 2000, percentOff: null },
  ];
  const table = createElement(PriceTable, { plans: [japanDayPass, japanPackage], tiers });
  const html = renderToStaticMarkup(
    createElement(VisitProvider, { value: { language: "en", currency: "HKD" } }, table),
  );
  const cells = [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell!.replaceAll(/<[^>]*>/g, "").trim());
  expect(cells).toEqual(["HK$25.00 a day", "HK$22.50 a day", "Ask", "HK$98.00", "HK$88.20", "Ask"]);
});
