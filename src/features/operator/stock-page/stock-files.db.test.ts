import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { fileSpeech } from "../../../i18n/file-problems.server.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { lookThrough } from "./stock-file.server.ts";
import { card, cardsFile, profile, profilesFile, secret, storeroom, type Looked } from "./stock-file.world.ts";

type Shop = Awaited<ReturnType<typeof storeroom>>;

let shop: Shop;
beforeAll(async () => void (shop = await storeroom()));
beforeEach(() => shop.empty());
afterAll(() => shop.world.close());

const ask = (sql: string) => shop.ask(sql);
const look: Shop["look"] = (...wish) => shop.look(...wish);
const add: Shop["add"] = (...wish) => shop.add(...wish);
async function added(content: string, pool = "cards"): Promise<string> {
  return (unwrap(await add(await look(content, pool))) as { batch: string }).batch;
}
const lines = (problems: Looked["problems"]) => problems.map(({ line, column, text }) => `${line} ${column}: ${text}`);
const stock = () => ask("select iccid, state from sim_cards order by iccid");

describe("a dry run", () => {
  test("says what would be added, and adds nothing", async () => {
    expect(await look(cardsFile(1, 2))).toMatchObject({
      fresh: 2,
      allKnown: 0,
      problems: [],
      upload: /^[0-9a-f-]{36}$/,
    });
    expect(await stock()).toEqual([]);
    expect(await ask("select from stock_moves")).toEqual([]);
  });

  test("names line, column and reason of each problem, and keeps nothing", async () => {
    const looked = await look(
      `${cardsFile(1)}\n${card(1)}\n8985234700000000009\n=HYPERLINK("http://evil.example")\n,\n`,
    );
    expect(lines(looked.problems)).toEqual([
      `3 iccid: "${card(1)}" is already on line 2`,
      '4 iccid: must be 19 or 20 digits with a correct check digit (was "8985234700000000009")',
      expect.stringMatching(/^5 null: has a quote/),
    ]);
    expect(looked).toMatchObject({ upload: null, fresh: 0 });
    expect(await ask("select from stock_uploads")).toEqual([]);
  });

  test.each(["zh-cn", "zh-hk"] as const)("speaks the reader's language: %s", async (language) => {
    const { speech, config } = { speech: fileSpeech(language), config: shop.world.shop.config };
    const content = profilesFile(profile(1), `${profile(1, "BAD CODE")},x`, "1,h ost,c");
    const { problems } = await lookThrough(shop.world.db, { pool: "esims", content, speech, config });
    expect(problems.map(({ line }) => line)).toEqual([3, 3, 4, 4].slice(0, problems.length));
    expect(problems.length).toBeGreaterThan(2);
    for (const { text } of problems) expect(text).toMatch(/^[^a-z]*\p{Script=Han}/u);
  });

  test.each([
    ["nothing at all", "", ["null null: is empty"]],
    ["a header alone", "iccid\n", ["1 null: has no rows below its header"]],
    ["semicolons", "iccid;note\n1;2", [/^1 iccid: this column is missing$/, /^1 "iccid;note": is no column/]],
    ["a quote that never closes", 'iccid\n"8985', ["2 null: here or below a quote is opened and never closed"]],
    ["a row that is too long", `iccid\n${card(1)},x`, ["2 null: has 2 cells, the header has 1"]],
  ])("of %s is a sentence", async (_, content, expected) => {
    const found = lines((await look(content)).problems);
    expect(found).toHaveLength(expected.length);
    for (const [place, one] of expected.entries()) expect(found[place]).toMatch(one);
  });

  test("takes a mark, mixed line ends, nested quotes and spaces as a spreadsheet writes them", async () => {
    const [one, two, three] = [card(1), card(2), card(3)];
    const looked = await look(`\uFEFF"iccid"\r\n"${one}"\r${two.slice(0, 10)} ${two.slice(10)}\n\n"${three}"\n`);
    expect(looked).toMatchObject({ fresh: 3, problems: [] });
    expect(lines((await look(`"ic""cid"\n${one}`)).problems).join()).toContain('"ic"cid"');
  });

  test("names what lies in stock already with its line, and leaves it as it is", async () => {
    await added(cardsFile(1, 2));
    expect(await look(cardsFile(2, 3, 1))).toMatchObject({
      fresh: 1,
      allKnown: 2,
      known: [
        { line: 2, iccid: card(2) },
        { line: 4, iccid: card(1) },
      ],
    });
    expect(await look(cardsFile(1, 2))).toMatchObject({ fresh: 0, allKnown: 2, upload: null });
    expect((await look(profilesFile(`${card(1)},rsp.farwave.example,X-1`), "esims")).problems).toMatchObject([
      { line: 2, column: "iccid", text: `${card(1)} is a card in the database` },
    ]);
  });

  test("shows a hundred problems of thousands, and says how many there are", async () => {
    const { problems, allProblems } = await look(`iccid\n${"1\n".repeat(3000)}`);
    expect([problems.length, allProblems]).toEqual([100, 3000]);
  });

  test("never repeats a secret, wherever in the file it stands", async () => {
    const files = [
      `iccid,matching_id\n${card(1)},${secret(1)}`,
      `${profile(1)}\n${profile(2)}`,
      profilesFile(profile(1), profile(2, secret(1)), `${secret(3)},rsp.farwave.example,${card(3)}`),
      profilesFile(`LPA:1$rsp.farwave.example$${secret(4)},rsp.farwave.example,${secret(4)} !`),
      `iccid,smdp_address,matching_id,reports\n${profile(5)},${secret(5)}`,
    ];
    for (const file of files) {
      const looked = await look(file, "esims");
      expect(looked.problems.length).toBeGreaterThan(0);
      expect(JSON.stringify(looked)).not.toContain("SECRET");
    }
  });
});

