import { parse } from "csv-parse/sync";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addProfile } from "../../../../test/shop-fixture.ts";
import { aCardOrder, aRenewal, someCards } from "../../../../test/sold-orders.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { dispatchOrder } from "../../delivery/dispatches/dispatch-order.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { NotDone } from "./command.server.ts";
import { runDesk } from "./run-desk.server.ts";

let world: World;
let said: string[];
let complaints: string[];
let files: Record<string, string>;
beforeEach(async () => {
  world = await freshWorld({ profiles: 0 });
  await someCards(world, 6);
  files = {};
});
afterEach(() => world.close());

test("plans are written as the file that an import reads, and into no file with a name of two lines", async () => {
  expect(await desk("plans", "--to", "plans.csv")).toBe(0);
  expect(files["plans.csv"]).toMatch(/^code,kind,.*\njp-10gb-30d,fixed,country,JP,10240,30,,,0,/);
  expect(await desk("plans")).toBe(0);
  expect(said.join("")).toBe(files["plans.csv"]);
  expect([await desk("plans", "japan"), await desk("plans", "--to", "a\nb")]).toEqual([2, 2]);
});

async function desk(...typed: string[]): Promise<number> {
  [said, complaints] = [[], []];
  const readFile = async (path: string) =>
    files[path] ?? Promise.reject(new NotDone(`${path} cannot be read (ENOENT).`));
  const writeFile = async (path: string, text: string) => void (files[path] = text);
  const by = { who: "wing", now: new Date("2026-11-23T03:00:00Z") };
  return runDesk(
    typed,
    {
      db: world.db,
      by,
      say: (line) => void said.push(line),
      writeFile,
      write: (text) => void said.push(text),
      readFile,
    },
    (line) => void complaints.push(line),
  );
}
async function listed(change: Parameters<typeof aCardOrder>[1] = {}) {
  const order = await aCardOrder(world, change);
  await dispatchOrder.run({ orderId: order.id }, world.shop);
  return order;
}
const ask = async (sql: string) => (await world.pool.query(sql)).rows;

describe("what is not understood ends with 2, says what is wrong, and shows the usage", () => {
  test.each([
    [["fly"], 'There is no command "fly".'],
    [["constructor"], 'There is no command "constructor".'],
    [["dispatches", "--json"], "Unknown option '--json'"],
    [["dispatches", "--to", "x.csv"], "--to needs --csv."],
    [["dispatches", "--csv", "--to", ""], "The file is missing."],
    [["send"], "The order number is missing."],
    [["send", "FW1"], "--carrier is missing."],
    [["send", "FW1", "--carrier", "DHL"], "--tracking is missing."],
    [["send", "FW1", "--carrier", " ", "--tracking", "1"], "--carrier is missing."],
    [
      ["send", "FW1", "--carrier", "DHL", "--tracking", "1\n2"],
      "--tracking must be one line of at most 60 characters.",
    ],
    [
      ["send", "FW1", "--carrier", "D".repeat(61), "--tracking", "1"],
      "--carrier must be one line of at most 60 characters.",
    ],
    [["cancel", "FW1"], "The note (why) is missing."],
    [["cards", "remove", "x.csv"], "Say `cards add` and the file."],
    [
      ["case", "close", "' or true", "x"],
      "A case's id is what `cases` shows: at least four of its letters and digits.",
    ],
    [["case", "close", "abcd1234"], "The note is missing."],
  ])("%j", async (typed, complaint) => {
    expect(await desk(...typed)).toBe(2);
    expect(complaints[0]).toContain(complaint);
    expect(complaints).toContain("npm run desk -- COMMAND");
    expect(said).toEqual([]);
  });

  test("no command at all shows the usage, help is no mistake", async () => {
    expect(await desk()).toBe(2);
    expect(await desk("help")).toBe(0);
    expect(said.join("\n")).toContain("  send FW… --carrier NAME --tracking NUMBER");
  });
});

