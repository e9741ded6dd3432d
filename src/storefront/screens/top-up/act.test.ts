import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { words } from "../../../i18n/en/top-up.ts";
import { askingOf, no } from "../../ground/visit/asking.world.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { answer, type Answered } from "./act.ts";

const iccid = "8985234100000000018";
const waysToPay = () => ({ conversion: null, methods: ["card"], cardWallets: [] });
beforeAll(() => loadWords("en", ["top-up", "errors"]));
afterEach(() => vi.unstubAllGlobals());

async function answered(entries: Record<string, string>, answers: Parameters<typeof askingOf>[0], page: string) {
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
