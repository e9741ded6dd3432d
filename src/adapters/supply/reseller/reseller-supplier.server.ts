import { randomUUID } from "node:crypto";
import type * as z from "zod";
import { parseActivationCode } from "../../../kernel/activation-code.ts";
import { usualPatienceMs } from "../../post.server.ts";
import {
  SupplierUnavailable,
  type EsimSupplier,
  type SuppliedProfile,
  type SupplyAnswer,
  type SupplyWish,
} from "../esim-supplier.ts";
import { postJson } from "../post-json.server.ts";
import { resellerEvents } from "./notifications.server.ts";
import { signedHeaders, type ResellerKeys } from "./signature.server.ts";
import { cannotCancel, finalErrors, makingOf, megabytes, noSuchOrder, profileStateOf } from "./states.ts";
import { CancelAnswer, OrderAnswer, QueryAnswer, type WireEsim } from "./wire.ts";

type ResellerAccess = ResellerKeys & {
  origin: string;
  now: () => Date;
  /** `queried`: the reseller signs nothing, so its notifications only trigger queries. */
  notifications: "signed" | "queried";
  patienceMs?: number;
};

/**
 * An HTTP reseller in the manner of the big ones (domain notes 2.5): orders are accepted first, profiles come later.
 */
export function resellerSupplier({
  origin,
  now,
  notifications,
  patienceMs = usualPatienceMs,
  ...keys
}: ResellerAccess): EsimSupplier {
  return {
    name: "reseller",

    async order(wish) {
      const { key, product, quantity } = wish;
      const answer = await call("order", OrderAnswer, {
        transactionId: key,
        packageInfoList: [{ packageCode: product, count: quantity }],
      });
      if (!answer.success) return { state: "failed", failure: finalOr(answer.errorCode) };
      if (answer.obj.transactionId !== key) throw new SupplierUnavailable("reseller: an answer about another order");
      return { state: "accepted", reference: answer.obj.orderNo };
    },

    async findOrder({ key }) {
      const answer = await call("query", QueryAnswer, { transactionId: key });
      if (answer.success) return orderFrom(answer.obj.esimList, key);
      if (answer.errorCode === noSuchOrder) return undefined;
      throw new SupplierUnavailable(`reseller: error ${answer.errorCode}`);
    },

    async madeFor({ key }) {
      const answer = await call("query", QueryAnswer, { transactionId: key });
      if (!answer.success && answer.errorCode !== noSuchOrder)
        throw new SupplierUnavailable(`reseller: error ${answer.errorCode}`);
      const esims = answer.success ? answer.obj.esimList.filter(({ transactionId }) => transactionId === key) : [];
      const iccids = esims
        .filter(({ iccid, esimStatus }) => iccid !== "" && makingOf(esimStatus) !== "lost")
        .map(({ iccid }) => iccid);
      return { iccids, more: esims.length === 0 || esims.some(({ iccid }) => iccid === "") };
    },

    async cancel({ iccid }) {
      const answer = await call("cancel", CancelAnswer, { iccid });
      if (!answer.success && answer.errorCode === cannotCancel) return "refused";
      if (!answer.success) throw new SupplierUnavailable(`reseller: error ${answer.errorCode}`);
      if (answer.obj.iccid !== iccid) throw new SupplierUnavailable("reseller: an answer about another ICCID");
      return "cancelled";
    },

    async findProfile(iccid) {
      const answer = await call("query", QueryAnswer, { iccid });
      if (!answer.success && answer.errorCode === noSuchOrder) return undefined;
      const found = answer.success ? answer.obj.esimList : [];
      if (found.length !== 1 || found[0]!.iccid !== iccid)
        throw new SupplierUnavailable("reseller: an answer about another ICCID");
      const { smdpStatus, device, orderUsage, activateTime, expiredTime, lastUpdateTime } = found[0]!;
      const usage = {
        usedMb: megabytes(orderUsage),
        ...(activateTime && { activatedAt: activateTime }),
        ...(expiredTime && { expiresAt: expiredTime }),
      };
      return { iccid, at: lastUpdateTime, state: profileStateOf(smdpStatus), ...(device && { device }), usage };
    },

    readNotification: async (body, headers) =>
      resellerEvents(body, headers, { keys, now: now(), trust: notifications }),
  };

  async function call<Answer extends z.ZodType>(
    what: "order" | "query" | "cancel",
    shape: Answer,
    wish: object,
  ): Promise<z.output<Answer>> {
    const body = JSON.stringify(wish);
    const headers = signedHeaders(keys, body, { at: now(), requestId: randomUUID() });
    const answered = await postJson({ origin, patienceMs }, `/api/v1/open/esim/${what}`, body, headers);
    const read = shape.safeParse(answered.body);
    if (answered.status === 200 && read.success) return read.data;
    throw new SupplierUnavailable(
      `reseller: ${what} was answered HTTP ${answered.status} ${read.success ? "" : "without sense"}`,
    );
  }
}

function finalOr(errorCode: string): string {
  if (finalErrors.includes(errorCode)) return errorCode;
  throw new SupplierUnavailable(`reseller: error ${errorCode}`);
}

function orderFrom(esims: WireEsim[], key: SupplyWish["key"]): SupplyAnswer | undefined {
  const [first] = esims;
  if (!first) return undefined;
  if (esims.some(({ transactionId, orderNo }) => transactionId !== key || orderNo !== first.orderNo))
    throw new SupplierUnavailable("reseller: an answer about another order");
  const made = esims.map(({ esimStatus }) => makingOf(esimStatus));
  if (made.includes("unknown")) throw new SupplierUnavailable("reseller: an order in a state that we do not know");
  if (made.includes("lost")) return { state: "failed", failure: first.esimStatus };
  if (made.includes("still_made")) return { state: "accepted", reference: first.orderNo };
  return { state: "ready", reference: first.orderNo, profiles: esims.map(profileFrom) };
}

function profileFrom({ iccid, ac, confirmationCode }: WireEsim): SuppliedProfile {
  const code = parseActivationCode(ac);
  const complete = iccid && code?.matchingId && Boolean(code.needsConfirmation) === Boolean(confirmationCode);
  if (!complete) throw new SupplierUnavailable("reseller: a profile without a usable code");
  return {
    iccid,
    smdpAddress: code.smdpAddress,
    matchingId: code.matchingId,
    ...(confirmationCode && { confirmationCode }),
  };
}
