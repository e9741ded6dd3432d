import * as z from "zod";
import { readIccid, soldPrefixes, type IccidProblem } from "../../../kernel/iccid.ts";
import { text } from "./cells.server.ts";

const wrongIccid: Record<IccidProblem, string> = {
  empty: "must not be empty",
  prefix: `must start with ${soldPrefixes.join(" or ")}`,
  wrong: "must be 19 or 20 digits with a correct check digit",
};

/** The number of a card or profile of ours, in any spelling. */
export const Iccid = text(40).transform((cell, context) => {
  const read = readIccid(cell, { prefixes: soldPrefixes });
  if (read.ok) return read.iccid;
  context.addIssue(wrongIccid[read.problem]);
  return z.NEVER;
});
