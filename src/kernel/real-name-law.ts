type DocumentType = 1 | 2 | 3 | 4;
type Purpose = 1 | 2;
export type PassportClass = "hksar" | "bno";

/** What whoever registers with one of these documents for one of these purposes declares (spec 5). */
type Declaration = {
  clause: "noHongKongId" | "noOther" | "onlyFormer";
  documents: readonly DocumentType[];
  purposes: readonly Purpose[];
};

type OfDocument = {
  documents: readonly DocumentType[];
  leastAge: number;
  declarations: readonly Declaration[];
};

/** What a region's law and its operator ask for. */
export type RegionLaw = OfDocument & {
  refusedPassports: readonly PassportClass[];
  mostSimsOfPerson: number;
  /** Photographs beside the front. */
  secondPhoto: boolean;
  /** What holds instead for documents of a state, by its code as documents have it. */
  ofState: Readonly<Record<string, Partial<OfDocument>>>;
};

const ofEveryRegion: readonly Declaration[] = [
  { clause: "noOther", documents: [1, 2, 3, 4], purposes: [1] },
  { clause: "onlyFormer", documents: [1, 2, 3, 4], purposes: [2] },
];

/**
 * As the shop comes (domain notes 4.1, 4.2); what the operator reads otherwise is a setting, whose default is this. Hong Kong:
 * Cap. 106AI, from 16 years, ten cards of one person at one operator. "Only BNO for Taiwan" of the specification is read so
 * that Taiwan refuses BNO alone; so it takes the passport of a Hong Kong resident, who holds a Hong Kong ID card.
 */
export const realNameLaw: Readonly<Record<"HK" | "TW", RegionLaw>> = {
  HK: {
    documents: [1, 2, 3, 4],
    refusedPassports: ["hksar", "bno"],
    leastAge: 16,
    mostSimsOfPerson: 10,
    secondPhoto: false,
    declarations: [{ clause: "noHongKongId", documents: [1, 2, 4], purposes: [1, 2] }, ...ofEveryRegion],
    ofState: {},
  },
  TW: {
    documents: [1, 2, 3, 4],
    refusedPassports: ["bno"],
    leastAge: 16,
    mostSimsOfPerson: 10,
    secondPhoto: false,
    declarations: ofEveryRegion,
    ofState: {},
  },
};

type PassportLaw = {
  document: DocumentType;
  /** A document of this state is one. */
  state: string;
  /** One of this state with such a number may be one, and its holder is asked. */
  perhaps?: { state: string; number: RegExp };
  /** Refused whatever a setting or a browser says (row R3). */
  always?: true;
};

/**
 * Kinds of passport that a region does not take: BNO is known by its nationality, Hong Kong's by the place that its holder
 * names. Both are of CHN, so that its number only suggests it.
 */
export const passportLaw: Readonly<Record<PassportClass, PassportLaw>> = {
  hksar: { document: 1, state: "HKG", perhaps: { state: "CHN", number: /^[KH]\d{8}$/ } },
  bno: { document: 1, state: "GBN", always: true },
};
