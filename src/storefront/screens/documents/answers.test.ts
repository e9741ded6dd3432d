import { expect, test } from "vitest";
import type { Call } from "../../ground/visit/calls.ts";
import { answersAbout, kindFrom, queryFrom } from "./answers.ts";

test.each([
  ["eSIM", "eSIM"],
  ["Real_name_registration", "Real_name_registration"],
  ["esim", "Product"],
  ["<script>", "Product"],
  [null, "Product"],
])("?type=%s is %s", (type, kind) => {
  expect(kindFrom(type)).toBe(kind);
});

test.each([
  ["nothing", null, ""],
  ["spaces around it", "  hotspot ", "hotspot"],
  ["control characters", "hot\u0000spot\n", "hot spot"],
  ["half a sign", "a\ud83d", "a"],
  ["a sign cut in half", `${"x".repeat(99)}📄`, "x".repeat(99)],
  ["ten thousand letters", "x".repeat(10_000), "x".repeat(100)],
  ["markup stays text", "<script>", "<script>"],
])("a query with %s", (_what, q, query) => expect(queryFrom(q)).toBe(query));

test("what was found stands under its topics, the topic of the best answer first, with links under the language", async () => {
  const hit = (kind: string, id: string) => ({ kind, id, Q: id, A: '<a href="/netCover">x</a>' });
  const call = (async () => ({
    hits: [hit("eSIM", "a"), hit("Use", "b"), hit("eSIM", "c")],
    counts: { Use: 3 },
  })) as unknown as Call;
  const { topics, counts } = await answersAbout("hotspot", { call, language: "en", currency: "USD" });
  expect(topics.map(({ kind, answers }) => [kind, answers.map(({ id }) => id)])).toEqual([
    ["eSIM", ["a", "c"]],
    ["Use", ["b"]],
  ]);
  expect(topics[0]!.answers[0]).toEqual({ id: "a", Q: "a", A: '<a href="/en/netCover">x</a>' });
  expect(counts).toEqual({ Use: 3 });
});
