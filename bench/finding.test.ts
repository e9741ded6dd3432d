import { expect, test } from "vitest";
import { atLeast, atMost, exactly, line, table, told } from "./finding.ts";

test("a budget is met on its very edge", () => {
  expect(atLeast("ratio", 0.5, 0.5, "").met).toBe(true);
  expect(atLeast("ratio", 0.49, 0.5, "").met).toBe(false);
  expect(atMost("render", 12, 12, "").met).toBe(true);
  expect(atMost("render", 12.1, 12, "").met).toBe(false);
  expect(exactly("violations", 1, 0, "").met).toBe(false);
});

test("columns line up, and what has no budget has no verdict", () => {
  expect(table([atMost("fonts", 91, 90, "91.0 kB", " kB"), told("requests", "12")])).toBe(
    [
      "name      figure   limit    verdict",
      "────────  ───────  ───────  ───────",
      "fonts     91.0 kB  ≤ 90 kB  NOT MET",
      "requests  12",
    ].join("\n"),
  );
});

test("each figure is a line of its own as soon as it is measured", () => {
  expect(line(atMost("fonts", 91, 90, "91.0 kB", " kB"))).toBe("fonts  91.0 kB  ≤ 90 kB  NOT MET");
  expect(line(told("requests", "12"))).toBe("requests  12");
});
