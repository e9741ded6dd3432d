import jsqr from "jsqr";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { installWords } from "../../../i18n/install.server.ts";
import { letterWords } from "../../../i18n/letters.server.ts";
import { fullyOffered, type Language } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import type { PlanAsSold } from "../../../platform/database/tables.ts";
import { deliveryDelayedLetter } from "./delivery-delayed-letter.server.ts";
import { esimReadyLetter } from "./esim-ready-letter.server.ts";
import { calendarLink, esim, esims, facts, refunds } from "./example-facts.server.ts";
import { delayed, ready, refunded } from "./example-letters.server.ts";
import { shown } from "./letters.world.ts";
import { refundedLetter } from "./refunded-letter.server.ts";

const every = { ready, delayed, refunded };

describe.each(fullyOffered)("in %s", (lang: Language) => {
  test("the ready letter holds everything that installs each eSIM, in both forms", () => {
    const { text, html } = ready({ order: { lang } });
    for (const { appleLink, androidLink, ...codes } of esims) {
      expect(text).toContain(`${appleLink}\n`);
      expect(text).toContain(`${androidLink}\n`);
      expect(html).toContain(`href="${appleLink}"`);
      expect(html).toContain(`href="${androidLink}"`);
      for (const code of [codes.smdpAddress, codes.matchingId, codes.activationCode, codes.iccid]) {
        expect(text).toMatch(new RegExp(`[:：] ?${RegExp.escape(code)}\n`));
        expect(html).toContain(`>${code}<`);
      }
    }
  });

  test("its pictures are the QR codes of the activation codes and each is shown once", () => {
    const { html, pictures } = ready({ order: { lang } });
    const read = pictures
      .map(({ content }) => PNG.sync.read(content))
      .map(({ data, width, height }) => jsqr(new Uint8ClampedArray(data), width, height)?.data);
    expect(read).toEqual(esims.map(({ activationCode }) => activationCode));
    expect(pictures.map(({ cid }) => html.split(`"cid:${cid}"`).length - 1)).toEqual([1, 1]);
  });

  test.each(Object.entries(every))(
    "the %s letter names what was bought, the order, its page and where help is",
    (_, letter) => {
      const { text, html } = letter({ order: { lang } });
      for (const fact of [
        "Japan",
        "1 GB",
        "1 Mbps",
        "HK$210.00",
        lang.startsWith("zh") ? "¥193.52 CNY" : "CN¥193.52",
        "FW7K3M9QXA2B",
        "service@farwave.example",
      ]) {
        expect(text).toContain(fact);
        expect(shown(html).join()).toContain(fact);
      }
      expect(text).toContain("https://shop.test/en/order-result?order=FW7K3M9QXA2B&key=a-key\n");
      expect(html).toContain(`href="https://shop.test/en/order-result?order=FW7K3M9QXA2B&amp;key=a-key"`);
    },
  );

  test.each(Object.entries(every))("the %s letter says in text all that the HTML shows", (_, letter) => {
    const { text, html } = letter({ order: { lang } });
    const { qrHint } = letterWords(lang).esimReady;
    // not in the text: the house's name over the letter, the numbers in circles, and how to scan a picture
    const pieces = shown(html).filter((piece) => !/^(Farwave|\d+)$/.test(piece) && piece !== qrHint);
    expect(pieces.length).toBeGreaterThan(20);
    expect(pieces.filter((piece) => !text.includes(piece))).toEqual([]);
  });

  test("the ready letter takes the buyer from the sofa to the first page abroad", () => {
    const { lead, beforeSteps, landingSteps, secret } = letterWords(lang).esimReady;
    const { keepText, reinstall } = installWords(lang).steps;
    const advice = [...Object.values(beforeSteps), ...Object.values(landingSteps)].map((step) =>
      typeof step === "string" ? step : step("Japan"),
    );
    const pieces = shown(ready({ order: { lang } }).html);
    expect(
      [lead, ...advice, keepText, reinstall.same_device, secret].filter((words) => !pieces.includes(words)),
    ).toEqual([]);
  });

  test("the delayed letter says what happens next", () => {
    const { leads, steps, patience } = letterWords(lang).delayed;
    const pieces = shown(delayed({ order: { lang } }).html);
    expect([leads.esim, steps.send.esim, steps.refund, patience].filter((words) => !pieces.includes(words))).toEqual(
      [],
    );
  });

  test("the letter is written in it", () => {
    const { html, subject } = ready({ order: { lang } });
    expect(html).toContain(`<html lang="${{ en: "en", "zh-cn": "zh-CN", "zh-hk": "zh-HK" }[lang as "en"]}">`);
    expect(/\p{Script=Han}/u.test(subject)).toBe(lang !== "en");
  });
});

test("no secret stands where others see it: subject, preview, names of pictures", () => {
  const { subject, html, pictures } = ready();
  const preview = html.slice(html.indexOf("<body"), html.indexOf("</div>"));
  const seen = [
    subject,
    preview,
    html.slice(0, html.indexOf("<body")),
    ...pictures.map(({ cid, filename }) => cid + filename),
  ].join();
  expect(subject).toBe("Your 2 eSIMs for Japan: install before you fly");
  expect(
    esims.flatMap(({ matchingId, iccid }) => [matchingId, iccid]).filter((secret) => seen.includes(secret)),
  ).toEqual([]);
  expect(seen).not.toContain("a-key");
});

