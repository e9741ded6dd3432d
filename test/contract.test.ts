import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Endpoint } from "../src/kernel/endpoint.ts";
import { refusalStatus } from "../src/kernel/refusal.ts";
import { operations, staffOperations } from "../src/operations.server.ts";
import { openApiDocument } from "../src/platform/http/open-api.server.ts";

const project = join(import.meta.dirname, "..");
const contracts = globSync("src/features/*/*/{contract,*-contract}.ts", { cwd: project });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "caller" in value;
const endpoints = (await Promise.all(contracts.map((file) => import(join(project, file))))).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

/** Section 7 of the specification, as far as it is built; the spelling is the contract. */
const specified = [
  "/common/getCommonSetting",
  "/common/getCountryList",
  "/common/getRegionList",
  "/common/getCountryCode",
  "/common/getCarrierListForNetType",
  "/user/checkICCID",
  "/getIPLocation",
  "/CollectData",
  "/newBusiness",
  "/newBusinessAnnex",
];

test("the calls of the specification are there, to the letter", () => {
  const paths = endpoints.map(({ path }) => path as string);
  expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
});

test("every endpoint has exactly one operation, and no path is used twice", () => {
  const answered = [...operations, ...staffOperations].map(({ endpoint }) => endpoint.path).toSorted();
  expect(answered).toEqual(endpoints.map(({ path }) => path).toSorted());
  expect(new Set(answered).size).toBe(answered.length);
});

test("every path is exercised by a test", () => {
  const tests = globSync("src/**/*.test.ts", { cwd: project })
    .map((file) => readFileSync(join(project, file), "utf8"))
    .join("\n");
  expect(endpoints.filter(({ path }) => !tests.includes(`"${path}"`)).map(({ path }) => path)).toEqual([]);
});

test("every refusal that code utters is known, and every known one is uttered", () => {
  const code = globSync("src/**/*.{ts,tsx}", { cwd: project })
    .filter((file) => !/i18n|kernel\/refusal|\.test\./.test(file))
    .map((file) => readFileSync(join(project, file), "utf8"))
    .join("\n");
  expect(Object.keys(refusalStatus).filter((refusal) => !code.includes(`"${refusal}"`))).toEqual([]);
});

test("the API document describes every call with its refusals", () => {
  const { paths } = openApiDocument(operations, "http://shop.test");
  expect(Object.keys(paths)).toHaveLength(operations.length);
  const create = paths["/order/create"]!.post;
  expect(Object.keys(create.responses)).toEqual(expect.arrayContaining(["200", "400", "404", "409", "422"]));
  expect(JSON.stringify(create.requestBody)).toContain("expectedTotal");
});
