import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { twoProcesses } from "../../../../test/two-processes.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { StoreUnavailable } from "../../../adapters/storage/object-store.ts";
import { dayMs, hourMs } from "../../../kernel/duration.ts";
import { openObjectKeys } from "../../../platform/object-keys.server.ts";
import { aFile, aForm, objectsIn, sendFile, sent, swept, ticketOf, type Link } from "./enquiries.world.ts";
import { rewrapFileKeys } from "./rewrap-file-keys.server.ts";
import { keptDays, mostFileBytes, pieceBytes } from "./rules.ts";

const plenty = { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "100000" };
let world: World;
beforeEach(async () => void (world = await freshWorld({ environment: plenty })));
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const ask = async (path: string, wish: object) => (await world.answer(path, wish)).envelope;
const later = (ms: number) => world.at(new Date(world.shop.clock().getTime() + ms).toISOString());
const send = async (more: object = {}) =>
  ask("/newBusiness", { ...aForm(), requestKey: randomUUID(), ticket: await ticketOf(world), ...more });
const problemsOf = ({ resultData }: { resultData: unknown }) =>
  (resultData as { fields: { field: string; problem: string }[] }).fields.map(
    ({ field, problem }) => `${field} ${problem}`,
  );

describe("an enquiry", () => {
  test("goes with its files to the inbox, its company gets the number and the day, and sees how far it is", async () => {
    const { link } = await sendFile(world, aFile("pdf"), { name: "profil företag.pdf" });
    expect(link!.number).toMatch(/^BE[0-9A-Z]{10}$/);
    later(1000);
    await sendFile(world, aFile("png"), { ...link!, name: "map.png" });
    expect(await send(link)).toMatchObject({ resultCode: "SUCCESS", resultData: link });
    await workOff(world);
    // sent on a Saturday in Hong Kong: Monday, Tuesday, Wednesday
    expect(world.letters.map(({ to, subject, text }) => [to, subject, text.includes("25 Nov 2026")])).toEqual([
      ["ingrid@nordstjarnan.example", `Your enquiry ${link!.number}`, true],
    ]);
    // nobody has proven the mailbox: the copy holds what was chosen and counts the files; what was typed stands behind the link
    const { text: copy, html } = world.letters[0]!;
    for (const chosen of [
      "Buy from Farwave",
      "Becoming a reseller",
      "Wholesale",
      "Sweden",
      "1,000,000 USD",
      "Own shops",
    ])
      expect(copy.replaceAll(/\s+/g, " ")).toContain(chosen);
    const typed = { contactName: "Ingrid Dahl", jobTitle: "Head of ancillaries", supplier: "Two brokers" };
    const names = ["Nordstjärnan", "profil", "map.png"];
    for (const words of [...Object.values(typed), ...names, "Gothenburg", "ask for data.", "+46315550142"])
      expect(copy + html).not.toContain(words);
    expect(copy).toContain("2 files (2 kB, 2 kB)");
    expect(await ask("/newBusiness/getEnquiry", link!)).toMatchObject({
      resultData: {
        state: "received",
        company: "Nordstjärnan Resor AB",
        written: { ...typed, introduction: expect.stringContaining("ask for data."), phone: "+46315550142" },
        dueAt: "2026-11-25T10:00:00.000Z",
        files: [
          { name: "profil företag.pdf", bytes: 2000 },
          { name: "map.png", bytes: 2000 },
        ],
      },
    });
    expect(await rows("select kind, due_at from cases where subject = $1", [link!.number])).toEqual([
      { kind: "enquiry_waits", due_at: new Date("2026-11-25T10:00:00Z") },
    ]);
  });

  test("a mailbox gets three copies a day, whoever sends; the form is taken all the same", async () => {
    for (let time = 0; time < 5; time++) {
      const email = time % 2 ? "Ingrid@nordstjarnan.example" : "ingrid@nordstjarnan.example";
      expect(await send({ email })).toMatchObject({ resultCode: "SUCCESS" });
      await workOff(world);
    }
    const taken = await rows("select from enquiries where state = 'received'");
    expect([world.letters.length, taken.length]).toEqual([3, 5]);
    later(dayMs);
    await send();
    await workOff(world);
    expect(world.letters.length).toBe(4);
  });

  test("however often one is sent at once, it is one of the three copies", async () => {
    for (let time = 0; time < 3; time++) {
      const wish = { ...aForm(), requestKey: randomUUID(), ticket: await ticketOf(world) };
      await Promise.all([1, 2, 3].map(() => ask("/newBusiness", wish)));
    }
    await workOff(world);
    expect(world.letters).toHaveLength(3);
  });

  test("sent twice at once is one, with files and without; its key with another form is refused", async () => {
    const { link } = await sendFile(world, aFile("pdf"));
    for (const more of [link!, {}]) {
      const wish = { ...aForm(), ...more, requestKey: randomUUID(), ticket: await ticketOf(world) };
      const [one, other] = await Promise.all([ask("/newBusiness", wish), ask("/newBusiness", wish)]);
      expect(one).toMatchObject({ resultCode: "SUCCESS" });
      expect(other.resultData).toEqual(one.resultData);
      expect((await ask("/newBusiness", { ...wish, city: "Oslo" })).resultCode).toBe("REQUEST_KEY_REUSED");
    }
    await workOff(world);
    expect(world.letters).toHaveLength(2);
    expect(await rows("select count(*)::int as all from enquiries")).toEqual([{ all: 2 }]);
  });

  test("keeps no answer to a question that it does not ask", async () => {
    const { number } = await sent(world, { product: "IMSI", resourceSupplier: "x", others: "y", website: "" });
    const [{ form }] = await rows("select form from enquiries where number = $1", [number]);
    expect(Object.keys(form)).not.toEqual(expect.arrayContaining(["product"]));
    expect(form).toMatchObject({ resellerWay: "wholesale" });
  });
});

