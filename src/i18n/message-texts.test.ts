import { describe, expect, test } from "vitest";
import { areas, wordsOf } from "../../test/all-words.ts";
import { wordsWith } from "./changed-words.ts";
import { textsOf } from "./message-texts.ts";

const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;

describe("the texts of a message are found by asking it", () => {
  test.each<[string, unknown, string[] | undefined, string[]]>([
    ["a text", "Buy now", ["Buy now"], []],
    ["a value", (price: string) => `${price} a day`, ["{0} a day"], ["price"]],
    ["plurals", (days: number) => count(days, "day", "days"), ["{0} days", "1 day"], ["days"]],
    ["a text for none", (open: number) => (open === 0 ? "nothing" : `${open} open`), ["{0} open", "nothing"], ["open"]],
    [
      "what may be missing",
      (to: string, number: string | undefined) => `Write to ${to}${number ? `, with ${number}` : ""}.`,
      ["Write to {0}, with {1}.", "Write to {0}."],
      ["to", "number"],
    ],
    [
      "a place that may be empty, and a number that is compared",
      (area: string, amount: number) => `SIM – ${area && `${area}, `}${amount > 1 ? `× ${amount}` : "one"}`,
      ["SIM – {0}, one", "SIM – {0}, × {1}", "SIM – one", "SIM – × {1}"],
      ["area", "amount"],
    ],
    ["lines", (address: string) => ["First.", `Write to ${address}.`], ["First.", "Write to {0}."], ["address"]],
    ["a value with a default", (most: number, field = "") => `${field}${most}`, ["{1}{0}", "{0}"], ["most", "field"]],
    ["a value that nobody says", (_useBy: number) => "Starts when you buy it", ["Starts when you buy it"], ["useBy"]],
    ["a list, which cannot be seen from outside", (names: string[]) => names.join(" or "), undefined, []],
    ["a number that is written otherwise", (plans: number) => `${plans.toLocaleString("en")} plans`, undefined, []],
    ["a number that is reckoned with", (hours: number) => `${hours * 60} minutes`, undefined, []],
    ["a text chosen by a kind", (kind: "a" | "b") => ({ a: "One", b: "Two" })[kind], undefined, []],
    ["something else", 7, undefined, []],
  ])("%s", (_name, message, texts, names) => {
    expect(textsOf(message)?.texts).toEqual(texts);
    if (texts) expect(textsOf(message)!.names).toEqual(names);
  });

  test("of nearly every message that customers read", async () => {
    const ofCustomers = areas.filter((area) => !/^console|-problems$/.test(area));
    const all = (await Promise.all(ofCustomers.map((area) => wordsOf("en", area)))).flat();
    const closed = all.filter(({ value }) => textsOf(value) === undefined).map(({ key }) => key);
    expect(all.length).toBeGreaterThan(3000);
    expect(closed.toSorted()).toEqual(["and", "or", "pay.orWallets", "processingText"]);
  });
});

describe("words that were changed", () => {
  const words = {
    nav: { buy: "Buy now", menu: "Menu" },
    days: (days: number) => count(days, "day", "days"),
    steps: (to: string) => ["First.", `Write to ${to}.`],
    list: ["Land", "connected."],
  };

  test("stand where they were changed, and everything else is the very same", () => {
    const changed = { "nav.buy": [["Buy now", "Order now"]], "list.1": [["connected.", "online."]] } as const;
    const now = wordsWith(words, changed);
    expect([now.nav.buy, now.nav.menu, now.list]).toEqual(["Order now", "Menu", ["Land", "online."]]);
    expect(words.nav.buy).toBe("Buy now");
    expect([now.days === words.days, wordsWith(words, changed) === now, wordsWith(words, undefined) === words]).toEqual(
      [true, true, true],
    );
  });

  test("a form that was changed is said with its values, and another one as before", () => {
    const now = wordsWith(words, {
      days: [["{0} days", "for {0} days and {0} nights"]],
      steps: [["Write to {0}.", "Ask {0}."]],
    });
    expect([now.days(7), now.days(1)]).toEqual(["for 7 days and 7 nights", "1 day"]);
    expect(now.steps("a {0} $& b")).toEqual(["First.", "Ask a {0} $& b."]);
  });

  test("a form that the shop no longer has changes nothing", () => {
    expect(wordsWith(words, { days: [["{0} whole days", "never"]] }).days(7)).toBe("7 days");
    const gone = wordsWith(words, {
      "nav.sell": [["Sell", "x"]],
      "nav.buy.deep": [["Buy now", "x"]],
      gone: [["", "x"]],
    });
    expect(JSON.stringify(gone)).toBe(JSON.stringify(words));
    wordsWith(words, JSON.parse('{"__proto__.polluted": [["", "x"]], "constructor.prototype": [["", "x"]]}'));
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});
