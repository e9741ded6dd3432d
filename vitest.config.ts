import { defineConfig } from "vitest/config";

const everything = ["src/**/*.test.ts", "launch/**/*.test.ts", "test/*.test.ts", "scripts/**/*.test.ts", "bench/**/*.test.ts"];
const needsDatabase = ["src/**/*.db.test.ts", "test/*.db.test.ts"];

/** `unit` needs nothing; `operations` runs against a real PostgreSQL: the embedded one, or TEST_DATABASE_URL. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "unit", include: everything, exclude: [...needsDatabase, "**/node_modules/**"] } },
      { extends: true, test: { name: "operations", include: needsDatabase, globalSetup: "test/database-server.ts" } },
    ],
  },
});
