import { describe, expect, test } from "vitest";
import { fullyOffered, type Language } from "../../../kernel/language.ts";
import { lowDataLetter } from "./data-letters.server.ts";
import { esimReadyLetter } from "./esim-ready-letter.server.ts";
import { exampleAccountLetters } from "./example-account-letters.server.ts";
import { calendarLink, data, esims, facts, request, type Change } from "./example-facts.server.ts";
import { everyLetter, exampleLetters, ready, useBy } from "./example-letters.server.ts";
import type { WrittenLetter } from "./letter-content.ts";
import { shown } from "./letters.world.ts";
import { refundAskedLetter, refundRejectedLetter } from "./request-letters.server.ts";

const kinds = Object.entries({ ...everyLetter, use_by: useBy }) as [string, (change?: Change) => WrittenLetter][];
const cases = fullyOffered.flatMap((language) => kinds.map(([kind, letter]) => [language, kind, letter] as const));
const place: Record<Language, string> = { en: "Japan", "zh-cn": "日本", "zh-hk": "日本", ja: "", ko: "" };

/** Latin that belongs into a Chinese letter: names, codes, addresses, units. */
const latin =
  /https?:\S+|\S+@\S+|Farwave Demo Limited|1 Example Road, Wan Chai, Hong Kong|Hongkong Post|9 Queen's Road|Hong Kong|UTC\+8|SIM Card|airplane/g;

describe.each(cases)("%s: the letter %s", (lang, kind, letter) => {
  const written = letter({ order: { lang }, areaName: place[lang] });
  const { text, html, subject } = written;

  test("has nothing that a program left behind", () => {
    for (const form of [text, html, subject])
      expect(form).not.toMatch(/undefined|NaN|\[object|null|Invalid Date|\{\}|function|=>/);
    expect(subject).not.toMatch(/^\s*$|\s$/);
    expect(text).not.toMatch(/\n{3,}|^ ?[:：]|· *$/m);
  });

  test("is written in its language", () => {
    const words = `${subject}\n${text}`.replace(latin, "");
    if (lang === "en") expect(words.replace(/陳大文|我們改期了|沒有訊號/g, "")).not.toMatch(/\p{Script=Han}/u);
    else expect(words.match(/[A-Za-z]{3,} (?!SIM|iPhone)[a-z]{2,}.*/g) ?? []).toEqual([]);
    if (lang === "zh-cn")
      expect(words.replace(/陳大文|我們改期了|沒有訊號/g, "")).not.toMatch(/[數據實際後來發們這還個為請開點時間訂單]/u);
    if (lang === "zh-hk") expect(words).not.toMatch(/[数据实际后来发们这还个为请开点时间订单您]/u);
  });

  test("says in text all that the HTML shows", () => {
    const pieces = shown(html).filter((piece) => !/^(Farwave|\d+)$/.test(piece) && !piece.includes("iOS 17"));
    expect(pieces.length).toBeGreaterThan(8);
    expect(pieces.filter((piece) => !text.includes(piece))).toEqual([]);
  });

  test("has only complete links, the same in both forms", () => {
    const inHtml = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link!.replaceAll("&amp;", "&"));
    expect(
      inHtml.filter(
        (link) => !/^https:\/\/(shop|carrier)\.test\/|^https:\/\/(esimsetup\.(apple|android)\.com)\//.test(link),
      ),
    ).toEqual([]);
    expect(inHtml.filter((link) => !text.includes(`${link}\n`))).toEqual([]);
    // a question is answered by letter, and a former mailbox opens nothing
    if (!["help_asked", "address_corrected", "mailbox_move_asked"].includes(kind))
      expect(inHtml.length).toBeGreaterThan(0);
  });

  test("shows no secret beside the letter: subject and preview", () => {
    const preview = html.slice(html.indexOf("<body"), html.indexOf("</div>"));
    expect(subject + preview).not.toMatch(/a-key|own-key|BJZL8|CUTB2|8985234/);
  });
});

