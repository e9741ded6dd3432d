import { expect, test } from "vitest";
import { handedIn } from "./answers.ts";
import { provedEntries } from "./identity-entries.ts";

test("to another device goes what was typed, and nothing that opens, proves or agrees to anything", () => {
  const typed = { regions: "HK", "sims.0.iccid": "8985", contactName: "Mei", "document.number": "TR1", slots: "front" };
  const ofDevice = {
    number: "RN0123456789",
    key: "k",
    read: "{}",
    reading: "late",
    "kept.front": "passport.jpg",
    "warnings.front": "soft",
    requestKey: "11111111-1111-4111-8111-111111111111",
    whole: "on",
    confirmed: "on",
    confirmedOf: "x",
    "keep.number": "mine",
    clauses: "on",
    privacy: "on",
    simRead: "8985",
    somethingElse: "x",
  };
  expect(handedIn({ ...typed, ...ofDevice })).toEqual(typed);
});

test("what a digital identity has proved stays where it was proved, and what was typed beside it goes", () => {
  const proved = provedEntries({
    title: "iAM Smart",
    number: "A123456(3)",
    englishName: "CHAN MEI",
    chineseName: null,
    birth: "1990-02-15",
  });
  const typed = { regions: "HK", contactName: "Mei" };
  expect(handedIn({ ...typed, ...proved })).toEqual(typed);
});
