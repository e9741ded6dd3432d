import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(project, file), "utf8");
const files = globSync(["{src,test,bench,scripts}/**/*.{ts,tsx}", "*.config.ts"], { cwd: project });
const texts = new Map(files.map((file) => [normalize(file), read(file)]));

/** What each file is asked for by name, and the files that are taken whole. */
const asked = new Map<string, Set<string>>();
const whole = new Set<string>();
for (const [file, text] of texts) {
  const at = (path: string) => normalize(join(dirname(file), path));
  for (const [, names, all, path] of text.matchAll(
    /(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}|(\*(?:\s+as\s+\w+)?))\s*from\s*"(\.[^"]+)"/g,
  )) {
    if (all) whole.add(at(path!));
    const list = asked.get(at(path!)) ?? new Set();
    for (const name of names?.split(",") ?? [])
      list.add(
        name
          .trim()
          .replace(/^type /, "")
          .split(" as ")[0]!,
      );
    asked.set(at(path!), list);
  }
  // an interface that another file completes
  for (const [, path, name] of text.matchAll(/^declare module "(\.[^"]+)" \{\s+interface (\w+)/gm))
    asked.set(at(path!), (asked.get(at(path!)) ?? new Set()).add(name!));
  for (const [, path] of text.matchAll(/import\(\s*"(\.[^"]+)"\s*\)/g)) whole.add(at(path!));
}

/** Taken by what loads them: screens by the router, the renderer by the built shop, words by their language. */
const taken = /-screen\.tsx$|^src\/sites\/\w+\/render\.server\.tsx$|^src\/i18n\//;

/** Used by name in parts: a traveller's habit, and its hint. */
const inParts = /Hint$/;

test("every text is used by name", async () => {
  const product = [...texts].filter(
    ([file]) => file.startsWith("src/") && !/\.(test|suite|world)\.|\/i18n\/en\//.test(file),
  );
  const names = new Set(
    product.flatMap(([file, text]) => (/^src\/i18n\/[a-z-]+\//.test(file) ? [] : (text.match(/\w+/g) ?? []))),
  );
  const idle: string[] = [];
  const look = (words: unknown, path: string[]): void => {
    if (typeof words === "object" && words !== null && !Array.isArray(words))
      for (const [name, inside] of Object.entries(words)) look(inside, [...path, name]);
    else if (/^[a-z]\w*$/i.test(path.at(-1)!) && !names.has(path.at(-1)!) && !inParts.test(path.at(-1)!))
      idle.push(path.join("."));
  };
  for (const file of globSync("src/i18n/en/*.ts", { cwd: project }))
    look(((await import(join(project, file))) as { words?: unknown }).words, [file]);
  expect(idle).toEqual([]);
});

test("what a file exports is asked for by another one", () => {
  const idle = [...texts].flatMap(([file, text]) => {
    if (!file.startsWith("src/") || taken.test(file) || whole.has(file)) return [];
    const names = text.matchAll(/^export (?:async )?(?:const|function\*?|type|class|interface) (\w+)/gm);
    return [...names]
      .map(([, name]) => name!)
      .filter((name) => !asked.get(file)?.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(idle).toEqual([]);
});
