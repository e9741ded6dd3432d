import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { fileText } from "../../../kernel/file-text.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
let finance: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({
    environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000", COMPUTE_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser: mei } = await joined(world));
  ({ browser: finance } = await joined(world, { email: "fin@example.com", name: "Fin", role: "finance" }));
});
afterAll(() => world.close());

type Prices = Record<string, { amount: number; was: number | null }>;
type Compared = {
  changes: { code: string; version: string; prices: Prices; former: Prices }[];
  unknown: string[];
  otherwise: string[];
  problems: { line: number | null; column: string | null; text: string }[];
  allProblems: number;
};
const exported = async () => (await mei.get<{ content: string }>("/staff/exportCatalogue", { file: "plans" })).content;
const compare = (content: string) => mei.get<Compared>("/staff/comparePriceFile", { content });
const code = "jp-day-1gb";
/** The file with one cell of a plan replaced. */
async function withCell(column: string, value: string, of = code): Promise<string> {
  const [header, ...lines] = (await exported()).trimEnd().split("\n");
  const place = header!.split(",").indexOf(column);
  const changed = lines.map((line) => {
    if (!line.startsWith(`${of},`)) return line;
    // no cell of the demo is quoted
    const cells = line.split(",");
    cells[place] = value;
    return cells.join(",");
  });
  return [header, ...changed].join("\n");
}
const nothing = { changes: [], unknown: [], otherwise: [], problems: [], allProblems: 0 };

test("what is exported differs in nothing from what is live", async () => {
  expect(await compare(await exported())).toEqual(nothing);
});

test("a price that differs is published as it was compared, and nothing else of the file", async () => {
  const sheet = await withCell("price_hkd", "1777");
  const { changes, otherwise } = await compare(sheet);
  expect(changes).toMatchObject([{ code, prices: { HKD: { amount: 1777 } } }]);
  expect(otherwise).toEqual([]);
  const [{ former: _former, ...change }] = changes as [Compared["changes"][number]];
  expect(await mei.ask("/staff/publishPrices", { changes: [change] })).toMatchObject({ resultData: { prices: 1 } });
  expect(await compare(sheet)).toEqual(nothing);
  expect(await mei.code("/staff/publishPrices", { changes: [{ ...change, prices: change.prices }] })).toBe("SUCCESS");
});

test("a colleague's publication since the comparison is not overwritten", async () => {
  const { changes } = await compare(await withCell("price_hkd", "1888"));
  const [{ former, ...change }] = changes as [Compared["changes"][number]];
  const other = { ...change, prices: { ...former, HKD: { amount: 1666, was: null } } };
  expect(await mei.code("/staff/publishPrices", { changes: [other] })).toBe("SUCCESS");
  expect(await mei.code("/staff/publishPrices", { changes: [change] })).toBe("RECORD_CHANGED");
});

test("what else differs is named and stays; plans that the shop does not sell are named", async () => {
  const compared = await compare(await withCell("use_by_days", "17"));
  expect(compared).toEqual({ ...nothing, otherwise: [code] });
  const alien = (await exported()).replace(/^(jp-day-1gb),/m, "never-sold,");
  expect(await compare(alien)).toEqual({ ...nothing, unknown: ["never-sold"] });
});

describe("a hostile or broken file", () => {
  test.each([
    ["=1+1", "price_hkd"],
    ["12.50", "price_hkd"],
    ["-5", "price_hkd"],
    ["0", "price_hkd"],
    ["99999999999", "price_hkd"],
    ["'1500", "price_hkd"],
  ])("with the cell %s is refused at its line and column, and taken in no part", async (cell, column) => {
    const compared = await compare(await withCell(column, cell));
    expect(compared).toMatchObject({ changes: [], allProblems: 1, problems: [{ column }] });
    expect(compared.problems[0]!.line).toBeGreaterThan(1);
  });

  test("with a crossed-out price below the price, twice the same plan, or no such column is refused", async () => {
    expect((await compare(await withCell("was_hkd", "1"))).problems.map(({ column }) => column)).toContain("was_hkd");
    const text = await exported();
    const line = text.split("\n").find((one) => one.startsWith(`${code},`))!;
    expect((await compare(`${text}${line}\n`)).allProblems).toBe(1);
    expect((await compare(text.replace("price_hkd", "price_eur"))).changes).toEqual([]);
    expect((await compare(text.replace("price_hkd", "price_eur"))).allProblems).toBeGreaterThan(0);
  });

  test("empty, of quotes that never end, or of anything but a table is refused with a reason", async () => {
    for (const content of ["", " ", '"', 'code,kind\n"never ends', "<html></html>", "a\u0000b", "x".repeat(100_000)]) {
      const answer = await mei.ask("/staff/comparePriceFile", { content });
      const compared = answer.resultData as Compared;
      expect([answer.resultCode === "INVALID_INPUT" || compared.allProblems > 0, content.slice(0, 20)]).toEqual([
        true,
        content.slice(0, 20),
      ]);
    }
    expect(await mei.code("/staff/comparePriceFile", { content: "x".repeat(4_000_001) })).toBe("INVALID_INPUT");
  });

  test("with mixed line ends, a mark, or in UTF-16 is read as a spreadsheet wrote it", async () => {
    const text = await withCell("price_hkd", "1999");
    const wanted = [{ code, prices: { HKD: { amount: 1999 } } }];
    const mixed = text.split("\n").map((line, place) => line + ["\r\n", "\n", "\r"][place % 3]!);
    expect((await compare(mixed.join(""))).changes).toMatchObject(wanted);
    expect((await compare(`\uFEFF${text}`)).changes).toMatchObject(wanted);
    const wide = fileText(new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le")))!;
    expect((await compare(wide)).changes).toMatchObject(wanted);
  });
});

test("whoever may not edit the catalogue compares no file", async () => {
  expect(await finance.code("/staff/comparePriceFile", { content: "x" })).toBe("RIGHT_MISSING");
});
