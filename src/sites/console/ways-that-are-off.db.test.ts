import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pretendPasskey } from "../../../test/pretend-passkey.ts";
import { invited, staffBrowser } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { words } from "../../i18n/en/console.ts";
import { words as simplified } from "../../i18n/zh-cn/console.ts";
import { words as traditional } from "../../i18n/zh-hk/console.ts";
import { page, type Browser } from "./plain-forms.world.ts";

let world: World;
let boss: Browser;
let key: string;
let version = 0;
beforeAll(async () => {
  world = await freshWorld({ environment: { COSTLY_CALLS_PER_MINUTE: "10000" } });
  boss = staffBrowser(world);
  const token = await invited(world, "boss@example.com");
  const { id, options } = await boss.get<{ id: string; options: { challenge: string } }>("/staff/startJoining", {
    token,
  });
  const credential = pretendPasskey(world.shop.origin).create(options);
  await boss.get("/staff/joinByPasskey", { token, name: "Boss", id, credential });
  key = await invited(world, "new@example.com");
});
afterAll(() => world.close());

const allow = (value: string | null) =>
  boss.get("/staff/changeSetting", {
    requestKey: randomUUID(),
    name: "signing_in.ways",
    version: version++,
    value,
    reason: "safer",
  });
const languages = { en: words, "zh-cn": simplified, "zh-hk": traditional } as const;
const typed = { email: "boss@example.com", password: "Harbour-lights1", code: "123456" };

test.each(Object.entries(languages))(
  "in %s the pages say what is left where passkeys alone are allowed, also without scripts",
  async (language, { signIn }) => {
    const shown = (path: string, sent?: typeof typed) => page(path, staffBrowser(world), sent, language as "en");
    await allow("passkey");
    expect(await shown("/console/sign-in")).toContain(signIn.lost(false));
    expect(await shown(`/console/invitation?key=${key}`)).toMatch(
      new RegExp(`<noscript>(?:(?!</noscript>).)*${signIn.passkeyAlone}`, "u"),
    );
    await allow(null);
    expect(await shown("/console/sign-in")).toContain(signIn.lost(true));
    expect(await shown(`/console/invitation?key=${key}`)).not.toContain(signIn.passkeyAlone);
  },
);

test("a form of a page from before is told that its way is off, and whom to ask", async () => {
  await allow("passkey");
  const html = await page("/console/sign-in", staffBrowser(world), typed);
  expect(html).toContain("Ask an administrator for a new link");
  await allow(null);
});
