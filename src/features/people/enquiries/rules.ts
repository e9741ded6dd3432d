export const enquiryStates = ["draft", "received", "looking", "answered", "closed"] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** Staff put one back, answer it again, and open what they closed. */
const before: Record<EnquiryState, readonly EnquiryState[]> = {
  draft: [],
  received: ["draft", "looking"],
  looking: ["received", "answered", "closed"],
  answered: ["received", "looking", "answered", "closed"],
  closed: ["received", "looking", "answered"],
};
export const enquiryStatesBefore = (state: EnquiryState): readonly EnquiryState[] => before[state];
/** Where staff can put one by hand; answering is writing the answer. */
export const stateMoves = (from: EnquiryState) =>
  (["received", "looking", "closed"] as const).filter((to) => from !== "draft" && before[to].includes(from));

/** What is done with all that a filter leaves. */
export const enquiryDeeds = ["assign", "close"] as const;

/** Spec 3: what the contact form asks. */
export const intentions = ["buy", "sell"] as const;
export const interests = ["reseller", "esim_listing", "enterprise", "roaming", "others"] as const;
export const resellerWays = ["wholesale", "distribution", "payg"] as const;
export const products = ["IMSI", "eSIM"] as const;
/** Spec 9, in US dollars a year. */
export const salesBands = ["to_100k", "to_1m", "above_1m"] as const;
export const channels = [
  "shops",
  "website",
  "app",
  "marketplaces",
  "agencies",
  "airlines",
  "airports",
  "none",
] as const;

export type Intention = (typeof intentions)[number];
export type Interest = (typeof interests)[number];

/** Spec 5. */
export const leastWords = 25;

/** Of one form; spec 9: ten megabytes each, counted while they arrive. */
export const mostFiles = 10;
export const mostFileBytes = 10 * 1024 * 1024;
/** A file comes in pieces of so many bytes, the last one with what is left: each within a call's time on a slow network. */
export const pieceBytes = 256 * 1024;

export const fileKinds = ["jpeg", "png", "pdf"] as const;
export type FileKind = (typeof fileKinds)[number];
/** Why a file is not taken; each has a text that says what to do. */
export type FileRefusal = "empty" | "heavy" | "kind" | "many";

/** Files that are sent and whose form is not are deleted after a day. */
export const draftHours = 24;
/** What was not touched for so long is forgotten (privacy policy). */
export const keptDays = 730;
/** Quicker than anybody reads the form. */
export const leastSecondsOpen = 3;

/** Which questions hang on the answers before: a hidden one is not asked, and its answer not kept. */
type Asked = { intention?: string | undefined; interests: readonly string[] };
export const asksWay = ({ interests: chosen }: Asked): boolean => chosen.includes("reseller");
export const asksProduct = ({ intention, interests: chosen }: Asked): boolean =>
  intention === "sell" || chosen.includes("esim_listing");
export const asksOthers = ({ interests: chosen }: Asked): boolean => chosen.includes("others");

/** What is typed freely; it is shown behind the private link alone. */
export const writtenFields = [
  "others",
  "resourceSupplier",
  "city",
  "website",
  "introduction",
  "supplier",
  "contactName",
  "jobTitle",
  "phone",
] as const;
