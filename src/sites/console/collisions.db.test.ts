import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { sent } from "../../features/people/enquiries/enquiries.world.ts";
import { chattingIn, keyOf } from "../../features/support/chats/chats.world.ts";
import { words } from "../../i18n/en/console.ts";
import { hiddenIn, overtakenIn, page, type Browser, type Typed } from "./plain-forms.world.ts";

/** Two colleagues at one form, as browsers without scripts send it. */
let world: World;
let mei: Browser;
let tom: Browser;
beforeAll(async () => {
  world = await freshWorld({ demo: true, environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "administrator" }));
});
afterAll(() => world.close());

type Both = { path: string; mark: string; theirs: Typed; mine: Typed; shown: readonly string[]; field?: string };

/** Both look, Tom sends, and Mei sends; then she sends again. */
async function collide({ path, mark, theirs, mine, shown, field }: Both): Promise<void> {
  const [his, hers] = [await page(path, tom), await page(path, mei)];
  expect(await page(path, tom, { ...hiddenIn(his, mark), ...theirs })).not.toContain("<html");
  const answered = await page(path, mei, { ...hiddenIn(hers, mark), ...mine });
  const table = overtakenIn(answered);
  expect(table).toContain(words.overtaken.said);
  for (const one of shown) expect(table, one).toContain(one);
  expect(answered).toContain(words.overtaken.take);
  if (field !== undefined) expect(answered.replace(table, "")).toContain(field);
  expect(await page(path, mei, { ...hiddenIn(answered, mark), ...mine })).not.toContain("<html");
}

const iso = (minutes: number) => new Date(world.shop.clock().getTime() + minutes * 60_000).toISOString();
const key = () => ({ requestKey: randomUUID() });

test("a case: whose it is now stands beside what was typed, which is sent again", async () => {
  const { rows } = await world.pool.query(
    "insert into cases (kind, subject, details, opened_at, due_at) values ('payment_missing_here', 'pay_1', '{}', now(), now()) returning id",
  );
  const path = `/console/inbox?case=${rows[0].id}`;
  const { id } = await tom.get<{ id: string }>("/staff/getMe", {});
  await collide({
    path,
    mark: 'name="note"',
    theirs: { do: "assign", to: id },
    mine: { note: "A test payment." },
    shown: ["Tom", "A test payment."],
    field: 'value="A test payment."',
  });
});

test("a case that was closed: what was typed is not lost", async () => {
  const { rows } = await world.pool.query(
    "insert into cases (kind, subject, details, opened_at, due_at) values ('payment_missing_here', 'pay_2', '{}', now(), now()) returning id",
  );
  const path = `/console/inbox?case=${rows[0].id}`;
  const form = hiddenIn(await page(path, mei), 'name="note"');
  await page(path, tom, { ...hiddenIn(await page(path, tom), 'name="note"'), note: "Booked by Tom." });
  const answered = await page(path, mei, { ...form, note: "Booked by Mei." });
  for (const one of ["Booked by Tom.", "Booked by Mei."]) expect(answered).toContain(one);
  expect(answered).not.toContain(words.overtaken.keep);
});

test("an incident", async () => {
  const facts = { title: "Cards", touches: "gateway", name: null, still: false, since: iso(-60), until: null };
  const { id } = await mei.get<{ id: string }>("/staff/openIncident", { ...key(), ...facts });
  const typed = { what: "gateway", since: "2026-11-20T08:00", until: "", still: "all" };
  await collide({
    path: `/console/incidents/${id}`,
    mark: 'name="title"',
    theirs: { ...typed, title: "Cards of one bank" },
    mine: { ...typed, what: "mail", title: "Cards of two banks" },
    shown: ["Cards of one bank", "Cards of two banks", words.incident.kinds.gateway, words.incident.kinds.mail],
    field: 'value="Cards of two banks"',
  });
});

