import { maskedIccid, readIccid, soldPrefixes } from "../../../kernel/iccid.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { askAsStranger, askWhoseSim } from "../../stock/sims/ask-as-stranger.server.ts";
import { beginSession } from "../sessions/begin-session.server.ts";
import { LoginByICCID } from "./contract.ts";

const problems = { empty: "empty", prefix: "iccid.prefix", wrong: "iccid" } as const;

/**
 * A malformed number is reported, since anybody can see that; its state on the network is not. The number alone reveals
 * nothing more; with the address of the order that the SIM came with, it shows what is on it.
 */
export const loginByICCID = operation(LoginByICCID, async ({ iccid: typed, email, staySignedIn = false }, context) => {
  const read = readIccid(typed, { prefixes: soldPrefixes });
  if (!read.ok) return refuse("INVALID_INPUT", { field: "iccid", problem: problems[read.problem] });
  const { iccid } = read;
  const [sim] = await askAsStranger([{ iccid, problem: null }], context);
  if (!sim || sim.problem) return refuse("SIGN_IN_FAILED");
  const provenBy = email === undefined ? null : await askWhoseSim(iccid, email, context);
  if (email !== undefined && provenBy === null)
    return refuse("INVALID_INPUT", { field: "email", problem: "email.not_of_sim" });
  return {
    ...(await beginSession(context.db, { iccid, provenBy }, staySignedIn, context)),
    checkedIccid: maskedIccid(iccid),
    created: false,
  };
});
