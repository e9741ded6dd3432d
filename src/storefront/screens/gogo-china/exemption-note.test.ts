import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import type { Exemption } from "../../../features/catalogue/china/weigh-exemption.ts";
import { words } from "../../../i18n/en/china.ts";
import { VisitProvider } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { ExemptionNote } from "./exemption-note.tsx";
import type { Guide } from "./guide.ts";

const exemption: Exemption = {
  scheme: "unilateral",
  answer: "yes",
  why: "holds",
  days: 30,
  countsEarlier: false,
  until: "2026-12-31",
  source: { source: "nia", asOf: "2026-10-10", confidence: "medium" },
};
const guide = { today: "2026-11-27", sources: [] } as unknown as Guide;
beforeAll(() => loadWords("en", ["china"]));

const { longer, exemption: reasons } = words.verdict;

test.each([
  ["yes", "holds"],
  ["ask", "ended"],
  ["ask", "untold"],
  ["no", "too_long"],
  ["no", "not_a_visit"],
  ["no", "outside"],
] as const)("an exemption that is %s, as it %s, is titled by its answer and promises no more", (answer, why) => {
  const note = createElement(ExemptionNote, { exemption: { ...exemption, answer, why }, guide });
  const page = renderToStaticMarkup(createElement(VisitProvider, { value: { language: "en", currency: "USD" } }, note));
  const titles = Object.values(longer).filter((title) => page.includes(title));
  expect(titles).toEqual([longer[answer]]);
  expect(page).toContain(reasons[why]);
});
