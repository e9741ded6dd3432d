import { expect, test } from "vitest";
import { conclude, verdictOn, type EsimRule } from "./rules.ts";

const iphone: EsimRule = { kind: "phone", esim: "yes", boughtIn: { CN: "no", HK: "look", MO: "look" } };
const air: EsimRule = { kind: "phone", esim: "yes", boughtIn: { CN: "domestic" } };
const pixel: EsimRule = { kind: "phone", esim: "yes", boughtIn: {} };
const old: EsimRule = { kind: "phone", esim: "no", boughtIn: {} };
const onlyJapan: EsimRule = { kind: "phone", esim: "no", boughtIn: { JP: "yes" } };
const unsure: EsimRule = { kind: "phone", esim: "look", boughtIn: { CN: "no" } };
const watch: EsimRule = { kind: "watch", esim: "yes", boughtIn: { CN: "no" } };

test.each<[string, EsimRule, string | undefined, string | undefined, string | undefined, boolean | undefined]>([
  ["an iPhone bought at an unknown place", iphone, undefined, undefined, undefined, undefined],
  ["an iPhone from Mainland China", iphone, "CN", "no", "sold_without", true],
  ["an iPhone from Hong Kong", iphone, "HK", "look", "depends", true],
  ["an iPhone from anywhere else", iphone, "elsewhere", "yes", "made_with", true],
  ["an iPhone from a place that the list does not name", iphone, "JP", "yes", "made_with", true],
  ["an iPhone from a place that is a name of JavaScript's", iphone, "constructor", "yes", "made_with", true],
  ["an iPhone Air from Mainland China: an EID settles nothing", air, "CN", "look", "domestic", false],
  ["a phone that is the same everywhere", pixel, undefined, "yes", "made_with", true],
  ["a phone without, wherever from", old, "CN", "no", "none_made", true],
  ["a phone that has one only in Japan", onlyJapan, "JP", "yes", "sold_with", true],
  ["the same from elsewhere", onlyJapan, "elsewhere", "no", "none_made", true],
  ["a phone whose list is not sure", unsure, "elsewhere", "look", "depends", true],
  ["a watch, whatever its chip", watch, undefined, "no", "watch", false],
])("%s", (_, rule, bought, answer, reason, eidDecides) => {
  expect(verdictOn(rule, bought)).toEqual(answer && { answer, reason, eidDecides });
});

const fromHongKong = verdictOn(iphone, "HK");
const fromMainland = verdictOn(iphone, "CN");

test.each([
  ["without a test the list answers", fromHongKong, undefined, "look", "depends"],
  ["an EID makes it a yes", fromHongKong, "seen", "yes", "eid"],
  ["also where the list says no", fromMainland, "seen", "yes", "eid"],
  ["no EID makes it a no", fromHongKong, "none", "no", "no_eid"],
  ["also where the list says yes", verdictOn(pixel, undefined), "none", "no", "no_eid"],
  ["also where the model is unknown", undefined, "seen", "yes", "eid"],
  ["but it settles nothing for an iPhone Air from Mainland China", verdictOn(air, "CN"), "seen", "look", "domestic"],
  ["nor for a watch", verdictOn(watch, undefined), "seen", "no", "watch"],
  ["who has said nothing gets no answer", undefined, undefined, undefined, undefined],
] as const)("%s", (_, verdict, eid, answer, reason) => {
  const concluded = conclude(verdict, eid);
  expect([concluded?.answer, concluded?.reason]).toEqual([answer, reason]);
});
