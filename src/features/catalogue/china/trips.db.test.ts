import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";
import { GetChinaGuide } from "./contract.ts";
import type { Answer, Trip } from "./trip.ts";
import { usualTrip } from "./trip.world.ts";
import { weighTransit } from "./weigh-transit.ts";

// Answers worked out by hand from the published rules, for the operator's files as they are.

let world: World;
beforeAll(async () => {
  world = await freshWorld({ demo: true });
});
afterAll(() => world.close());

/** Somebody on the way home, with the passport of there. */
const home = (iso2: string, arrival: string, departure: string): Partial<Trip> => ({
  passport: iso2,
  from: iso2,
  to: iso2,
  arrival,
  departure,
});
type Expected = [answer: Answer, transit: Answer, exemption?: Answer];
const [yes, no, ask] = ["yes", "no", "ask"] as const;

async function answersTo(change: Partial<Trip>): Promise<Expected> {
  const guide = await world.call(GetChinaGuide, {});
  const { answer, transit, exemption } = weighTransit({ ...usualTrip, ...change }, guide, "2026-11-22");
  return exemption ? [answer, transit, exemption.answer] : [answer, transit];
}
const asTable = (name: string, trips: [string, Partial<Trip>, Expected][]) =>
  describe(name, () => {
    test.each(trips)("%s", async (_, change, expected) => expect(await answersTo(change)).toEqual(expected));
  });

asTable("routes", [
  ["from America on to Japan", {}, [yes, yes]],
  ["from Japan back to Japan", { from: "JP" }, [no, no]],
  ["from Hong Kong back to Hong Kong", { from: "HK", to: "HK", port: "westkowloon-rail" }, [no, no]],
  ["from Hong Kong on to Macao", { from: "HK", to: "MO", port: "hzmb-road", exit: "szx" }, [yes, yes]],
  ["from Taiwan on to Japan", { from: "TW" }, [yes, yes]],
  ["from Taiwan back to Taiwan", { from: "TW", to: "TW" }, [no, no]],
  ["between two places without a name here", { from: "ZZ", to: "ZZ" }, [ask, ask]],
  ["with an open ticket", { ticket: "open" }, [no, no]],
]);

asTable("ports of entry and of leaving", [
  ["in and out by Shenzhen", { port: "szx" }, [yes, yes]],
  [
    "in by Shenzhen, out by any port of Guangdong, a rule last read in 2024",
    { port: "szx", exit: "guangdong" },
    [ask, ask],
  ],
  ["in by Shenzhen, out by a port elsewhere that is not listed", { port: "szx", exit: "other" }, [ask, ask]],
  ["in by Shanghai, out by any port of Guangdong", { exit: "guangdong" }, [ask, ask]],
  ["in by Beijing, out by Shekou to Hong Kong", { port: "pek", exit: "shekou-sea", to: "HK" }, [yes, yes]],
  ["in and out by the bridge, which only that rule allows", { port: "hzmb-road", from: "HK", to: "MO" }, [ask, ask]],
  ["in by Beijing, out by the bridge", { port: "pek", exit: "hzmb-road", to: "HK" }, [ask, ask]],
  ["in by a port that is not listed", { port: "other", exit: "pvg" }, [ask, ask]],
  ["in and out by Haikou", { port: "hak" }, [yes, yes, yes]],
  [
    "to Haikou and back home with a passport of Hainan alone",
    { passport: "PH", from: "PH", to: "PH", port: "hak" },
    [yes, no, yes],
  ],
  ["the same out by Beijing", { passport: "PH", from: "PH", to: "PH", port: "hak", exit: "pek" }, [no, no, no]],
]);

asTable("areas", [
  ...["kmg", "mohan-rail", "tfu", "hrb", "tyn", "khn", "kwl"].map((port): [string, Partial<Trip>, Expected] => [
    `nothing ticked around ${port}, where only some cities are open`,
    { port },
    [ask, ask],
  ]),
  ["in Kunming and Dali", { port: "kmg", stays: ["CN-YN-kunming", "CN-YN-dali"] }, [yes, yes]],
  ["elsewhere in Yunnan", { port: "kmg", stays: ["CN-YN-kunming", "CN-YN"] }, [no, no]],
  [
    "from Laos by rail to Xishuangbanna, on to Thailand by air",
    { from: "LA", to: "TH", port: "mohan-rail", exit: "kmg", stays: ["CN-YN-xishuangbanna", "CN-YN-kunming"] },
    [yes, yes],
  ],
  ["in Chengdu and Xi'an", { port: "tfu", exit: "xiy", stays: ["CN-SC-chengdu", "CN-SN"] }, [yes, yes]],
  ["in Tibet as well", { stays: ["CN-SH", "CN-XZ"] }, [no, no]],
]);

