import type { Language } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import type { ProofPurpose } from "../../../platform/database/tables.ts";
import { cardDisplacedLetter } from "./card-displaced-letter.server.ts";
import { chatLetter } from "./chat-letter.server.ts";
import { codeLetter } from "./code-letter.server.ts";
import { correctionLetter } from "./correction-letter.server.ts";
import { enquiryLetter } from "./enquiry-letter.server.ts";
import { invitationLetter } from "./invitation-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { lowBalanceLetter } from "./low-balance-letter.server.ts";
import { policyLetter } from "./policy-letter.server.ts";
import { privacyAnswers, privacyLetter } from "./privacy-letter.server.ts";
import { contactChangedLetter, realNameCases, realNameLetter } from "./real-name-letter.server.ts";
import { securityChanges, securityLetter } from "./security-letter.server.ts";
import { statusLinkLetter, statusNewsLetter } from "./status-letters.server.ts";
import { topUpLetter, topUpRefundLetter } from "./top-up-letter.server.ts";

/** An e-mail as the shop would write it about an invented order, account or registration. */
export type ExampleLetter = { name: string; write: () => ComposedLetter };

const to = "mei@example.com";
const origin = "https://shop.test";
const helpAddress = "service@farwave.example";
const at = new Date("2026-11-22T08:00:00Z");

/** What belongs to no order: codes, what was changed in an account or asked about its data, and registrations. */
export function exampleAccountLetters(lang: Language, purposes: readonly ProofPurpose[]): ExampleLetter[] {
  const open = { origin, long: "0123456789abcdef" };
  const where = { to, lang, origin };
  const form = ["Mei", "Mei · 1\nMei · 2"].map((value) => ({ label: "Mei", value }));
  const ofStatus = {
    id: "00000000-0000-4000-8000-000000000000",
    key: "key",
    outageId: "00000000-0000-4000-8000-000000000001",
    title: "Mei",
    advice: "Mei",
    beganAt: at,
    to,
    language: lang,
    origin,
  };
  return [
    ...purposes.map((purpose) => ({
      name: `code.${purpose}`,
      write: () => codeLetter({ purpose, code: "402817", minutes: 10, email: to, language: lang, open }),
    })),
    ...securityChanges.map((what) => ({
      name: `account.${what}`,
      write: () =>
        securityLetter({
          what,
          at,
          device: "Chrome · Android",
          place: lang.startsWith("zh") ? "新加坡" : "Singapore",
          helpAddress,
          ...where,
        }),
    })),
    ...[undefined, at.toISOString()].map((closesAt) => ({
      name: closesAt === undefined ? "invitation" : "invitation.reminder",
      write: () =>
        invitationLetter({ to, by: to, lang, link: `${origin}/console/invitation?key=key`, until: at, closesAt }),
    })),
    { name: "policy", write: () => policyLetter(where) },
    ...privacyAnswers.map((what) => ({
      name: `privacy.${what}`,
      write: () =>
        privacyLetter({
          what,
          at,
          dueAt: new Date("2026-12-22T08:00:00Z"),
          answer: what === "declined" ? "Mei" : "",
          helpAddress,
          ...where,
        }),
    })),
    ...(["credited", "returned"] as const).map((state) => ({
      name: `top_up.${state}`,
      write: () =>
        topUpLetter({
          state,
          number: "TU0123456789",
          key: "key",
          masked: "898523••••3421",
          amount: money(13_600, "HKD"),
          bonus: money(1088, "HKD"),
          charged: money(12_532, "CNY"),
          validUntil: state === "credited" ? new Date("2027-05-21T08:00:00Z") : null,
          ...where,
        }),
    })),
    ...(["paid_twice", "paid_in_vain", "paid_late"] as const).map((reason) => ({
      name: `top_up.${reason}`,
      write: () =>
        topUpRefundLetter({
          reason,
          method: "card",
          number: "TU0123456789",
          key: "key",
          masked: "898523••••3421",
          amount: money(13_600, "HKD"),
          ...where,
        }),
    })),
    ...(["low", "cap", "payment", "amount", "card"] as const).map((what) => ({
      name: `low_balance.${what}`,
      write: () =>
        lowBalanceLetter({
          what,
          iccid: "8985234000000003421",
          card: { balance: money(1840, "HKD"), gigabytes: 2.7, validUntil: new Date("2027-05-21T08:00:00Z") },
          agreed: { amount: money(6800, "HKD"), monthlyCap: money(20_400, "HKD"), card: "4242" },
          ...where,
        }),
    })),
    ...[1000, -1000].map((amount) => ({
      name: `correction.${amount > 0 ? "added" : "taken"}`,
      write: () =>
        correctionLetter({
          iccid: "8985234000000003421",
          amount: money(amount, "HKD"),
          balance: money(2840, "HKD"),
          ...where,
        }),
    })),
    {
      name: "prepaid_card.displaced",
      write: () =>
        cardDisplacedLetter({ iccid: "8985234000000003421", tariff: "gogochina_001", at, helpAddress, ...where }),
    },
    {
      name: "chat.answered",
      write: () => chatLetter({ id: "00000000-0000-4000-8000-000000000000", key: "key", said: "Mei\nMei", ...where }),
    },
    ...[undefined, "Mei"].map((of) => ({
      name: of === undefined ? "status.link" : "status.link_of_one",
      write: () => statusLinkLetter(ofStatus, of),
    })),
    {
      name: "status.end_of_one",
      write: () => statusNewsLetter({ ...ofStatus, moment: "end", isOnly: true, expectedAt: null, endedAt: at }),
    },
    ...(["begin", "end"] as const).map((moment) => ({
      name: `status.${moment}`,
      write: () => statusNewsLetter({ ...ofStatus, moment, expectedAt: at, endedAt: moment === "end" ? at : null }),
    })),
    ...[undefined, "Mei\nMei"].map((answer) => ({
      name: answer === undefined ? "enquiry.received" : "enquiry.answered",
      write: () =>
        enquiryLetter({ number: "BE0123456789", key: "key", dueAt: at, company: "Mei", form, answer, ...where }),
    })),
    {
      name: "real_name.contact_changed",
      write: () => contactChangedLetter({ number: "RN0123456789", ...where }),
    },
    ...realNameCases.map(({ state, reasons }) => ({
      name: ["real_name", state, ...reasons].join("."),
      write: () =>
        realNameLetter({
          state,
          reasons,
          ...(state === "sim_left" && { sim: "898523••••3421" }),
          ...(state === "moved" && { sim: "898523••••3421", helpAddress: "service@farwave.example" }),
          number: "RN0123456789",
          key: "key",
          ...where,
        }),
    })),
  ];
}
