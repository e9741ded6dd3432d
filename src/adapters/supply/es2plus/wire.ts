import * as z from "zod";
import { WireBytes, WireIccid, WireMoment as moment, wireText } from "../wire-fields.ts";

/** GSMA SGP.22 section 5.3, JSON binding of ES2+; both sides check what they read. */

export const es2plusPath = "/gsma/rsp2/es2plus/";
export const adminProtocol = "gsma/rsp/v2.5.0";

const text = wireText(255).min(1);
const RequestHeader = z.object({ functionRequesterIdentifier: text, functionCallIdentifier: text });
const ExecutionStatus = z.object({
  status: z.enum(["Executed-Success", "Executed-WithWarning", "Failed", "Expired"]),
  statusCodeData: z
    .object({
      subjectCode: text,
      reasonCode: text,
      subjectIdentifier: z.string().optional(),
      message: z.string().optional(),
    })
    .optional(),
});
const AnswerHeader = z.object({ functionExecutionStatus: ExecutionStatus });

export const AnyAnswer = z.object({ header: AnswerHeader });
export const DownloadOrderAnswer = z.object({ header: AnswerHeader, iccid: WireIccid });
export const ConfirmOrderAnswer = z.object({ header: AnswerHeader, matchingId: text, smdpAddress: text.optional() });

const request = { header: RequestHeader };
const iccid = WireIccid;
export const es2plusRequests = {
  downloadOrder: z.object({ ...request, profileType: text }),
  confirmOrder: z.object({ ...request, iccid, matchingId: text, releaseFlag: z.boolean() }),
  releaseProfile: z.object({ ...request, iccid }),
  cancelOrder: z.object({ ...request, iccid, finalProfileStatusIndicator: z.enum(["Available", "Unavailable"]) }),
};
export type Es2plusFunction = keyof typeof es2plusRequests;

/** From the SM-DP+ to us. */
export const DownloadProgress = z.object({
  header: RequestHeader,
  iccid,
  profileType: text,
  timestamp: moment,
  notificationPointId: z.int().min(0).max(1000),
  notificationPointStatus: ExecutionStatus,
});

/** SGP.22 has no word for used data: the carrier's charging system reports it beside ES2+, in this form of ours. */
export const UsageReport = z.object({
  header: RequestHeader,
  iccid,
  timestamp: moment,
  usedBytes: WireBytes,
  activatedAt: moment.optional(),
  expiresAt: moment.optional(),
});

/** 19 digits travel padded with F to whole bytes. */
export const paddedIccid = (digits: string) => (digits.length === 19 ? `${digits}F` : digits);
