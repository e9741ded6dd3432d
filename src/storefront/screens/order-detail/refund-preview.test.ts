import { expect, test } from "vitest";
import { money } from "../../../kernel/money.ts";
import type { Terms } from "./load.ts";
import { refundPreview } from "./refund-preview.ts";

const sim = (position: number, answer: "at_once" | "review" | "no"): Terms["sims"][number] => ({
  position,
  answer,
  iccid: null,
  traveller: null,
  why: "unused",
  back: money(1000, "HKD"),
  until: null,
});
const terms = (answers: ("at_once" | "review" | "no")[], { together = false, total = 2000 } = {}) => ({
  sims: answers.map((answer, index) => sim(index + 1, answer)),
  together,
  total: money(total, "HKD"),
});

test.each<[string, ReturnType<typeof terms>, number[], unknown]>([
  ["nothing chosen", terms(["at_once"]), [], undefined],
  ["what cannot be refunded", terms(["at_once", "no"]), [1, 2], undefined],
  ["what the order does not have", terms(["at_once"]), [2], undefined],
  [
    "one of two",
    terms(["at_once", "at_once"]),
    [2],
    { positions: [2], decision: "at_once", amount: money(1000, "HKD") },
  ],
  [
    "one that is looked at",
    terms(["at_once", "review"]),
    [1, 2],
    { positions: [1, 2], decision: "review", amount: money(2000, "HKD") },
  ],
  [
    "a whole parcel, with its postage",
    terms(["at_once", "at_once"], { together: true, total: 6500 }),
    [1, 2],
    { positions: [1, 2], decision: "at_once", amount: money(6500, "HKD") },
  ],
  [
    "a part of a parcel",
    terms(["at_once", "at_once"], { together: true, total: 6500 }),
    [1],
    { positions: [1], decision: "review", amount: money(1000, "HKD") },
  ],
])("%s", (_name, given, chosen, expected) => expect(refundPreview(given, chosen)).toEqual(expected));