test("each example is told apart by its name", () => {
  const names = exampleLetters("en").map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

describe.each(fullyOffered)("%s: the letters about an enquiry", (lang) => {
  const letters = exampleAccountLetters(lang, []).filter(({ name }) => name.startsWith("enquiry."));

  test.each(letters)("$name: text and HTML say the same", ({ write }) => {
    const { text, html } = write();
    expect(text + html).not.toMatch(/undefined|NaN|\[object|null|Invalid Date|=>/);
    expect(shown(html).filter((piece) => piece !== "Farwave" && !text.includes(piece))).toEqual([]);
  });

  test("what was chosen stands in it, and a fact of several lines keeps them", () => {
    const { html } = letters.find(({ name }) => name === "enquiry.received")!.write();
    expect(html).toContain("Mei · 1<br>Mei · 2</td>");
  });
});

test.each(kinds)("a hostile name stays text in the letter %s", (_, letter) => {
  const areaName = `<img src=x onerror=alert(1)>"'&\r\nBcc: all@example.com\u202E`;
  const { html, text, subject } = letter({ areaName, order: { email: `"<b>x</b>"@example.com` } });
  expect(html).not.toMatch(/<img src=x|<b>x/);
  expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202E]/u);
  expect(text).not.toMatch(/^Bcc:|[\r\u202E]/m);
});

test("reminders can be ended with one click, and nothing else can", () => {
  const ended = kinds.filter(([, letter]) => letter().unsubscribe !== undefined).map(([kind]) => kind);
  expect(ended).toEqual(["install_reminder", "departure_soon", "low_data", "expiring", "use_by"]);
  const { unsubscribe, text } = everyLetter.departure_soon();
  expect(text).toContain(`No more reminders for this order\n${unsubscribe}\n`);
});

test("a traveller's letter tells nothing of the buyer, the price or the other eSIM", () => {
  const { text, html, subject, pictures } = everyLetter.esim_for_traveller();
  expect(text).toContain("陳大文, this eSIM is for you.");
  expect(text).toContain("https://shop.test/en/install?id=AZjA3gAAcACAAAAAAAAAAQ.2&key=own-key\n");
  expect(text).toContain("CUTB2-EJ55Q");
  expect(pictures).toHaveLength(1);
  expect(subject + text + html).not.toMatch(/mei@example\.com|HK\$|BJZL8|a-key|order-result/);
});

describe("the confirmation is a contract on paper (directive 2011/83/EU, article 8)", () => {
  const asLongAsNotInstalled = "The whole price, as long as it is not installed";
  test.each([
    [
      "order_confirmed",
      "In full before it is posted; afterwards its price, if it comes back unused within 14 days of its arrival",
    ],
    ["esim_ready", asLongAsNotInstalled],
    ["plan_changed", asLongAsNotInstalled],
  ] as const)("%s", (kind, refund) => {
    const order = { postal_amount: 3000, discount_amount: 1000, promo_code: "WELCOME10", total_amount: 23000 };
    const { text } = everyLetter[kind]({ order });
    for (const fact of [
      "2 × HK$105.00 = HK$210.00",
      "Postage: HK$30.00",
      "Discount: −HK$10.00 (WELCOME10)",
      "Total: HK$230.00",
      "Days: 7 days",
      `Refund: ${refund}`,
      "Farwave Demo Limited",
      "00000000",
      "within 14 days",
      "Privacy policy (version 2026-11)",
      "The service beginning at once (version 2026-11)",
      "https://shop.test/en/withdrawal?",
      "https://shop.test/files/receipt.pdf?",
    ])
      expect(text).toContain(fact);
  });
});

test("a code that the supplier asks for stands with the others, and nothing where it asks for none", () => {
  const asked = esims.map((esim) => ({ ...esim, confirmationCode: "482913" }));
  const { text, html, subject } = esimReadyLetter({ ...facts(), esims: asked, calendarLink });
  expect(text.split("Confirmation code: 482913\n")).toHaveLength(3);
  expect(html.split(">482913<")).toHaveLength(3);
  expect(subject).not.toContain("482913");
  expect(ready().text).not.toContain("Confirmation code");
});

test.each<[string, Partial<typeof data>, number, string[]]>([
  [
    "some is left, then slow",
    {},
    1024,
    [
      "82% of today’s data is used",
      "You have 184 MB left today at full speed. After that you stay online at 1 Mbps until the next day begins.",
    ],
  ],
  ["some is left, then nothing", {}, 0, ["After that there is no data until the next day begins."]],
  [
    "all is gone, now slow",
    { usedUp: true, usedMb: 1024 },
    1024,
    ["Today’s data is used up", "You stay online at 1 Mbps until the next day begins."],
  ],
  ["more than all", { usedMb: 1300 }, 0, ["Today’s data is used up", "There is no data until the next day begins."]],
])("a day pass: %s", (_, change, speed_after_kbps, words) => {
  const { text } = lowDataLetter({ ...facts({ plan: { speed_after_kbps } }), data: { ...data, ...change } });
  for (const word of words) expect(text).toContain(word);
});

test.each<[string, Partial<typeof data>, number, string[]]>([
  [
    "half is used",
    { usedMb: 5_120 },
    512,
    ["50% of your data is used", "You have 5 GB left at full speed. After that you stay online at 512 kbps."],
  ],
  [
    "some is left, then nothing",
    { usedMb: 8_400 },
    0,
    ["82% of your data is used", "After that there is no data any more."],
  ],
  [
    "all is gone, now slow",
    { usedUp: true, usedMb: 10_240 },
    1024,
    ["Your data is used up", "You stay online at 1 Mbps."],
  ],
  ["more than all", { usedMb: 10_300 }, 0, ["Your data is used up", "There is no data any more."]],
])("a package: %s", (_, change, speed_after_kbps, words) => {
  const { text } = lowDataLetter({
    ...facts({ plan: { kind: "fixed", allowance_mb: 10_240, speed_after_kbps } }),
    data: { ...data, ...change },
  });
  for (const word of words) expect(text).toContain(word);
});

test("letters about an account's own packages lead to where it chooses", () => {
  const chooseAlerts = "https://shop.test/en/account?tab=packages&show=alerts#alerts";
  expect(everyLetter.low_data({ chooseAlerts }).text).toContain(
    `Choose in My packages what we tell you\n${chooseAlerts}\n`,
  );
  expect(everyLetter.low_data().text).not.toContain("Choose in My packages");
});

test("a refund without a review says so", () => {
  const { text } = refundAskedLetter({ ...facts(), request: { ...request, decision: "at_once" } });
  expect(text).toContain("no review is needed: we send your refund at once");
  expect(text).not.toContain("3 working days");
});

test.each([
  ["after_period", "The time in which you could withdraw was over."],
  ["Used on 3 December.", "Used on 3 December."],
  [null, "The plan was used"],
])("a refusal gives its reason: %s", (answer, words) => {
  expect(refundRejectedLetter({ ...facts(), request: { ...request, answer } }).text).toContain(words);
});

test("a withdrawal's receipt holds the declaration with date, time and zone", () => {
  const { text } = everyLetter.withdrawal_received();
  for (const fact of ["I withdraw from the contract of order FW7K3M9QXA2B.", "陳大文", "23 Nov 2026, 00:30 UTC+8"])
    expect(text).toContain(fact);
});

test("a question goes to its asker, and the shop gets a copy", () => {
  expect(everyLetter.help_asked().copyTo).toBe("service@farwave.example");
  expect(kinds.filter(([, letter]) => letter().copyTo !== undefined).map(([kind]) => kind)).toEqual(["help_asked"]);
});

test("what happens there is in the destination's time, what the shop did by the reader's, both named", () => {
  const ending = { ...data, asOf: new Date("2026-12-01T20:30:00Z"), expiresAt: new Date("2026-12-24T16:00:00Z") };
  const { text } = lowDataLetter({ ...facts(), data: ending });
  expect(text).toContain("2 Dec 2026, 05:30 Tokyo time");
  expect(text).toContain("25 Dec 2026, 01:00 Tokyo time");
  expect(lowDataLetter({ ...facts({ clock: null, order: { lang: "zh-cn" } }), data: ending }).text).toContain(
    "2026年12月25日 00:00 UTC+8",
  );
});
