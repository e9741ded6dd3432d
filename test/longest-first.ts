import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest by far, mostly waiting: begun first, they have company to the end. */
const longest = [
  "test/kill.db.test.ts",
  "test/strikes.db.test.ts",
  "src/start-failures.db.test.ts",
  "test/sitemap.db.test.ts",
  "test/thief.db.test.ts",
  "src/platform/jobs/run-jobs.db.test.ts",
  "src/platform/jobs/process-watch.db.test.ts",
  "src/platform/database/embedded-postgres.test.ts",
  "src/platform/http/headers.test.ts",
  "src/features/catalogue/trips/cheapest-cover.test.ts",
  "src/platform/database/embedded/place.test.ts",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const begun = longest.flatMap((file) => sorted.filter(({ moduleId }) => moduleId.endsWith(`/${file}`)));
    return [...begun, ...sorted.filter((file) => !begun.includes(file))];
  }
}
