import type { RefusalCode } from "./refusal.ts";

/** The body of every answer under /api (spec 3 and 8). Only this file knows its spelling. */
export type Envelope<T = unknown> =
  | { resultCode: "SUCCESS"; resultMessage: string; resultData: T }
  | { resultCode: RefusalCode; resultMessage: string; resultData: RefusalDetails };

export type RefusalDetails = { fields: FieldMessage[]; [fact: string]: unknown };
/** `values`: the parameters of a record's problem, for a form that has its own labels. */
export type FieldMessage = { field: string; problem: string; message: string; values?: readonly unknown[] };

export function success<T>(resultData: T): Envelope<T> {
  return { resultCode: "SUCCESS", resultMessage: "", resultData };
}

export function refused(resultCode: RefusalCode, resultMessage: string, resultData: RefusalDetails): Envelope<never> {
  return { resultCode, resultMessage, resultData };
}

/** Thrown to the caller of a refused call: the envelope's content, in the visitor's language. */
export class CallRefused extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, message: string, details: RefusalDetails) {
    super(message);
    this.name = "CallRefused";
    this.code = code;
    this.details = details;
  }
}

export function unwrap<T>(envelope: Envelope<T>): T {
  if (envelope.resultCode === "SUCCESS") return envelope.resultData;
  // a proxy in between may answer without details
  const { fields = [], ...facts } = (envelope.resultData ?? {}) as Partial<RefusalDetails>;
  throw new CallRefused(envelope.resultCode, envelope.resultMessage, { ...facts, fields });
}
