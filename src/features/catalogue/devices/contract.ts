import * as z from "zod/mini";
import { devicePatterns, esimAnswers } from "../../../kernel/checked-device.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";
import { longestSearch } from "./search-devices.ts";

export const EsimAnswer = z.enum(esimAnswers, "choose");

/** A place where a model was sold with another answer; its name is the operator's. */
export const PlaceOfPurchase = z.object({ iso2: z.string(), name: z.string() });

export const DeviceModel = z.object({
  slug: z.string(),
  brand: z.string(),
  kind: z.enum(["phone", "tablet", "laptop", "watch"]),
  model: z.string(),
  year: z.int(),
  /** Where it matters that it was bought there; empty where it is the same everywhere. */
  places: z.array(PlaceOfPurchase),
});
export type DeviceModel = z.output<typeof DeviceModel>;

const BoughtWhere = z.string("format").check(z.regex(devicePatterns.bought, "format"));

/**
 * Requirement B3. `browserName`: the model as a browser reports it, `SM-S918B`; `search`: as a person types it, `iPhone
 * 15`.
 */
export const GetDeviceList = endpoint({
  path: "/device/getDeviceList",
  summary:
    "The brands whose devices are known, the most used first; with a brand its models, newest first; with a browser's name for a model that model; with words those whose name has them.",
  caller: "everybody",
  kept: ["brand"],
  input: z.object({
    brand: z.optional(shortText(40)),
    browserName: z.optional(shortText(100)),
    search: z.optional(shortText(longestSearch)),
  }),
  output: z.object({ brands: z.array(z.string()), models: z.array(DeviceModel) }),
});

/** Why an answer is what it is; i18n/<lang>/device.ts has the words. */
export const AnswerReason = z.enum([
  "made_with",
  "none_made",
  "sold_with",
  "sold_without",
  "depends",
  "domestic",
  "watch",
]);
export type AnswerReason = z.output<typeof AnswerReason>;

/** `eidDecides`: an EID on the device's screen would make it a yes. */
const Verdict = z.object({ answer: EsimAnswer, reason: AnswerReason, eidDecides: z.boolean() });
export type Verdict = z.output<typeof Verdict>;

export const CheckDevice = endpoint({
  path: "/device/checkDevice",
  summary: "Whether a model takes our eSIMs: yes, no, or look for an EID; why, and who says so. Takes no EID.",
  caller: "everybody",
  kept: ["model", "bought"],
  input: z.object({
    model: shortText(60),
    /** ISO 3166 code or `elsewhere`; a place that the model does not list counts as elsewhere. */
    bought: z.optional(BoughtWhere),
  }),
  output: z.object({
    device: DeviceModel,
    /** `null` while it depends on where the device was bought, and that was not said. */
    verdict: z.nullable(Verdict),
    source: z.string(),
    asOf: z.string(),
  }),
  refusals: ["NOT_FOUND"],
});

/** What a buyer found out, kept with the order. */
export const CheckedDevice = z.object({
  model: z.string("empty").check(z.regex(devicePatterns.model, "format")),
  bought: z.optional(BoughtWhere),
  answer: EsimAnswer,
  /** Decided by the EID test; the digits themselves are sent nowhere. */
  eid: z.optional(z.boolean()),
});