describe("what is wrong is said at its field, in one go", () => {
  const chinese = "我们是一家旅行社在瑞典和挪威有六十间门市每年十万";
  test.each<[string, object, string[]]>([
    ["no intention", { intention: undefined }, ["intention intention"]],
    ["24 Chinese characters", { introduction: chinese }, ["introduction words"]],
    ["25 words of one letter", { introduction: "a ".repeat(25) }, ["introduction words"]],
    ["no introduction", { introduction: "" }, ["introduction empty"]],
    ["a reseller without a way", { resellerWay: undefined }, ["resellerWay choose"]],
    ["who sells, without a product", { intention: "sell" }, ["product choose", "resourceSupplier empty"]],
    ["a listing without its product", { interests: ["esim_listing"] }, ["product choose", "resourceSupplier empty"]],
    ["something else, unsaid", { interests: ["others"] }, ["others empty"]],
    ["a web address that is none", { website: "javascript:alert(1)" }, ["website format"]],
    ["no channel", { channels: [] }, ["channels choose"]],
    ["no band", { salesBand: "" }, ["salesBand choose"]],
    ["a field that nobody sees", { fax: "+1 555" }, ["fax leave_empty"]],
    [
      "several at once",
      { company: "", email: "ingrid@nordstjarnan", interests: ["others"], phone: "12" },
      ["company empty", "email email.format", "phone phone", "others empty"],
    ],
  ])("%s", async (_name, more, problems) => {
    const refused = await send(more);
    expect(refused.resultCode).toBe("INVALID_INPUT");
    expect(problemsOf(refused).toSorted()).toEqual(problems.toSorted());
  });

  test("25 Chinese characters and 25 words are enough", async () => {
    expect((await send({ introduction: `${chinese}客` })).resultCode).toBe("SUCCESS");
  });

  test("what was opened a second ago, or never, is too quick; nothing is kept of it", async () => {
    const { ticket } = (await ask("/newBusiness/getForm", {})).resultData as { ticket: string };
    const now = world.shop.clock();
    world.at(new Date(now.getTime() + 1000).toISOString());
    const forged = `${now.getTime() - hourMs}.${ticket.split(".")[1]}`;
    for (const one of [ticket, forged, "x"])
      expect((await ask("/newBusiness", { ...aForm(), requestKey: randomUUID(), ticket: one })).resultCode).toBe(
        "TOO_QUICK",
      );
    expect(await rows("select number from enquiries")).toEqual([]);
  });

  test("a network sends ten in an hour", async () => {
    await world.close();
    world = await freshWorld({ environment: { ...plenty, NETWORK_TRIES: "1" } });
    for (let count = 0; count < 10; count++) expect((await send()).resultCode).toBe("SUCCESS");
    expect((await send()).resultCode).toBe("TRIED_OFTEN");
  });
});

