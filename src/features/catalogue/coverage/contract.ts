import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode, shortText } from "../../../kernel/fields.ts";

export const Generation = z.enum(["3G", "4G", "5G"], "choose");

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
  /** Access points that some plans use here in place of the ones above. */
  otherApns: z.array(z.string()),
});
export type CoverageEntry = z.output<typeof CoverageEntry>;

export const GetCarrierListForNetType = endpoint({
  path: "/common/getCarrierListForNetType",
  summary:
    "Which networks can be used where, with APN: everywhere, in one country, what a search for country, operator or APN finds, or those of one network generation.",
  caller: "everybody",
  kept: ["country", "netType", "lang"],
  input: z.object({
    country: z.optional(shortText(60)),
    query: z.optional(shortText(100)),
    netType: z.optional(Generation),
    lang: z.optional(LanguageCode),
  }),
  output: z.object({ coverage: z.array(CoverageEntry) }),
});

/** A destination as a map or a long list shows it; its networks are asked for one by one. */
export const CoveredPlace = z.object({
  country: z.string(),
  name: z.string(),
  continent: z.string(),
  /** Of its main city, in degrees. */
  longitude: z.number(),
  latitude: z.number(),
  networks: z.int(),
  /** The newest that a network here offers. */
  generation: z.string(),
  /** What a query found here beside the destination's own name: operators, APNs, or a city. */
  matched: z.optional(z.array(z.string())),
});
export type CoveredPlace = z.output<typeof CoveredPlace>;

export const GetCoverageMap = endpoint({
  path: "/common/getCoverageMap",
  summary:
    "Every covered destination with its place on the globe, number of networks and newest generation; with a query only what it finds.",
  caller: "everybody",
  kept: ["lang"],
  input: z.object({ query: z.optional(shortText(100)), lang: z.optional(LanguageCode) }),
  output: z.object({ places: z.array(CoveredPlace) }),
});
