import type { Mailer } from "../adapters/mail/mailer.ts";
import { NetworkNotConnected, NetworkUnavailable, type Network } from "../adapters/network/network.ts";
import type { PaymentGateway } from "../adapters/payment/payment-gateway.ts";
import { GatewayUnavailable } from "../adapters/payment/payment-gateway.ts";
import type { EsimSupplier } from "../adapters/supply/esim-supplier.ts";
import { SupplierUnavailable } from "../adapters/supply/esim-supplier.ts";
import type { Attempt } from "../features/operator/outside-hours/store.server.ts";
import { circuitBreaker, type CircuitBreaker } from "../platform/circuit-breaker.ts";
import type { Outside } from "./without-outside.server.ts";

type Count = (attempt: Attempt) => void;

/** The calls that go outside. What a body brought to us says is read here, and lists come in many pages. */
const gatewayCalls = [
  "startPayment",
  "findPayment",
  "cancelPayment",
  "refundPayment",
  "findRefund",
  "saveCard",
  "findSavedCard",
  "chargeSavedCard",
  "forgetCard",
] as const satisfies readonly (keyof PaymentGateway)[];
const supplierCalls = [
  "order",
  "findOrder",
  "madeFor",
  "cancel",
  "findProfile",
] as const satisfies readonly (keyof EsimSupplier)[];
const networkCalls = [
  "findSims",
  "lookUpSim",
  "blockSim",
  "unblockSim",
  "registerSim",
  "deregisterSim",
  "moveSim",
  "loadPlan",
  "findPlans",
  "usageOf",
  "startPlan",
  "endUnused",
  "endPlan",
  "findPrepaid",
  "isPukOf",
  "credit",
  "withdrawCredit",
  "adjust",
  "readJournal",
] as const satisfies readonly (keyof Network)[];
const mailCalls = ["send"] as const satisfies readonly (keyof Mailer)[];

/** The same services; each call of theirs is counted, and whether it had an answer. An answer of "no" is one. */
export function counted(outside: Outside, count: Count, clock: () => Date): Outside {
  const told = (service: Attempt["service"], name: string) => (failed: boolean) =>
    count({ service, name, at: clock(), failed });
  return {
    ...outside,
    gateways: outside.gateways.map((gateway) =>
      counting(
        gateway,
        gatewayCalls,
        (error) => error instanceof GatewayUnavailable,
        told("gateway", gateway.name),
        circuitBreaker({
          clock,
          isFailure: (error) => error instanceof GatewayUnavailable,
          unavailable: () => new GatewayUnavailable(`${gateway.name} has kept its last callers waiting`),
        }),
      ),
    ),
    suppliers: outside.suppliers.map((supplier) =>
      counting(
        supplier,
        supplierCalls,
        (error) => error instanceof SupplierUnavailable,
        told("supplier", supplier.name),
      ),
    ),
    network: counting(
      outside.network,
      networkCalls,
      (error) => error instanceof NetworkUnavailable && !(error instanceof NetworkNotConnected),
      told("network", "network"),
    ),
    mailer: counting(outside.mailer, mailCalls, (error) => !isOfMailbox(error), told("mail", outside.mailer.name)),
  };
}

/** Nodemailer's word for recipients that the server refuses: it is up, and the mailbox is not. */
const isOfMailbox = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === "EENVELOPE";

function counting<Service extends object>(
  service: Service,
  calls: readonly string[],
  isFailure: (error: unknown) => boolean,
  told: (failed: boolean) => void,
  guard: CircuitBreaker = (call) => call(),
): Service {
  return new Proxy(service, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== "function" || typeof name !== "string" || !calls.includes(name)) return own;
      return async (...given: unknown[]): Promise<unknown> => {
        try {
          const answer = await guard(async (): Promise<unknown> => Reflect.apply(own, target, given));
          told(false);
          return answer;
        } catch (error) {
          told(isFailure(error));
          throw error;
        }
      };
    },
  });
}
