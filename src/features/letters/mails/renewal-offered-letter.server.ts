import { letterWords } from "../../../i18n/letters.server.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { planOnSale } from "../../catalogue/plans/store.server.ts";
import { renewalLink } from "../../sales/orders/renewal-link.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { composeLetter } from "./compose-letter.server.ts";
import type { ComposedLetter } from "./letter-content.ts";
import { dayInLetter, letterEnd, letterStart, type OrderInLetter } from "./order-in-letter.server.ts";
import { planInLetter, type PlanInLetter } from "./plan-changed-letter.server.ts";

/** `page`: the order form with SIM and plan filled in. */
type RenewalInLetter = { iccid: string; plan: PlanInLetter; openUntil: Date; page: string };

/** Undefined once the plan is no longer sold. `what`: as `send-renewal-link` writes it. */
export async function renewalOf(
  { currency, lang }: Order,
  what: string,
  { db, vault, origin }: Shop,
): Promise<RenewalInLetter | undefined> {
  const [iccid = "", code = "", days = "", until = ""] = what.split(" ");
  const plan = await planOnSale(db, code, currency);
  if (!plan) return undefined;
  const openUntil = new Date(until);
  const link = renewalLink(vault, { iccid, until: openUntil });
  const query = new URLSearchParams({ plan: code, days, way: "renewal", link });
  return {
    iccid,
    plan: { allowanceMb: plan.allowance_mb, days: Number(days), dayPass: plan.kind === "day_pass" },
    openUntil,
    page: `${origin}/${lang}/order-sim?${query}`,
  };
}

/** A colleague has filled the form in; the price is the page's, since it may change. */
export function renewalOfferedLetter(facts: OrderInLetter & { renewal: RenewalInLetter }): ComposedLetter {
  const { order, renewal } = facts;
  const { renewalOffered: words } = letterWords(order.lang);
  const { help, footer } = letterEnd(facts);
  return composeLetter({
    ...letterStart(facts),
    subject: words.subject(maskedIccid(renewal.iccid)),
    preview: words.lead,
    title: words.title,
    figures: [],
    lead: words.lead,
    blocks: [
      {
        kind: "facts",
        title: words.details,
        facts: [
          { label: words.sim, value: maskedIccid(renewal.iccid) },
          { label: words.plan, value: planInLetter(renewal.plan, order.lang) },
          { label: words.openUntil, value: dayInLetter(renewal.openUntil, order) },
        ],
      },
      { kind: "action", label: words.action, href: renewal.page },
      { kind: "text", text: words.price },
      { kind: "text", text: words.notYou },
      help,
    ],
    footer,
  });
}
