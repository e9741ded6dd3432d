import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDigit, readMachineZone } from "./machine-zone.ts";

const today = "2026-11-24";
const specimen = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"];

describe("what a zone says", () => {
  test("ICAO's specimen, a passport", () => {
    expect(readMachineZone(specimen, today)).toEqual({
      kind: "passport",
      code: "P<",
      issuer: "UTO",
      surname: "ERIKSSON",
      given: "ANNA MARIA",
      number: "L898902C3",
      nationality: "UTO",
      birth: "1974-08-12",
      expiry: "2012-04-15",
    });
  });

  test("a Chinese passport, and a British National (Overseas) one", () => {
    const chinese = ["POCHNZHANG<<SAN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "E123456782CHN9002155M3001318<<<<<<<<<<<<<<<6"];
    expect(readMachineZone(chinese, today)).toMatchObject({
      code: "PO",
      number: "E12345678",
      nationality: "CHN",
      birth: "1990-02-15",
      expiry: "2030-01-31",
    });
    const overseas = ["P<GBRCHAN<<TAI<MAN<<<<<<<<<<<<<<<<<<<<<<<<<<", "5123456789GBN9001011M3001019<<<<<<<<<<<<<<<8"];
    expect(readMachineZone(overseas, today)).toMatchObject({
      issuer: "GBR",
      nationality: "GBN",
      surname: "CHAN",
      given: "TAI MAN",
    });
  });

  test("ICAO's specimen of a card, and permits for Hong Kong and Macao", () => {
    const card = ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"];
    expect(readMachineZone(card, today)).toMatchObject({
      kind: "card",
      number: "D23145890",
      birth: "1974-08-12",
      surname: "ERIKSSON",
    });
    expect(readMachineZone(["CSC123456788<3001318<9002155<8"], today)).toMatchObject({
      kind: "permit",
      number: "C12345678",
      birth: "1990-02-15",
      expiry: "2030-01-31",
      surname: null,
    });
    expect(readMachineZone(["CSCA12345672<2906302<8511010<8"], today)).toMatchObject({
      number: "CA1234567",
      birth: "1985-11-01",
    });
  });

  test("a birth is never to come, and an expiry is near", () => {
    const born = (yymmdd: string) => {
      const number = "C12345678";
      const line = `CS${number}${checkDigit(number)}<300131${checkDigit("300131")}<${yymmdd}${checkDigit(yymmdd)}<`;
      const all = checkDigit(line.slice(2, 12) + line.slice(13, 20) + line.slice(21, 28));
      return readMachineZone([`${line}${all}`], today)?.birth;
    };
    expect(["261124", "261125", "000101", "991231", "260230"].map(born)).toEqual([
      "2026-11-24",
      "1926-11-25",
      "2000-01-01",
      "1999-12-31",
      undefined,
    ]);
  });
});

describe("nothing is believed that is not proved", () => {
  test("one wrong character under a digit, anywhere, and the zone says nothing", () => {
    const covered = [...Array(10).keys(), 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 43];
    for (const place of covered) {
      const was = specimen[1]![place]!;
      // a neighbour's value differs by one, which no weight makes a multiple of ten
      const next = /\d/.test(was)
        ? String((Number(was) + 1) % 10)
        : was === "Z"
          ? "Y"
          : String.fromCharCode(was.charCodeAt(0) + 1);
      const wrong = `${specimen[1]!.slice(0, place)}${next}${specimen[1]!.slice(place + 1)}`;
      expect(readMachineZone([specimen[0]!, wrong], today), String(place)).toBeUndefined();
    }
  });

  test.each<[string, string[]]>([
    ["lines of another length", [specimen[0]!.slice(1), specimen[1]!]],
    ["one line of two", [specimen[0]!]],
    ["no line", []],
    ["small letters", specimen.map((line) => line.toLowerCase())],
    ["a zone of something else", [`V${specimen[0]!.slice(1)}`, specimen[1]!]],
  ])("%s", (_, lines) => {
    expect(readMachineZone(lines, today)).toBeUndefined();
  });

  test("whatever characters come, it answers", () => {
    const line = (length: number) =>
      fc.string({ unit: fc.constantFrom(...Array.from("ABCP<0123456789")), minLength: length, maxLength: length });
    fc.assert(fc.property(line(44), line(44), (one, two) => void readMachineZone([one, two], today)));
    fc.assert(fc.property(fc.array(fc.string(), { maxLength: 4 }), (lines) => void readMachineZone(lines, today)));
  });
});
