import { afterAll, beforeAll, expect, test } from "vitest";
import type { Envelope } from "../src/kernel/envelope.ts";
import type { Renderer } from "../src/platform/rendering.ts";
import { pages } from "../src/sites/storefront/routes.tsx";
import { openTestRenderer } from "./renderer.ts";
import { freshWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => (world = await freshWorld()));
afterAll(() => world.close());

/** Their forms have a key or a moment of their own each time. */
const neverAlike = ["top-up", "top-up-gogo-china", "top-up-gogo-china-app", "contact-us"];
const names = pages.map(({ path = "" }) => path).filter((path) => !path.includes(":") && !neverAlike.includes(path));

async function shown({ render }: Renderer, name: string): Promise<string> {
  const ask = async (path: string, input: unknown): Promise<Envelope> => (await world.answer(path, input)).envelope;
  const request = new Request(`http://shop.test/en/${name}`);
  const page = await render({ request, language: "en", currency: "USD", ask });
  return page.kind === "redirect" ? page.location : page.html;
}

test("two renderers over the same routes draw the same, one after the other and both at once", async () => {
  const [first, second, ...others] = Array.from({ length: 4 }, openTestRenderer);
  const drawn = new Map<string, string>();
  for (const name of names) drawn.set(name, await shown(first!, name));
  expect(drawn.get("homepage")).toContain("<html");
  expect(names.filter((name) => drawn.get(name)!.endsWith("/homepage"))).toEqual([]);
  const differs: string[] = [];
  for (const name of names) if ((await shown(second!, name)) !== drawn.get(name)) differs.push(name);
  for (const name of names)
    for (const again of await Promise.all(others.map((renderer) => shown(renderer, name))))
      if (again !== drawn.get(name)) differs.push(`${name} at once`);
  expect(differs).toEqual([]);
});
