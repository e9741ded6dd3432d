import * as z from "zod";
import {
  WireBytes as bytes,
  WireIccid,
  WireMoment as moment,
  WireName as reference,
  wireText,
} from "../wire-fields.ts";

/** What goes over the wire between us and a reseller (domain notes 2.5); both sides check what they read. */

const word = wireText(40);
const device = wireText(60);

export const OrderWish = z.object({
  transactionId: reference,
  packageInfoList: z.tuple([z.object({ packageCode: reference, count: z.int().min(1).max(100) })]),
});
export const QueryWish = z.union([z.object({ transactionId: reference }), z.object({ iccid: z.string().max(22) })]);
export const CancelWish = z.object({ iccid: z.string().max(22) });

const refused = z.object({ success: z.literal(false), errorCode: word, errorMsg: z.string().max(500).nullish() });
const answer = <Obj extends z.ZodType>(obj: Obj) =>
  z.discriminatedUnion("success", [refused, z.object({ success: z.literal(true), obj })]);

export const OrderAnswer = answer(z.object({ orderNo: reference, transactionId: reference }));
export const CancelAnswer = answer(z.object({ iccid: WireIccid }));

/** Without ICCID and code while the SM-DP+ still makes it. */
export const WireEsim = z.object({
  orderNo: reference,
  transactionId: reference,
  iccid: z.union([z.literal(""), WireIccid]),
  ac: z.string().max(300),
  confirmationCode: z.string().max(100).nullish(),
  smdpStatus: word,
  esimStatus: word,
  orderUsage: bytes,
  activateTime: moment.nullish(),
  expiredTime: moment.nullish(),
  device: device.nullish(),
  lastUpdateTime: moment,
});
export type WireEsim = z.output<typeof WireEsim>;
export const QueryAnswer = answer(z.object({ esimList: z.array(WireEsim).max(100) }));

const notification = { notifyId: reference, eventGenerateTime: moment };
const sim = { iccid: WireIccid };
export const Notification = z.discriminatedUnion("notifyType", [
  z.object({ ...notification, notifyType: z.literal("ORDER_STATUS"), content: z.object({ orderNo: reference }) }),
  z.object({
    ...notification,
    notifyType: z.literal("SMDP_EVENT"),
    content: z.object({ ...sim, smdpStatus: word, device: device.nullish() }),
  }),
  z.object({
    ...notification,
    notifyType: z.literal("DATA_USAGE"),
    content: z.object({ ...sim, orderUsage: bytes, activateTime: moment.nullish(), expiredTime: moment.nullish() }),
  }),
  z.object({ ...notification, notifyType: z.literal("ESIM_STATUS"), content: z.object(sim) }),
  z.object({ ...notification, notifyType: z.literal("VALIDITY_USAGE"), content: z.object(sim) }),
  z.object({ ...notification, notifyType: z.literal("CHECK_HEALTH") }),
]);
export type Notification = z.output<typeof Notification>;
