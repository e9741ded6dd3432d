import { beforeAll, expect, test } from "vitest";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { goOn } from "./act.ts";

beforeAll(() => loadWords("en", ["esim-entry", "errors"]));

const asking = (answers: Record<string, unknown>): Asking => ({
  language: "en",
  currency: "USD",
  call: (async (path: string) => {
    if (answers[path] instanceof Error) throw answers[path];
    return answers[path];
  }) as unknown as Asking["call"],
});
const form = (from: string) => {
  const entries = new FormData();
  entries.set("from", from);
  return entries;
};
const link = (url: string) => asking({ "/product/getEsimLink": JSON.stringify({ url }) });

test("a page of ours is gone to, past the pages of the tab: it answers with a redirect itself", async () => {
  const answer = (await goOn(form("menu"), link("/esim/open?ticket=x&lang=en"))) as Response;
  expect([answer.status, answer.headers.get("location"), answer.headers.get("x-remix-reload-document")]).toEqual([
    303,
    "/esim/open?ticket=x&lang=en",
    "true",
  ]);
});

test("another host is a link on the page: no form may lead there; it works once where a ticket is in it", async () => {
  for (const [url, isOnce] of [
    ["https://esim.example.com/?ticket=x", true],
    ["https://esim.example.com/", false],
  ] as const)
    expect(await goOn(form("menu"), link(url))).toMatchObject({ data: { onward: url, isOnce } });
});

test("the footer's entry asks for no ticket, and may be followed again", async () => {
  const asked = asking({ "/product/getEsimEntry": { marketUrl: "https://market.example.com/" } });
  expect(await goOn(form("footer"), asked)).toMatchObject({
    data: { onward: "https://market.example.com/", isOnce: false },
  });
});

test("what is refused is said on the page", async () => {
  const refusal = new CallRefused("TOO_MANY_REQUESTS", "Wait a minute.", { fields: [] });
  expect(await goOn(form("menu"), asking({ "/product/getEsimLink": refusal }))).toMatchObject({
    data: { problems: [{ message: "Wait a minute." }] },
    init: { status: 429 },
  });
});
