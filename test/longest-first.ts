import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest by far, mostly waiting: begun first, they have company to the end. */
const longest = [/kill\.db\.test\.ts$/, /start-failures\.db\.test\.ts$/, /sitemap\.db\.test\.ts$/];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const begun = longest.flatMap((file) => sorted.filter(({ moduleId }) => file.test(moduleId)));
    return [...begun, ...sorted.filter((file) => !begun.includes(file))];
  }
}
