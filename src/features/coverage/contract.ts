import * as z from "zod/mini";
import { endpoint } from "../../kernel/endpoint.ts";
import { LanguageCode, shortText } from "../../kernel/fields.ts";

/** Spec 3, coverage entry: country, and for each carrier its APN. */
export const CoverageEntry = z.object({
  country: z.string(),
  name: z.string(),
  mcc: z.string(),
  mccInfo: z.array(
    z.object({
      carrier: z.string(),
      apn: z.string(),
      rank: z.enum(["primary", "secondary"]),
      generations: z.array(z.string()),
    }),
  ),
});

export const GetCarrierListForNetType = endpoint({
  path: "/common/getCarrierListForNetType",
  summary: "Which networks can be used where, with APN: everywhere, in one country, or those of one network generation.",
  caller: "anyone",
  input: z.object({
    country: z.optional(shortText(60)),
    netType: z.optional(z.enum(["3G", "4G", "5G"], "choose")),
    lang: z.optional(LanguageCode),
  }),
  output: z.object({ coverage: z.array(CoverageEntry) }),
});
