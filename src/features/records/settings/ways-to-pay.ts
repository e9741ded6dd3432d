import type { GatewayName } from "../../../adapters/payment/payment-gateway.ts";
import type { Currency } from "../../../kernel/currency.ts";
import { paymentMethods, type PaymentMethod } from "../../../kernel/payment-method.ts";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import { gatewayOffered, gatewaysReady, type Offering, type Ready } from "../../../platform/payment-offers.ts";

/** What the environment says of paying: which gateways there are, and what may be offered at all. */
export type PaymentEnvironment = Offering & Ready;

type Ways = Partial<Record<PaymentMethod, string>>;
/** `card=stripe,alipay=none`: of a method that is not named the environment's holds. */
const waysPattern = /^[a-z]+=[a-z]+(,[a-z]+=[a-z]+)*$/;

function waysIn(said: string): Ways | undefined {
  if (!waysPattern.test(said)) return undefined;
  const ways = said.split(",").map((way) => way.split("=") as [string, string]);
  return new Set(ways.map(([method]) => method)).size === ways.length ? Object.fromEntries(ways) : undefined;
}

const waysText = (ways: Ways): string =>
  paymentMethods.flatMap((method) => (ways[method] ? [`${method}=${ways[method]}`] : [])).join();

/** What staff may choose among, a way each: of a method that the environment takes from the shop there is only none. */
export function waysAmong(environment: PaymentEnvironment, currency: Currency): string[] {
  return paymentMethods.flatMap((method) => {
    const byDefault = gatewayOffered(environment, method, currency);
    const gateways = byDefault ? new Set<GatewayName>([byDefault, ...gatewaysReady(environment)]) : [];
    return [...gateways, "none"].map((gateway) => `${method}=${gateway}`);
  });
}

/** What the environment offers. */
export const waysByDefault = (environment: PaymentEnvironment, currency: Currency): string =>
  waysText(
    Object.fromEntries(
      paymentMethods.map((method) => [method, gatewayOffered(environment, method, currency) ?? "none"]),
    ),
  );

/**
 * What holds of what staff have settled: where the environment has another gateway since, or none, it is followed. A
 * currency that nothing would be left for has what the environment offers.
 */
export function waysHeld(environment: PaymentEnvironment, currency: Currency, said: string): string {
  const [byDefault, among] = [waysByDefault(environment, currency), waysAmong(environment, currency)];
  const settled = Object.entries(waysIn(said) ?? {}).filter(([method, gateway]) =>
    among.includes(`${method}=${gateway}`),
  );
  const held = waysText({ ...waysIn(byDefault), ...Object.fromEntries(settled) });
  return offersAny(held) ? held : byDefault;
}

/** The name of the gateway for new payments by this method; undefined: it is off. */
export function gatewayIn(held: string, method: PaymentMethod): string | undefined {
  const gateway = waysIn(held)?.[method];
  return gateway === "none" ? undefined : gateway;
}

const offersAny = (said: string) => Object.values(waysIn(said) ?? {}).some((gateway) => gateway !== "none");

export const areWays = (value: unknown): value is string => typeof value === "string" && offersAny(value);

/** What was typed, each method once; or what is wrong with it. */
export function waysTyped(
  environment: PaymentEnvironment,
  currency: Currency,
  typed: string,
): { value: string } | { problem: RecordProblem } {
  const [ways, among] = [waysIn(typed), waysAmong(environment, currency)];
  const areAmong = paymentMethods.every((method) => among.includes(`${method}=${ways?.[method]}`));
  if (!ways || !areAmong || Object.keys(ways).length > paymentMethods.length)
    return { problem: wrong("value", "choose", among) };
  const value = waysText(ways);
  return offersAny(value) ? { value } : { problem: wrong("value", "no_way_to_pay", currency) };
}
