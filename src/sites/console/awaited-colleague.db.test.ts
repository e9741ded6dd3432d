import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { words } from "../../i18n/en/console.ts";
import { words as simplified } from "../../i18n/zh-cn/console.ts";
import { words as traditional } from "../../i18n/zh-hk/console.ts";
import { hiddenIn, page, type Browser } from "./plain-forms.world.ts";

let world: World;
let mei: Browser;
let kit: string;
const requestKey = () => crypto.randomUUID();
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
});
beforeEach(async () => {
  await world.pool.query("update staff set reminded_at = null");
  const wish = { requestKey: requestKey(), email: "kit@example.com", roles: ["logistics"] };
  ({ id: kit } = await mei.get<{ id: string }>("/staff/inviteColleague", wish));
});
afterAll(() => world.close());

const invitations = "/console/staff?view=invitations";
const languages = { en: words, "zh-cn": simplified, "zh-hk": traditional } as const;

test("whoever reminds lands where they were", async () => {
  const typed = hiddenIn(await page(invitations, mei), 'value="remind"');
  expect(await page(invitations, mei, typed)).toBe(`${invitations}&done=reminded`);
  await world.pool.query("update staff set reminded_at = null");
  expect(await page("/console/staff", mei, { ...typed, requestKey: requestKey() })).toBe(
    "/console/staff?done=reminded",
  );
});

test.each(Object.entries(languages))(
  "in %s whoever comes too late to remind, or to take an invitation back, reads why, and of nothing that stands below",
  async (language, { staff }) => {
    const shown = (typed?: Record<string, string>) => page(invitations, mei, typed, language as "en");
    const html = await shown();
    const [remind, takeBack] = ["remind", "take_back"].map((what) => hiddenIn(html, `value="${what}"`));
    await mei.get("/staff/takeInvitationBack", { requestKey: requestKey(), id: kit });
    for (const typed of [remind, takeBack]) expect(await shown(typed)).toContain(staff.invitationMoved);
  },
);

test("beside somebody awaited whose link is over stand the day of closing and how to shut them out", async () => {
  await world.pool.query("delete from staff_invitations");
  const html = await page(`/console/staff?member=${kit}`, mei);
  const panel = html.slice(html.indexOf('<aside class="staff-panel"'));
  expect(panel).toContain(`${words.staff.linkOver} · ${words.staff.closes("Saturday, 28 Nov")}`);
  expect(panel).toContain('value="shut_out"');
});
