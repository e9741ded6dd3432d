import { expect, test } from "vitest";
import { askingOf } from "../../ground/visit/asking.world.ts";
import { opensOnData } from "./account-tab.ts";

const shop = (...open: number[]) =>
  askingOf({ "/account/getMySims": () => ({ sims: open.map((openPackages) => ({ openPackages })) }) });

test.each<[string, string, string | null, number[], boolean]>([
  ["data that waits or runs", "", "mei@example.com", [0, 1], true],
  ["SIMs with nothing on them", "", "mei@example.com", [0], false],
  ["no SIM", "", "mei@example.com", [], false],
  ["a tab that is asked for", "tab=orders", "mei@example.com", [1], false],
  ["who holds a SIM, whose only tab it is", "", null, [1], false],
])("the account opens on data: %s", async (_, query, email, open, opens) => {
  const { asking, paths } = shop(...open);
  expect(await opensOnData(new URLSearchParams(query), { email }, asking)).toBe(opens);
  expect(paths()).toHaveLength(query === "" && email !== null ? 1 : 0);
});
