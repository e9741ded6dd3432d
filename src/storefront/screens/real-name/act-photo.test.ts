import { beforeAll, describe, expect, test } from "vitest";
import { no } from "../../ground/visit/asking.world.ts";
import type { Answered } from "./act.ts";
import { agreed, answers, link, post, shop, without, wordsOfForm } from "./act.world.ts";

beforeAll(wordsOfForm);

describe("a photograph", () => {
  const file = new File(["a passport"], "passport.jpg", { type: "image/jpeg" });
  const taken = { ...link, warnings: [] as string[] };

  test("is sent, and the form goes on; the channel comes along", async () => {
    const { asking, asked } = shop({ "/realName/addPhoto": () => taken });
    const prepaid = new URL("http://shop.test/en/prepaid/realname");
    const form = { ...without("number", "key", "kept.front"), "photo.front": file };
    expect(await post("photo", form, { asking }, prepaid)).toMatchObject({
      step: "details",
      entries: { ...link, "kept.front": "passport.jpg" },
    });
    expect(asked[0]!.input).toEqual({
      photo: new TextEncoder().encode("a passport"),
      slot: "front",
      channel: "gloableconnect",
    });
  });

  test("that a phone has sent is named, read and gone on with; while none is there, the step stays", async () => {
    const photos = [{ slot: "front", warnings: [] as string[] }];
    const form = { ...without("kept.front"), go: "phone" };
    expect(
      await post("photo", form, shop({ "/realName/getHandOver": () => ({ state: "done", photos }) })),
    ).toMatchObject({
      step: "details",
      entries: { ...link, "kept.front": "from your phone", "warnings.front": "" },
    });
    expect(
      await post("photo", form, shop({ "/realName/getHandOver": () => ({ state: "taken", photos: [] }) })),
    ).toMatchObject({ step: "photo", status: 422 });
    const lost = shop({ "/realName/getHandOver": () => no("TRY_AGAIN_LATER") });
    expect(await post("photo", form, lost)).toMatchObject({ step: "photo", status: 503, entries: { ...link } });
  });

  test.each([
    ["glare", 200, [], { "warnings.front": "glare" }],
    ["", 200, [], { "warnings.front": "" }],
  ])("with the warning %s is said once, and stops nobody", async (warning, status, problems, entries) => {
    const asked = shop({ "/realName/addPhoto": () => ({ ...taken, warnings: warning ? [warning] : [] }) });
    const shown = await post("photo", { ...answers, "photo.front": file }, asked);
    expect(shown).toMatchObject({ step: warning ? "photo" : "details", status, problems, entries });
    expect(await post("photo", (shown as Answered).entries as Record<string, string>, asked)).toMatchObject({
      step: "details",
    });
  });

  test("of a second document is asked for where the region's rules say so, and sent beside the first", async () => {
    const { asking, asked } = shop({
      "/realName/addPhoto": () => taken,
      "/realName/readPhoto": () => ({ document: null, isBusy: false }),
    });
    const said = { ...answers, whole: "on", regions: "HK,TW" };
    const { entries, ...opened } = (await post("start", said, { asking })) as Answered;
    expect(opened.step).toBe("photo");
    expect(entries.slots).toBe("front,second");
    const carried = entries as Record<string, string>;
    expect(await post("photo", { ...carried, "photo.front": file }, { asking })).toMatchObject({
      step: "photo",
      fields: ["photo.second"],
    });
    expect(await post("photo", { ...carried, "photo.second": file }, { asking })).toMatchObject({ step: "send" });
    expect(asked.flatMap(({ input }) => input.slot ?? [])).toEqual(["front", "front", "second", "front"]);
  });

  test("of which a rule came after the answers is asked for once the shop says so", async () => {
    const fields = [{ field: "photo.second", problem: "photo", message: "missing" }];
    const asked = shop({ "/realName/submit": () => no("INVALID_INPUT", { fields }) });
    const whole = { ...answers, ...agreed, regions: "TW", slots: "front", requestKey: crypto.randomUUID() };
    expect(await post("send", whole, asked)).toMatchObject({
      step: "photo",
      fields: ["photo.second"],
      entries: { slots: "front,second" },
    });
  });

  test("that is refused says what to do, and the one before stays", async () => {
    const asked = shop({ "/realName/addPhoto": () => no("PHOTO_REFUSED", { why: "grey" }) });
    expect(await post("photo", { ...answers, "photo.front": file }, asked)).toMatchObject({
      step: "photo",
      status: 422,
      problems: [{ field: "photo.front", message: expect.stringMatching(/^No black-and-white photos/) }],
      entries: link,
    });
  });

  test("of more than ten megabytes is not even sent", async () => {
    const { asking, paths } = shop();
    const heavy = new File([new Uint8Array(10 * 1024 * 1024 + 3)], "heavy.jpg");
    expect(await post("photo", { ...answers, "photo.front": heavy }, { asking })).toMatchObject({
      status: 422,
      fields: ["photo.front"],
    });
    expect(paths()).not.toContain("/realName/addPhoto");
  });

  test("for a form that was swept begins another one", async () => {
    let tries = 0;
    const { asking } = shop({
      "/realName/addPhoto": (wish) =>
        ++tries === 1 ? no("NOT_FOUND") : { ...taken, number: `RN${String("number" in wish)}` },
    });
    expect(await post("photo", { ...answers, "photo.front": file }, { asking })).toMatchObject({
      step: "details",
      entries: { number: "RNfalse" },
    });
  });
});
