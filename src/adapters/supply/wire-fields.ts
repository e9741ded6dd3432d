import * as z from "zod";
import { readIccid } from "../../kernel/iccid.ts";

/** Every telecommunications card begins with 89 (ITU-T E.118). */
const anyCard = { prefixes: ["89"] };

/** An ICCID as suppliers send it, with or without the filler F; a wrong check digit is malformed. */
export const WireIccid = z
  .string()
  .max(22)
  .transform((text, context) => {
    const read = readIccid(text, anyCard);
    if (read.ok) return read.iccid;
    context.addIssue("no ICCID");
    return z.NEVER;
  });

/** One line; no control characters and lone surrogates (and the database refuses NUL). */
export const wireText = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
/** An identifier given by one side. */
export const WireName = wireText(100).min(1);

/** Between the first SM-DP+ and the end of the century; anything else is a broken clock. */
export const WireMoment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((at) => at.getUTCFullYear() >= 2016 && at.getUTCFullYear() < 2100);

/** Up to a petabyte. */
export const WireBytes = z
  .int()
  .min(0)
  .max(2 ** 50);
