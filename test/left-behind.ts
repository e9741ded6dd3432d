import { afterAll, beforeAll, expect, vi } from "vitest";

let before: NodeJS.ProcessEnv;
let folder: string;

beforeAll(() => {
  before = { ...process.env };
  folder = process.cwd();
});

/**
 * Files share a worker and what it has loaded: what one of them changes for all is put back, or named where it was done
 * and not where it is suffered.
 */
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect({ ...process.env }, "settings that this file left behind").toEqual(before);
  expect(process.cwd(), "the folder that this file went to").toBe(folder);
});
