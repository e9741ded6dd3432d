type Parts = { foreign: string[]; headings: number; waysOn: boolean; title: boolean };

/**
 * Read by a real browser's parser: what of a page did not come from us (elements, handlers, scripts, links to elsewhere), and
 * whether it helps: a headline, a title, a way on. Runs in the browser, so it may use nothing from outside.
 */
export function foreignParts(html: string): Parts {
  const page = new DOMParser().parseFromString(html, "text/html");
  const all = [...page.querySelectorAll("*")];
  const handlers = all.filter((element) => [...element.attributes].some(({ name }) => /^on|^hostile/i.test(name)));
  const scripts = [...page.querySelectorAll("script")].filter((script) => {
    if (/^application\/(ld\+)?json$/.test(script.type)) return !isJson(script.textContent ?? "");
    return script.textContent !== "" || !script.getAttribute("src")?.startsWith("/assets/");
  });
  const unknown = all.filter(({ localName }) => localName.includes("hostile"));
  const leading = [...page.querySelectorAll("[href], [src], [action]")].filter((element) =>
    ["href", "src", "action"].some((name) => /^\s*(javascript|data|vbscript):|^(https?:)?\/\/evil/i.test(element.getAttribute(name) ?? "")),
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
