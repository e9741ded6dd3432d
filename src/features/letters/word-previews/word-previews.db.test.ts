import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { withChangedWords } from "../../../i18n/changed-words.server.ts";
import type { ChangedMessage } from "../../../i18n/changed-words.ts";
import { messagesOf } from "../../../i18n/every-area.server.ts";
import { exampleLetters } from "../mails/example-letters.server.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
let wen: Awaited<ReturnType<typeof joined>>["browser"];
let fin: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COMPUTE_CALLS_PER_MINUTE: "10000" } });
  mei = (await joined(world)).browser;
  wen = (await joined(world, { email: "wen@example.com", name: "Wen", role: "editor" })).browser;
  fin = (await joined(world, { email: "fin@example.com", name: "Fin", role: "finance" })).browser;
});
afterAll(() => world.close());
afterEach(async () => {
  await world.pool.query("delete from drafts");
});

type Preview = {
  examples: { example: string; subject: string }[];
  letter: { example: string; subject: string; text: string; html: string } | null;
  textMessage: { text: string; places: number; of: number } | null;
};
const preview = (at: object, by = mei, lang = "en") => by.get<Preview>("/staff/getWordsPreview", { ...at, lang });
const typed = (at: object, entries: Record<string, string>) =>
  mei.get("/staff/keepWordsDraft", { ...at, version: 0, entries });
const subject = { area: "letters", path: "esimReady.subject" };

test("whoever has typed it sees it in the e-mails that say it; nobody else does, and nothing is changed", async () => {
  expect(await preview(subject)).toMatchObject({
    examples: [{ example: "esim_ready" }, { example: "esim_ready.one" }, { example: "esim_ready.24_hours" }],
    letter: { subject: "Your 2 eSIMs for Japan: install before you fly" },
  });
  await typed(subject, { "en.1": "{quantity} eSIMs <script> for {area}", "en.0": "For {area}" });
  const mine = await preview(subject);
  expect(mine.letter!.subject).toBe("2 eSIMs <script> for Japan");
  expect(mine.letter!.html).toContain("2 eSIMs &lt;script&gt; for Japan");
  expect(mine.letter!.html).not.toMatch(/<script|href="|cid:|\u{E002}/u);
  expect(mine.letter!.html).toContain('src="data:image/png;base64,');
  expect((await preview(subject, wen)).letter!.subject).toBe("Your 2 eSIMs for Japan: install before you fly");
  expect((await preview(subject, mei, "zh-hk")).letter!.subject).toContain("日本");
  expect((await world.pool.query("select from word_changes")).rowCount).toBe(0);
  expect(await preview({ ...subject, example: "no_such" })).toMatchObject({ letter: { example: "esim_ready" } });
});

test("a text message is shown as a phone has it, with what it takes of one message", async () => {
  const code = { area: "texts", path: "sign_in_code" };
  await typed(code, { "en.0": "{code} is your Farwave code for {minutes} minutes." });
  expect((await preview(code)).textMessage).toEqual({
    text: "402817 is your Farwave code for 10 minutes.",
    places: 43,
    of: 160,
  });
  expect((await preview(code, mei, "zh-cn")).textMessage).toMatchObject({ of: 70 });
});

test("codes and letters about an account are among the examples, and nearly every message of e-mails is said by one", async () => {
  expect((await preview({ area: "letters", path: "codes.notYou" })).examples).toHaveLength(7);
  expect((await preview({ area: "letters", path: "security.letters.password_changed.title" })).examples).toMatchObject([
    { example: "account.password_changed" },
  ]);
  const unsaid = await saidByNoExample(["letters", "service-letters", "real-name-letters", "top-up-letters"]);
  for (const at of unsaid) expect([at, (await preview(at)).examples]).toEqual([at, []]);
  // said by cases that no example has, and one on the statement of a bank
  expect(unsaid.map(({ area, path }) => `${area}.${path}`)).toEqual([
    "letters.paymentDescription",
    "letters.bought.dayPassDataStops",
    "letters.bought.postage",
    "letters.delayed.hours",
    "letters.refunded.inPart.unused",
    "letters.refunded.inPart.withdrawn",
    "letters.refunded.methods.wechat",
    "letters.refunded.total",
    // text messages
    "real-name-letters.realName.text",
    "real-name-letters.realName.receivedText",
    "real-name-letters.realName.endedText",
    "real-name-letters.realName.simLeftText",
    "real-name-letters.realName.movedText",
    "top-up-letters.topUp.description",
    "top-up-letters.topUp.text",
    // on the page of a payment service
    "top-up-letters.lowBalance.cardPage",
    "top-up-letters.lowBalance.text",
  ]);
});

test("without the right, and of what is no message, nothing is drawn", async () => {
  expect(await fin.code("/staff/getWordsPreview", { ...subject, lang: "en" })).toBe("RIGHT_MISSING");
  expect(await fin.code("/staff/getDraftedWords", subject)).toBe("RIGHT_MISSING");
  expect(await mei.code("/staff/getWordsPreview", { area: "letters", path: "nowhere", lang: "en" })).toBe("NOT_FOUND");
  expect(await mei.code("/staff/getWordsPreview", { area: "../x", path: "y", lang: "en" })).toBe("INVALID_INPUT");
  expect(await world.answer("/staff/getWordsPreview", subject, english)).toMatchObject({
    envelope: { resultCode: "NOT_FOUND" },
  });
});

/** Every e-mail drawn once, each message with a mark of its own: drawn for each message, all of them took minutes. */
async function saidByNoExample(areas: readonly string[]) {
  const messages = (await Promise.all(areas.map(messagesOf))).flat();
  const mark = (place: number) => `\u{E002}${place}\u{E003}`;
  const marked: Record<string, Record<string, ChangedMessage>> = {};
  for (const [place, { area, path, languages }] of messages.entries())
    (marked[area] ??= {})[path] = languages.get("en")!.texts.map((text) => [text, text + mark(place)]);
  const drawn = withChangedWords({ version: "1", languages: { en: marked } }, () =>
    exampleLetters("en").map(({ write }) => JSON.stringify(write())),
  );
  return messages
    .filter((_, place) => !drawn.some((letter) => letter.includes(mark(place))))
    .map(({ area, path }) => ({ area, path }));
}
