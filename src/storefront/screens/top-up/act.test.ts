import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { words as photos } from "../../../i18n/en/photos.ts";
import { words } from "../../../i18n/en/top-up.ts";
import { askingOf, no } from "../../ground/visit/asking.world.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { answer, type Answered } from "./act.ts";

const iccid = "8985234100000000018";
const waysToPay = () => ({ conversion: null, methods: ["card"], cardWallets: [] });
beforeAll(() => loadWords("en", ["top-up", "photos", "errors"]));
afterEach(() => vi.unstubAllGlobals());

async function answered(entries: Record<string, string | File>, answers: Parameters<typeof askingOf>[0], page: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ iccid, ...entries })) form.set(name, value);
  const { asking } = askingOf({ "/payment/getConversion": waysToPay, ...answers });
  const { data } = (await answer(new URL(`https://shop.example/en/${page}`), form, asking)) as { data: Answered };
  return data;
}

test("a card whose PUK was guessed too often: beside its field, from which day on, and that topping up goes on", async () => {
  const { title, problems } = await answered(
    { ask: "proof", puk: "12345678" },
    { "/prepaid/proveCard": () => no("PUK_TRIED_OFTEN", { until: "2026-12-21T08:00:00.000Z" }) },
    "top-up",
  );
  expect(title).toBe(words.which.notShown);
  expect(problems).toEqual([{ field: "puk", message: `no: PUK_TRIED_OFTEN ${words.which.pukAgain("22 Dec 2026")}` }]);
});

test.each([
  ["top-up-gogo-china", "no: see below"],
  ["top-up-gogo-china-app", words.which.otherInApp],
])("a card of another page, on %s: %s", async (page, message) => {
  const fields = [{ field: "iccid", problem: "iccid.other_card", message: "no: see below" }];
  const { problems } = await answered(
    { ask: "card" },
    { "/prepaid/getCard": () => no("INVALID_INPUT", { fields }) },
    page,
  );
  expect(problems).toEqual([{ field: "iccid", message }]);
});

test.each([
  ["on", true, { "top_up_iccid.enterprise_001": iccid }],
  ["on", false, {}],
  ["", true, {}],
])(
  "whoever pays without having looked has the card remembered as they wished: %j, taken: %s",
  async (remember, isTaken, kept) => {
    const storage: Record<string, string> = {};
    vi.stubGlobal("document", {});
    vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => void (storage[key] = value) });
    const start = () => (isTaken ? { payPage: "https://pay.example/1" } : no("NETWORK_UNAVAILABLE"));
    const entries = { iccid: "8985 2341 0000 0000 018", amount: "6800", ...(remember && { remember }) };
    await answered(entries, { "/prepaid/startTopUp": start }, "top-up");
    expect(storage).toEqual(kept);
  },
);

describe("a photograph of the card", () => {
  const file = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], "card.jpg", { type: "image/jpeg" });
  const read = "8985234100000000026";
  const shop = (said: object = { iccid: read, isBusy: false }) => ({
    "/realName/readSimPhoto": () => said,
    "/prepaid/getCard": (wish: object) => ({ ...wish, balance: null }),
  });

  test.each([
    ["by its button", { ask: "photo", iccid: "" }],
    ["in place of what was typed", { ask: "photo" }],
    ["where the card is asked for without a number", { ask: "card", iccid: "" }],
    ["where it is to be paid without a number: its holder compares it first", { iccid: "", amount: "6800" }],
  ])("fills its number in and shows its card, %s", async (_, entries) => {
    const shown = await answered({ ...entries, "photo.sim": file() }, shop(), "top-up");
    expect(shown).toMatchObject({
      problems: [],
      entries: { iccid: read },
      card: { iccid: read, tariff: "enterprise_001" },
      simRead: "8985 2341 0000 0000 026",
    });
    expect(Object.keys(shown.entries)).not.toContain("photo.sim");
  });

  test.each([
    ["another number than the one typed: nothing is paid, and both are said", {}, "8985 2341 0000 0000 026"],
    ["the one that was typed: it is paid", { iccid: "8985 2341 0000 0000 026" }, undefined],
  ])("that stands beside a typed number when it is paid is read, and says %s", async (_, typed, simRead) => {
    const paid: unknown[] = [];
    const start = (wish: Record<string, unknown>) => {
      paid.push(wish["iccid"]);
      return no("NETWORK_UNAVAILABLE");
    };
    const answers = { ...shop(), "/prepaid/startTopUp": start };
    const shown = await answered({ amount: "6800", "photo.sim": file(), ...typed }, answers, "top-up");
    expect(shown.simRead).toBe(simRead);
    expect(paid).toEqual(simRead === undefined ? [typed.iccid] : []);
    if (simRead !== undefined) expect(shown).toMatchObject({ entries: { iccid: read }, card: { iccid: read } });
  });

  test("that cannot be read stands in the way of paying once, and says so", async () => {
    const paid: unknown[] = [];
    const answers = {
      ...shop({ iccid: null, isBusy: false }),
      "/prepaid/startTopUp": (wish: object) => paid.push(wish),
    };
    const shown = await answered({ amount: "6800", "photo.sim": file() }, answers, "top-up");
    expect(shown).toMatchObject({ problems: [{ field: "photo.sim", message: photos.card.none }], entries: { iccid } });
    expect(paid).toEqual([]);
  });

  test("is not read where a number was typed to be looked up, which counts", async () => {
    const shown = await answered({ ask: "card", "photo.sim": file() }, shop(), "top-up");
    expect(shown).toMatchObject({ entries: { iccid }, card: { iccid } });
    expect(shown).not.toHaveProperty("simRead");
  });

  test.each<[string, Record<string, string | File>, ReturnType<typeof shop>, string]>([
    ["without a number of ours", {}, shop({ iccid: null, isBusy: false }), photos.card.none],
    ["that nobody could look at", {}, shop({ iccid: null, isBusy: true }), photos.card.busy],
    ["that was not chosen", { "photo.sim": "" }, shop(), photos.card.choose],
    [
      "that is too heavy",
      { "photo.sim": new File([new Uint8Array(11 * 2 ** 20)], "a.jpg") },
      shop(),
      photos.refused.heavy,
    ],
    [
      "that is blurred",
      {},
      { ...shop(), "/realName/readSimPhoto": () => no("PHOTO_REFUSED", { why: "blurred" }) },
      photos.refused.blurred,
    ],
  ])("%s says so at its field and leaves what was typed", async (_, more, answers, message) => {
    const shown = await answered(
      { ask: "photo", puk: "12345678", pass: "a pass", "photo.sim": file(), ...more },
      answers,
      "top-up-gogo-china",
    );
    expect(shown).toMatchObject({ problems: [{ field: "photo.sim", message }], entries: { iccid } });
    expect(shown).not.toHaveProperty("card");
    expect(shown).toMatchObject({ pass: "a pass" });
    expect(shown.entries).not.toHaveProperty("puk");
  });

  test("of a card of another page is refused at its number", async () => {
    const fields = [{ field: "iccid", problem: "iccid.other_card", message: "no: see below" }];
    const other = { ...shop(), "/prepaid/getCard": () => no("INVALID_INPUT", { fields }) };
    const shown = await answered({ ask: "photo", "photo.sim": file() }, other, "top-up");
    expect(shown).toMatchObject({ problems: [{ field: "iccid" }], entries: { iccid: read } });
    expect(shown.simRead).toBe("8985 2341 0000 0000 026");
  });
});
