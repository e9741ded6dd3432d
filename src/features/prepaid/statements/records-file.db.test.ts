import { afterAll, beforeAll, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { webWorld } from "../../../platform/http/web.world.ts";
import { pukOf } from "../../../sandboxes/network/puk.ts";
import { aCard } from "../credits/prepaid.world.ts";
import { bookLines } from "../metering/book-lines.server.ts";
import { recordsCsv } from "./records-csv.server.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
let mei: string;
const iccid = aCard(1);
beforeAll(async () => {
  world = await webWorld();
  mei = await signedIn(world, "mei@example.com");
  await world.pool.query(`
    insert into prepaid_cards (iccid, tariff) values ('${iccid}', 'gogochina_001');
    insert into prepaid_entries (iccid, kind, amount, occasion, at)
      values ('${iccid}', 'top_up', 120000, 'test', '2026-11-20T08:00:00Z');
    insert into prepaid_holders select '${iccid}', id, now() from accounts`);
  const line = { iccid, tariff: "gogochina_001", country: "CN", kind: "use" } as const;
  await world.db.transaction().execute((tx) =>
    bookLines(
      tx,
      [
        {
          ...line,
          sequence: 1,
          at: new Date("2026-11-20T09:00:00Z"),
          carrier: '=HYPERLINK("x","China")',
          bytes: 2 ** 30,
        },
        { ...line, sequence: 2, at: new Date("2026-11-20T10:00:00Z"), carrier: "China, Mobile", bytes: 512 },
      ],
      world.shop.clock(),
    ),
  );
});
afterAll(() => world.close());

const file = (query: Record<string, string>, cookie?: string) =>
  world.app.inject({
    url: `/files/prepaid-records.csv?${new URLSearchParams(query)}`,
    ...(cookie !== undefined && { cookies: { session: cookie } }),
  });

test("its owner has each line with the balance after it, as a file that is never cached", async () => {
  const answer = await file({ iccid, lang: "en" }, mei);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="farwave-prepaid-records.csv"',
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  });
  // a spreadsheet would run the network's name
  expect(answer.body).toBe(
    [
      '\uFEFF"When","What","Where","Network","Bytes","Amount (HKD)","Balance (HKD)"',
      '"2026-11-20T10:00:00.000Z","Use","CN","China, Mobile","512","0.00","1193.20"',
      `"2026-11-20T09:00:00.000Z","Use","CN","'=HYPERLINK(""x"",""China"")","1073741824","-6.80","1193.20"`,
      '"2026-11-20T08:00:00.000Z","Top-up","","","","1200.00","1200.00"',
      "",
    ].join("\r\n"),
  );
});

test.each([
  ["zh-cn", ['"时间","项目","地点","网络","字节","金额 (HKD)","余额 (HKD)"', '"使用"', '"充值"']],
  ["zh-hk", ['"時間","項目","地點","網絡","位元組","金額 (HKD)","結餘 (HKD)"', '"使用"', '"增值"']],
])("in %s, heads and what happened", async (lang, said) => {
  const { body } = await file({ iccid, lang }, mei);
  for (const words of said) expect(body).toContain(words);
});

