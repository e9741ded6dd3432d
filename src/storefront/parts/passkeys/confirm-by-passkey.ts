import { CallRefused } from "../../../kernel/envelope.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import type { Visit } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { keepTicket } from "./just-signed-in.ts";

/** Shows by a passkey of the account that its owner is there. */
export async function confirmByPasskey(visit: Visit): Promise<"confirmed" | "left" | { problem: string }> {
  const call = callOverHttp(visit);
  const { confirm: words } = wordsOf(visit.language, "account-detail");
  try {
    const [{ askForPasskey }, { id, options }] = await Promise.all([
      import("./ceremony.ts"),
      call("/passkey/startSignIn", {}),
    ]);
    const credential = await askForPasskey(options, false);
    if (!credential) return "left";
    keepTicket((await call("/passkey/confirmOwner", { id, credential })).ticket);
    return "confirmed";
  } catch (error) {
    if (!(error instanceof CallRefused)) return { problem: wordsOf(visit.language, "account").passkey.failed };
    return { problem: error.code === "PASSKEY_REFUSED" ? words.passkeyUnknown : error.message };
  }
}
