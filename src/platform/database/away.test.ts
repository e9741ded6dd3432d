import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { isDatabaseAway } from "./away.server.ts";

const packages = createRequire(import.meta.url);
const sourceOf = (file: string, of: NodeJS.Require = packages) => readFileSync(of.resolve(file), "utf8");
const pg = packages.resolve("pg");
const fromPg = createRequire(pg);
const kysely = join(dirname(packages.resolve("kysely")), "dialect/postgres/postgres-driver.js");

const sources = {
  pg: readFileSync(join(dirname(pg), "client.js"), "utf8"),
  "pg-pool": sourceOf("pg-pool", fromPg),
  kysely: readFileSync(kysely, "utf8"),
};

// pg gives these errors no code: their wording is the only mark, and a new version may change it
test.each([
  ["pg", "Query read timeout"],
  ["pg", "Connection terminated"],
  ["pg", "Connection terminated unexpectedly"],
  ["pg", "Client was closed and is not queryable"],
  ["pg", "Client has encountered a connection error and is not queryable"],
  ["pg-pool", "Connection terminated due to connection timeout"],
  ["kysely", "Postgres connection has been discarded"],
] as const)('%s still says "%s", and that is a database that is away (decision 43)', (name, message) => {
  expect(sources[name]).toContain(`'${message}`.slice(1));
  expect(isDatabaseAway(new Error(message))).toBe(true);
});

test("an error of ours is none", () => expect(isDatabaseAway(new Error("Cannot read properties"))).toBe(false));
