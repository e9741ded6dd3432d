import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../src/console");

/** Forms in which somebody writes, and of which nothing is kept: by their file and what stands in it first. */
const notKept: Readonly<Record<string, string>> = {
  "csv-screen.tsx": "choices and one line; a file is made, nothing is lost with it",
  "decide-form.tsx":
    "two sentences about somebody's document, written while a look at it lasts: nothing of it is kept elsewhere",
  "promo-panel.tsx": "a plan and a mailbox are tried on a code; nothing is written down",
  "refund-panel.tsx": "choices and a sum, asked by address; what is typed stands in it",
  "tracking-screen.tsx": "a file of the courier's, which lies where it was copied from",
};

const files = globSync("**/*.tsx", { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), "utf8"),
}));

type Part = { path: string; text: string };
const parts = Map.groupBy(
  files.flatMap(({ path, text }) =>
    text
      .split(/^(?=(?:export )?(?:async )?(?:function|const) [A-Z])/m)
      .flatMap((piece): (Part & { name: string })[] => {
        const name = /^(?:export )?(?:function|const) ([A-Z]\w+)/.exec(piece)?.[1];
        return name === undefined ? [] : [{ name, path, text: piece }];
      }),
  ),
  ({ name }) => name,
);

const ownFields = new Set(["Field", "LongField", "Choice"]);

/** How many controls somebody fills in, with those of the components in it; those of several lines count as more than three. */
function written({ path, text }: Part, seen: ReadonlySet<string> = new Set()): number {
  const inputs = [...text.matchAll(/<input\b[^>]*>/g)].filter(([tag]) => !tag.includes('type="hidden"')).length;
  const lines = text.match(/<(?:Field|Choice|select)\b/g)?.length ?? 0;
  const long = text.match(/<(?:textarea|LongField)\b/g)?.length ?? 0;
  const names = new Set([...text.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name!));
  return [...names]
    .filter((name) => !ownFields.has(name) && !seen.has(name))
    .flatMap((name) => {
      const known = parts.get(name) ?? [];
      const part =
        known.find((one) => dirname(one.path) === dirname(path)) ?? known.find((one) => one.path.startsWith("parts/"));
      return part && !/<(?:form|KeptForm)\b/.test(part.text) ? [part] : [];
    })
    .reduce((sum, part) => sum + written(part, new Set([...seen, ...names])), inputs + lines + 4 * long);
}

const forms = files.flatMap(({ path, text }) =>
  [...text.matchAll(/<(form|KeptForm)\b[\s\S]*?<\/\1>/g)].map(([form, tag]) => ({
    path,
    isKept: tag === "KeptForm" || form.slice(0, form.indexOf(">\n")).includes("data-draft"),
    controls: written({ path, text: form }),
  })),
);

test("what somebody writes into a form of the console outlives a killed browser and a killed server, or it is said why not", () => {
  const writing = forms.filter(({ controls }) => controls > 3);
  const lost = writing.filter(({ isKept }) => !isKept).map(({ path }) => basename(path));
  expect(lost.toSorted()).toEqual(Object.keys(notKept).toSorted());
  expect(writing.filter(({ isKept }) => isKept).length).toBeGreaterThan(15);
});

test("whatever stands in a form that is kept is read by its screen, and what is sent is kept no longer", () => {
  const screens = new Set(files.filter(({ text }) => text.includes("<KeptForm")).map(({ path }) => dirname(path)));
  screens.delete("parts");
  const without = [...screens].filter(
    (screen) =>
      !files.some(({ path, text }) => dirname(path) === screen && /withDrafts\(\w+\)[\s\S]*keeping\(\w+\)/.test(text)),
  );
  expect([screens.size, without]).toEqual([8, []]);
});