describe("a file", () => {
  test.each<[string, Buffer, string]>([
    ["is HTML and called a PDF", aFile("html"), "kind"],
    ["is empty", Buffer.alloc(0), "empty"],
    ["has 10.01 MB", aFile("pdf", Math.ceil(mostFileBytes * 1.001)), "heavy"],
  ])("that %s is refused, and nothing is kept", async (_name, file, why) => {
    const { envelope } = await sendFile(world, file);
    expect(envelope).toMatchObject({ resultCode: "FILE_REFUSED", resultData: { why } });
    expect([await rows("select id from enquiry_files"), await objectsIn(world)]).toEqual([[], []]);
  });

  test("of ten megabytes is taken in forty pieces; nothing of it, nor its key, lies in the clear", async () => {
    const { link, id, received } = await sendFile(world, aFile("jpeg", mostFileBytes));
    expect([received, (await objectsIn(world)).length]).toEqual([mostFileBytes, 40]);
    for (const key of await objectsIn(world))
      expect((await world.shop.objects.get(key))!.includes("secret figures")).toBe(false);
    expect(await rows("select state, kind, id from enquiry_files")).toEqual([{ state: "kept", kind: "jpeg", id }]);
    expect((await send(link)).resultCode).toBe("SUCCESS");
  });

  test("has its key wrapped by a new master key by one of two operators, also while somebody changes it", async () => {
    const keys = () => Buffer.from(randomUUID().replaceAll("-", ""));
    const [spring, autumn, markKey] = [{ name: "spring", key: keys() }, { name: "autumn", key: keys() }, keys()];
    world.shop.objectKeys = openObjectKeys({ masters: [spring], markKey });
    const { link } = await sendFile(world, aFile("pdf"));
    const { id } = await sendFile(world, aFile("pdf"), link);
    const both = openObjectKeys({ masters: [autumn, spring], markKey });
    const other = await world.pool.connect();
    await other.query("begin");
    await other.query("select from enquiry_files where id = $1 for update", [id]);
    const wrapping = [rewrapFileKeys(world.db, both), rewrapFileKeys(world.db, both)];
    const isOver = Promise.race(wrapping).then(() => true);
    const waits = async () =>
      (await rows("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
        .length > 0;
    while (
      !(await waits()) &&
      !(await Promise.race([isOver, new Promise<false>((next) => setImmediate(next, false))]))
    );
    await other.query("commit");
    other.release();
    const [one, another] = await Promise.all(wrapping);
    expect(one!.wrapped + another!.wrapped).toBe(2);
    expect(await rows("select distinct master_key from enquiry_files")).toEqual([{ master_key: "autumn" }]);
  });

  test("more than ten of a form are refused, also when all begin at once", async () => {
    const { link } = await sendFile(world, aFile("pdf"));
    const more = await Promise.all(Array.from({ length: 12 }, () => sendFile(world, aFile("pdf"), link)));
    expect(more.filter(({ envelope }) => envelope?.resultData && "why" in (envelope.resultData as object)).length).toBe(
      3,
    );
    expect(await rows("select count(*)::int as all from enquiry_files")).toEqual([{ all: 10 }]);
  });

  test("goes on where it stopped, after the store was away or the answer was lost", async () => {
    const file = aFile("pdf", 3 * pieceBytes - 7);
    const { link, id } = await sendFile(world, file, { until: 1 });
    const { objects } = world.shop;
    world.shop.objects = { ...objects, put: () => Promise.reject(new StoreUnavailable()) };
    const wish = { ...link!, file: id, name: "x.pdf", size: file.length };
    const second = { ...wish, offset: pieceBytes, piece: file.subarray(pieceBytes, 2 * pieceBytes).toString("base64") };
    expect((await ask("/newBusinessAnnex", second)).resultCode).toBe("TRY_AGAIN_LATER");
    world.shop.objects = objects;
    for (const once of [second, second])
      expect(await ask("/newBusinessAnnex", once)).toMatchObject({ resultData: { received: 2 * pieceBytes } });
    // one that comes too early changes nothing
    const early = { ...wish, file: randomUUID(), offset: pieceBytes, piece: second.piece };
    expect((await ask("/newBusinessAnnex", early)).resultCode).toBe("FILE_REFUSED");
    const cut = { ...wish, offset: 2 * pieceBytes, piece: file.subarray(2 * pieceBytes, -1).toString("base64") };
    expect(problemsOf(await ask("/newBusinessAnnex", cut))).toEqual(["piece format"]);
    const last = { ...cut, piece: file.subarray(2 * pieceBytes).toString("base64") };
    expect(await ask("/newBusinessAnnex", last)).toMatchObject({ resultData: { isWhole: true } });
  });

  test("outlives the process that took it: killed between upload and submit, another one takes the form with its file, once", async () => {
    const { link } = await sendFile(world, aFile("pdf"), { name: "profile.pdf" });
    const half = aFile("png", 2 * pieceBytes);
    const begun = await sendFile(world, half, { ...link!, until: 1 });
    const wish = { ...aForm(), ...link!, requestKey: randomUUID(), ticket: await ticketOf(world) };
    // the first one dies at its commit: nothing of the submit was written
    await world.pool.query("create function die() returns trigger language plpgsql as $$ begin raise 'killed'; end $$");
    await world.pool.query("create trigger die before insert on cases for each row execute function die()");
    await expect(ask("/newBusiness", wish)).resolves.not.toMatchObject({ resultCode: "SUCCESS" });
    expect(await rows("select state from enquiries")).toEqual([{ state: "draft" }]);
    await world.pool.query("drop trigger die on cases");
    const processes = twoProcesses(world);
    const [, other] = processes.answer;
    const last = { ...link!, file: begun.id, name: "map.png", size: half.length, offset: pieceBytes };
    const piece = half.subarray(pieceBytes).toString("base64");
    expect((await other("/newBusinessAnnex", { ...last, piece })).envelope).toMatchObject({
      resultData: { isWhole: true },
    });
    for (const again of [wish, wish]) expect((await other("/newBusiness", again)).envelope.resultCode).toBe("SUCCESS");
    const { state, files } = (await ask("/newBusiness/getEnquiry", link!)).resultData as {
      state: string;
      files: { bytes: number }[];
    };
    expect([state, files.map(({ bytes }) => bytes).toSorted((a, b) => a - b)]).toEqual([
      "received",
      [2000, half.length],
    ]);
    expect(await rows("select count(*)::int as all from enquiries")).toEqual([{ all: 1 }]);
    await processes.close();
  });

  test("belongs to its form: with another form's link it is as unknown as none, and no link opens it", async () => {
    const { link, id } = await sendFile(world, aFile("pdf", 2 * pieceBytes), { until: 1 });
    const other = (await sendFile(world, aFile("pdf"))).link!;
    const piece = { file: id, name: "x", size: 2 * pieceBytes, offset: pieceBytes, piece: "aGVsbG8=" };
    for (const shown of [other, { ...link!, key: "x" }, { number: "BE0000000000", key: link!.key }, {}])
      expect((await ask("/newBusinessAnnex", { ...piece, ...shown })).resultCode).toBe("NOT_FOUND");
    expect((await ask("/newBusiness/removeAnnex", { ...other, file: id })).resultCode).toBe("SUCCESS");
    expect(await rows("select state from enquiry_files where id = $1", [id])).toEqual([{ state: "writing" }]);
    for (const key of ["x", other.key])
      expect((await ask("/newBusiness/getEnquiry", { number: link!.number, key })).resultCode).toBe("NOT_FOUND");
  });

  test("that was taken out is deleted; one that is not whole stays behind when the form is sent", async () => {
    const { link, id } = await sendFile(world, aFile("pdf"));
    await sendFile(world, aFile("pdf", 2 * pieceBytes), { ...link!, until: 1 });
    await sendFile(world, aFile("png"), { ...link!, name: "stays.png" });
    for (const once of [1, 2])
      expect([once, (await ask("/newBusiness/removeAnnex", { ...link!, file: id })).resultCode]).toEqual([
        once,
        "SUCCESS",
      ]);
    expect((await send(link)).resultCode).toBe("SUCCESS");
    await swept(world);
    expect(await objectsIn(world)).toHaveLength(1);
    expect(await ask("/newBusiness/getEnquiry", link!)).toMatchObject({
      resultData: { files: [{ name: "stays.png" }] },
    });
    // what is sent is not changed any more
    expect((await ask("/newBusiness/removeAnnex", { ...link!, file: id })).resultCode).toBe("ENQUIRY_OVER");
    expect((await sendFile(world, aFile("pdf"), link)).envelope?.resultCode).toBe("ENQUIRY_OVER");
  });
});

describe("what is kept, and how long", () => {
  test("files whose form never came are gone after a day, also when the sweep was killed in between", async () => {
    const { link } = await sendFile(world, aFile("pdf", 2 * pieceBytes));
    later(23 * hourMs);
    await swept(world);
    expect(await objectsIn(world)).toHaveLength(2);
    later(2 * hourMs);
    const { objects } = world.shop;
    world.shop.objects = { ...objects, delete: () => Promise.reject(new StoreUnavailable()) };
    await expect(swept(world)).rejects.toThrow(StoreUnavailable);
    world.shop.objects = objects;
    await swept(world);
    expect([await objectsIn(world), await rows("select id from enquiries")]).toEqual([[], []]);
    // the form is still there for whoever comes back: without its files
    expect((await send(link)).resultCode).toBe("NOT_FOUND");
  });

  test("two years after the last change nothing of a person is left", async () => {
    const { link } = await sendFile(world, aFile("pdf"));
    await send(link);
    await workOff(world);
    later((keptDays + 1) * dayMs);
    await swept(world);
    expect(await objectsIn(world)).toEqual([]);
    const kept = JSON.stringify([await rows("select * from enquiries"), await rows("select * from enquiry_files")]);
    expect(kept).not.toMatch(/Ingrid|ingrid|Nordstj|46315550|profile/);
    expect((await ask("/newBusiness/getEnquiry", link as Link)).resultCode).toBe("NOT_FOUND");
  });
});
