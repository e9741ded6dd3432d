import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { words as en } from "../../i18n/en/errors.ts";
import { words as menus } from "../../i18n/en/menus.ts";
import { words as shell } from "../../i18n/en/shell.ts";
import { words as hongKong } from "../../i18n/zh-hk/errors.ts";
import { loadErrorRoutes } from "./load-error-page.server.ts";
import { bareWebServer } from "./web.world.ts";

const { app } = await bareWebServer();
loadErrorRoutes(app);
afterAll(() => app.close());

const page = (address: string) => app.inject({ method: "GET", url: address });
const ways = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)">([^<]*)</g)].map(([, to, words]) => [to, words]);

test("says in the address's language what did not load, with the way back to where one was and home (E3)", async () => {
  const { statusCode, body, headers } = await page("/en/load-error?back=%2Fen%2Fplans%3Fcountry%3DJP%26mcc%3D440");
  expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(body).toContain(`<h1>${en.loadError.title}</h1><p>${en.loadError.text}</p>`);
  expect(ways(body)).toEqual([
    ["/en/plans?country=JP&amp;mcc=440", shell.error.retry],
    ["/en/homepage", shell.error.home],
    ["/en/status", menus.footer.status],
  ]);
  expect((await page("/zh-hk/load-error")).body).toContain(hongKong.loadError.title);
});

test("has its look inside, allowed by its hash and nothing else, and asks for no other file", async () => {
  const { body, headers } = await page("/en/load-error");
  const [, style] = /<style>([^]*?)<\/style>/.exec(body)!;
  const hash = createHash("sha256").update(style!).digest("base64");
  expect(headers["content-security-policy"]).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(body).not.toMatch(/<script|<link|<img|src=|url\(|style="/);
});

test.each([
  "//evil.example",
  "https://evil.example/",
  "/\\evil.example",
  "javascript:alert(1)",
  '/en/plans"><script>alert(1)</script>',
  "",
  "/",
  "x".repeat(3000),
])("%j leads nowhere else", async (back) => {
  const { body } = await page(`/en/load-error?${new URLSearchParams({ back })}`);
  const [[retry] = []] = ways(body);
  expect(retry).toMatch(/^\/en\/(homepage|plans%22)/);
  expect(body).not.toMatch(/<script|evil|javascript:/);
});

test("a question asked twice is answered like none", async () => {
  expect(ways((await page("/en/load-error?back=/en/a&back=/en/b")).body)[0]).toEqual([
    "/en/homepage",
    shell.error.retry,
  ]);
});
