import { expect, test } from "vitest";
import { ProcessBusy } from "../limited-process.server.ts";
import { openProcessPlaces } from "../process-places.server.ts";
import { openPhotographs } from "./photographs.server.ts";
import { aPage, aPhotograph } from "./photographs.world.ts";

const good = await aPhotograph();
/** On a machine with much other work a process takes long to start. */
const patient = { milliseconds: 55_000, patience: 55_000 };

test("photographs are checked one after the other, each with its own answer", async () => {
  const photographs = openPhotographs(openProcessPlaces(), patient);
  const answers = await Promise.all(
    [good, Buffer.from("<svg/>"), good, Buffer.alloc(0)].map((bytes) => photographs.check(bytes)),
  );
  expect(
    answers.map((answer) => ("refused" in answer ? answer.refused : answer.jpeg.subarray(0, 3).toString("hex"))),
  ).toEqual(["ffd8ff", "not_a_picture", "ffd8ff", "empty"]);
  photographs.close();
});

test("what is no document is opened however grey it is, and refused only where it cannot be", async () => {
  const photographs = openPhotographs(openProcessPlaces(), patient);
  const grey = await aPage().greyscale().jpeg().toBuffer();
  expect(await photographs.check(grey)).toEqual({ refused: "grey" });
  expect(await photographs.open(grey)).toMatchObject({ width: 1500, jpeg: expect.any(Buffer) });
  expect(await photographs.open(Buffer.from("<svg/>"))).toEqual({ refused: "not_a_picture" });
  photographs.close();
});

test("one that takes too long or too much ends the process alone: it is refused, and the next is checked by a new one", async () => {
  const large = await aPage({ width: 7000, height: 4928 }).png({ compressionLevel: 1 }).toBuffer();
  const photographs = openPhotographs(openProcessPlaces(), { ...patient, megabytes: 130 });
  const [tooMuch, after] = await Promise.all([photographs.check(large), photographs.check(good)]);
  expect(tooMuch).toEqual({ refused: "broken" });
  expect(after).toMatchObject({ width: 1500 });
  photographs.close();
  const hasty = openPhotographs(openProcessPlaces(), { milliseconds: 1 });
  expect(await hasty.check(good)).toEqual({ refused: "broken" });
  hasty.close();
});

test("a full queue says so at once and loses nobody who waits", async () => {
  const photographs = openPhotographs(openProcessPlaces(), { ...patient, waiting: 2 });
  const waiting = [photographs.check(good), photographs.check(good), photographs.check(good)];
  await expect(photographs.check(good)).rejects.toThrow(ProcessBusy);
  expect(await Promise.all(waiting)).toMatchObject([{ width: 1500 }, { width: 1500 }, { width: 1500 }]);
  photographs.close();
});

test("when the shop stops, whoever waits is told, and nothing is taken any more", async () => {
  const photographs = openPhotographs(openProcessPlaces(), patient);
  const waiting = [photographs.check(good), photographs.check(good)];
  const ended = Promise.allSettled(waiting);
  photographs.close();
  expect((await ended).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(photographs.check(good)).rejects.toThrow(ProcessBusy);
});
