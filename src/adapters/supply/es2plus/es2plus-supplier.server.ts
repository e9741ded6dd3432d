import { createHmac } from "node:crypto";
import type * as z from "zod";
import { isMatchingId, isSmdpAddress } from "../../../kernel/activation-code.ts";
import { usualPatienceMs } from "../../post.server.ts";
import { SupplierUnavailable, type EsimSupplier, type SuppliedProfile, type SupplyWish } from "../esim-supplier.ts";
import { postJson, type Peer } from "../post-json.server.ts";
import { es2plusEvents } from "./notifications.server.ts";
import {
  adminProtocol,
  AnyAnswer,
  ConfirmOrderAnswer,
  DownloadOrderAnswer,
  es2plusPath,
  paddedIccid,
  type Es2plusFunction,
} from "./wire.ts";

type Es2plusAccess = Pick<Peer, "origin" | "tls"> & {
  /** Our identity at the SM-DP+: the functionRequesterIdentifier that it issued. */
  requester: string;
  /** The SM-DP+ address, where it does not return one with the order. */
  smdpAddress: string;
  /** Derives unguessable matching ids; the same key yields the same one. */
  secret: string;
  /** The bearer token that the SM-DP+, or the proxy that has verified its certificate, sends. */
  notificationSecret: string;
  patienceMs?: number;
};

/**
 * GSMA SGP.22 ES2+: DownloadOrder → ConfirmOrder → ReleaseProfile for each profile. There is no query for an order's
 * state, so every call has an identifier derived from our key (which identifies a retry) and the matching id is ours: a
 * lost response loses nothing. Profiles are released when all of the order are confirmed, so that no part is delivered.
 */
export function es2plusSupplier({
  origin,
  tls,
  requester,
  smdpAddress,
  secret,
  notificationSecret,
  patienceMs = usualPatienceMs,
}: Es2plusAccess): EsimSupplier {
  const order = async ({ key, product, quantity }: SupplyWish) => {
    const places = placesOf(key, quantity);
    const iccids: string[] = [];
    try {
      for (const place of places) iccids.push(await downloadOrdered(place, product));
      const profiles: SuppliedProfile[] = [];
      for (const [index, place] of places.entries()) profiles.push(await confirmed(place, iccids[index]!));
      for (const [index, place] of places.entries())
        await call("releaseProfile", AnyAnswer, `${place}:release`, { iccid: paddedIccid(iccids[index]!) });
      return { state: "ready" as const, reference: key, profiles };
    } catch (error) {
      if (!(error instanceof FunctionFailed) || !isFinal(error)) throw error;
      for (const iccid of iccids) await cancelled(key, iccid);
      return { state: "failed" as const, failure: error.code };
    }
  };

  return {
    name: "es2plus",
    order,
    findOrder: order,
    /**
     * repeating DownloadOrder returns the same ICCID; a profile that was never ordered is ordered by it, and returned
     * with the others.
     */
    async madeFor({ key, product, quantity }) {
      const iccids: string[] = [];
      try {
        for (const place of placesOf(key, quantity)) iccids.push(await downloadOrdered(place, product));
      } catch (error) {
        if (!(error instanceof FunctionFailed) || !isFinal(error)) throw error;
      }
      return { iccids, more: false };
    },
    cancel: async ({ key, iccid }) => cancelled(key, iccid),
    readNotification: async (body, headers) => es2plusEvents(body, headers, notificationSecret),
  };

  async function downloadOrdered(place: string, profileType: string): Promise<string> {
    return (await call("downloadOrder", DownloadOrderAnswer, `${place}:download`, { profileType })).iccid;
  }

  async function confirmed(place: string, iccid: string): Promise<SuppliedProfile> {
    const matchingId = matchingIdFor(secret, place);
    const answer = await call("confirmOrder", ConfirmOrderAnswer, `${place}:confirm`, {
      iccid: paddedIccid(iccid),
      matchingId,
      releaseFlag: false,
    });
    const host = answer.smdpAddress ?? smdpAddress;
    if (answer.matchingId !== matchingId || !isMatchingId(answer.matchingId))
      throw new SupplierUnavailable("es2plus: an answer about another profile");
    if (!isSmdpAddress(host)) throw new SupplierUnavailable("es2plus: an SM-DP+ address that is none");
    return { iccid, smdpAddress: host.toLowerCase(), matchingId };
  }

  async function cancelled(key: string, iccid: string): Promise<"cancelled" | "refused"> {
    try {
      await call("cancelOrder", AnyAnswer, `${key}:${iccid}:cancel`, {
        iccid: paddedIccid(iccid),
        finalProfileStatusIndicator: "Unavailable",
      });
      return "cancelled";
    } catch (error) {
      if (error instanceof FunctionFailed && isInUse(error)) return "refused";
      throw error;
    }
  }

  async function call<Answer extends z.ZodType>(
    name: Es2plusFunction,
    shape: Answer,
    id: string,
    fields: object,
  ): Promise<z.output<Answer>> {
    const body = JSON.stringify({
      header: { functionRequesterIdentifier: requester, functionCallIdentifier: id },
      ...fields,
    });
    const answered = await postJson({ origin, patienceMs, ...(tls && { tls }) }, es2plusPath + name, body, {
      "x-admin-protocol": adminProtocol,
    });
    const status = AnyAnswer.safeParse(answered.body).data?.header.functionExecutionStatus;
    if (answered.status !== 200 || !status)
      throw new SupplierUnavailable(
        `es2plus: ${name} was answered HTTP ${answered.status}${status ? "" : " without sense"}`,
      );
    if (status.status === "Failed" && status.statusCodeData)
      throw new FunctionFailed(name, status.statusCodeData.subjectCode, status.statusCodeData.reasonCode);
    if (status.status === "Failed" || status.status === "Expired")
      throw new SupplierUnavailable(`es2plus: ${name} ${status.status}`);
    const read = shape.safeParse(answered.body);
    if (!read.success) throw new SupplierUnavailable(`es2plus: ${name} was answered without sense`);
    return read.data;
  }
}

const placesOf = (key: string, quantity: number) =>
  Array.from({ length: quantity }, (_, index) => `${key}:${index + 1}`);

/**
 * The SM-DP+ executed nothing and says why. A response that we cannot parse is an outage: it may be temporary, and is
 * never success.
 */
class FunctionFailed extends SupplierUnavailable {
  readonly code: string;
  readonly reason: string;
  readonly subject: string;
  constructor(name: string, subject: string, reason: string) {
    super(`es2plus: ${name} failed with ${subject} ${reason}`);
    this.code = `${subject}/${reason}`;
    this.subject = subject;
    this.reason = reason;
  }
}

/** The profile type (8.2.5) is unknown (3.9), used up (3.7) or refused (3.8); or we may not (1.2). SGP.22 5.2.6. */
const isFinal = ({ subject, reason }: FunctionFailed) =>
  (subject === "8.2.5" && ["3.7", "3.8", "3.9"].includes(reason)) || reason === "1.2";
/** Already in use (3.3) or past the state from which it could be undone (3.5). */
const isInUse = ({ reason }: FunctionFailed) => reason === "3.3" || reason === "3.5";

const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** 100 bits in four groups of five, derived from a secret of ours and the position in the order. */
function matchingIdFor(secret: string, place: string): string {
  const bytes = createHmac("sha256", secret).update(`matching id\n${place}`).digest();
  const word = Array.from(bytes.subarray(0, 20), (byte) => letters[byte % 32]).join("");
  return word.match(/.{5}/g)!.join("-");
}
