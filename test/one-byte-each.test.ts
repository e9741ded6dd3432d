import { expect, test } from "vitest";
import { inLatin1 } from "../vite.server.config.ts";

const valueOf = async (code: string): Promise<unknown> =>
  (await import(`data:text/javascript,${encodeURIComponent(`export default ${code}`)}`)).default;

test.each([
  "'We’ll tell you – 繁體 and 简体'",
  '"😀 \\u2026 \\\\… \\… \\n"',
  "`${1 + 1} 天 \\` …`",
  "'3 天 5 日'.replace(/[天日]/gu, '·')",
  "'a😀b'.split(/[😀…]/u).length",
  "/^\\—$/.test('—')",
  "({ 名: 1 }).名 /* “comment” */",
])("%s has the same value in Latin-1", async (code) => {
  const written = inLatin1(code);
  expect(Buffer.from(written, "latin1").toString("latin1")).toBe(written);
  expect(await valueOf(written)).toEqual(await valueOf(code));
});

test("a text whose source is its value is not written otherwise", () => {
  expect(() => inLatin1("String.raw`…`")).toThrow("String.raw");
});
