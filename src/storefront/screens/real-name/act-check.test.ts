import { beforeAll, describe, expect, test } from "vitest";
import { mergeReading } from "../../../features/people/real-names/merge-reading.ts";
import type { Answered } from "./act.ts";
import { agreed, answers, link, post, shop, wordsOfForm } from "./act.world.ts";
import { joined } from "./answers.ts";
import {
  cardFor,
  isConfirmed,
  leftToConfirm,
  readingIn,
  shownReading,
  unsettledIn,
  withDecisions,
} from "./check-places.ts";

beforeAll(wordsOfForm);

describe("what was read is checked by the person", () => {
  const proved = (text: string, doubtful: number[] = []) => ({ text, doubtful, isProved: true });
  const seen = (text: string) => ({ text, doubtful: [], isProved: false });
  const fields = {
    englishName: seen("CHAN MEI"),
    birth: proved("1990-02-15"),
    number: proved("TR1234567"),
    expiry: proved("2099-06-02"),
    country: seen("JPN"),
  };
  const readAs = (more: object = {}) => ({
    ...answers,
    read: JSON.stringify({ type: 1, fields: { ...fields, ...more } }),
  });
  const whole = { ...agreed, requestKey: "11111111-1111-4111-8111-111111111111" };
  const entriesOf = async (said: Record<string, string>) =>
    ((await post("details", said)) as Answered).entries as Record<string, string>;

  test("nothing is sent before it is confirmed, wherever the page comes from", async () => {
    const { asking, paths } = shop({ "/realName/submit": () => link });
    const unconfirmed = { step: "details", status: 422, fields: ["confirmed"] };
    expect(await post("details", readAs(), { asking })).toMatchObject(unconfirmed);
    expect(await post("send", { ...readAs(), ...whole }, { asking })).toMatchObject(unconfirmed);
    expect(paths()).not.toContain("/realName/submit");
    const confirmed = await entriesOf({ ...readAs(), confirmed: "on" });
    expect(confirmed["confirmedOf"]).not.toMatch(/[\r\n]/);
    expect(await post("send", { ...confirmed, ...whole }, { asking })).toMatchObject({ status: 303 });
  });

  test.each<[string, Record<string, string>]>([
    ["the name", { "document.englishName": "CHEN MEI" }],
    ["the country", { "document.country": "KOR" }],
    ["what was read", { read: JSON.stringify({ type: 1, fields: { ...fields, number: proved("TR1234567", [2]) } }) }],
  ])("the tick is of what stood there: another tab that changed %s needs it again", async (_, changed) => {
    const confirmed = await entriesOf({ ...readAs(), confirmed: "on" });
    const sends = shop({ "/realName/submit": () => link });
    expect(await post("send", { ...confirmed, ...whole }, sends)).toMatchObject({ status: 303 });
    expect(await post("send", { ...confirmed, ...whole, ...changed }, sends)).toMatchObject({ fields: ["confirmed"] });
  });

  test("a second photograph that says something else takes the tick along, the same again does not", async () => {
    const file = new File(["a passport"], "passport.jpg", { type: "image/jpeg" });
    const confirmed = { ...(await entriesOf({ ...readAs(), confirmed: "on" })), "photo.front": file };
    const photographed = async (englishName: string) => {
      const document = { type: 1, fields: { ...fields, englishName: { ...seen(englishName), piece: "a JPEG" } } };
      const reads = shop({
        "/realName/addPhoto": () => ({ ...link, warnings: [] }),
        "/realName/readPhoto": () => ({ document, isBusy: false }),
      });
      return (await post("photo", confirmed, reads)) as Answered;
    };
    expect((await photographed("CHAN MEI")).entries).toMatchObject({ confirmed: "on" });
    const { entries, facts } = await photographed("CHEN MEI");
    expect(entries).not.toHaveProperty("confirmed");
    // the picture is beside the answers, and never among them
    expect(facts?.pieces).toEqual({ englishName: { piece: "a JPEG" } });
    expect(JSON.stringify(entries)).not.toContain("a JPEG");
  });

  test("a second photograph that nobody can read proves nothing, and keeps what stands there to be typed over", async () => {
    const confirmed = await entriesOf({ ...readAs(), confirmed: "on" });
    const file = new File(["a cat"], "cat.jpg", { type: "image/jpeg" });
    const reads = shop({
      "/realName/addPhoto": () => ({ ...link, warnings: [] }),
      "/realName/readPhoto": () => ({ document: null, isBusy: false }),
    });
    const shown = (await post("photo", { ...confirmed, "photo.front": file }, reads)) as Answered;
    // shown once more, whoever was at the end already
    expect(shown).toMatchObject({
      step: "details",
      entries: { whole: "on", reading: "none", "document.number": "TR1234567" },
    });
    expect([shownReading(shown.entries), shown.facts?.pieces]).toEqual([null, {}]);
    // by the same photograph as before the values are its own still
    expect(mergedOver(shown.entries)).toBe("TR1234567");
  });

  test("what was typed in place of what is proved is asked about once, and either answer holds", async () => {
    const typed = { ...readAs(), confirmed: "on", "document.expiry": "2098-06-02" };
    expect(await post("details", typed)).toMatchObject({ step: "details", fields: ["keep.expiry"] });
    const mine = await post("details", { ...typed, "keep.expiry": "own 2098-06-02" });
    expect(mine).toMatchObject({ step: "send", entries: { "document.expiry": "2098-06-02" } });
    const theirs = await post("details", { ...typed, "keep.expiry": "document" });
    expect(theirs).toMatchObject({ step: "send", entries: { "document.expiry": "2099-06-02" } });
    const other = { ...typed, "document.expiry": "2097-06-02", "keep.expiry": "own 2098-06-02" };
    expect(await post("details", other)).toMatchObject({ fields: ["keep.expiry"] });
    expect(await post("details", { ...readAs(), confirmed: "on", noExpiry: "on" })).toMatchObject({
      fields: ["keep.expiry"],
    });
    const taken = (await post("details", {
      ...readAs(),
      confirmed: "on",
      noExpiry: "on",
      "keep.expiry": "document",
    })) as Answered;
    expect([taken.step, taken.entries.noExpiry]).toEqual(["send", undefined]);
  });

  test.each<[string, Record<string, string>, string[]]>([
    ["as it was read", {}, ["confirmed"]],
    ["with another expiry typed", { "document.expiry": "2098-06-02" }, ["confirmed", "keep.expiry"]],
    ["with the tick", { confirmed: "on", "document.expiry": "2098-06-02" }, ["keep.expiry"]],
    [
      "with the tick and the document's",
      { confirmed: "on", "document.expiry": "2098-06-02", "keep.expiry": "document" },
      [],
    ],
    [
      "with one's own of two",
      { "document.expiry": "2098-06-02", "keep.expiry": "own 2098-06-02", "document.birth": "1990-02-16" },
      ["confirmed", "keep.birth"],
    ],
    ["of which nothing was read", { read: "null" }, []],
  ])("what is left to confirm of a form %s", (_, said, left) => {
    expect(leftToConfirm(withDecisions({ ...readAs(), ...said }))).toEqual(left);
  });

  test("a number is the same whatever stands between its digits, and a name that needs eyes is not asked about", async () => {
    const typed = {
      ...readAs(),
      confirmed: "on",
      "document.number": "tr 1234-567",
      "document.englishName": "CHEN MEI",
    };
    expect(await post("details", typed)).toMatchObject({ step: "send" });
  });

  test.each<[string, Record<string, string>]>([
    ["nothing was read", { read: "null" }],
    ["it is being read", { reading: "late" }],
    ["it could not be read", { reading: "none" }],
    ["it is of another document than the one that was chosen", { "document.type": "2" }],
    ["a browser made something else of it", { read: "{" }],
  ])("where %s, the form is typed and nothing is ticked", (_, changed) => {
    expect(shownReading({ ...readAs(), ...changed })).toBeNull();
    expect(isConfirmed({ ...readAs(), ...changed })).toBe(true);
  });

  test.each<[string, object, Record<string, string>, string]>([
    ["number", {}, {}, "proved"],
    ["number", { number: proved("TR1234567", [2]) }, {}, "confirm"],
    ["birth", { birth: seen("1990-02-15") }, {}, "confirm"],
    ["birth", {}, { "document.birth": "1990-02-16" }, "asked"],
    ["birth", {}, { "document.birth": "" }, "typed"],
    ["englishName", { englishName: undefined }, {}, "confirm"],
    ["chineseName", { chineseName: seen("陳美") }, { noChineseName: "" }, "confirm"],
    ["chineseName", { chineseName: seen("陳美") }, {}, "typed"],
    ["expiry", { expiry: undefined }, {}, "typed"],
  ])("%s, read as %j and answered with %j, is %s", (name, read, said, place) => {
    const entries = { ...readAs(read), ...said };
    expect(cardFor(name as "number", entries, shownReading(entries)!)).toBe(place);
  });

  test("of the photograph what the device keeps is newer than a page of another tab", () => {
    const [page, kept] = [readAs(), { ...readAs({ number: proved("TR7654321") }), "kept.front": "second.jpg" }];
    expect(joined(kept, page, "details")).toMatchObject({ read: kept.read, "kept.front": "second.jpg" });
    expect(unsettledIn(joined(kept, page, "details"))).toEqual(["number"]);
    expect(joined({}, page, "details")).toMatchObject({ read: page.read });
  });

  const mergedOver = ({ read, ...form }: Readonly<Record<string, string>>) =>
    mergeReading(
      { number: form["document.number"] ?? "" },
      { before: readingIn({ read: read! }), now: { type: 1, fields } },
    ).number;
});
