import * as z from "zod";
import { readIccid } from "../../kernel/iccid.ts";

/** Every telecommunications card begins with 89 (ITU-T E.118). */
const anyCard = { prefixes: ["89"] };

/** An ICCID as suppliers send it, with or without the filler F; a wrong check digit is nonsense. */
export const WireIccid = z.string().max(22).transform((text, context) => {
  const read = readIccid(text, anyCard);
  if (read.ok) return read.iccid;
  context.addIssue("no ICCID");
  return z.NEVER;
});
