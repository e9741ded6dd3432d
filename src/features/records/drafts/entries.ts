import * as z from "zod/mini";
import { shortText } from "../../../kernel/fields.ts";

/** Fields of a form as typed, valid or not. */
const Typed = z.string("empty").check(z.maxLength(4000, "long"), z.regex(/^[^\0\p{Cs}]*$/u, "format"));
export const DraftEntries = z
  .record(shortText(60), Typed)
  .check(z.refine((entries) => Object.keys(entries).length <= 60, "long"));
