import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { LanguageCode } from "../../../kernel/fields.ts";
import {
  appPurposes,
  areaScopes,
  cardBrands,
  confidences,
  figures,
  portKinds,
  rules,
  schemes,
  stays,
} from "./facts.ts";

const sourced = { source: z.string(), asOf: z.string(), confidence: z.enum(confidences) };

export const GetChinaGuide = endpoint({
  path: "/china/getChinaGuide",
  summary:
    "What a traveller to mainland China must know, each fact with its source, its day and how sure it is: figures with what they were before, ports, open areas, passports with a visa exemption or transit, apps.",
  caller: "anyone",
  input: z.object({ lang: z.optional(LanguageCode) }),
  output: z.object({
    /** The day in China. */
    today: z.string(),
    /** Of each the newest position first. */
    figures: z.array(
      z.object({ figure: z.enum(figures), value: z.string(), confirmedOn: z.nullable(z.string()), ...sourced }),
    ),
    rules: z.array(z.object({ rule: z.enum(rules), ...sourced })),
    ports: z.array(
      z.object({
        code: z.string(),
        kind: z.enum(portKinds),
        province: z.string(),
        leaving: z.boolean(),
        validFrom: z.string(),
        iata: z.nullable(z.string()),
        name: z.string(),
        /** In the languages of airlines and officers, for a page that is shown to them; so have sources and places. */
        english: z.string(),
        chinese: z.string(),
        ...sourced,
      }),
    ),
    areas: z.array(z.object({ code: z.string(), scope: z.enum(areaScopes), name: z.string(), ...sourced })),
    passports: z.array(
      z.object({
        scheme: z.enum(schemes),
        iso2: z.string(),
        validFrom: z.nullable(z.string()),
        validUntil: z.nullable(z.string()),
        stay: z.nullable(z.enum(stays)),
        isDoubtful: z.boolean(),
        ...sourced,
      }),
    ),
    apps: z.array(
      z.object({
        code: z.string(),
        purpose: z.enum(appPurposes),
        cards: z.array(z.enum(cardBrands)),
        name: z.string(),
        chinese: z.string(),
        ...sourced,
      }),
    ),
    sources: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        english: z.string(),
        chinese: z.string(),
        address: z.nullable(z.string()),
      }),
    ),
    /** Where passports are from and journeys lead, in the order of the language. */
    places: z.array(z.object({ iso2: z.string(), name: z.string(), chinese: z.string(), english: z.string() })),
    /** What one of each currency is worth in yuan, and since when that rate holds. */
    rates: z.object({ yuan: z.record(z.string(), z.number()), from: z.nullable(z.string()) }),
  }),
});
