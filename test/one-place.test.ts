import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { currencies } from "../src/kernel/currency.ts";
import { orderStates } from "../src/kernel/order-state.ts";
import {
  dayRules,
  identityRules,
  planKinds,
  planScopes,
  reinstallRules,
  startRules,
} from "../src/kernel/plan-terms.ts";

const project = join(import.meta.dirname, "..");
const sources = globSync(
  "src/{features,platform,adapters,sandboxes,i18n,compose,commands,sites,console,storefront}/**/*.{ts,tsx}",
  { cwd: project },
).filter((file) => !/\.(test|suite|world)\.tsx?$/.test(file));

test("currencies, the values of a plan's terms and the states of an order are listed in the kernel alone", () => {
  const lists = {
    currencies,
    planKinds,
    planScopes,
    startRules,
    dayRules,
    reinstallRules,
    identityRules,
    orderStates,
  };
  const again = sources.flatMap((file) => {
    const text = readFileSync(join(project, file), "utf8")
      .replaceAll(/\s+/g, " ")
      // as SQL has it
      .replaceAll("'", '"');
    return Object.entries(lists)
      .filter(([, values]) =>
        ["(", "["].some((open) => text.includes(`${open}${values.map((value) => `"${value}"`).join(", ")}`)),
      )
      .map(([name]) => `${file} lists ${name}`);
  });
  expect(again).toEqual([]);
});

test("an ICCID and a phone number have one mask each, in the kernel", () => {
  const masks = sources.filter((file) => /••••\s?\$\{[^}]*\.slice\(-/.test(readFileSync(join(project, file), "utf8")));
  expect(masks).toEqual([]);
});

test("the sign of the yuan, which differs by language, is written by the kernel alone", () => {
  // what staff type into the search, and the alphabet of a text message
  const read = ["src/features/operator/search/rules.ts", "src/adapters/sms/text-message.ts"];
  const again = sources
    .filter((file) => !read.includes(file))
    .filter((file) =>
      /¥/.test(readFileSync(join(project, file), "utf8").replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "")),
    );
  expect(again).toEqual([]);
});

test("HTML is escaped in the kernel alone", () => {
  const again = sources.filter((file) => readFileSync(join(project, file), "utf8").includes('"&amp;"'));
  expect(again).toEqual([]);
});

test("a signature of the vault is compared in the vault alone", () => {
  const texts = sources.map((file) => [file, readFileSync(join(project, file), "utf8")] as const);
  const makers = texts.flatMap(([, text]) =>
    text
      .split(/\n(?=export |async |const |function )/)
      .filter((declared) => declared.includes("vault.sign("))
      .map((declared) => /(?:const|function) (\w+)/.exec(declared)?.[1]),
  );
  expect(makers).toEqual(expect.arrayContaining(["codeHash", "orderKey", "refOfSim", "wishSignature"]));
  const made = String.raw`\b(?:vault\.sign|${makers.join("|")})\(`;
  const compared = new RegExp(String.raw`[=!]== (?:await )?${made}|${made}(?:[^()]|\([^()]*\))*\) [=!]==`);
  const elsewhere = texts
    .filter(([, text]) => (text.includes("timingSafeEqual") && text.includes("vault")) || compared.test(text))
    .map(([file]) => file);
  expect(elsewhere).toEqual(["src/platform/vault.server.ts"]);
});

test("a lock that waits for a row leaves its key to the rows that refer to it", () => {
  // they delete what they lock
  const deletes = [
    "src/features/people/enquiries/person-store.server.ts",
    "src/features/people/accounts/deletion-store.server.ts",
  ];
  const waits = sources
    .filter((file) => file.endsWith(".server.ts") && !file.startsWith("src/sandboxes/") && !deletes.includes(file))
    .filter((file) =>
      /\.forUpdate\([^)]*\)(?!\s*\.skipLocked)|\bfor update\b(?!( of \w+)?\s+skip locked)/.test(
        readFileSync(join(project, file), "utf8"),
      ),
    );
  expect(waits).toEqual([]);
});