describe("the deed", () => {
  test("adds the file as one batch, with its row in the trail, and the pool's page knows it", async () => {
    const batch = await added(cardsFile(1, 2, 3));
    expect(await stock()).toHaveLength(3);
    expect(
      await ask(`select on_id, details, who from actions where action = 'stock_added' and on_id = 'cards/${batch}'`),
    ).toEqual([{ on_id: `cards/${batch}`, details: { file: "delivery.csv", added: 3 }, who: "mei@example.com" }]);
    expect(await shop.mei.get("/staff/getPool", { pool: "cards" })).toMatchObject({
      facts: { free: 3 },
      batches: [{ id: batch, file: "delivery.csv", pieces: 3, state: "untouched", addedBy: "Mei Lam" }],
    });
    expect(await ask("select from stock_uploads")).toEqual([]);
  });

  test("seals activation codes, and leaves them nowhere in the clear", async () => {
    const looked = await look(profilesFile(profile(1), profile(2)), "esims");
    const everywhere = async () =>
      JSON.stringify([
        await ask("select * from esim_profiles"),
        await ask("select * from actions"),
        await ask("select * from staff_requests"),
        await ask("select encode(content_sealed, 'escape') from stock_uploads"),
      ]);
    expect(await everywhere()).not.toContain("SECRET");
    unwrap(await add(looked));
    expect(await everywhere()).not.toContain("SECRET");
    const [sealed] = await ask("select matching_id_sealed from esim_profiles order by iccid");
    expect(shop.world.shop.vault.open(sealed!["matching_id_sealed"] as Buffer)).toBe(secret(1));
  });

  test("pressed twice, or twice at once, is done once", async () => {
    const looked = await look(cardsFile(1, 2));
    const key = randomUUID();
    const answers = await Promise.all([add(looked, key), add(looked, key)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(unwrap(await add(looked, key))).toEqual(unwrap(answers[0]));
    expect((await add(looked)).resultCode).toBe("NOT_FOUND");
    expect(await ask("select from stock_batches")).toHaveLength(1);
  });

  test("of two files with the same numbers, by two people at once, one is added", async () => {
    const tom = (
      await joined(shop.world, { email: `${randomUUID().slice(0, 8)}@example.com`, name: "Tom", role: "logistics" })
    ).browser;
    const [mine, theirs] = [await look(cardsFile(1, 2)), await look(cardsFile(2, 1), "cards", tom)];
    const wish = ({ upload, fresh }: Looked) => ({ requestKey: randomUUID(), upload, fresh });
    const codes = await Promise.all([
      shop.mei.code("/staff/addStockFile", wish(mine)),
      tom.code("/staff/addStockFile", wish(theirs)),
    ]);
    expect(codes.toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
    expect(await stock()).toHaveLength(2);
    expect(await ask("select pieces from stock_batches")).toEqual([{ pieces: 2 }]);
  });

  test("adds nothing of what somebody else looked through, nor after an hour, nor another number of pieces", async () => {
    const looked = await look(cardsFile(1));
    const tom = (
      await joined(shop.world, { email: `${randomUUID().slice(0, 8)}@example.com`, name: "Tom", role: "logistics" })
    ).browser;
    const { upload } = looked;
    expect(await tom.code("/staff/addStockFile", { requestKey: randomUUID(), upload, fresh: 1 })).toBe("NOT_FOUND");
    expect((await add({ upload, fresh: 2 })).resultCode).toBe("RECORD_CHANGED");
    await ask("update stock_uploads set at = at - interval '1 hour 1 second'");
    expect((await add(looked)).resultCode).toBe("NOT_FOUND");
    expect(await stock()).toEqual([]);
  });

  test("a second look takes the place of the first", async () => {
    const first = await look(cardsFile(1));
    const second = await look(cardsFile(2));
    expect((await add(first)).resultCode).toBe("NOT_FOUND");
    expect((await add(second)).resultCode).toBe("SUCCESS");
    expect(await stock()).toEqual([{ iccid: card(2), state: "available" }]);
  });

  test("is refused to whom the right was taken meanwhile, and to whoever only sees", async () => {
    const looked = await look(cardsFile(1));
    await ask("delete from staff_grants where role = 'logistics' and \"right\" = 'edit_stock'");
    expect((await add(looked)).resultCode).toBe("RIGHT_MISSING");
    await ask("insert into staff_grants values ('logistics', 'edit_stock')");
    expect(await stock()).toEqual([]);
    const finance = (await joined(shop.world, { email: "fin@example.com", name: "Fin", role: "finance" })).browser;
    expect(await finance.code("/staff/getStock", {})).toBe("SUCCESS");
    expect(await finance.code("/staff/checkStockFile", { pool: "cards", file: "x.csv", content: "iccid" })).toBe(
      "RIGHT_MISSING",
    );
  });
});
