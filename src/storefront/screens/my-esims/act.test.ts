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

test("another host is a link on the page: no form may lead there", async () => {
  expect(await goOn(form("menu"), link("https://esim.example.com/?ticket=x"))).toMatchObject({
    data: { onward: "https://esim.example.com/?ticket=x" },
  });
});

test("the footer's entry asks for no ticket", async () => {
  const asked = asking({ "/product/getEsimEntry": { marketUrl: "https://market.example.com/" } });
  expect(await goOn(form("footer"), asked)).toMatchObject({ data: { onward: "https://market.example.com/" } });
});

test("what is refused is said on the page", async () => {
  const refusal = new CallRefused("TOO_MANY_REQUESTS", "Wait a minute.", { fields: [] });
  expect(await goOn(form("menu"), asking({ "/product/getEsimLink": refusal }))).toMatchObject({
    data: { problems: [{ message: "Wait a minute." }] },
    init: { status: 429 },
  });
});
