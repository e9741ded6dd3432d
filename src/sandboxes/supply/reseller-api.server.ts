import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";
import { jsonIn } from "../../adapters/post.server.ts";
import { distrust } from "../../adapters/supply/reseller/signature.server.ts";
import { CancelWish, OrderWish, QueryWish } from "../../adapters/supply/reseller/wire.ts";
import { dayMs } from "../../kernel/duration.ts";
import { failing, failureFor } from "./failure-switch.server.ts";
import { keepOrder, profilesFor, type OrderedProfile } from "./order-store.server.ts";
import { readProduct } from "./product.ts";
import { moveProfile } from "./profile-store.server.ts";
import type { SandboxSupplier } from "./supplier.server.ts";

const no = (errorCode: string, errorMsg: string) => ({ success: false, errorCode, errorMsg });
const yes = (obj: object) => ({ success: true, errorCode: null, obj });

/**
 * The reseller's calls, signed over their raw bytes; every answer is HTTP 200 with `success`, as the big ones answer.
 */
export function resellerApi(
  server: FastifyInstance,
  { database, keys, readySeconds, failureRate, now }: SandboxSupplier,
): void {
  void server.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

    post("order", OrderWish, async ({ transactionId, packageInfoList: [{ packageCode, count }] }) => {
      const product = readProduct(packageCode);
      if (product === "unknown") return no("310241", "The package does not exist.");
      if (product === "sold_out") return no("310251", "The package is sold out.");
      const at = now();
      const order = await keepOrder(
        database,
        { transactionId, product: packageCode, quantity: count, ...product },
        at,
        new Date(at.getTime() + readySeconds * 1000),
      );
      return yes({ orderNo: order.order_no, transactionId });
    });

    post("query", QueryWish, async (by) => {
      const profiles = await profilesFor(database, by);
      return profiles.length === 0
        ? no("310403", "The order does not exist.")
        : yes({ esimList: profiles.map((profile) => shown(profile, now())) });
    });

    post("cancel", CancelWish, async ({ iccid }) => {
      const [profile] = await profilesFor(database, { iccid });
      if (!profile) return no("310403", "The order does not exist.");
      const cancelled =
        profile.state === "cancelled" || (await moveProfile(database, iccid, ["released"], "cancelled", now()));
      return cancelled ? yes({ iccid }) : no("200002", "This operation is not allowed in this state.");
    });

    function post<Wish extends z.ZodType>(
      name: string,
      shape: Wish,
      act: (wish: z.output<Wish>) => Promise<object>,
    ): void {
      api.post(`/api/v1/open/esim/${name}`, async (request: FastifyRequest, reply: FastifyReply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (distrust(keys, body, request.headers, now())) return no("000102", "The signature is wrong.");
        const wish = shape.safeParse(jsonIn(body.toString("utf8")));
        if (!wish.success) return no("000104", "The request is not complete.");
        return failing(failureFor(failureRate, Math.random()), reply, async () => act(wish.data));
      });
    }
  });
}

const smdpStatus: Record<OrderedProfile["state"], string> = {
  allocated: "RELEASED",
  confirmed: "RELEASED",
  released: "RELEASED",
  downloaded: "DOWNLOAD",
  installed: "INSTALLATION",
  enabled: "ENABLED",
  disabled: "DISABLED",
  deleted: "DELETED",
  cancelled: "RELEASED",
};

function shown(profile: OrderedProfile, now: Date) {
  const { iccid, order_no, transaction_id, state, used_bytes, activated_at, days, state_at } = profile;
  const known = {
    orderNo: order_no,
    transactionId: transaction_id,
    orderUsage: Number(used_bytes),
    lastUpdateTime: state_at.toISOString(),
  };
  if (now < profile.ready_at) return { ...known, iccid: "", ac: "", smdpStatus: "", esimStatus: "GETTING_RESOURCE" };
  const ends = activated_at && new Date(activated_at.getTime() + days * dayMs);
  const esimStatus = state === "cancelled" ? "CANCEL" : activated_at ? "IN_USE" : "GOT_RESOURCE";
  const ac = `LPA:1$${profile.smdp_address}$${profile.matching_id}`;
  return {
    ...known,
    iccid,
    ac,
    smdpStatus: smdpStatus[state],
    esimStatus,
    activateTime: activated_at?.toISOString() ?? null,
    expiredTime: ends?.toISOString() ?? null,
  };
}
