import { beforeAll, expect, test } from "vitest";
import { loadWords } from "../ground/visit/words.ts";
import { withMachineHead } from "./page-head.server.ts";

beforeAll(() => loadWords("en", ["shell"]));

const markup = (head = "") =>
  `<html><head><title>A &amp; B</title><meta name="description" content="&quot;so&quot;"/>${head}</head><body>&lt;/head></head></body></html>`;
const questions = (answer: string) => ({
  kind: "eSIM",
  topics: [{ kind: "eSIM", answers: [{ id: "a", Q: "What?", A: answer }] }],
});
const shown = (answer = "<p>This.</p>") => ({
  route: "frequently-asked-questions",
  open: true,
  data: questions(answer),
  language: "en" as const,
  address: new URL("https://shop.example/en/frequently-asked-questions?type=eSIM"),
});

test("a page that closes itself is left alone, one that failed is closed", () => {
  const closed = markup('<meta name="robots" content="noindex"/>');
  expect(withMachineHead(closed, shown(), { status: 200 })).toBe(closed);
  expect(withMachineHead(markup(), shown(), { status: 404 })).toBe(
    markup('<meta name="robots" content="noindex" data-first-page/>'),
  );
});

test("title and description are said again as they stand, not escaped twice, and the body is untouched", () => {
  const page = withMachineHead(markup(), shown(), { status: 200 });
  expect(page).toContain('<meta property="og:title" content="A &amp; B" data-first-page/>');
  expect(page).toContain('<meta property="og:description" content="&quot;so&quot;" data-first-page/>');
  expect(page.slice(page.indexOf("</head>"))).toBe(markup().slice(markup().indexOf("</head>")));
});

test("no answer can end the block that it stands in", () => {
  const page = withMachineHead(markup(), shown("&lt;/script>&lt;script>alert(1)&lt;/script>"), { status: 200 });
  expect(page.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  const block = /<script type="application\/ld\+json" data-first-page>(.*?)<\/script>/.exec(page)![1]!;
  expect(JSON.stringify(JSON.parse(block))).toContain("</script><script>alert(1)</script>");
});

test("a page is called by its route, however a visitor spelled it", () => {
  const address = new URL("https://shop.example/en/netCover%22%3E<x>");
  const page = withMachineHead(
    markup(),
    { route: "netCover", open: true, data: null, language: "en", address },
    { status: 200 },
  );
  expect(page).not.toContain("<x>");
  expect(page).toContain('<link rel="canonical" href="https://shop.example/en/netCover" data-first-page/>');
});
