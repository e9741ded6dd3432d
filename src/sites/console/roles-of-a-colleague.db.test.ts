import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { words } from "../../i18n/en/console.ts";
import { words as simplified } from "../../i18n/zh-cn/console.ts";
import { words as traditional } from "../../i18n/zh-hk/console.ts";
import { hiddenIn, overtakenIn, page, type Browser, type Typed } from "./plain-forms.world.ts";

let world: World;
let mei: Browser;
let kit: string;
let ada: string;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  await joined(world, { email: "kit@example.com", name: "Kit", role: "support" });
  await joined(world, { email: "ada@example.com", name: "Ada", role: "editor" });
  const idOf = async (name: string) =>
    (await world.pool.query("select id from staff where name = $1", [name])).rows[0].id;
  [kit, ada] = [await idOf("Kit"), await idOf("Ada")];
});
beforeEach(async () => {
  await world.pool.query("update staff set role = 'support' where name = 'Kit'");
  await world.pool.query("delete from staff_further_roles");
  await world.pool.query("insert into staff_further_roles values ($1, 'finance')", [kit]);
});
afterAll(() => world.close());

const ofKit = () => `/console/staff?member=${kit}`;
const ticked = (html: string) =>
  [...html.matchAll(/<input type="checkbox"[^>]*>/g)].flatMap(([box]) =>
    box.includes("checked") ? [/name="role\.([\w-]+)"/.exec(box)![1]!] : [],
  );
const rolesOfKit = async () =>
  (
    await world.pool.query(
      "select role from staff where id = $1 union select role from staff_further_roles where staff_id = $1 order by role",
      [kit],
    )
  ).rows.map(({ role }) => role as string);
const languages = { en: words, "zh-cn": simplified, "zh-hk": traditional } as const;

test("the boxes stay those of the colleague where another form of the page is refused", async () => {
  const html = await page(ofKit(), mei);
  expect(ticked(html)).toEqual(["support", "finance"]);
  const others: Typed[] = [
    { do: "sign_out", id: kit, requestKey: "x" },
    { do: "invite_again", mailbox: "not a mailbox", requestKey: "x" },
    { do: "roles", id: ada, from: "editor", "role.reviewer": "on", requestKey: "x" },
    { do: "end_session", id: kit, session: "x", requestKey: "x" },
  ];
  for (const typed of others) expect(ticked(await page(ofKit(), mei, typed))).toEqual(["support", "finance"]);
});

test("the boxes of an invitation are not those of a link for somebody else that was refused", async () => {
  const inviting = "/console/staff?invite=1";
  const refused = await page(inviting, mei, { do: "invite_again", mailbox: "not a mailbox", requestKey: "x" });
  expect(ticked(refused)).toEqual(["support"]);
  expect(refused).not.toContain("not a mailbox");
  const own = await page(inviting, mei, { do: "invite", email: "not a mailbox", "role.editor": "on", requestKey: "x" });
  expect(ticked(own)).toEqual(["editor"]);
});

test("a new link is asked for without roles", async () => {
  const typed = hiddenIn(await page(ofKit(), mei), 'value="invite_again"');
  expect(Object.keys(typed).filter((name) => name.startsWith("role."))).toEqual([]);
  await world.pool.query("delete from staff_further_roles");
  expect(await page(ofKit(), mei, typed)).toContain("/console/invitation?key=");
  expect(await rolesOfKit()).toEqual(["support"]);
});

test.each(Object.entries(languages))(
  "in %s roles that a colleague has given meanwhile stand beside those that were ticked, which count when sent again",
  async (language, { roles, overtaken }) => {
    const shown = (typed?: Record<string, string>) => page(ofKit(), mei, typed, language as "en");
    const typed = { ...hiddenIn(await shown(), 'value="roles"'), "role.support": "on", "role.reviewer": "on" };
    await world.pool.query("delete from staff_further_roles");
    const html = await shown(typed);
    const compared = overtakenIn(html);
    expect(compared).toContain(overtaken.said);
    expect(compared).toContain(`<td>${roles.support}</td><td><b>${roles.support} · ${roles.reviewer}</b></td>`);
    expect(ticked(html)).toEqual(["support", "reviewer"]);
    const again = { ...hiddenIn(html, 'value="roles"'), "role.support": "on", "role.reviewer": "on" };
    expect(await shown(again)).toBe(`${ofKit()}&done=roles`);
    expect(await rolesOfKit()).toEqual(["reviewer", "support"]);
  },
);

test("roles that are refused for themselves stay ticked, with nothing beside them", async () => {
  const typed = {
    ...hiddenIn(await page(ofKit(), mei), 'value="roles"'),
    "role.support": "on",
    "role.administrator": "on",
  };
  const html = await page(ofKit(), mei, typed);
  expect(ticked(html)).toEqual(["administrator", "support"]);
  expect(overtakenIn(html)).toBe("");
  expect(html).toContain("An administrator may do everything already");
});

test("a page from before, which still sends a second person for goodwill, sets the limit without one", async () => {
  const panel = "/console/staff?role=support&right=give_goodwill";
  const hidden = hiddenIn(await page(panel, mei), 'name="grant"');
  const from = hidden["from"]!.replaceAll("&quot;", '"');
  const led = await page(panel, mei, { ...hidden, from, grant: "limit", amount: "80", second: "on" });
  expect(led).toContain("done=granted");
  const { rows } = await world.pool.query(
    `select most_cny, second_person from staff_limits where role = 'support' and "right" = 'give_goodwill'`,
  );
  expect(rows).toEqual([{ most_cny: 8000, second_person: false }]);
});
