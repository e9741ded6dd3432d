import { expect, test } from "vitest";
import type { Text } from "./staff-rules.ts";
import { versionOfText } from "./weigh-text.server.ts";

const notice = (facts: Text["facts"]): Text => ({
  kind: "notice",
  name: "typhoon",
  facts: { published_at: "2026-11-01T00:00:00Z", ...facts },
  isWithdrawn: false,
  languages: { en: { title: "Typhoon", source: "Farwave", cells: [{ text: "Late.", from: null }] } },
});

test("a notice for everybody has the version that one to come was decided upon before notices had countries", () => {
  const everybody = versionOfText(notice({ countries: "" }));
  expect(everybody).toBe("afbdd4363e02d23836ea364f10e9ba3d");
  expect(versionOfText(notice({}))).toBe(everybody);
  expect(versionOfText(notice({ countries: "JP" }))).not.toBe(everybody);
});
