import { CallRefused } from "../../../kernel/envelope.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import type { Visit } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { ticketAtHand } from "./just-signed-in.ts";
import { rememberPasskey } from "./known-here.ts";

/** `confirm`: the owner has not been confirmed for a while. */
export type AddingOutcome = "added" | "left" | "confirm" | { problem: string };

export async function addPasskey(visit: Visit): Promise<AddingOutcome> {
  const call = callOverHttp(visit);
  const { passkey: words } = wordsOf(visit.language, "account");
  const ticket = ticketAtHand();
  if (ticket === "") return "confirm";
  try {
    const [{ makePasskey }, { id, options }] = await Promise.all([
      import("./ceremony.ts"),
      call("/passkey/startAdding", { ticket }),
    ]);
    const credential = await makePasskey(options);
    if (!credential) return "left";
    await call("/passkey/finishAdding", { id, credential });
    if (credential.authenticatorAttachment === "platform") rememberPasskey(credential.id);
    return "added";
  } catch (error) {
    if (error instanceof CallRefused) return error.code === "CONFIRM_FIRST" ? "confirm" : { problem: error.message };
    return { problem: error instanceof Error && error.name === "InvalidStateError" ? words.known : words.failed };
  }
}