describe("hostile names", () => {
  const name = `<img src=x onerror=alert(1)>"'&\r\nBcc: all@example.com\u202E`;
  const hostile = { areaName: name, order: { email: `"<b>x</b>"@example.com` } };

  test.each(Object.entries(every))("stay text in the %s letter", (_, letter) => {
    const { html } = letter(hostile);
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;");
    expect(html).toContain("&quot;&lt;b&gt;x&lt;/b&gt;&quot;@example.com");
    expect(html).not.toMatch(/<img src=x|<b>x/);
  });

  test.each(Object.entries(every))("add no header and no line to the %s letter", (_, letter) => {
    const { subject, text } = letter(hostile);
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202E]/u);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(text).not.toMatch(/[\r\u202E]/);
  });
});

describe("the ready letter is honest about the plan", () => {
  test.each<[string, Partial<PlanAsSold>, string]>([
    ["data that slows down", {}, "1 GB a day at full speed, then 1 Mbps until the next day begins"],
    [
      "data that stops",
      { kind: "fixed", allowance_mb: 10240, speed_after_kbps: 0 },
      "10 GB; no data once it is used up",
    ],
    ["when it starts", {}, "When it first connects to a network in Japan"],
    ["a clock that starts on installing", { start_rule: "installation" }, "on the day you fly"],
    ["a clock that started with the purchase", { start_rule: "purchase" }, "With the purchase, on 21 Nov 2026"],
    ["which midnight ends a day", {}, "From midnight to midnight, Tokyo time"],
    ["the last day to begin", {}, "20 May 2027"],
    ["installing once only", { reinstall: "once" }, "installed only once: deleted, it is gone"],
    ["its days for a calendar", {}, `Into my calendar: install today, switch on at landing\n${calendarLink}`],
    ["registration", { identity: "real_name" }, "You register online"],
    [
      "where one registers, with the SIMs' numbers where no log sees them",
      { identity: "real_name" },
      "/en/real-name#sim=8985",
    ],
  ])("%s", (_, plan, words) => {
    expect(ready({ plan }).text).toContain(words);
  });

  test("where installing may be blocked, and only there", () => {
    expect(ready({}, ["Türkiye"]).text).toContain("In Türkiye, installing may be blocked");
    expect(ready().text).not.toContain("blocked");
  });

  test("twenty eSIMs stay under the size at which Gmail cuts a letter off", () => {
    const twenty = Array.from({ length: 20 }, (_, place) => esim(place + 1, `BJZL8-SCXGB-6YN8U-PJ9H${place}`));
    const { html, pictures } = esimReadyLetter({
      ...facts({ order: { quantity: 20, lang: "zh-hk" } }),
      esims: twenty,
      calendarLink,
    });
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
    // a mail program and the outbox find pictures by this name: none may begin with another
    expect(pictures.filter(({ cid }) => html.split(`cid:${cid}`).length !== 2)).toEqual([]);
  });
});

test.each([
  [10, "about 5 minutes"],
  [3070, "about 55 minutes"],
  [7200, "about 2 hours"],
  [10_000, "about 3 hours"],
])("after %i seconds of tries at most the delayed letter says %s", (triedForSeconds, words) => {
  expect(deliveryDelayedLetter({ ...facts(), triedForSeconds }).text).toContain(words);
});

describe("the refunded letter", () => {
  test("says what went back, to where, when and why", () => {
    const { subject, text } = refunded();
    expect(subject).toBe("We have refunded CN¥193.52 for order FW7K3M9QXA2B");
    expect(text).toContain("We could not get your eSIM for Japan, although we tried several times");
    expect(text).toContain(
      "Amount: CN¥193.52\nGoes back to: Your Alipay account\nSent on: 21 Nov 2026\nArrives: Usually within 3–5 working days",
    );
  });

  test("tells of both when an order was paid twice and could not be delivered", () => {
    const twice = [
      ...refunds,
      { ...refunds[0]!, amount: money(21000, "HKD"), reason: "paid_twice" as const, method: "card" as const },
    ];
    const { subject, text } = refundedLetter({ ...facts(), refunds: twice });
    expect(subject).toContain("CN¥193.52 + HK$210.00");
    expect(text).toContain("Your order was paid twice.");
    expect(text).toContain("Goes back to: The card you paid with");
  });

  test.each([
    ["en", "what you paid", "the amount below"],
    ["zh-cn", "您支付的款项", "以下金额"],
    ["zh-hk", "你所付的款項", "以下金額"],
  ] as const)("in %s does not say of a part of a payment that it was all of it", (lang, all, part) => {
    const leadOf = (isPart: boolean, reason: "unused" | "withdrawn") =>
      refundedLetter({ ...facts({ order: { lang } }), refunds: [{ ...refunds[0]!, reason, isPart }] }).text;
    expect(leadOf(false, "withdrawn")).toContain(all);
    for (const reason of ["unused", "withdrawn"] as const) {
      expect(leadOf(true, reason)).toContain(part);
      expect(leadOf(true, reason)).not.toContain(all);
    }
  });
});
