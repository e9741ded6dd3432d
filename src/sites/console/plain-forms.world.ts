import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { joined } from "../../../test/staff.ts";
import type { Ask } from "../../platform/rendering.ts";
import { openRenderer } from "./render.server.tsx";

/** Pages and forms as browsers without scripts ask for them and send them. */
export type Browser = Awaited<ReturnType<typeof joined>>["browser"];
export type Typed = Record<string, string>;
const { render } = openRenderer({ entry: "/entry.js", waiting: "/waiting.js", styles: [], chunksOf: () => [] });

type Shown = "en" | "zh-cn" | "zh-hk";

/** The page; or where the form leads that was sent. */
export async function page(path: string, browser: Browser, typed?: Typed, language: Shown = "en"): Promise<string> {
  const ask: Ask = (asked, wish) => browser.ask(asked, wish as object);
  const request = new Request(`http://shop.test${path}`, {
    ...(typed && { method: "POST", body: new URLSearchParams(typed) }),
  });
  const answer = await render({ request, language, currency: "HKD", ask });
  return "html" in answer ? answer.html : answer.location;
}

/** What the form with this in it sends beside what is typed. */
export function hiddenIn(html: string, mark: string): Typed {
  const form = html.match(/<form\b.*?<\/form>/gs)?.find((one) => one.includes(mark));
  expect(form, `a form with ${mark}`).toBeDefined();
  const fields = [...form!.matchAll(/<input type="hidden" name="([\w.]+)" value="([^"]*)"/g)];
  return { ...Object.fromEntries(fields.map(([, name, value]) => [name!, value!])), requestKey: randomUUID() };
}

/** What stands now beside what was typed, where a colleague was quicker. */
export const overtakenIn = (html: string): string => html.match(/<div class="overtaken">.*?<\/table>/s)?.[0] ?? "";
