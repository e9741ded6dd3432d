import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { hueOf } from "../src/ui/mark.tsx";

const project = join(import.meta.dirname, "..");
const sheets = globSync("src/{ui,features,storefront,console}/**/*.css", { cwd: project });
/** Pages of one walk that share their furniture: choosing a plan, and paying for it. */
const family: Record<string, string> = {
  "src/storefront/screens/plan-detail": "src/storefront/screens/plans",
  "src/storefront/screens/order-result": "src/storefront/screens/order-sim",
  "src/console/parts": "src/console/ground",
};
const ownerOf = (file: string) => family[dirname(file)] ?? dirname(file);
const classesIn = (file: string) => {
  const css = readFileSync(join(project, file), "utf8").replace(/\/\*[^]*?\*\/|"[^"]*"|url\([^)]*\)/g, "");
  return new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(([, name]) => name!));
};

test("a class belongs to one screen: all screens share one style sheet", () => {
  const owners = new Map<string, Set<string>>();
  const ofUi = new Set(sheets.filter((file) => file.startsWith("src/ui/")).flatMap((file) => [...classesIn(file)]));
  for (const file of sheets.filter((file) => !file.startsWith("src/ui/"))) {
    for (const name of classesIn(file))
      if (!ofUi.has(name)) owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(file)));
  }
  const shared = [...owners]
    .filter(([, folders]) => folders.size > 1)
    .map(([name, folders]) => `${name}: ${[...folders].join(", ")}`);
  expect(shared).toEqual([]);
});

test("a sheet that comes by itself says the order of the layers: the browser may put it before the shop's own", () => {
  const order = "@layer tokens, base, layout, parts, screens, states;";
  const byThemselves = globSync("src/storefront/**/*.tsx", { cwd: project }).flatMap((file) =>
    [...readFileSync(join(project, file), "utf8").matchAll(/from "(\.[^"]+\.css)\?url"/g)].map(([, sheet]) =>
      join(dirname(file), sheet!),
    ),
  );
  expect(byThemselves.length).toBeGreaterThan(5);
  const silent = byThemselves.filter((sheet) => !readFileSync(join(project, sheet), "utf8").includes(order));
  expect(silent).toEqual([]);
});

/** Every declaration with its selector; of nested rules the innermost, which says what is painted. */
const declarations = sheets.flatMap((file) => {
  const css = readFileSync(join(project, file), "utf8").replace(/\/\*[^]*?\*\//g, "");
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = "", body = ""]) =>
    body
      .split(";")
      .filter((each) => each.includes(":"))
      .map((each) => ({ file, selector: selector.trim(), declaration: each.trim() })),
  );
});
const said = ({ file, selector, declaration }: (typeof declarations)[number]) =>
  `${file}: ${selector} { ${declaration} }`;
const painted = (colour: RegExp) =>
  declarations.filter(({ file, declaration }) => file !== "src/ui/tokens.css" && colour.test(declaration));

describe("a colour says one thing", () => {
  it("cinnabar acts: a button to press, a link under the pointer or the one that is open", () => {
    const elsewhere = painted(/--(on-)?cinnabar/).filter(
      ({ selector }) => !/\.button-go|:hover|\[aria-current\]/.test(selector),
    );
    expect(elsewhere.map(said)).toEqual([]);
  });

  it("red is wrong, missing, late or refused", () => {
    const elsewhere = painted(/--wrong/).filter(
      ({ selector }) => !/error|\[aria-invalid|\.hue-wrong|-missing|-late/.test(selector),
    );
    expect(elsewhere.map(said)).toEqual([]);
  });

  it("blue has the focus, and nothing else shows it", () => {
    const rings = painted(/^outline(-color)?:(?!.*none)/).filter(({ selector }) => /focus/.test(selector));
    expect(rings.length).toBeGreaterThan(4);
    expect(rings.filter(({ declaration }) => !declaration.includes("var(--focus)")).map(said)).toEqual([]);
    expect(
      painted(/var\(--focus\)/)
        .filter(({ selector }) => !/:focus/.test(selector))
        .map(said),
    ).toEqual([]);
  });

  it("a field that has the focus and says nothing of a mistake shows no red", () => {
    const red = declarations.filter(
      ({ selector, declaration }) =>
        /:focus/.test(selector) && !/error|aria-invalid/.test(selector) && /--(wrong|cinnabar|point)/.test(declaration),
    );
    expect(red.map(said)).toEqual([]);
  });

  it("no place is drawn in red", () => {
    const hues = new Set(
      Array.from({ length: 26 * 26 }, (_, at) => hueOf(String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)))),
    );
    expect([...hues].sort()).toEqual(["celadon", "cobalt", "gilt"]);
  });
});

describe("a place keeps its hue", () => {
  it("of what shows a place, only hueOf says the hue", () => {
    const screens = globSync("src/{features,storefront,console}/**/*.tsx", { cwd: project }).map((file) => ({
      file,
      code: readFileSync(join(project, file), "utf8"),
    }));
    const showing = screens.filter(({ code }) => /<(Destination|Region)Mark\b/.test(code));
    expect(showing.length).toBeGreaterThan(8);
    // a warning inside has a hue of its own
    const hues = showing.flatMap(({ file, code }) =>
      [...code.matchAll(/[\w-]* ?hue-[^"`\s]*/g)].map(([hue]) => ({ file, hue })),
    );
    const otherwise = hues.filter(({ hue }) => !hue.includes("hue-${hueOf(") && !hue.includes("-misfit "));
    expect(otherwise).toEqual([]);
  });

  it("places that stand beside each other on the first page differ", () => {
    const asked = ["JP", "TH", "KR", "CN", "HK", "SG"].map(hueOf);
    expect(new Set(asked).size).toBe(3);
    expect(hueOf("JP")).toBe(hueOf("jp"));
  });
});
