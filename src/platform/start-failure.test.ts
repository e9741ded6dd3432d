import { expect, test } from "vitest";
import { packageFor } from "./database/embedded/binaries.server.ts";
import { plainSentence } from "./start-failure.server.ts";

const failure = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: words of the system`), { code, ...more });
const settings = { PORT: "3000", SANDBOX_PORT: "3999", SUPPLIER_PORT: "3888" };

test.each([
  [
    failure("EADDRINUSE", { port: 3000 }),
    "Port 3000 is taken by another program. Choose another one: PORT=3010 npm start",
  ],
  [
    failure("EADDRINUSE", { port: 3888 }),
    "Port 3888 is taken by another program. Choose another one: SUPPLIER_PORT=3898 npm start",
  ],
  [
    failure("EADDRINUSE", { port: 3999 }),
    "Port 3999 is taken by another program. Choose another one: SANDBOX_PORT=4009 npm start",
  ],
  [
    failure("EADDRINUSE", { port: 65_534 }),
    "Port 65534 is taken by another program. Choose another one: PORT=65524 npm start",
  ],
  [failure("EACCES", { port: 80 }), "Port 80 may not be used by this user. Choose one above 1024: PORT=3000 npm start"],
  [
    failure("EACCES", { path: "/data" }),
    "No permission to write /data (EACCES: words of the system). Give this user the folder, or choose another one: DATA_DIR=/some/folder npm start",
  ],
  [
    failure("EROFS", { path: "/data" }),
    "No permission to write /data (EROFS: words of the system). Give this user the folder, or choose another one: DATA_DIR=/some/folder npm start",
  ],
  [
    failure("ENOSPC", { path: "/data" }),
    "The disk is full (/data). Make room, or choose another disk: DATA_DIR=/some/folder npm start",
  ],
  [
    failure("ENOTDIR", { path: "/etc/passwd/x" }),
    "/etc/passwd/x cannot be made (ENOTDIR: words of the system). Choose another one: DATA_DIR=/some/folder npm start",
  ],
  [
    failure("EADDRNOTAVAIL", { address: "203.0.113.7", port: 3000 }),
    "203.0.113.7 is no address of this machine (EADDRNOTAVAIL: words of the system). Choose one: HOST=127.0.0.1 npm start",
  ],
])("%s is said as: %s", (error, sentence) => {
  expect(plainSentence(error, settings)).toBe(sentence);
});

test("a machine without an embedded database is told so with the way out", () => {
  for (const machine of [
    { platform: "linux", arch: "x64", glibc: false },
    { platform: "win32", arch: "x64", glibc: false },
    { platform: "linux", arch: "riscv64", glibc: true },
  ]) {
    let thrown: unknown;
    try {
      packageFor(machine);
    } catch (error) {
      thrown = error;
    }
    expect(plainSentence(thrown, {})).toMatch(
      /^The embedded database cannot start: .+; set DATABASE_URL to a PostgreSQL 15 or newer, .+\.$/,
    );
  }
});

test("a bug is not dressed up as a sentence: it keeps its stack", () => {
  expect(plainSentence(new TypeError("x is undefined"), settings)).toBeUndefined();
  expect(plainSentence(failure("EEXIST"), settings)).toBeUndefined();
});