describe("what cannot be done ends with 1 and one sentence", () => {
  test.each([
    [["order", "FW404"], "FW404 is no order of this shop."],
    [["send", "fw404", "--carrier", "DHL", "--tracking", "1"], "FW404 is no order of this shop."],
    [["arrived", "FW404"], "FW404 is no order of this shop."],
    [["returned", "FW404"], "FW404 is no order of this shop."],
    [["cancel", "FW404", "no such street"], "FW404 is no order of this shop."],
    [["case", "close", "abcd1234", "done"], "No open case, or more than one, begins with abcd1234."],
    [["cards", "add", "nowhere.csv"], "nowhere.csv cannot be read (ENOENT)."],
  ])("%j", async (typed, complaint) => {
    expect(await desk(...typed)).toBe(1);
    expect(complaints).toEqual([complaint]);
    expect(await ask("select * from actions")).toEqual([]);
  });
});

describe("the dispatch list", () => {
  test("is empty, or has a line for each parcel, the earliest promise first", async () => {
    expect(await desk("dispatches")).toBe(0);
    expect(said).toEqual(["Nothing is to be posted."]);
    const later = await listed({
      to: {
        promised_by: "2026-11-27",
        contact_person: "陳大文",
        country: "HK",
        province: "九龍",
        city: "旺角",
        address: "彌敦道12號",
      },
    });
    const sooner = await listed({ quantity: 2 });
    expect(await desk("dispatches")).toBe(0);
    expect(said[0]).toMatch(/^order +promised by +leaves +carrier +cards +to +ICCIDs$/);
    expect(said[1]).toMatch(
      new RegExp(
        `^${sooner.number}  2026-11-25 .* 2 +CHAN Mei, Flat 5B, 12 Nathan Road, Mong Kok, Kowloon, HK, \\+85251234567 +8985 2343 1000 0000 \\d{3}; 8985 `,
      ),
    );
    expect(said[2]).toMatch(new RegExp(`^${later.number}  2026-11-27 .* 1 +九龍, 旺角, 彌敦道12號, 陳大文, HK, `));
  });

  test("survives what people write into addresses, for the eye and for the courier", async () => {
    const { number } = await listed({
      to: {
        contact_person: '=HYPERLINK("http://evil.example")',
        address: 'Flat 5B,\r\n12 "Nathan" Road\u{1b}[2J',
        city: "@SUM(A1)",
        province: "\u{202e}nooK",
      },
    });
    await desk("dispatches");
    // oxlint-disable-next-line no-control-regex
    expect(said.join("\n")).not.toMatch(/[\u{0}-\u{9}\u{b}-\u{1f}\u{202e}]/u);
    expect(said).toHaveLength(2);
    await desk("dispatches", "--csv", "--to", "parcels.csv");
    expect(said).toEqual([]);
    await desk("dispatches", "--csv");
    expect(said).toEqual([files["parcels.csv"]]);
    const [head, row, ...more]: string[][] = parse(said.join(""), { bom: true });
    expect(more).toEqual([]);
    expect(Object.fromEntries(head!.map((name, place) => [name, row![place]]))).toEqual({
      order: number,
      promised_by: "2026-11-25",
      carrier: "SF Express",
      contact_person: '\'=HYPERLINK("http://evil.example")',
      phone: "(+852) 51234567",
      country: "HK",
      country_name: "Hong Kong",
      label: '\'=HYPERLINK("http://evil.example")\nFlat 5B, 12 "Nathan" Road [2J\n@SUM(A1)\nnooK\nHONG KONG',
      cards: "1",
      iccids: expect.stringMatching(/^8985 2343 1000 0000 \d{3}$/),
    });
  });

  test("leaves out what was sent and whose money goes back", async () => {
    const sent = await listed();
    await desk("send", sent.number, "--carrier", "SF Express", "--tracking", "SF1");
    const given = await listed();
    await ask(`update orders set state = 'refunding' where id = '${given.id}'`);
    await desk("dispatches");
    expect(said).toEqual(["Nothing is to be posted."]);
  });
});

