import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { staffRights } from "../../../kernel/staff-right.ts";
import { rolesCsv } from "./roles-csv.server.ts";

let world: World;
beforeAll(async () => {
  world = await freshWorld();
});
afterAll(() => world.close());

test("who may what: a line for each right, a column for each role, limits with their amount, nobody's name", async () => {
  const { browser: mei } = await joined(world);
  const { browser: kit } = await joined(world, { email: "kit@example.com", name: "Kit Wong", role: "support" });
  // a name that a spreadsheet would calculate
  await world.pool.query("insert into staff_roles (name, title) values (gen_random_uuid(), '=HYPERLINK(1)')");
  // as it could be set before; nobody can propose more of it
  await world.pool.query("update staff_limits set second_person = true where \"right\" = 'give_goodwill'");
  const made = (browser: typeof mei) =>
    rolesCsv({
      query: {},
      language: "en",
      ask: (path, wish) => browser.ask(path, wish as object),
      now: world.shop.clock(),
    });
  const file = (await made(mei)).file as string;
  const [head, ...lines] = parse(file, { bom: true });
  expect(head!.slice(0, 3)).toEqual(["Right", "Administrator", "Support"]);
  expect(head!.at(-1)).toBe("'=HYPERLINK(1)");
  expect(lines).toHaveLength(staffRights.length - 1);
  const of = (right: string) => lines.find(([name]) => name === right)!;
  expect(of("See the books").slice(1, 3)).toEqual(["may", "may not"]);
  expect(of("Give refunds")[2]).toBe("CNY 700.00 a day; more with a second person");
  expect(of("Give goodwill: codes and waived differences")[2]).toBe("CNY 200.00 a day");
  expect(lines.map((line) => line.at(-1)!)).toEqual(lines.map(() => "may not"));
  expect(file).not.toMatch(/Mei|Kit|@/);
  await expect(made(kit)).rejects.toThrow(CallRefused);
});
