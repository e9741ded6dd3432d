import { beforeAll, describe, expect, test } from "vitest";
import { no } from "../../ground/visit/asking.world.ts";
import type { Answered } from "./act.ts";
import { agreed, answers, lawOf, link, post, shop, wordsOfForm } from "./act.world.ts";

beforeAll(wordsOfForm);

describe("how the operator reads a region's law goes along with the answers", () => {
  const lawful = async (law: object) => {
    const asked = shop({ "/realName/getRegionRules": () => ({ regions: [{ ...lawOf("HK"), ...law }, lawOf("TW")] }) });
    const { entries } = (await post("start", { ...answers, whole: "on" }, asked)) as Answered;
    return entries as Record<string, string>;
  };
  const unkept = { "kept.front": "" };

  test("another age for documents of a state", async () => {
    const seventeen = { "document.birth": `${new Date().getFullYear() - 17}-01-01`, "document.country": "JPN" };
    expect(await post("details", { ...(await lawful({})), ...seventeen })).toMatchObject({ step: "send" });
    const said = { ...(await lawful({ leastAges: [{ state: "JPN", age: 18 }] })), ...seventeen };
    const { problems } = (await post("details", { ...said, ...unkept })) as Answered;
    expect(problems).toEqual([{ field: "document.birth", message: expect.stringContaining("the day you turn 18") }]);
    expect(await post("details", { ...said, "document.country": "KOR" })).toMatchObject({ step: "send" });
  });

  test("a passport that it takes, and one that it refuses", async () => {
    const hksar = { "document.country": "HKG" };
    const fields = ["document.country"];
    expect(await post("details", { ...(await lawful({ refusedPassports: ["bno"] })), ...hksar })).toMatchObject({
      step: "send",
    });
    expect(
      await post("details", { ...(await lawful({ refusedPassports: ["hksar"] })), ...hksar, ...unkept }),
    ).toMatchObject({
      fields,
    });
    // what a browser made of them is not believed
    expect(await post("details", { ...answers, ...hksar, ...unkept, rules: '[{"region":"HK"}]' })).toMatchObject({
      fields,
    });
  });

  test("a passport of China with a number as Hong Kong's have is asked about, and only where those are refused", async () => {
    const perhaps = { "document.country": "CHN", "document.number": "K12345678" };
    const said = { ...(await lawful({ refusedPassports: ["hksar", "bno"] })), ...perhaps };
    const asked = (await post("details", said)) as Answered;
    expect(asked.problems).toEqual([
      { field: "notHongKong", message: expect.stringContaining("looks like that of a Hong Kong SAR passport") },
    ]);
    expect(await post("details", { ...said, notHongKong: "CHN K12345678" })).toMatchObject({ step: "send" });
    expect(await post("details", { ...said, "document.number": "E12345678" })).toMatchObject({ step: "send" });
    expect(await post("details", { ...(await lawful({})), ...perhaps })).toMatchObject({ step: "send" });
  });

  test.each([
    ["number", { "document.number": "H12345678" }],
    ["country, and back again with another number", { "document.country": "CHN", "document.number": "K87654321" }],
  ])("what was said of one passport is said of no other: another %s", async (_, changed) => {
    const perhaps = { "document.country": "CHN", "document.number": "K12345678", notHongKong: "CHN K12345678" };
    const said = { ...(await lawful({ refusedPassports: ["hksar", "bno"] })), ...perhaps };
    expect(await post("details", { ...said, "document.number": "k 1234 5678" })).toMatchObject({ step: "send" });
    expect(await post("details", { ...said, ...changed })).toMatchObject({ step: "details", fields: ["notHongKong"] });
    expect(await post("send", { ...said, ...agreed, ...changed })).toMatchObject({ fields: ["notHongKong"] });
  });
});

describe("of a document that can register nothing no photograph is kept", () => {
  const ruledOut = [
    ["document.birth", { "document.birth": `${new Date().getFullYear() - 10}-03-03` }],
    ["document.country", { "document.country": "HKG" }],
  ] as const;
  test.each(ruledOut)("%s: deleted at once, which the page says; all that was typed stays", async (field, said) => {
    const { asking, asked } = shop({ "/realName/withdraw": () => ({ state: "withdrawn" }) });
    const { entries, problems, ...shown } = (await post(
      "details",
      { ...answers, read: "null", ...said },
      { asking },
    )) as Answered;
    expect([shown.step, problems.map((one) => one.field)]).toEqual(["details", [field, undefined]]);
    expect(problems.at(-1)!.message).toMatch(/^Your photo was deleted/);
    expect(asked[0]!.input).toMatchObject(link);
    for (const name of ["number", "key", "kept.front", "read"]) expect(entries).not.toHaveProperty(name);
    expect(entries).toMatchObject({ "document.englishName": "CHAN MEI", ...said });
    const corrected = {
      ...(entries as Record<string, string>),
      "document.birth": "1990-02-15",
      "document.country": "JPN",
    };
    expect(await post("details", corrected, { asking })).toMatchObject({ step: "photo" });
  });

  test("where nobody answers it is not said, and the next try deletes it", async () => {
    const lost = shop({ "/realName/withdraw": () => no("TRY_AGAIN_LATER") });
    const { entries, problems } = (await post("details", { ...answers, "document.country": "HKG" }, lost)) as Answered;
    expect([problems.length, entries.number]).toEqual([1, link.number]);
  });

  test("a mistake that says nothing of the document costs no photograph", async () => {
    const { asking, paths } = shop();
    await post("details", { ...answers, "document.number": "?" }, { asking });
    expect(paths()).not.toContain("/realName/withdraw");
  });
});
