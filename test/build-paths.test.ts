import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");
const sources = globSync("src/**/*.{ts,tsx}", { cwd: project }).map((file) => file.replaceAll("\\", "/"));
const text = (file: string) => readFileSync(join(project, file), "utf8");
const config = text("vite.config.ts");

/** `a(b|c)d` as `abd` and `acd`: each is a promise of its own, so that one name that is gone is found. */
function eachOf(pattern: string): string[] {
  const alternatives = split(pattern);
  if (alternatives.length > 1) return alternatives.flatMap(eachOf);
  const open = /(?<!\\)\(/.exec(pattern);
  if (!open) return [pattern];
  const close = closing(pattern, open.index);
  const [before, inside, after] = [
    pattern.slice(0, open.index),
    pattern.slice(open.index + 1, close),
    pattern.slice(close + 1),
  ];
  return eachOf(inside).flatMap((one) => eachOf(after).map((rest) => `${before}${one}${rest}`));
}

function closing(pattern: string, from: number): number {
  let depth = 0;
  for (let at = from; at < pattern.length; at++) {
    if (pattern[at] === "(") depth++;
    if (pattern[at] === ")" && --depth === 0) return at;
  }
  throw new Error(`unbalanced: ${pattern}`);
}

function split(pattern: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of pattern) {
    if (character === "(") depth++;
    if (character === ")") depth--;
    if (character === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}

const paths = [...config.matchAll(/"(src\/[^"]+)"/g)].map(([, path]) => path!);
const patterns = [...config.matchAll(/=\s*\/(.+)\/;$/gm)].map(([, pattern]) => pattern!);

test("a file that the build names exists", () => {
  expect(paths.length).toBeGreaterThan(4);
  expect(paths.filter((path) => !sources.includes(path))).toEqual([]);
});

test("every alternative of a chunk's pattern finds a source", () => {
  expect(patterns.length).toBe(2);
  const each = patterns.flatMap(eachOf);
  expect(each.length).toBeGreaterThan(30);
  expect(each.filter((one) => !sources.some((file) => new RegExp(one).test(file)))).toEqual([]);
});

test("every glob finds a file, and what it leaves out exists", () => {
  const globs = sources.flatMap((file) =>
    [...text(file).matchAll(/import\.meta\.glob<\w+>\(([^)]*)\)/g)].flatMap(([, list]) =>
      [...list!.matchAll(/"!?([^"]+)"/g)].map(([, glob]) => join(dirname(file), glob!)),
    ),
  );
  expect(globs.length).toBeGreaterThan(4);
  const alternatives = globs.flatMap((glob) => {
    const [, before, list, after] = /^(.*)\{(.*)\}(.*)$/.exec(glob) ?? [];
    return list === undefined ? [glob] : list.split(",").map((one) => `${before}${one}${after}`);
  });
  expect(alternatives.filter((glob) => globSync(glob, { cwd: project }).length === 0)).toEqual([]);
});
