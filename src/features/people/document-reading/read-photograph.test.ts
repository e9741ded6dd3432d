import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawPage, drawZone } from "../../../../scripts/documents/draw-page.ts";
import { identitiesOf } from "../../../../scripts/documents/identities.ts";
import { takePhotograph, through } from "../../../../scripts/documents/take-photograph.ts";
import { zoneLines } from "../../../../scripts/documents/zone-lines.ts";
import { aPhotograph } from "../../../platform/photographs/photographs.world.ts";
import { readPhotograph } from "./read-photograph.server.ts";

const today = "2026-11-24";
const people = identitiesOf("evaluation", 2, 41);
const photographOf = async (at: number) => (await takePhotograph(await drawPage(people[at]!, at), 50 + at)).jpeg;
const ofLines = async (lines: string[]) => (await takePhotograph(await drawZone(lines, 3), 4, 0.4)).jpeg;
const nameOf = ({ surname, given }: (typeof people)[number]) => `${surname} ${given}`;

describe("a photograph of a passport", () => {
  test("of people whom training never saw: name, number and dates", async () => {
    for (const [at, one] of people.entries()) {
      const read = await readPhotograph(await photographOf(at), today);
      expect(read).toMatchObject({
        type: 1,
        fields: { englishName: { text: nameOf(one) }, number: { text: one.number, isProved: true } },
      });
      expect(read!.fields.birth!.text.replaceAll("-", "").slice(2)).toBe(one.birth);
      expect(read!.fields.expiry!.text.replaceAll("-", "").slice(2)).toBe(one.expiry);
    }
  });

  test.each([90, 180])("turned by %i degrees", async (turn) => {
    const turned = await sharp(await ofLines(zoneLines(people[0]!)))
      .rotate(turn)
      .jpeg()
      .toBuffer();
    expect((await readPhotograph(turned, today))?.fields.number?.text).toBe(people[0]!.number);
  });
});

test("with a lamp that burns a hole into a row of fillers: what is beside it, and the hole is no letter", async () => {
  const lines = zoneLines({ ...people[0]!, surname: "LI", given: "WEI" });
  const zone = await drawZone(lines, 9);
  const { jpeg, toPhoto } = await takePhotograph(zone, 10, 0.4);
  const { left, top, pitch } = zone.grid;
  const corners = ([column, up]: readonly [number, number]) =>
    through(toPhoto, left + column * pitch, top + up * pitch).join(",");
  const hole = (
    [
      [21, -1],
      [28, -1],
      [28, 1],
      [21, 1],
    ] as const
  )
    .map(corners)
    .join(" ");
  const { width, height } = await sharp(jpeg).metadata();
  const burnt = `<svg width="${width}" height="${height}"><polygon points="${hole}" fill="#fff"/></svg>`;
  const lit = await sharp(jpeg)
    .composite([{ input: Buffer.from(burnt) }])
    .jpeg()
    .toBuffer();
  expect(await readPhotograph(lit, today)).toMatchObject({
    fields: { englishName: { text: "LI WEI", doubtful: [] }, number: { text: people[0]!.number } },
  });
});

test("each field says where it stands in the photograph, however that lies", async () => {
  const jpeg = await ofLines(zoneLines(people[0]!));
  const { width, height } = await sharp(jpeg).metadata();
  const sliceIn = async (turn: number) => {
    const read = await readPhotograph(await sharp(jpeg).rotate(turn).jpeg({ quality: 95 }).toBuffer(), today);
    return read!.fields.number!.slice!;
  };
  const [x, y, alongX, alongY, downX, downY] = await sliceIn(0);
  // nine of forty-four characters, at the beginning of the lower line
  expect(x).toBeGreaterThan(0);
  expect(alongX).toBeGreaterThan(0.12);
  expect(alongX).toBeLessThan(0.25);
  expect(downY * height).toBeGreaterThan((alongX * width) / 9);
  // what is cut out there is as high as the line, has ink in it, and paper above and below
  const cut = await sharp(jpeg)
    .extract({
      left: Math.round(x * width),
      top: Math.round(y * height),
      width: Math.round(alongX * width),
      height: Math.round(downY * height),
    })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = (share: number) => {
    const start = Math.floor(share * (cut.info.height - 1)) * cut.info.width;
    return Math.min(...cut.data.subarray(start, start + cut.info.width));
  };
  expect(row(0.5)).toBeLessThan(row(0) - 40);
  const near = (slice: number[]) => slice.map((one) => expect.closeTo(one, 2));
  expect(await sliceIn(180)).toEqual(near([1 - x, 1 - y, -alongX, -alongY, -downX, -downY]));
  expect(await sliceIn(90)).toEqual(near([1 - y, x, -alongY, alongX, -downY, downX]));
  expect(await sliceIn(270)).toEqual(near([y, 1 - x, alongY, -alongX, downY, -downX]));
});

test("the one line of an exit-entry permit", async () => {
  expect(await readPhotograph(await ofLines(["CSC123456788<3001318<9002155<8"]), today)).toMatchObject({
    type: 2,
    fields: { number: { text: "C12345678" }, birth: { text: "1990-02-15" }, expiry: { text: "2030-01-31" } },
  });
});

describe("nothing is read", () => {
  const [first, second] = zoneLines(people[0]!);
  const changed = (line: string, place: number, one: string) => line.slice(0, place) + one + line.slice(place + 1);
  const covered = async () => {
    const jpeg = await ofLines([first, second]);
    const { width, height } = await sharp(jpeg).metadata();
    const thumb = Buffer.from(
      `<svg width="${width}" height="${height}"><ellipse cx="${width * 0.35}" cy="${height * 0.75}" rx="${width * 0.06}" ry="${height * 0.4}" fill="#c9a088"/></svg>`,
    );
    return sharp(jpeg)
      .composite([{ input: thumb }])
      .jpeg()
      .toBuffer();
  };
  const noise = () =>
    sharp({
      create: {
        width: 1500,
        height: 1000,
        channels: 3,
        background: "#777",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
  test.each<[string, () => Promise<Buffer>]>([
    ["of a page with bars for letters", aPhotograph],
    [
      "of an empty table",
      () =>
        sharp({ create: { width: 1500, height: 1000, channels: 3, background: "#8a7358" } })
          .jpeg()
          .toBuffer(),
    ],
    ["of noise", noise],
    ["under a thumb", covered],
    [
      "of a number that was changed, whose digit does not fit",
      () => ofLines([first, changed(second, 3, second[3] === "7" ? "4" : "7")]),
    ],
    [
      "of a passport that no state has issued",
      () => ofLines([first.replace("CHN", "QQQ"), second.replace("CHN", "QQQ")]),
    ],
  ])("%s", async (_, photograph) => {
    expect(await readPhotograph(await photograph(), today)).toBeNull();
  });
});
