import type { Page } from "@playwright/test";

type Parts = { foreign: string[]; headings: number; waysOn: boolean; title: boolean };

/**
 * Read by a real browser's parser: what of a page did not come from us (elements, handlers, scripts, links to
 * elsewhere), and whether it helps: a headline, a title, a way on. Runs in the browser, so it may use nothing from
 * outside.
 */
export function foreignParts(html: string): Parts {
  const page = new DOMParser().parseFromString(html, "text/html");
  const all = [...page.querySelectorAll("*")];
  const handlers = all.filter((element) => element.getAttributeNames().some((name) => /^on|^hostile/i.test(name)));
  const scripts = [...page.querySelectorAll("script")].filter((script) => {
    if (/^application\/(ld\+)?json$/.test(script.type)) return !isJson(script.textContent ?? "");
    return script.textContent !== "" || !script.getAttribute("src")?.startsWith("/assets/");
  });
  const unknown = all.filter(({ localName }) => localName.includes("hostile"));
  const leading = [...page.querySelectorAll("[href], [src], [action]")].filter((element) =>
    ["href", "src", "action"].some((name) =>
      /^\s*(javascript|data|vbscript):|^(https?:)?\/\/evil/i.test(element.getAttribute(name) ?? ""),
    ),
  );
  return {
    foreign: [...handlers, ...scripts, ...unknown, ...leading].map((element) => element.outerHTML.slice(0, 200)),
    headings: page.querySelectorAll("h1").length,
    waysOn: page.querySelector("main a[href], main button, header a[href]") !== null,
    title: page.title !== "",
  };

  function isJson(text: string): boolean {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  }
}

/**
 * One address asked, and how long that took each time: what is slow is asked again, three times at most, for a machine
 * may be busy for a moment.
 */
export type Asked = { status: number; url: string; milliseconds: number[]; parts: Parts };

export type Asker = (addresses: string[], slow?: number) => Promise<Asked[]>;

/**
 * Asks for the shop's addresses one after the other, from a page of the shop that shows nothing, where also what comes
 * is read.
 */
export async function openAsker(page: Page): Promise<Asker> {
  await page.addInitScript(`globalThis.foreignParts = ${foreignParts.toString()}`);
  await page.goto("/healthz");
  return (addresses, slow = Infinity) => page.evaluate(askAll, { addresses, slow });
}

/** Runs in the browser, which has `foreignParts` by then. */
async function askAll({ addresses, slow }: { addresses: string[]; slow: number }): Promise<Asked[]> {
  const all: Asked[] = [];
  for (const address of addresses) {
    const { html, took, ...answer } = await ask(address);
    const milliseconds = [took];
    // another address each time: the same one may be kept
    while (milliseconds.length < 4 && Math.min(...milliseconds) >= slow)
      milliseconds.push((await ask(`${address}.${milliseconds.length}`)).took);
    all.push({ ...answer, milliseconds, parts: foreignParts(html) });
  }
  return all;

  async function ask(address: string) {
    const started = performance.now();
    const answer = await fetch(address);
    const html = await answer.text();
    return { status: answer.status, url: answer.url, html, took: performance.now() - started };
  }
}
