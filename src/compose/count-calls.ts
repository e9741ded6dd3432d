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

/**
 * The same services; each call of theirs is counted, and whether it had an answer. An answer of "no" is one. A service that
 * keeps everybody waiting is left alone for a while (platform/circuit-breaker.ts), and those calls count as well.
 */
export function counted(outside: Outside, count: Count, clock: () => Date): Outside {
  const guarded = <Service extends object>(
    kind: Attempt["service"],
    name: string,
    service: Service,
    calls: readonly string[],
    { isFailure, Unavailable }: Silence,
  ) => {
    const told = (failed: boolean) => count({ service: kind, name, at: clock(), failed });
    const unavailable = () => new Unavailable(`${name} has kept its last callers waiting`);
    return counting(service, calls, { isFailure, told, guard: circuitBreaker({ clock, isFailure, unavailable }) });
  };
  return {
    ...outside,
    gateways: outside.gateways.map((gateway) =>
      guarded("gateway", gateway.name, gateway, gatewayCalls, silenceAs(GatewayUnavailable)),
    ),
    suppliers: outside.suppliers.map((supplier) =>
      guarded("supplier", supplier.name, supplier, supplierCalls, silenceAs(SupplierUnavailable)),
    ),
    network: guarded("network", "network", outside.network, networkCalls, {
      isFailure: (error) => error instanceof NetworkUnavailable && !(error instanceof NetworkNotConnected),
      Unavailable: NetworkUnavailable,
    }),
    mailer: guarded("mail", outside.mailer.name, outside.mailer, mailCalls, {
      isFailure: (error) => !isOfMailbox(error),
      Unavailable: Error,
    }),
  };
}

type Silence = { isFailure: (error: unknown) => boolean; Unavailable: new (message: string) => Error };

const silenceAs = (Unavailable: Silence["Unavailable"]): Silence => ({
  Unavailable,
  isFailure: (error) => error instanceof Unavailable,
});

/** Nodemailer's word for recipients that the server refuses: it is up, and the mailbox is not. */
const isOfMailbox = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === "EENVELOPE";

function counting<Service extends object>(
  service: Service,
  calls: readonly string[],
  {
    isFailure,
    told,
    guard,
  }: { isFailure: Silence["isFailure"]; told: (failed: boolean) => void; guard: CircuitBreaker },
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
