import { afterAll, beforeAll, expect, test } from "vitest";
import type { Envelope } from "../src/kernel/envelope.ts";
import { pages, type ScreenFacts } from "../src/sites/storefront/routes.tsx";
import { openTestRenderer } from "./renderer.ts";
import { freshWorld, type World } from "./world.ts";

let world: World;
const renderer = openTestRenderer();
beforeAll(async () => (world = await freshWorld({ demo: true })));
afterAll(() => world.close());

const campaign = "utm_source=letter&utm_medium=mail&gclid=Cj0_-&fbclid=1&source=partner&sub_source=7";
/** What a screen needs to be asked for, where it needs anything. */
const wishes: Record<string, string> = {
  plans: "country=JP&mcc=440",
  "plan-detail": "code=jp-day-1gb",
  argeement: "key=privacy_policy",
  "frequently-asked-questions": "type=Use",
  "device-check": "brand=Apple",
  netCover: "country=JP",
};
const places: Record<string, string> = { "esim/:slug": "esim/japan", "policy/:docname": "policy/privacy_policy" };
const kept = pages.filter(({ handle }) => (handle as ScreenFacts).cacheable).map(({ path = "" }) => path);

/** As the browser draws it, at the address that it stands at. */
async function drawnAt(path: string, search: string): Promise<string> {
  const ask = async (path: string, input: unknown): Promise<Envelope> => (await world.answer(path, input)).envelope;
  const request = new Request(`http://shop.test/en/${path}${search && `?${search}`}`);
  const page = await renderer.render({ request, language: "en", currency: "USD", ask });
  if (page.kind === "redirect") throw new Error(`${path} leads to ${page.location}`);
  expect([path, page.status]).toEqual([path, 200]);
  return page.html;
}

test.each(kept)("%s is drawn at a campaign's address just as it is kept", async (path) => {
  const [address, wish] = [places[path] ?? path, wishes[path] ?? ""];
  const reached = await drawnAt(address, [wish, campaign].filter(Boolean).join("&"));
  // said in few words where it fails
  expect(/.{200}(utm_|gclid).{50}/s.exec(reached)?.[0]).toBeUndefined();
  expect(reached === (await drawnAt(address, wish))).toBe(true);
});
