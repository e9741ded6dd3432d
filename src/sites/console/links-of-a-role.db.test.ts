import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../test/staff.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { caseKinds, type CaseKind } from "../../features/records/cases/rules.ts";
import { openCase } from "../../features/records/cases/store.server.ts";
import { staffRoles } from "../../kernel/staff-right.ts";
import type { Ask } from "../../platform/rendering.ts";
import { openRenderer } from "./render.server.tsx";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
const { render } = openRenderer({ entry: "/entry.js", waiting: "/waiting.js", styles: [], chunksOf: () => [] });
let world: World;
let chat: string;
/** Differences of the books, of which one is as another. */
const alike = /^(ledger_(?!booking)|refund_(other|missing)|payment_(other|missing)|payout_)/;
const subjects: Partial<Record<CaseKind, string>> = {
  privacy_asked: `erase ${randomUUID()}`,
  texts_missing: "notice a",
  job_given_up: "send-mail",
  parcels_to_post: "2026-11-23",
};
beforeAll(async () => {
  const plenty = "100000";
  world = await freshWorld({ environment: { READ_CALLS_PER_MINUTE: plenty, COMPUTE_CALLS_PER_MINUTE: plenty } });
  const { envelope } = await world.answer("/chat/ask", {
    requestKey: randomUUID(),
    said: "do you rent cars",
    lang: "en",
  });
  const asked = envelope.resultData as { id: string; key: string };
  chat = asked.id;
  await world.answer("/chat/handOver", { id: asked.id, key: asked.key });
  const at = world.shop.clock();
  for (const kind of caseKinds)
    if (kind !== "chat_waits" && !alike.test(kind))
      await openCase(world.db, { kind, subject: subjects[kind] ?? randomUUID(), details: {} }, at);
});
afterAll(() => world.close());

async function shown(path: string, browser: Browser) {
  const ask: Ask = (asked, wish) => browser.ask(asked, wish as object);
  const answer = await render({
    request: new Request(`http://shop.test${path}`),
    language: "en",
    currency: "HKD",
    ask,
  });
  return { status: "status" in answer ? answer.status : 0, html: "html" in answer ? answer.html : "" };
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a class="written" href="([^"#]*)/g)].map(([, to]) => to!.replaceAll("&amp;", "&"));

test.each(staffRoles)(
  "as %s no line of the inbox and none of the chats leads to a page that does not open",
  async (role) => {
    const { browser } = await joined(world, { email: `${role}@example.com`, name: role, role });
    const { rows } = await world.pool.query<{ id: string }>("select id from cases where closed_at is null");
    const links = new Set<string>();
    for (const path of ["/console/chats", ...rows.map(({ id }) => `/console/inbox?case=${id}`)]) {
      const { html, status } = await shown(path, browser);
      expect(status).toBe(200);
      if (path === "/console/chats") expect(html).toContain("do you rent cars");
      for (const link of linksIn(html)) links.add(link);
    }
    if (role === "administrator" || role === "support") expect(links).toContain(`/console/chats/${chat}`);
    const refused: string[] = [];
    for (const link of links) if ((await shown(link, browser)).status === 403) refused.push(link);
    expect(refused).toEqual([]);
  },
);
