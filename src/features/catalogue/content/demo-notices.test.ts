import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rowsOfTheDemo } from "../../../../test/all-words.ts";

const folder = join(import.meta.dirname, "../../../../db/demo");
const texts = ["notices", "faq", "policies"].flatMap((kind) =>
  globSync(`${kind}/*/*.md`, { cwd: folder }).map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") })),
);
const networks = rowsOfTheDemo("networks");

/** `au（KDDI）` in Chinese, bold in a notice. */
const plain = (text: string) => text.replaceAll("（", " (").replaceAll("）", ")").replaceAll("**", "");
/** What only some plans have must say so. */
const ofSomePlans = /\bSome\b|部分/u;
const names = [...new Set(networks.map(({ carrier }) => carrier!))].filter(
  (name) => /^[A-Za-z]/.test(name) && name.length > 3,
);

type Claim = { file: string; carrier: string; generation: string; some: boolean };
const claims: Claim[] = texts.flatMap(({ file, text }) =>
  plain(text)
    .split(/[.。；;\n]/u)
    .flatMap((sentence) =>
      (sentence.match(/\b[345]G\b/gu) ?? []).flatMap((generation) =>
        names
          .filter((name) => new RegExp(String.raw`(?<![A-Za-z])${RegExp.escape(name)}(?![A-Za-z])`, "u").test(sentence))
          .map((carrier) => ({ file, carrier, generation, some: ofSomePlans.test(sentence) })),
      ),
    ),
);

test.each(claims)("$file: $carrier with $generation is what the catalogue sells", ({ carrier, generation, some }) => {
  const uses = networks.filter((row) => row["carrier"] === carrier);
  const has = uses.filter((row) => row["generations"]!.split(" ").includes(generation));
  if (some) expect(has.length).toBeGreaterThan(0);
  else expect(has).toEqual(uses);
});

test("a notice in one language claims what it claims in the others", () => {
  const of = (language: string) =>
    claims
      .filter(({ file }) => file.includes(`/${language}/`))
      .map(({ file, ...claim }) => ({ ...claim, file: file.replace(`/${language}/`, "/") }));
  expect(of("en").length).toBeGreaterThan(2);
  expect(of("zh-cn")).toEqual(of("en"));
  expect(of("zh-hk")).toEqual(of("en"));
});
