import { expect, test } from "vitest";
import { nextVersion } from "./next-version.ts";

test.each([
  [["2026-11"], "2026-12-09", "2026-12"],
  [["2026-11", "2026-12"], "2026-12-09", "2026-12-2"],
  [["2026-12", "2026-12-2", "v7"], "2026-12-24", "2026-12-3"],
])("after %j, on %s: %s", (used, day, version) => {
  expect(nextVersion(used, day)).toBe(version);
});
