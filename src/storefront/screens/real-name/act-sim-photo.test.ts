import { beforeAll, describe, expect, test } from "vitest";
import { no } from "../../ground/visit/asking.world.ts";
import type { Answered } from "./act.ts";
import { answers, post, shop, sim, without, wordsOfForm } from "./act.world.ts";

beforeAll(wordsOfForm);

describe("a photograph of a SIM", () => {
  const card = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], "card.jpg", { type: "image/jpeg" });
  const reads = (iccid: string | null, isBusy = false) => shop({ "/realName/readSimPhoto": () => ({ iccid, isBusy }) });
  const empty = { ...without("sims.0.iccid"), "photo.sim": card() };

  test("fills its number in for its holder to compare, and stays on the step", async () => {
    const { asking, asked } = reads(sim);
    const shown = await post("sim", { ...empty, go: "sims.photo" }, { asking });
    expect(shown).toMatchObject({
      step: "sim",
      status: 200,
      problems: [],
      entries: { "sims.0.iccid": sim, simRead: "8985 2340 0000 0000 077" },
    });
    expect(asked[0]).toEqual({
      path: "/realName/readSimPhoto",
      input: { photo: new Uint8Array([0xff, 0xd8, 0xff, 0x01]) },
    });
    expect(JSON.stringify(shown)).not.toContain("/9j/");
  });

  test("is read where the form was simply sent on without a number; where one was typed, that one counts", async () => {
    expect(await post("sim", empty, reads(sim))).toMatchObject({ step: "sim", entries: { "sims.0.iccid": sim } });
    const { asking, paths } = reads(sim);
    expect(await post("sim", { ...answers, "photo.sim": card() }, { asking })).toMatchObject({ step: "contact" });
    expect(paths()).not.toContain("/realName/readSimPhoto");
  });

  test("of another SIM comes into one more place, and the same is there once", async () => {
    const other = "8985234000000000085";
    const two = await post("sim", { ...answers, "photo.sim": card(), go: "sims.photo" }, reads(other));
    expect(two).toMatchObject({ entries: { sims: "2", "sims.0.iccid": sim, "sims.1.iccid": other } });
    const same = await post("sim", { ...answers, "photo.sim": card(), go: "sims.photo" }, reads(sim));
    expect(same).toMatchObject({ problems: [], entries: { sims: "1" } });
  });

  const full = Object.fromEntries(
    Array.from({ length: 10 }, (_, place) => [`sims.${place}.iccid`, `898523400${place}`]),
  );
  test.each<[string, object, ReturnType<typeof reads>, RegExp]>([
    ["without a number of ours", {}, reads(null), /^No number of this shop/],
    ["that nobody could look at", {}, reads(null, true), /^Nobody could look/],
    ["that was not chosen", { "photo.sim": "" }, reads(sim), /^Please choose a photo of the SIM/],
    [
      "that is blurred",
      {},
      shop({ "/realName/readSimPhoto": () => no("PHOTO_REFUSED", { why: "blurred" }) }),
      /^This photo is blurred/,
    ],
    ["that is too heavy", { "photo.sim": new File([new Uint8Array(11 * 2 ** 20)], "a.jpg") }, reads(sim), /10 MB/],
    ["too many times", {}, shop({ "/realName/readSimPhoto": () => no("TRIED_OFTEN") }), /TRIED_OFTEN/],
    ["of an eleventh SIM", { sims: "10", ...full }, reads("8985234000000000085"), /up to 10 SIMs/],
  ])("%s says so at its field and leaves the form as it is", async (_, more, asking, says) => {
    const before = { ...without("sims.0.iccid"), "sims.0.iccid": "8985", ...more };
    const shown = await post("sim", { "photo.sim": card(), ...before, go: "sims.photo" }, asking);
    expect(shown).toMatchObject({ step: "sim", status: 422, fields: ["photo.sim"] });
    expect(shown).toMatchObject({ problems: [{ message: expect.stringMatching(says) }] });
    expect((shown as Answered).entries).not.toHaveProperty("simRead");
    expect((shown as Answered).entries["sims.0.iccid"]).toBe(
      full["sims.0.iccid"] && "sims" in more ? full["sims.0.iccid"] : "8985",
    );
  });
});