test("with the pass of the card's proof, too; nobody else learns even that the card exists", async () => {
  const proven = await world.answer("/prepaid/proveCard", { iccid, puk: pukOf(iccid) });
  const { pass } = proven.envelope.resultData as { pass: string };
  expect((await file({ iccid, pass, lang: "en" })).body).toBe((await file({ iccid, lang: "en" }, mei)).body);
  const wei = await signedIn(world, "wei@example.com");
  await world.answerTo(wei, "/account/addSim", { iccid });
  const refused = [
    await file({ iccid }),
    await file({}),
    await file({ iccid: aCard(404) }, mei),
    await file({ iccid, pass: `${pass}x` }, wei),
    await file({ iccid: aCard(2), pass }),
    await file({ iccid }, wei),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  // whoever has the card in their account needs none
  expect((await file({ iccid, pass: `${pass}x` }, mei)).statusCode).toBe(200);
  expect(new Set(refused.map(({ body }) => body)).size).toBe(1);
  expect(refused[0]!.body).not.toContain(iccid);
});

test("hostile queries are refused without a fault", async () => {
  for (const query of ["iccid=1&iccid=2", "pass=a&pass=b", `iccid=${"9".repeat(5000)}`, "iccid=%00", "pass[x]=1"]) {
    const { statusCode } = await world.app.inject({
      url: `/files/prepaid-records.csv?${query}`,
      cookies: { session: mei },
    });
    expect([query.slice(0, 20), statusCode >= 400 && statusCode < 500]).toEqual([query.slice(0, 20), true]);
  }
});

test("a file is whole however long it is, reads a thousand lines at once and waits for whoever fetches it", async () => {
  const other = aCard(3);
  await world.pool.query(`
    insert into prepaid_cards (iccid, tariff, used_bytes) values ('${other}', 'gogochina_001', 2500000000);
    insert into prepaid_lines (iccid, sequence, kind, at, country, bytes, heard_at)
      select '${other}', n, 'use', timestamptz '2026-11-20 08:00Z' + (n / 10) * interval '1 second', 'CN', 1000000, now()
      from generate_series(1, 2500) n;
    insert into prepaid_holders select '${other}', id, now() from accounts where email = 'mei@example.com'`);
  const { body } = await file({ iccid: other }, mei);
  const rows = body.trimEnd().split("\r\n").slice(1);
  expect(rows).toHaveLength(2500);
  expect([rows[0], rows[2499]].map((row) => row!.split(",").at(-1))).toEqual(['"-15.83"', '"0.00"']);
  const card = { iccid: other, tariff: "gogochina_001" as const, from: new Date("2026-06-01") };
  const parts = recordsCsv(world.db, card, "en");
  await parts.next();
  const first = await parts.next();
  await world.pool.query(`delete from prepaid_lines where iccid = '${other}' and sequence < 1501`);
  const rest = [];
  for await (const part of parts) rest.push(part);
  expect([first.value!.trimEnd().split("\r\n").length, rest.join("")]).toEqual([1000, ""]);
});

test("a line that the network sends late, while a file is fetched, is in the next file, and every balance is of the moment at which this one began", async () => {
  const other = aCard(4);
  await world.pool.query(`
    insert into prepaid_cards (iccid, tariff, used_bytes) values ('${other}', 'gogochina_001', 2500000000);
    insert into prepaid_entries (iccid, kind, amount, occasion, at)
      select '${other}', 'top_up', 1000, 'test ' || n, timestamptz '2026-11-20 08:00Z' + n * interval '20 seconds'
      from generate_series(1, 12) n;
    insert into prepaid_lines (iccid, sequence, kind, at, country, bytes, heard_at)
      select '${other}', n, 'use', timestamptz '2026-11-20 08:00Z' + (n / 10) * interval '1 second', 'CN', 1000000, now()
      from generate_series(1, 2500) n`);
  const card = { iccid: other, tariff: "gogochina_001" as const, from: new Date("2026-06-01") };
  const whole = async () => (await Array.fromAsync(recordsCsv(world.db, card, "en"))).join("");
  const before = await whole();
  const parts = recordsCsv(world.db, card, "en");
  const read = [(await parts.next()).value, (await parts.next()).value];
  await world.pool.query(`
    insert into prepaid_lines (iccid, sequence, kind, at, country, bytes, heard_at)
      values ('${other}', 2501, 'use', '2026-11-20 08:01Z', 'CN', 1000000000, now())`);
  for await (const part of parts) read.push(part);
  expect(read.join("")).toBe(before);
  const later = await whole();
  expect([before, later].map((file) => file.trimEnd().split("\r\n").length)).toEqual([2513, 2514]);
  expect(later).toContain('"1000000000"');
});
