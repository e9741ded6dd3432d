import sharp from "sharp";
import { expect, test } from "vitest";
import { readMachineZone } from "../../src/features/people/document-reading/machine-zone.ts";
import { openPhotograph } from "../../src/platform/photographs/open-photograph.server.ts";
import { drawPage } from "./draw-page.ts";
import { identitiesOf } from "./identities.ts";
import { takePhotograph, through } from "./take-photograph.ts";
import { zoneLines } from "./zone-lines.ts";

test("a seed gives the same people, and nobody who is measured was seen in training", () => {
  const [training, evaluation] = (["training", "evaluation"] as const).map((crowd) => identitiesOf(crowd, 60, 3));
  expect(identitiesOf("training", 60, 3)).toEqual(training);
  const words = (crowd: typeof training) =>
    new Set(crowd!.flatMap(({ surname, given, number }) => [...surname.split(" "), ...given.split(" "), number]));
  expect([...words(evaluation)].filter((word) => words(training).has(word))).toEqual([]);
  expect(new Set(evaluation!.map(({ number }) => number)).size).toBe(60);
});

test("each zone is a passport's, with check digits that hold", () => {
  for (const identity of identitiesOf("evaluation", 60, 8)) {
    const zone = readMachineZone(zoneLines(identity), "2026-11-24");
    expect(zone).toMatchObject({
      kind: "passport",
      number: identity.number,
      surname: identity.surname,
      given: identity.given,
    });
  }
});

test("ICAO's specimen comes out as ICAO printed it", () => {
  const specimen = {
    code: "P<",
    issuer: "UTO",
    nationality: "UTO",
    surname: "ERIKSSON",
    given: "ANNA MARIA",
    number: "L898902C3",
    birth: "740812",
    sex: "F",
    expiry: "120415",
    personal: "ZE184226B",
  } as const;
  expect(zoneLines(specimen)).toEqual([
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
    "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
  ]);
});

test("a photograph is one that the shop takes, the same for the same seed, and says where each cell is", async () => {
  const page = await drawPage(identitiesOf("training", 1, 1)[0]!, 1);
  const [photo, again] = [await takePhotograph(page, 2), await takePhotograph(page, 2)];
  expect(photo.jpeg.equals(again.jpeg)).toBe(true);
  expect(await openPhotograph(photo.jpeg)).toHaveProperty("jpeg");
  const { data, info } = await sharp(photo.jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  const lightAt = (column: number, row: number) => {
    const { left, top, pitch, leading } = page.grid;
    const [x, y] = through(photo.toPhoto, left + column * pitch, top + row * leading).map(Math.round) as [
      number,
      number,
    ];
    let darkest = 255;
    for (let around = -12; around <= 12; around++) darkest = Math.min(darkest, data[y * info.width + x + around]!);
    return darkest;
  };
  for (const row of [0, 1])
    for (const column of [0, 20, 43]) expect(lightAt(column, row)).toBeLessThan(lightAt(column, row - 0.5) - 20);
});
