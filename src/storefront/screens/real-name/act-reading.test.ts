import { beforeAll, describe, expect, test, vi } from "vitest";
import { no } from "../../ground/visit/asking.world.ts";
import type { Answered } from "./act.ts";
import { link, post, shop, without, wordsOfForm } from "./act.world.ts";
import { readingIn } from "./check-places.ts";

beforeAll(wordsOfForm);

describe("what a photograph says", () => {
  const file = new File(["a passport"], "passport.jpg", { type: "image/jpeg" });
  const field = (text: string, doubtful: number[] = []) => ({ text, doubtful, isProved: doubtful.length === 0 });
  const passport = (number: string) => ({
    document: {
      type: 1,
      fields: {
        englishName: field("CHAN MEI"),
        chineseName: field("陳美"),
        birth: field("1990-02-15"),
        number: field(number, [2]),
      },
    },
    isBusy: false,
  });
  const reads = (...answered: (() => unknown)[]) =>
    shop({ "/realName/addPhoto": () => ({ ...link, warnings: [] }), "/realName/readPhoto": () => answered.shift()!() });
  const untyped = without("document.englishName", "document.birth", "document.number");
  const filledIn = { "document.englishName": "CHAN MEI", "document.birth": "1990-02-15", "document.number": "TR6" };

  test("fills in what is empty, and is carried along; a name of which is ticked that there is none stays away", async () => {
    const asked = reads(() => passport("TR6"));
    const shown = (await post("photo", { ...untyped, "photo.front": file }, asked)) as Answered;
    expect(shown).toMatchObject({ step: "details", entries: { ...filledIn, "document.expiry": "2099-06-02" } });
    expect(shown.entries).not.toHaveProperty("document.chineseName");
    expect(asked.asked.at(1)!.input).toEqual({ ...link, slot: "front" });
    expect(readingIn(shown.entries)).toEqual(passport("TR6").document);
  });

  test("goes with the photograph that said it; what a person typed stays", async () => {
    // once for the form, and once for the pictures beside it
    const asked = reads(
      () => passport("TR6"),
      () => passport("TR6"),
      () => passport("TRG"),
      () => passport("TRG"),
    );
    const first = (await post("photo", { ...untyped, "photo.front": file }, asked)) as Answered;
    const corrected = { ...(first.entries as Record<string, string>), "document.englishName": "CHAN MEI LING" };
    expect(await post("photo", { ...corrected, "photo.front": file }, asked)).toMatchObject({
      entries: { "document.englishName": "CHAN MEI LING", "document.number": "TRG" },
    });
  });

  test.each<[string, () => unknown]>([
    [
      "of another document than the one that was chosen",
      () => ({ ...passport("TR6"), document: { type: 2, fields: {} } }),
    ],
    ["that nobody can read", () => ({ document: null, isBusy: false })],
    ["while too many wait", () => ({ document: null, isBusy: true })],
    ["that may not be read any more", () => no("REAL_NAME_OVER")],
    ["on a line that breaks", () => Promise.reject(new TypeError("network"))],
  ])("%s is typed", async (_, answered) => {
    const { entries, step } = (await post("photo", { ...untyped, "photo.front": file }, reads(answered))) as Answered;
    expect(step).toBe("details");
    expect(entries).toMatchObject(untyped);
    for (const name of ["read", "document.englishName", "document.number"]) expect(entries).not.toHaveProperty(name);
  });

  test("that takes long keeps nobody waiting: the form is there, and what was read comes when it is asked for", async () => {
    vi.useFakeTimers();
    let finish: (read: unknown) => void = () => {};
    const asked = reads(
      () => new Promise((resolve) => void (finish = resolve)),
      () => passport("TR6"),
    );
    const sent = post("photo", { ...untyped, "photo.front": file }, asked);
    await vi.advanceTimersByTimeAsync(4000);
    const { step, entries } = (await sent) as Answered;
    expect([step, entries.reading]).toEqual(["details", "late"]);
    finish(passport("TR6"));
    const typed = {
      ...(entries as Record<string, string>),
      "document.englishName": "CHAN MEI LING",
      step: "details",
      go: "read",
    };
    const filled = (await post("details", typed, asked)) as Answered;
    expect(filled).toMatchObject({
      step: "details",
      entries: { "document.englishName": "CHAN MEI LING", "document.number": "TR6" },
    });
    expect(filled.entries).not.toHaveProperty("reading");
    vi.useRealTimers();
  });

  test.each(["", "{", "[]", '{"type":9,"fields":{}}'])("what a browser made of it is not believed: %s", (read) => {
    expect(readingIn({ read })).toBeNull();
  });
});
