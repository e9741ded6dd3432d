import { createHash } from "node:crypto";
import { activationCode } from "../../../kernel/activation-code.ts";
import { passesLuhn } from "../../../kernel/iccid.ts";
import { money, times } from "../../../kernel/money.ts";
import { refuse, Refusal } from "../../../kernel/refusal.ts";
import { attempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { offeredDays, unitPrice } from "../plans/rules.ts";
import { planOnSale } from "../plans/store.server.ts";
import { OrderInSandbox } from "./contract.ts";
import { knowKey, refuseReusedKey } from "./recent-keys.server.ts";
import { wholesalePrice, wholesaleSteps } from "./rules.ts";

/** Nobody needs a key to try, so a network is what is counted. */
const ordersOfNetwork: AttemptLimit = { what: "sandbox orders of a network", most: 10, minutes: 1, network: true };

/** Reserved by RFC 2606: no phone finds a server there. */
const testServer = "rsp.sandbox.example";

/** Made of the request alone, so that the same one gets the same order although nothing is kept. */
export const orderInSandbox = operation(OrderInSandbox, async (wish, context) => {
  const { db, config, visitor, now } = context;
  const { requestKey, plan, quantity, currency } = wish;
  await attempt(context, ordersOfNetwork, visitor.address);
  const digest = createHash("sha256").update(JSON.stringify(wish)).digest();
  refuseReusedKey(db, requestKey, digest.toString("hex"), now);
  const found = await planOnSale(db, plan, currency);
  if (!found?.ways.includes("esim")) return refuse("PLAN_NOT_ON_SALE");
  const { kind, days: packaged, min_days: minDays, max_days: maxDays } = found;
  const days = offeredDays({ kind, days: packaged, minDays, maxDays }, wish.days);
  if (days === undefined)
    throw new Refusal("DAYS_NOT_OFFERED", { fields: [{ field: "days", problem: "not_offered" }] });
  const off = (await settingOf(db, config, `wholesale_${wholesaleSteps[0]}`)) || null;
  const ofStep = wholesalePrice(found.amount, off);
  const price = ofStep === null ? null : unitPrice({ kind, price: money(ofStep, currency) }, days);
  knowKey(db, requestKey, digest.toString("hex"), now);
  return {
    order: `TEST-${digest.toString("hex", 0, 5).toUpperCase()}`,
    isTest: true as const,
    state: "delivered" as const,
    plan,
    quantity,
    days,
    price,
    total: price && times(price, quantity),
    profiles: Array.from({ length: quantity }, (_, place) => testProfile(digest, place)),
  };
});

function testProfile(digest: Buffer, place: number) {
  const of = createHash("sha256").update(digest).update(String(place)).digest();
  const body = `89852349${String(of.readUIntBE(0, 6) % 10 ** 10).padStart(10, "0")}`;
  const check = Array.from({ length: 10 }, (_, digit) => digit).find((digit) => passesLuhn(`${body}${digit}`))!;
  const matchingId = `TEST-${of.toString("hex", 6, 14).toUpperCase()}`;
  return { iccid: `${body}${check}`, activationCode: activationCode({ smdpAddress: testServer, matchingId }) };
}
