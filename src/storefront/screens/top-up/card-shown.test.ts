import { expect, test } from "vitest";
import { cardShown } from "./card-shown.ts";

const a = "8985234100000000017";
const b = "8985234100000000025";
const fresh = { remembered: null, putAside: null, scanned: undefined, sent: undefined, wasRefused: false };

test.each<[string, Partial<Parameters<typeof cardShown>[0]>, Partial<ReturnType<typeof cardShown>>]>([
  ["a new page", {}, { kept: null, typed: undefined, isAside: false }],
  ["a remembered card", { remembered: a }, { kept: a, typed: undefined, isAside: false }],
  ["it, looked up", { remembered: a, sent: a }, { kept: a, typed: a, isAside: false }],
  ["it, sent with spaces", { remembered: a, sent: `${a.slice(0, 4)} ${a.slice(4)}` }, { kept: a }],
  ["another card", { remembered: a, putAside: a }, { kept: null, typed: undefined, isAside: true }],
  ["another card after it was looked up", { remembered: a, putAside: a, sent: a }, { kept: null, typed: "" }],
  ["the other one, looked up", { remembered: a, putAside: a, sent: b }, { kept: null, typed: b }],
  ["the other one, remembered", { remembered: b, putAside: a, sent: b }, { kept: b, typed: b, isAside: false }],
  ["the other one put aside, too", { remembered: b, putAside: b, sent: b }, { kept: null, typed: "", isAside: true }],
  ["one put aside and forgotten", { putAside: a, sent: a }, { kept: null, typed: "", isAside: false }],
  ["it, refused, until the next attempt", { remembered: a, sent: a, wasRefused: true }, { kept: null, typed: a }],
  ["one that was read", { scanned: b }, { kept: null, typed: b }],
  ["one that was read in its place", { remembered: a, putAside: a, scanned: b, sent: a }, { kept: null, typed: b }],
  [
    "it, read anew after it was put aside",
    { remembered: a, putAside: a, scanned: a, sent: a },
    { kept: null, typed: a },
  ],
  ["a card not remembered", { remembered: a, sent: b }, { kept: null, typed: b }],
])("%s", (_, given, shown) => expect(cardShown({ ...fresh, ...given })).toMatchObject(shown));
