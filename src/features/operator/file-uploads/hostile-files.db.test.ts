import { afterAll, beforeAll, expect, test } from "vitest";
import { hostileValues, rightFileInputs } from "../../../../test/hostile.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Envelope } from "../../../kernel/envelope.ts";
import { staffOperations } from "../../../operations.server.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
const plenty = "1000000";
beforeAll(async () => {
  world = await freshWorld({
    environment: { WRITE_CALLS_PER_MINUTE: plenty, READ_CALLS_PER_MINUTE: plenty, COMPUTE_CALLS_PER_MINUTE: plenty },
  });
  mei = (await joined(world)).browser;
});
afterAll(() => world.close());

const inputs = Object.entries(rightFileInputs());
const shapeOf = (path: string) =>
  (staffOperations.find(({ endpoint }) => endpoint.path === path)!.endpoint.input as unknown as { shape: object })
    .shape;
const version = async () => (await world.pool.query("select version from catalogue_version")).rows;
const fieldsIn = ({ resultData }: Envelope) => (resultData as { fields: { field: string }[] }).fields;

test("every call that takes or gives files has an example", () => {
  const ofFiles = staffOperations
    .map(({ endpoint }) => endpoint.path)
    .filter((path) =>
      /(Catalogue|Promo|Coverage|China|Rate)Files?$|export(Catalogue|Promos|Coverage|China|Rates)$/.test(path),
    );
  expect(inputs.map(([path]) => path).toSorted()).toEqual(ofFiles.toSorted());
});

test.each(inputs)(
  "%s takes its example, and names the field that is wrong, whatever stands in it",
  async (path, right) => {
    expect(["SUCCESS", "NOT_FOUND"]).toContain((await mei.ask(path, right)).resultCode);
    const before = await version();
    for (const field of Object.keys(shapeOf(path)))
      for (const [name, value] of Object.entries(hostileValues)) {
        const answer = await mei.ask(path, { ...right, [field]: value });
        expect([name, answer.resultCode]).toEqual([name, expect.stringMatching(/^(SUCCESS|NOT_FOUND|INVALID_INPUT)$/)]);
        if (answer.resultCode !== "INVALID_INPUT") continue;
        expect([name, ...new Set(fieldsIn(answer).map((one) => one.field.split(".")[0]))]).toEqual([name, field]);
        expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts:|at async/);
      }
    expect(await version()).toEqual(before);
  },
);
