import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/longest-first.ts";

const everything = [
  "src/**/*.test.ts",
  "launch/**/*.test.ts",
  "test/*.test.ts",
  "scripts/**/*.test.ts",
  "bench/**/*.test.ts",
];
const needsDatabase = ["src/**/*.db.test.ts", "test/*.db.test.ts"];

/** `unit` needs nothing; `operations` runs against a real PostgreSQL: the embedded one, or TEST_DATABASE_URL. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // a machine that does much else at the same time makes no test red
    expect: { poll: { timeout: 20_000 } },
    // tests wait for files and processes; left to itself, Vitest spares a core
    maxWorkers: availableParallelism() + 1,
    // a worker reads the shop's files once, not once for each test file; what a file left behind is put back or found
    // (test/left-behind.ts)
    isolate: false,
    setupFiles: "test/left-behind.ts",
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: "unit", include: everything, exclude: [...needsDatabase, "**/node_modules/**"] } },
      {
        extends: true,
        test: {
          name: "operations",
          include: needsDatabase,
          globalSetup: "test/database-server.ts",
          // the three longest files, which are begun together (test/longest-first.ts), wait most of the time: for processes
          // that start and that are killed
          maxWorkers: availableParallelism() + 2,
        },
      },
    ],
  },
});
