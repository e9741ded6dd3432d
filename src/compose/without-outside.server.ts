import { Refusal } from "../kernel/refusal.ts";
import type { Shop } from "../platform/context.server.ts";

/** Everything through which a shop reaches the outside. */
export type Outside = Pick<Shop, "gateways" | "mailer" | "sms" | "push" | "network" | "suppliers">;

/**
 * A shop on a copy of a database (COPY_OF_SHOP=1): pages work and nothing leaves. Jobs waiting in it are e-mails,
 * refunds and eSIMs that the production shop sends too, or has sent since.
 */
export function withoutOutside({ gateways, mailer, sms, push, network }: Outside): Outside {
  return {
    gateways: gateways.map(silent),
    mailer: silent(mailer),
    sms: silent(sms),
    push: silent(push),
    network: silent(network),
    suppliers: [],
  };
}

/** Keeps constants such as names and keys; every call is refused. */
function silent<Reaching extends object>(reaching: Reaching): Reaching {
  return new Proxy(reaching, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      return typeof own === "function" ? () => Promise.reject(new Refusal("TRY_AGAIN_LATER")) : own;
    },
  });
}
