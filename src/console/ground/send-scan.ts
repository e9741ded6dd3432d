import type { Envelope } from "../../kernel/envelope.ts";
import type { Scan, Sent } from "./kept-scans.ts";

/** Longer than that nobody stands at a table; the request key makes asking again safe. */
const patienceMs = 8000;
const notNow: readonly string[] = ["TRY_AGAIN_LATER", "TOO_MANY_REQUESTS", "UNKNOWN_ERROR"];

type Answered = Sent & { next?: string | null };

/** `moved`: what is said of a parcel that somebody else posted or cancelled. */
export async function sendScan(
  { by: _by, refused: _refused, ...wish }: Scan,
  language: string,
  moved: string,
): Promise<Answered> {
  const envelope = await asked(wish, language);
  if (!envelope || notNow.includes(envelope.resultCode)) return { end: "later" };
  if (envelope.resultCode === "SUCCESS") return { end: "done", next: envelope.resultData.next };
  if (envelope.resultCode === "UNDER_MAINTENANCE") return { end: "closed" };
  if (envelope.resultCode === "TOKEN_VALID_FAIL") return { end: "signedOut" };
  if (envelope.resultCode === "PARCEL_MOVED") return { end: "refused", because: moved };
  const { fields } = envelope.resultData;
  return { end: "refused", because: fields.map(({ message }) => message).join(" ") || envelope.resultMessage };
}

/** Undefined: nobody answered, or somebody on the way who is not the shop. */
async function asked(wish: object, language: string): Promise<Envelope<{ next: string | null }> | undefined> {
  try {
    const answer = await fetch("/console/api/staff/sendParcel", {
      method: "POST",
      headers: { "content-type": "application/json", lang: language },
      body: JSON.stringify(wish),
      signal: AbortSignal.timeout(patienceMs),
    });
    return await answer.json();
  } catch {
    return undefined;
  }
}