test("a parcel's way, told in order, with who did it", async () => {
  const { number } = await listed();
  expect(await desk("send", number.toLowerCase(), "--carrier", "SF Express", "--tracking", "SF1OO1")).toBe(0);
  expect(said[1]).toBe(
    "It can be followed at https://htm.sf-express.com/hk/en/dynamic_function/waybill/#search/bill-number/SF1OO1",
  );
  expect(await desk("send", number, "--carrier", "SF Express", "--tracking", "SF1001")).toBe(1);
  expect(complaints).toEqual([`${number} is on its way already. Was its number mistyped? Then say --correct.`]);
  expect(await desk("send", number, "--carrier", "Our van", "--tracking", "SF1001", "--correct")).toBe(0);
  expect(said[1]).toBe("Our van is no carrier that the shop knows: the letter shows the number without a link.");
  expect(await desk("arrived", number)).toBe(0);
  expect(await desk("arrived", number)).toBe(1);
  expect(complaints).toEqual([`${number} has arrived already.`]);
  expect(await desk("returned", number)).toBe(0);
  expect(await desk("cancel", number, "moved away")).toBe(0);
  expect(await ask("select who, action from actions order by at, ctid")).toEqual(
    ["parcel_sent", "parcel_corrected", "parcel_arrived", "parcel_returned", "dispatch_cancelled"].map((action) => ({
      who: "wing",
      action,
    })),
  );
});

test("cards are added whole or not at all, and the stock is told", async () => {
  await addProfile(world.pool, world.shop.vault, 1);
  files["new.csv"] = "iccid\n8985234319999999994\n898523431999999999\n";
  expect(await desk("cards", "add", "new.csv")).toBe(1);
  expect(said[0]).toMatch(/^new\.csv:3 iccid: must be 19 or 20 digits/);
  expect(complaints).toEqual(["No card was added."]);
  files["new.csv"] = "iccid\n8985 2343 1999 9999 994\n";
  expect(await desk("cards", "add", "new.csv")).toBe(0);
  expect(said).toEqual(["sim cards: 1 added"]);
  await desk("cards", "add", "new.csv");
  expect(await ask("select who, details from actions")).toEqual([
    { who: "wing", details: { file: "new.csv", added: 1 } },
  ]);
  await listed({ quantity: 2 });
  await desk("stock");
  expect(said.map((line) => line.split(/ {2,}/))).toEqual([
    ["", "free", "held for orders being paid", "given to orders"],
    ["SIM cards", "5", "0", "2"],
    ["eSIM profiles", "1"],
  ]);
});

test("cases are listed and closed with a note, by one of two", async () => {
  await desk("cases");
  expect(said).toEqual(["No case is open."]);
  const { id, number } = await aCardOrder(world);
  await openCase(
    world.db,
    { kind: "help_asked", subject: "a", orderId: id, details: { text: "\u{1b}[31mred" } },
    new Date("2026-11-22T00:00:00Z"),
  );
  await desk("cases");
  expect(said[1]).toContain(`2026-11-22 00:00  help asked  ${number}`);
  expect(said[1]).not.toContain("\u{1b}");
  const short = said[1]!.slice(0, 8);
  const both = await Promise.all([
    desk("case", "close", short, "called her"),
    desk("case", "close", short.toUpperCase(), "wrote to her"),
  ]);
  expect(both.toSorted((one, other) => one - other)).toEqual([0, 1]);
  expect(
    await ask("select count(*)::int as closed from cases where closed_at is not null and closing_note is not null"),
  ).toEqual([{ closed: 1 }]);
  expect(await ask("select who, action from actions")).toEqual([{ who: "wing", action: "case_closed" }]);
});

describe("an order", () => {
  test("by post: where it stands, what was paid, where it goes, what was done", async () => {
    const { number } = await listed();
    await desk("send", number, "--carrier", "SF Express", "--tracking", "SF1001");
    expect(await desk("order", number)).toBe(0);
    const told = said.join("\n");
    for (const part of [
      `${number}  delivered`,
      "mei@example.com",
      "HK$120.00",
      "of it postage HK$15.00",
      "pay_",
      "SF1001",
      "CHAN Mei, Flat 5B",
      "not_started",
      "order_confirmed",
      "parcel_sent",
      "wing",
    ]) {
      expect(told).toContain(part);
    }
  });

  test("an eSIM's codes and the order's key are never shown", async () => {
    const { id, number } = await aRenewal(world, ["8985234000000000010"], { state: "delivered" });
    const iccid = await addProfile(world.pool, world.shop.vault, 7);
    await ask(`update esim_profiles set state = 'allotted', order_id = '${id}', position = 1 where iccid = '${iccid}'`);
    await desk("order", number);
    const told = said.join("\n");
    expect(told).toContain(iccid);
    expect(told).toContain("Renewed SIMs");
    expect(told).not.toMatch(/TEST-00007|LPA:|rsp\.farwave|order-result/);
  });
});