asTable("time", [
  ["gone on the tenth day after", { departure: "2026-12-13" }, [yes, yes]],
  ["gone on the eleventh", { departure: "2026-12-14" }, [no, no]],
  ["all within a year of the lists", { arrival: "2027-09-10", departure: "2027-09-17" }, [yes, yes]],
  ["a day more than that", { arrival: "2027-09-10", departure: "2027-09-18" }, [ask, ask]],
]);

asTable("passports", [
  ["of Mexico", { passport: "MX" }, [yes, yes]],
  ["of Indonesia, since 2025", { passport: "ID", from: "ID" }, [yes, yes]],
  ["of Viet Nam, since 2026", { passport: "VN", from: "VN" }, [yes, yes]],
  ["of India, which no list has", { passport: "IN", from: "IN" }, [ask, ask]],
  ["of Hong Kong", { passport: "HK", from: "HK" }, [ask, ask]],
  ["valid for less than three months", { validity: "short" }, [no, no]],
  ["of which one does not know how long it is valid", { validity: "unsure" }, [ask, ask]],
  ["of a diplomat", { document: "other" }, [ask, ask]],
  ["of somebody who comes to work", { purpose: "other" }, [no, no]],
]);

asTable("exemptions for one side", [
  ["a Korean home in December", home("KR", "2026-12-03", "2026-12-09"), [yes, no, yes]],
  ["a Korean home in January", home("KR", "2027-01-03", "2027-01-09"), [ask, no, ask]],
  ["a Korean on to Japan in January", { ...home("KR", "2027-01-03", "2027-01-09"), to: "JP" }, [yes, yes, ask]],
  ["a Briton for 26 days", { ...home("GB", "2026-12-03", "2026-12-28"), to: "JP" }, [yes, no, yes]],
  ["a Frenchman who comes on the last day", home("FR", "2026-12-31", "2027-01-20"), [yes, no, yes]],
  ["for the thirtieth day", home("FR", "2026-12-10", "2027-01-08"), [yes, no, yes]],
  ["for the day that may count or not", home("FR", "2026-12-10", "2027-01-09"), [ask, no, ask]],
  ["for longer", home("FR", "2026-12-10", "2027-01-10"), [no, no, no]],
  ["a Russian in spring", home("RU", "2027-03-01", "2027-03-20"), [yes, no, yes]],
  ["a Russian a year after the list", home("RU", "2027-10-15", "2027-10-20"), [ask, no, ask]],
  ["a Bruneian in spring, of which no end is known", home("BN", "2027-03-01", "2027-03-20"), [yes, no, yes]],
  [
    "a Canadian whose passport ends soon",
    { ...home("CA", "2026-12-03", "2026-12-09"), validity: "short" },
    [ask, no, ask],
  ],
  ["a Briton with another document", { passport: "GB", document: "other" }, [ask, ask, ask]],
]);

asTable("exemptions for both sides", [
  ["a Malaysian home", home("MY", "2026-12-03", "2026-12-20"), [yes, no, yes]],
  ["an Emirati on to Japan", { passport: "AE", from: "AE" }, [yes, yes, yes]],
  ["a Sammarinese for sixty days", home("SM", "2026-12-01", "2027-01-29"), [yes, no, yes]],
  ["a Mauritian for sixty days", home("MU", "2026-12-01", "2027-01-29"), [yes, no, yes]],
  ["a Mauritian for sixty-two", home("MU", "2026-12-01", "2027-01-31"), [no, no, no]],
  ["a Kazakh who comes to work", { passport: "KZ", from: "KZ", purpose: "other" }, [no, no, no]],
  ["a Tongan, about whom sources differ", home("TO", "2026-12-03", "2026-12-09"), [ask, no, ask]],
  ["an Ecuadorian, whose agreement is suspended", home("EC", "2026-12-03", "2026-12-09"), [ask, no, ask]],
]);
