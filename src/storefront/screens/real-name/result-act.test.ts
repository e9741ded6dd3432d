import { beforeAll, describe, expect, test } from "vitest";
import { askingOf, no } from "../../ground/visit/asking.world.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { actOnResult } from "./result-act.ts";

const link = { number: "RN0123456789", key: "k".repeat(22) };
const page = new URL(`http://shop.test/en/real-name-result?${new URLSearchParams(link).toString()}`);

beforeAll(() => loadWords("en", ["errors", "real-name", "real-name-result"]));

function formOf(said: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(said)) form.append(name, value);
  return form;
}

describe("what is taken back from the page of a registration", () => {
  test("one SIM is a call of its own: where a process of the version before answers, nothing ends", async () => {
    const { asking, paths } = askingOf({ "/realName/withdrawSim": () => no("NOT_FOUND") });
    const outcome = await actOnResult(page, formOf({ step: "withdraw", sim: "s".repeat(22) }), asking);
    expect(outcome).toMatchObject({ data: { problems: [{ message: expect.any(String) }] }, init: { status: 404 } });
    expect(paths()).toEqual(["/realName/withdrawSim"]);
  });

  test("all of it is another", async () => {
    const { asking, asked } = askingOf({ "/realName/withdraw": () => ({ state: "withdrawn" }) });
    expect(await actOnResult(page, formOf({ step: "withdraw" }), asking)).toBeInstanceOf(Response);
    expect(asked.map(({ path, input }) => [path, input])).toEqual([
      ["/realName/withdraw", { ...link, requestKey: expect.any(String) }],
    ]);
  });
});
