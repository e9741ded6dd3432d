import { maskedIccid, readIccid, soldPrefixes } from "../../kernel/iccid.ts";
import { refuse } from "../../kernel/refusal.ts";
import { operation } from "../../platform/operation.server.ts";
import { beginSession } from "../sessions/begin-session.server.ts";
import { askAsStranger } from "../sims/ask-as-stranger.server.ts";
import { LoginByICCID } from "./contract.ts";

const problems = { empty: "empty", prefix: "iccid.prefix", wrong: "iccid" } as const;

/** What is wrong with the number itself is told, anybody can see it; what the network thinks of it is not. */
export const loginByICCID = operation(LoginByICCID, async ({ iccid: typed, staySignedIn = false }, context) => {
  const read = readIccid(typed, { prefixes: soldPrefixes });
  if (!read.ok) return refuse("INVALID_INPUT", { field: "iccid", problem: problems[read.problem] });
  const { iccid } = read;
  const [sim] = await askAsStranger([{ iccid, problem: null }], context);
  if (!sim || sim.problem) return refuse("SIGN_IN_FAILED");
  return { ...(await beginSession(context.db, { iccid }, staySignedIn, context)), checkedIccid: maskedIccid(iccid), created: false };
});
