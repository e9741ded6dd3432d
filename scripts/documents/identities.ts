import { chance, oneOf } from "../../bench/chance.ts";

/** What a passport says, as its zone has it: capital letters, dates as YYMMDD. */
export type Identity = {
  /** ICAO's two letters: `P<`, `PO`. */
  code: string;
  issuer: string;
  nationality: string;
  surname: string;
  given: string;
  number: string;
  birth: string;
  sex: "M" | "F" | "X";
  expiry: string;
  personal: string;
};

/** No name is in both: what is measured was never seen in training. */
export type Crowd = "training" | "evaluation";

type Nation = { issuer: string; code?: string; number: string; names: Record<Crowd, readonly [string, string]> };

/** `A` a letter, `9` a digit, anything else itself. */
const nations: readonly Nation[] = [
  {
    issuer: "CHN",
    code: "PO",
    number: "E99999999",
    names: {
      training: ["ZHANG WANG LI OUYANG", "SAN XIAOMING JIE YU HAN"],
      evaluation: ["ZHAO CHEN XU SITU", "WEI JIAHUI FANG QI YUAN"],
    },
  },
  {
    issuer: "GBR",
    number: "999999999",
    names: {
      training: ["SMITH JONES OKONKWO", "OLIVER GEORGE AMELIA JANE"],
      evaluation: ["HOLLOWAY KHAN BAXTER", "MAXINE ZOE QUENTIN HUGO"],
    },
  },
  {
    issuer: "D<<",
    number: "CAA9A99A9",
    names: {
      training: ["MUELLER SCHMIDT WAGNER", "HANS GRETA JOHANNES"],
      evaluation: ["VOELKER KIRCHHOFF ZIMMER", "KLARA FRIEDRICH XAVER"],
    },
  },
  {
    issuer: "JPN",
    number: "AA9999999",
    names: {
      training: ["SUZUKI TANAKA SATO", "HIROSHI YUKO KEN"],
      evaluation: ["KOBAYASHI WATANABE MORI", "SAKURA TAKUMI AOI"],
    },
  },
  {
    issuer: "KOR",
    number: "M999A9999",
    names: {
      training: ["KIM LEE PARK", "MINJUN SEOYEON"],
      evaluation: ["CHOI JUNG HWANG", "JIHOON SUBIN"],
    },
  },
  {
    issuer: "FRA",
    number: "99AA99999",
    names: {
      training: ["MARTIN DUBOIS PETIT", "CAMILLE LUC JEAN"],
      evaluation: ["LEFEVRE GIRAUD BLANCHET", "AXELLE BENOIT EDGAR"],
    },
  },
  {
    issuer: "IND",
    number: "A9999999",
    names: {
      training: ["SHARMA PATEL SINGH", "ANANYA ROHAN RAJ"],
      evaluation: ["KRISHNAMURTHY IYER GUPTA", "VIKRAM DEEPIKA OM"],
    },
  },
  {
    issuer: "USA",
    number: "A99999999",
    names: {
      training: ["JOHNSON GARCIA BROWN", "EMILY JACOB LYNN"],
      evaluation: ["FITZGERALD MCKENZIE VASQUEZ", "BEATRIX WYATT JO"],
    },
  },
  {
    issuer: "PHL",
    number: "A9999999A",
    names: {
      training: ["SANTOS REYES CRUZ", "MARIA JOSE ANGEL"],
      evaluation: ["DELA FUENTE BAUTISTA QUIZON", "JUANITO LUZVIMINDA BEA"],
    },
  },
  {
    issuer: "AUS",
    number: "AA9999999",
    names: {
      training: ["WILSON TAYLOR NGUYEN", "CHLOE JACK MAY"],
      evaluation: ["PAPADOPOULOS FRASER UXBRIDGE", "HARPER FLYNN IVY"],
    },
  },
];

export function identitiesOf(crowd: Crowd, count: number, seed: number): Identity[] {
  const next = chance(crowd === "training" ? seed : ~seed);
  return Array.from({ length: count }, (_, place) => identity(nations[place % nations.length]!, crowd, next));
}

function identity({ issuer, code = "P<", number, names }: Nation, crowd: Crowd, next: () => number): Identity {
  const [surnames, given] = names[crowd].map((list) => list.split(" ")) as [string[], string[]];
  const first = oneOf(given, next);
  const second = oneOf(given, next);
  return {
    code,
    issuer,
    nationality: issuer,
    surname: oneOf(surnames, next),
    given: first === second || next() < 0.4 ? first : `${first} ${second}`,
    number: filledIn(number, next),
    birth: day(between(45, 109, next), next),
    sex: next() < 0.04 ? "X" : next() < 0.5 ? "M" : "F",
    expiry: day(between(127, 136, next), next),
    personal: next() < 0.3 ? filledIn("99999999999999".slice(0, between(6, 14, next)), next) : "",
  };
}

/** `yearsSince1900` may be 105: two digits are written. */
function day(yearsSince1900: number, next: () => number): string {
  return [yearsSince1900 % 100, between(1, 12, next), between(1, 28, next)]
    .map((part) => String(part).padStart(2, "0"))
    .join("");
}

const between = (least: number, most: number, next: () => number) => least + Math.floor(next() * (most - least + 1));

function filledIn(pattern: string, next: () => number): string {
  return pattern.replace(/[A9]/g, (place) =>
    place === "A" ? String.fromCharCode(65 + between(0, 25, next)) : String(between(0, 9, next)),
  );
}
