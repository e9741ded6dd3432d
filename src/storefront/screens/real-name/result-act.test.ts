import { beforeAll, describe, expect, test } from "vitest";
import { askingOf, no } from "../../ground/visit/asking.world.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { actOnResult } from "./result-act.ts";

const link = { number: "RN0123456789", key: "k".repeat(22) };
const page = new URL(`http://shop.test/en/real-name-result?${new URLSearchParams(link).toString()}`);

beforeAll(() => loadWords("en", ["errors", "photos", "real-name", "real-name-result"]));

function formOf(said: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(said)) form.append(name, value);
  return form;
}

describe("what is taken back from the page of a registration", () => {
  test("one SIM is a call of its own: where a process of the version before answers, nothing ends", async () => {
    const { asking, paths } = askingOf({ "/realName/withdrawSim": () => no("NOT_FOUND") });
    const outcome = await actOnResult(page, formOf({ step: "withdraw", sim: "s".repeat(22) }), asking);
    expect(outcome).toMatchObject({ data: { problems: [{ message: expect.any(String) }] }, init: { status: 404 } });
    expect(paths()).toEqual(["/realName/withdrawSim"]);
  });

  test("all of it is another", async () => {
    const { asking, asked } = askingOf({ "/realName/withdraw": () => ({ state: "withdrawn" }) });
    expect(await actOnResult(page, formOf({ step: "withdraw" }), asking)).toBeInstanceOf(Response);
    expect(asked.map(({ path, input }) => [path, input])).toEqual([
      ["/realName/withdraw", { ...link, requestKey: expect.any(String) }],
    ]);
  });
});

describe("a photograph that is sent once more", () => {
  test.each(["REAL_NAME_OVER", "NOT_FOUND"] as const)(
    "where it may no more be sent is said to be too late, and begins no form that nobody sees: %s",
    async (code) => {
      const { asking, paths, asked } = askingOf({ "/realName/addPhoto": () => no(code) });
      const form = formOf({ step: "photo" });
      form.append("photo.front", new File(["a passport"], "passport.jpg"));
      expect(await actOnResult(page, form, asking)).toMatchObject({
        data: { problems: [{ field: "photo.front", message: expect.any(String) }] },
        init: { status: 422 },
      });
      expect(paths()).toEqual(["/realName/addPhoto"]);
      expect(asked[0]!.input).toMatchObject(link);
    },
  );
});

describe("a contact that is corrected", () => {
  const typed = { step: "contact", phoneCountry: "", phone: "", contactName: "", email: "mei@example.org" };

  test("is what was typed, and nothing of what was left empty", async () => {
    const { asking, asked } = askingOf({ "/realName/correctContact": () => ({ state: "received" }) });
    expect(await actOnResult(page, formOf(typed), asking)).toBeInstanceOf(Response);
    expect(asked.map(({ input }) => input)).toEqual([
      { ...link, requestKey: expect.any(String), email: "mei@example.org" },
    ]);
  });

  test("is shown again with what is wrong, and with what was typed", async () => {
    const { asking } = askingOf({ "/realName/correctContact": () => no("TRIED_OFTEN") });
    const again = await actOnResult(page, formOf(typed), asking);
    expect(again).toMatchObject({ data: { entries: typed, problems: [{ message: expect.any(String) }] } });
  });
});

describe("the number of a SIM that is corrected", () => {
  const typed = { step: "sim", sim: "s".repeat(22), iccid: "8985234000000000089", requestKey: "a".repeat(36) };
  const anew = { number: "RN9876543210", key: "n".repeat(22) };

  test("is sent by the key of its page, and leads to the registration that waits", async () => {
    const { asking, asked } = askingOf({ "/realName/correctSim": () => anew });
    const answer = await actOnResult(page, formOf(typed), asking);
    expect((answer as Response).headers.get("location")).toContain(new URLSearchParams(anew).toString());
    const { step: _, ...wish } = typed;
    expect(asked.map(({ input }) => input)).toEqual([{ ...link, ...wish }]);
  });

  test("is shown again beside what is wrong with it, or under why it cannot be corrected", async () => {
    const fields = [{ field: "iccid", problem: "iccid.registered" as const, message: "Taken" }];
    const { asking } = askingOf({ "/realName/correctSim": () => no("INVALID_INPUT", { fields }) });
    expect(await actOnResult(page, formOf(typed), asking)).toMatchObject({
      data: { entries: typed, problems: [{ field: "iccid", message: "Taken" }] },
    });
    const open = askingOf({ "/realName/correctSim": () => no("CORRECTION_OPEN") });
    expect(await actOnResult(page, formOf(typed), open.asking)).toMatchObject({
      data: { entries: typed, problems: [{ message: expect.any(String) }] },
      init: { status: 409 },
    });
  });
});

describe("details that are sent once more", () => {
  const passport = {
    step: "details",
    regions: "HK",
    "document.type": "1",
    "document.englishName": "CHAN MEI",
    noChineseName: "on",
    "document.birth": "1990-02-15",
    "document.number": "K12345678",
    "document.expiry": "2099-06-02",
    "document.country": "CHN",
  };
  const law = { documents: [1, 2, 3, 4], photos: ["front"], leastAge: 16, leastAges: [], mostSims: 10 };
  const shopWhere = (refusedPassports: string[]) =>
    askingOf({
      "/realName/getRegionRules": () => ({
        regions: ["HK", "TW"].map((region) => ({ ...law, region, refusedPassports })),
      }),
      "/realName/addPhoto": () => ({ ...link, warnings: [] }),
      "/realName/mend": () => ({ state: "received" }),
    });

  test("with the photograph are one form: sent again for what was wrong, the photograph is there already", async () => {
    const { asking, asked, paths } = shopWhere(["bno"]);
    const both = { ...passport, step: "photo", also: "details" };
    const form = formOf({ ...both, "document.number": "" });
    form.append("photo.front", new File(["a passport"], "passport.jpg"));
    expect(await actOnResult(page, form, asking)).toMatchObject({ init: { status: 422 } });
    expect(paths()).toContain("/realName/addPhoto");
    expect(paths()).not.toContain("/realName/mend");
    expect(await actOnResult(page, formOf(both), asking)).toBeInstanceOf(Response);
    expect(asked.at(-1)).toMatchObject({ path: "/realName/mend", input: { document: { number: "K12345678" } } });
    expect(paths().filter((path) => path === "/realName/addPhoto")).toHaveLength(1);
  });

  test("with a number as Hong Kong's passports have are asked about, as in the form before", async () => {
    const { asking, paths } = shopWhere(["hksar", "bno"]);
    const asked = await actOnResult(page, formOf(passport), asking);
    expect(asked).toMatchObject({ data: { problems: [{ field: "notHongKong" }], entries: passport } });
    const other = { ...passport, notHongKong: "CHN K00000001" };
    expect(await actOnResult(page, formOf(other), asking)).toMatchObject({ init: { status: 422 } });
    expect(paths()).not.toContain("/realName/mend");
    const said = { ...passport, notHongKong: "CHN K12345678" };
    expect(await actOnResult(page, formOf(said), asking)).toBeInstanceOf(Response);
    expect(paths()).toContain("/realName/mend");
  });

  test("are not asked about where those passports are taken", async () => {
    const { asking } = shopWhere(["bno"]);
    expect(await actOnResult(page, formOf(passport), asking)).toBeInstanceOf(Response);
  });
});
