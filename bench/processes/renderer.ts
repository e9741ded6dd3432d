import { join } from "node:path";
import { startFarwave } from "../../src/compose/shop.server.ts";
import { operations } from "../../src/operations.server.ts";
import { answering } from "../../src/platform/answer.server.ts";
import { contextFor } from "../../src/platform/context.server.ts";
import { builtAssets } from "../../src/platform/http/page-assets.server.ts";
import { openLimits } from "../../src/platform/limits.server.ts";
import type { Ask, RendererModule } from "../../src/platform/rendering.ts";
import { storefront } from "../../src/sites/storefront/site.ts";
import { answerAsks, tellReady } from "./answer-asks.ts";

const dist = join(import.meta.dirname, "../../dist");
const { shop } = await startFarwave(process.env, { pages: false });
const { openRenderer } = (await import(join(dist, "server/storefront/render.server.js"))) as RendererModule;
const { render } = openRenderer(builtAssets(join(dist, "client"), storefront));
const answer = answering(operations, openLimits(shop.config));

/** Makes a page `times` times as a request would, one after the other: asks the operations, renders, keeps nothing. */
answerAsks({
  render: async ({ path, times }: { path: string; times: number }): Promise<string> => {
    let html = "";
    for (let count = 0; count < times; count++) html = await page(path);
    return html;
  },
});
tellReady();

async function page(path: string): Promise<string> {
  const context = contextFor(shop, { language: "en", address: "127.0.0.1" });
  const ask: Ask = async (path, input) => (await answer(path, input, context)).envelope;
  const rendered = await render({
    request: new Request(new URL(path, shop.origin)),
    language: "en",
    currency: "CNY",
    ask,
  });
  if (rendered.kind !== "page" || rendered.status !== 200)
    throw new Error(`${path} is not a page: ${JSON.stringify(rendered).slice(0, 300)}`);
  return rendered.html;
}
