import { expect, test } from "vitest";
import {
  refundTerm,
  type Decision,
  type RefundRule,
  type SoldSim,
} from "../../../features/aftersales/refund-requests/rules.ts";
import { words } from "../../../i18n/en/order.ts";
import { refundLines } from "./refund-lines.ts";

const now = new Date("2026-11-21T08:00:00Z");
const data = { state: "not_started", useBy: new Date("2027-05-20T08:00:00Z"), activatedAt: null, usedMb: 0 } as const;
const sim: SoldSim = {
  position: 1,
  iccid: null,
  way: "esim",
  profileState: null,
  codesShown: false,
  ours: true,
  word: "heard",
  parcel: null,
  renewal: null,
  data,
  request: null,
};
const esim = (profileState: SoldSim["profileState"], more: Partial<SoldSim> = {}): SoldSim => ({
  ...sim,
  profileState,
  codesShown: true,
  ...more,
});
const card = (parcel: SoldSim["parcel"]): SoldSim => ({ ...sim, way: "physical", parcel });
const renewed: SoldSim = { ...sim, way: "renewal", renewal: "applied" };
const over = { data: { ...data, useBy: now } };

const { refund, refundOf } = words;
const rules: RefundRule[] = ["until_installed", "until_activated", "none"];

/** What the page says before paying is what the rule answers afterwards. */
test.each<[SoldSim, RefundRule[], Decision, string]>([
  [esim("released"), ["until_installed"], "at_once", refund.until_installed],
  [esim("installed"), ["until_installed"], "review", refund.until_installed],
  [esim("unknown"), ["until_installed"], "review", refund.until_installed],
  [esim("released", over), ["until_installed"], "no", refund.until_installed],
  [esim("installed"), ["until_activated"], "at_once", refund.until_activated],
  [esim("unknown"), ["until_activated"], "review", refund.until_activated],
  [esim("released"), ["none"], "review", refund.none],
  [card("waiting"), rules, "at_once", refundOf.physical],
  [card("sent"), rules, "review", refundOf.physical],
  [card("arrived"), rules, "review", refundOf.physical],
  [renewed, rules, "review", refundOf.renewal],
])("%#: $way", (sold, underRules, answer, line) => {
  for (const refundRule of underRules) {
    expect(refundTerm(sold, { state: "delivered", rule: refundRule, left: 1, now }).answer).toBe(answer);
    expect(refundLines({ refundRule }, sold.way, words)[1]).toBe(line);
  }
});

test("every plan and way can be withdrawn from, a card from its arrival on", () => {
  for (const refundRule of rules) {
    expect(refundLines({ refundRule }, "esim", words)[0]).toBe(words.withdrawal.bought);
    expect(refundLines({ refundRule }, "renewal", words)[0]).toBe(words.withdrawal.bought);
    expect(refundLines({ refundRule }, "physical", words)[0]).toBe(words.withdrawal.arrived);
  }
});
