import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { cardHolders } from "../../../../scripts/documents/card-holders.ts";
import { drawIdentityCard } from "../../../../scripts/documents/draw-card.ts";
import { drawZone } from "../../../../scripts/documents/draw-page.ts";
import { aSimCard, drawSimCard } from "../../../../scripts/documents/draw-sim-card.ts";
import { identitiesOf } from "../../../../scripts/documents/identities.ts";
import { takePhotograph } from "../../../../scripts/documents/take-photograph.ts";
import { zoneLines } from "../../../../scripts/documents/zone-lines.ts";
import type { DocumentReader } from "../../../platform/document-reader.ts";
import { openProcessPlaces } from "../../../platform/process-places.server.ts";
import { openDocumentReader } from "./document-reader.server.ts";

const today = "2026-11-24";
const [person] = identitiesOf("evaluation", 1, 77);
const { jpeg } = await takePhotograph(await drawZone(zoneLines(person!), 5), 6);
const readers: DocumentReader[] = [];
/** On a machine with much other work a process takes long to start. */
const patient = { milliseconds: 55_000, patience: 55_000 };
const opened = (limits: Parameters<typeof openDocumentReader>[1] = {}) => {
  const reader = openDocumentReader(openProcessPlaces(), limits);
  readers.push(reader);
  return reader;
};
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
const numberIn = async (reader: DocumentReader) => (await reader.read(jpeg, today)).read?.fields.number?.text;

test("a photograph is read by a process of its own", async () => {
  expect(await numberIn(opened(patient))).toBe(person!.number);
});

test("each field's piece is cut out and laid straight, however the photograph lies", async () => {
  const reader = opened(patient);
  const turned = await sharp(jpeg).rotate(90).jpeg().toBuffer();
  for (const photograph of [jpeg, turned]) {
    const { read } = await reader.read(photograph, today);
    const { pieces } = await reader.pieces(photograph, [read!.fields.number!.slice!, [0, 0, 0, 0, 0, 0]]);
    expect(pieces![1]).toBe("");
    const piece = sharp(Buffer.from(pieces![0]!, "base64"));
    const { width, height } = await piece.metadata();
    // nine letters of a line that is somewhat higher than they are wide
    expect([height, width / height > 3.5 && width / height < 8]).toEqual([56, true]);
    // letters stand in the middle of it, and paper above and below them
    const { data } = await piece.greyscale().raw().toBuffer({ resolveWithObject: true });
    const darkest = (share: number) => {
      const row = Math.floor(share * (height - 1)) * width;
      return Math.min(...data.subarray(row, row + width));
    };
    expect(darkest(0.5)).toBeLessThan(darkest(0) - 40);
  }
  expect(await reader.pieces(Buffer.from("no picture"), [[0, 0, 1, 0, 0, 1]])).toEqual({});
});

test("a card's text by another one: its number, its dates, its names", async () => {
  const card = await drawIdentityCard(cardHolders[0]!, 7);
  const { lines } = await opened(patient).text((await takePhotograph(card, 8, 0.4)).jpeg);
  const texts = lines!.map(({ text }) => text.replaceAll(" ", ""));
  expect(texts).toEqual(expect.arrayContaining(["陳大文", "01-01-1990", "A123456(3)"]));
  expect(lines!.every(({ text, certain }) => text.length === certain.length)).toBe(true);
});

test("a SIM card's bars by the process for zones, its printed number by the one for text, upright and on its head", async () => {
  const reader = opened(patient);
  const iccid = "8985234000000060332";
  const card = (await takePhotograph(await aSimCard(iccid, 3), 103, 0.3)).jpeg;
  expect(await reader.barcodes(card)).toEqual({ codes: [iccid] });
  const plain = (await takePhotograph(await drawSimCard({ printed: [iccid] }, 4), 104, 0.3)).jpeg;
  const onItsHead = await sharp(plain).rotate(180).jpeg().toBuffer();
  const digits = async (...asked: Parameters<typeof reader.text>) =>
    (await reader.text(...asked)).lines!.map(({ text }) => text.replaceAll(" ", ""));
  expect(await digits(plain)).toContain(iccid);
  expect(await digits(onItsHead, true)).toContain(iccid);
  expect(await reader.barcodes(Buffer.from("no picture"))).toEqual({});
});

test("whatever breaks or fills the process, or takes it too long, is a document that nobody could look at; the next is read", async () => {
  const reader = opened(patient);
  // no picture at all: what reads it throws
  expect(await reader.read(Buffer.from("no picture"), today)).toEqual({});
  expect(await numberIn(reader)).toBe(person!.number);
  expect(await opened({ ...patient, megabytes: 40 }).read(jpeg, today)).toEqual({});
  expect(await opened({ milliseconds: 1 }).read(jpeg, today)).toEqual({});
});

test("too many who wait, and who waits too long, are left to type", async () => {
  const full = opened({ ...patient, waiting: 1 });
  const [first, second, third] = [full.read(jpeg, today), full.read(jpeg, today), full.read(jpeg, today)];
  expect(await third).toEqual({ isBusy: true });
  expect([(await first).read?.type, (await second).read?.type]).toEqual([1, 1]);
  const hurried = opened({ ...patient, patience: 1 });
  const [served, late] = [hurried.read(jpeg, today), hurried.read(jpeg, today)];
  expect((await served).read?.type).toBe(1);
  expect(await late).toEqual({ isBusy: true });
});

test("when the shop stops, nobody is kept", async () => {
  const reader = opened();
  const waiting = reader.read(jpeg, today);
  reader.close();
  expect(await waiting).toEqual({ isBusy: true });
  expect(await reader.read(jpeg, today)).toEqual({ isBusy: true });
});