test("what visitors are told of trouble", async () => {
  const titles = { en: "Japan: data is slow", "zh-cn": "日本：上网较慢", "zh-hk": "日本：上網較慢" };
  const facts = { kind: "network", function: null, severity: "slow", titles, advice: null, places: ["JP"], plans: [] };
  const wish = { ...key(), ...facts, beganAt: iso(-30), endedAt: null };
  const { id } = await mei.get<{ id: string }>("/staff/openOutage", wish);
  const typed = {
    kind: "network",
    function: "",
    places: "JP",
    plans: "",
    carriers: "",
    beganAt: "2026-11-20T08:00",
    expectedAt: "",
    endedAt: "",
    ...Object.fromEntries(Object.entries(titles).map(([language, title]) => [`titles.${language}`, title])),
  };
  await collide({
    path: `/console/incidents/public/${id}`,
    mark: 'name="titles.en"',
    theirs: { ...typed, severity: "partly" },
    mine: { ...typed, severity: "down", "titles.en": "Japan: no data" },
    shown: [words.outages.severities.partly, words.outages.severities.down, titles.en, "Japan: no data"],
    field: ">Japan: no data</textarea>",
  });
});

test("an answer to an enquiry", async () => {
  const { number } = await sent(world);
  await collide({
    path: `/console/enquiries/${number}`,
    mark: 'name="answer"',
    theirs: { do: "answer", answer: "Dear Ingrid, no." },
    mine: { do: "answer", answer: "Dear Ingrid, yes." },
    shown: ["Tom: Dear Ingrid, no.", "Dear Ingrid, yes."],
    field: ">Dear Ingrid, yes.</textarea>",
  });
});

test("an answer in a chat", async () => {
  const { ask, answered } = chattingIn(world);
  const chat = await ask("xyzzy");
  await answered("/chat/handOver", keyOf(chat));
  await collide({
    path: `/console/chats/${chat.id}`,
    mark: 'name="said"',
    theirs: { said: "No, never." },
    mine: { said: "Yes, always." },
    shown: ["Staff: No, never.", "Yes, always."],
    field: ">Yes, always.</textarea>",
  });
});

test("a fact of China", async () => {
  const fact = {
    figure: "transit-ports",
    as_of: "2026-11-20",
    value: "66",
    confirmed_on: "2026-11-21",
    source: "nia-2025-11-03",
    confidence: "high",
  };
  expect(await mei.code("/staff/publishChinaRecord", { figures: fact, version: null })).toBe("SUCCESS");
  await collide({
    path: "/console/catalogue/china/figures/transit-ports%202026-11-20",
    mark: 'name="value"',
    theirs: { ...fact, value: "67", do: "publish" },
    mine: { ...fact, value: "68", do: "publish" },
    shown: ["<td>67</td>", "<b>68</b>"],
    field: 'value="68"',
  });
});

test("links of the menu", async () => {
  const { lists } = await mei.get<{ lists: { list: string; links: { key?: string; isShown: boolean }[] }[] }>(
    "/staff/getLinkLists",
    {},
  );
  const { links } = lists.find(({ list }) => list === "about")!;
  const rows = Object.fromEntries(
    links.flatMap(({ key: one }, at) => [
      [`key.${at}`, one!],
      [`place.${at}`, String(at + 1)],
    ]),
  );
  const own = (title: string) => ({
    "address.19": "https://blog.example.com/",
    "place.19": "20",
    "shown.19": "1",
    ...Object.fromEntries(["en", "zh-cn", "zh-hk"].map((language) => [`${language}.19`, title])),
  });
  await collide({
    path: "/console/content/links",
    mark: 'name="list" value="about"',
    theirs: { ...rows, ...own("Tom's blog"), reason: "asked for", do: "publish" },
    mine: { ...rows, ...own("Mei's blog"), reason: "asked for", do: "publish" },
    shown: ["Tom&#x27;s blog", "Mei&#x27;s blog"],
    field: 'value="Mei&#x27;s blog"',
  });
});
