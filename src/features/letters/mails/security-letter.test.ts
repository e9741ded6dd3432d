import { describe, expect, test } from "vitest";
import { fullyOffered } from "../../../kernel/language.ts";
import { codeLetter } from "./code-letter.server.ts";
import { invitationLetter } from "./invitation-letter.server.ts";
import { shown } from "./letters.world.ts";
import { policyLetter } from "./policy-letter.server.ts";
import { privacyAnswers, privacyLetter } from "./privacy-letter.server.ts";
import { securityLetter, securityChanges, type SecurityFacts } from "./security-letter.server.ts";

const changed = (change: Partial<SecurityFacts>) =>
  securityLetter({
    what: "password_changed",
    to: "mei@example.com",
    lang: "en",
    at: new Date("2026-11-21T08:00:00Z"),
    device: "Chrome · Android",
    place: "Japan",
    origin: "https://shop.test",
    helpAddress: "service@farwave.example",
    ...change,
  });
const purposes = ["sign_in", "register", "reset_password", "bind_email", "bind_phone", "delete_account"] as const;
const letters = fullyOffered.flatMap((lang) => [
  [lang, "privacy policy", policyLetter({ lang, to: "mei@example.com", origin: "https://shop.test" })] as const,
  [
    lang,
    "invitation",
    invitationLetter({
      lang,
      to: "mei@example.com",
      by: "tom@example.com",
      link: "https://shop.test/console/invitation?key=402817",
      until: new Date("2026-11-21T09:00:00Z"),
    }),
  ] as const,
  ...privacyAnswers.map((what) => {
    const moments = { at: new Date("2026-11-21T08:00:00Z"), dueAt: new Date("2026-12-21T23:59:59Z") };
    const facts = { what, lang, to: "mei@example.com", origin: "https://shop.test", answer: "" };
    return [lang, what, privacyLetter({ ...facts, ...moments, helpAddress: "service@farwave.example" })] as const;
  }),
  ...securityChanges.map(
    (what) => [lang, what, changed({ lang, what, place: lang === "en" ? "Japan" : "日本" })] as const,
  ),
  ...purposes.map(
    (purpose) =>
      [
        lang,
        purpose,
        codeLetter({ purpose, code: "402817", minutes: 10, email: "mei@example.com", language: lang }),
      ] as const,
  ),
]);

describe.each(letters)("%s: %s", (lang, _, { subject, text, html }) => {
  test("is whole in both forms and written in its language", () => {
    for (const form of [subject, text, html]) expect(form).not.toMatch(/undefined|NaN|\[object|null|Invalid Date|=>/);
    expect(text).not.toMatch(/\n{3,}|^ ?[:：]|· *$/m);
    expect(shown(html).filter((piece) => piece !== "Farwave" && !text.includes(piece))).toEqual([]);
    const words = `${subject}\n${text}`.replace(/https?:\S+|\S+@\S+|Farwave|UTC\+8|Chrome|Android|eSIM|SIM/g, "");
    if (lang === "en") expect(words).not.toMatch(/\p{Script=Han}/u);
    else expect(words.match(/[A-Za-z]{3,}/g) ?? []).toEqual([]);
    if (lang === "zh-cn") expect(words).not.toMatch(/[數據實際後來發們這還個為請開點時間訂單碼電郵]/u);
    if (lang === "zh-hk") expect(words).not.toMatch(/[数据实际后来发们这还个为请开点时间订单您码电邮账]/u);
  });

  test("shows no code on a lock screen: subject and preview", () => {
    expect(subject + html.slice(html.indexOf("<body"), html.indexOf("</div>"))).not.toMatch(/402 ?817/);
  });
});

test("what the browser or the address does not tell is left out", () => {
  const { text } = changed({ device: "", place: null });
  expect(text).not.toMatch(/Device|Where/);
  expect(changed({}).text).toMatch(/Device: Chrome · Android\nWhere: Japan/);
});

test("whoever lost the mailbox is not sent to a sign-in that needs it", () => {
  expect(changed({ what: "email_changed" }).text).not.toContain("/login");
  expect(changed({}).html).toContain('href="https://shop.test/en/login"');
});
