import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { sent } from "../../people/enquiries/enquiries.world.ts";
import { sweepEnquiries } from "../../people/enquiries/sweep-enquiries.server.ts";
import { chattingIn, keyOf } from "../../support/chats/chats.world.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
let tom: typeof mei;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom", role: "support" }));
});
afterAll(() => world.close());

const draftOf = async (path: string, wish: object, by = mei) =>
  (await by.get<{ draft: string | Record<string, string> | null }>(path, wish)).draft;
const key = () => ({ requestKey: randomUUID() });
const drafts = async () => (await world.pool.query("select kind, thing from drafts order by kind")).rows;

test("an answer to an enquiry is kept for who types it, until it is sent or its person is forgotten", async () => {
  const { number } = await sent(world);
  await mei.get("/staff/keepEnquiryDraft", { number, answer: "Dear Ingrid," });
  await tom.get("/staff/keepEnquiryDraft", { number, answer: "Hello," });
  expect(await draftOf("/staff/getEnquiry", { number })).toBe("Dear Ingrid,");
  expect(await draftOf("/staff/getEnquiry", { number }, tom)).toBe("Hello,");
  await mei.get("/staff/answerEnquiry", { ...key(), number, version: 2, answer: "Dear Ingrid, yes." });
  expect(await draftOf("/staff/getEnquiry", { number })).toBeNull();
  expect(await drafts()).toEqual([{ kind: "enquiry_answer", thing: number }]);
  await world.pool.query("update enquiries set moved_at = '2020-01-01'");
  await sweepEnquiries.run({}, world.shop);
  expect(await drafts()).toEqual([]);
  expect(await mei.code("/staff/keepEnquiryDraft", { number, answer: "Dear Ingrid," })).toBe("NOT_FOUND");
});

test("an answer to a chat is kept until it is sent; emptied it is gone", async () => {
  const { ask, answered } = chattingIn(world);
  const chat = await ask("xyzzy");
  await answered("/chat/handOver", keyOf(chat));
  const { id } = chat;
  await mei.get("/staff/keepChatDraft", { id, said: "One moment" });
  expect(await draftOf("/staff/getChat", { id })).toBe("One moment");
  expect(await draftOf("/staff/getChat", { id }, tom)).toBeNull();
  await mei.get("/staff/keepChatDraft", { id, said: " " });
  expect(await drafts()).toEqual([]);
  await mei.get("/staff/keepChatDraft", { id, said: "One moment" });
  const { seen } = await mei.get<{ seen: string }>("/staff/getChat", { id });
  await mei.get("/staff/answerChat", { ...key(), id, said: "One moment, please", seen });
  expect(await drafts()).toEqual([]);
});

test("the letter of an incident, what is told of trouble and its updates are kept apart, each until it is sent", async () => {
  const at = world.shop.clock().toISOString();
  const facts = { title: "Cards", touches: "gateway", name: null, still: false, since: at, until: null };
  const { id: incident } = await mei.get<{ id: string }>("/staff/openIncident", { ...key(), ...facts });
  const letter = { "texts.en.subject": "A little later", "texts.en.text": "" };
  await mei.get("/staff/keepIncidentDraft", { id: incident, entries: letter });
  expect(await draftOf("/staff/getIncident", { id: incident })).toEqual(letter);

  await mei.get("/staff/keepOutageDraft", { id: null, entries: { "titles.en": "Slow" } });
  expect(await draftOf("/staff/getOutages", {})).toEqual({ "titles.en": "Slow" });
  const texts = { en: "Slow", "zh-cn": "慢", "zh-hk": "慢" };
  const told = { kind: "network", function: null, severity: "slow", titles: texts, advice: null, places: ["JP"] };
  const opened = { ...key(), ...told, plans: [], beganAt: at, endedAt: null };
  const { id } = await mei.get<{ id: string }>("/staff/openOutage", opened);
  expect(await draftOf("/staff/getOutages", {})).toBeNull();

  await mei.get("/staff/keepOutageDraft", { id, entries: { "texts.en": "We look" } });
  expect(await draftOf("/staff/getOutage", { id })).toEqual({ "texts.en": "We look" });
  await mei.get("/staff/addOutageUpdate", { ...key(), id, texts, isOver: false });
  expect(await draftOf("/staff/getOutage", { id })).toBeNull();
  await mei.get("/staff/keepIncidentDraft", { id: incident, entries: null });
  expect(await drafts()).toEqual([]);
});

test("nobody keeps a draft of what they may not send, or of what is not there", async () => {
  const { browser: fin } = await joined(world, { email: "fin@example.com", name: "Fin", role: "finance" });
  const id = randomUUID();
  for (const [path, wish] of Object.entries({
    "/staff/keepEnquiryDraft": { number: "NB00000000", answer: "x" },
    "/staff/keepChatDraft": { id, said: "x" },
    "/staff/keepIncidentDraft": { id, entries: { a: "x" } },
    "/staff/keepOutageDraft": { id, entries: { a: "x" } },
  }))
    expect([path, await fin.code(path, wish), await mei.code(path, wish)]).toEqual([
      path,
      "RIGHT_MISSING",
      "NOT_FOUND",
    ]);
});
