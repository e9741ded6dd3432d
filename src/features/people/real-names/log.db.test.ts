import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { StoreUnavailable } from "../../../adapters/storage/object-store.ts";
import type { ReadDocument } from "../../../kernel/read-document.ts";
import { openLog } from "../../../platform/log.server.ts";
import { aForm, aPhoto, begun, swept, type Form } from "./real-names.world.ts";

let world: World;
let kit: Awaited<ReturnType<typeof joined>>["browser"];
let log: string[];
beforeEach(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" } });
  ({ browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "reviewer" }));
  log = [];
  world.shop.log = openLog("trace", { write: (line: string) => void log.push(line) });
});
afterEach(() => world.close());

const photos = ["a passport that nobody shall see", "a sharper one that nobody shall see"].map((text) => aPhoto(text));
const phone = "+85291234567";
/** Of the document, the person, the SIM and what opens the registration. */
const secrets = (form: Form) => [
  ...photos,
  "nobody shall see",
  "CHAN",
  "CHEN",
  "陳美",
  "TR1234567",
  "1990-02-15",
  "2031-06-02",
  "Mei Chan",
  "Mei Lin",
  "mei@example",
  phone.slice(1),
  "91234567",
  aSim(7),
  "Office phone",
  form.key,
];
const told = async () => `${log.join("\n")}\n${await world.shop.metrics.registry.metrics()}`;
const ask = (path: string, wish: object) => world.answer(path, wish);
const code = async (path: string, wish: object) => (await ask(path, wish)).envelope.resultCode;

const reading: ReadDocument = {
  type: 1,
  fields: {
    englishName: { text: "CHEN MEI", doubtful: [1], isProved: false },
    number: { text: "TR1234567", doubtful: [], isProved: true },
  },
};

test("nothing of a document, its holder or their link is in the log or the metrics, from the photograph to the end", async () => {
  world.shop.documents = { ...world.shop.documents, read: async () => ({ read: reading }) };
  const form = await begun(world, { photo: photos[0] });
  const shown = { number: form.number, key: form.key };
  const { document } = aForm(form) as { document: object };
  expect(await code("/realName/readPhoto", { ...shown, slot: "front" })).toBe("SUCCESS");
  expect(await code("/realName/submit", aForm(form, { phone }))).toBe("SUCCESS");
  await workOff(world, { evenLater: true });
  const open = async () => (await kit.ask("/staff/openRealName", { number: form.number, reason: "Review" })).resultCode;
  expect(await open()).toBe("SUCCESS");
  const decided = { number: form.number, decision: "again", reasons: ["photo_copy"] };
  await kit.code("/staff/decideRealName", { ...decided, requestKey: randomUUID(), version: 2 });
  world.at("2026-11-21T08:10:00Z");
  await workOff(world, { evenLater: true });
  await ask("/realName/addPhoto", { ...shown, photo: photos[1], slot: "front" });
  expect(await code("/realName/mend", { ...shown, requestKey: randomUUID() })).toBe("SUCCESS");
  const typed = { ...document, englishName: "CHEN MEI" };
  expect(await code("/realName/mend", { ...shown, requestKey: randomUUID(), document: typed })).toBe("SUCCESS");
  const contact = { ...shown, requestKey: randomUUID(), contactName: "Mei Lin", email: "mei@example.org" };
  expect(await code("/realName/correctContact", contact)).toBe("SUCCESS");
  await workOff(world, { evenLater: true });
  expect(await open()).toBe("SUCCESS");
  expect(await code("/realName/withdraw", { ...shown, requestKey: randomUUID() })).toBe("SUCCESS");
  await workOff(world, { evenLater: true });
  await swept(world);
  const said = await told();
  // so that the test reads what is written
  expect(said).toMatch(/"security":"mailbox"/);
  expect(said).toContain('farwave_security_events_total{event="mailbox",outcome="changed"}');
  expect(secrets(form).filter((secret) => said.includes(secret))).toEqual([]);
});

test("nor is it where something goes wrong: a field, a key, the store, the reader, the database, the sweep", async () => {
  const form = await begun(world, { photo: photos[0] });
  const shown = { number: form.number, key: form.key };
  const { objects, documents } = world.shop;
  const sent = aForm(form, { phone });
  const { document } = sent as { document: object };
  expect(await code("/realName/submit", aForm(form, { phone, document: { ...document, expiry: "2001-01-01" } }))).toBe(
    "INVALID_INPUT",
  );
  expect(await code("/realName/submit", { ...sent, number: "RN0000000000" })).toBe("NOT_FOUND");
  world.shop.documents = { ...documents, read: () => Promise.reject(new Error("out of memory")) };
  expect(await code("/realName/readPhoto", { ...shown, slot: "front" })).toBe("UNKNOWN_ERROR");
  world.shop.objects = { ...objects, put: () => Promise.reject(new StoreUnavailable("down")) };
  expect(await code("/realName/addPhoto", { ...shown, photo: photos[1], slot: "front" })).toBe("TRY_AGAIN_LATER");
  world.shop.objects = { ...objects, delete: () => Promise.reject(new StoreUnavailable("locked")) };
  await world.pool.query("alter table real_names add constraint breaks check (email is null)");
  expect(await code("/realName/submit", sent)).toBe("UNKNOWN_ERROR");
  await world.pool.query("alter table real_names drop constraint breaks");
  expect(await code("/realName/submit", sent)).toBe("SUCCESS");
  await world.pool.query("update real_names set details = 'broken'");
  expect((await kit.ask("/staff/openRealName", { number: form.number, reason: "Review" })).resultCode).toBe(
    "REAL_NAME_UNREADABLE",
  );
  expect(await code("/realName/withdraw", { ...shown, requestKey: randomUUID() })).toBe("SUCCESS");
  await swept(world);
  const said = await told();
  expect(said).toMatch(/breaks/);
  expect(said).toContain("a photograph could not be deleted");
  expect(secrets(form).filter((secret) => said.includes(secret))).toEqual([]);
});
