import { folded } from "./folded-signs.ts";
import { rank, type Index } from "./rank.ts";
import { longestQuestion, termsOf } from "./terms-of.ts";

type Named = readonly (readonly [name: string, what: string])[];
/** Besides the texts: slugs of devices and codes of countries by their names, in the visitor's language (`namesOf`). */
export type Known = { index: Index; policies: Index; devices: Named; countries: Named };

/** A part of a policy, in the version that it was asked in: `refund_policy`, `2026-11-22`, `p-12`. */
export type PolicyPlace = { docname: string; version: string; part: string };
export const placeId = ({ docname, version, part }: PolicyPlace): string => [docname, version, part].join(" ");
function placeOf(id: string): PolicyPlace {
  const [docname = "", version = "", part = ""] = id.split(" ");
  return { docname, version, part };
}

/** What an order says, once it is proven whose it is. */
type OrderMatter = "where" | "left" | "refund" | "resend";

export type Lead =
  | { to: "device"; slug: string }
  | { to: "coverage"; iso2: string }
  /** `ids`: of the questions; a policy says it where no question does, or says more. */
  | { to: "entries"; ids: readonly string[]; matter: OrderMatter | null; policy: PolicyPlace | null }
  /** `isAsked`: for a person by name; otherwise nothing that the shop has written answers it. */
  | { to: "person"; isAsked: boolean };

/** Below this share of what was asked, a text is about something else: the shop says that it does not know. */
const leastConfidence = 0.24;
/** A second text is as good as the first one above this share of its score and confidence. */
const nearlyAsGood = 0.8;
const mostEntries = 2;
/** What policies are asked about. Of anything else they have words, too: there they must say half of it, and no question. */
const ofPolicies = ["privacy", "advertise", "stored", "law", "withdraw", "europe", "misuse", "parcel"];
const leastOfPolicy = 0.2;
const leastOfPolicyElsewhere = 0.5;
/** Asked about what it is for, a policy comes before a question that is nearly as good. */
const policyFirst = 1.3;

/** Where a question leads: never to anything but what the shop has written or knows of an order. */
export function leadOf(asked: string, { index, policies, devices, countries }: Known): Lead {
  const terms = termsOf(asked);
  if (terms.has("§person")) return { to: "person", isAsked: true };
  const says = (...meanings: string[]) => meanings.some((one) => terms.has(`§${one}`));
  const plain = spaced(asked.slice(0, longestQuestion));
  const device = firstNamed(plain, devices);
  if (device && !says("locked", "codeused", "newphone", "nosignal", "nointernet", "slow"))
    return { to: "device", slug: device };
  const country = firstNamed(plain, countries);
  if (country && says("carrier", "g5")) return { to: "coverage", iso2: country };
  const found = rank(asked, index).filter(({ confidence }) => confidence >= leastConfidence);
  const [best] = found;
  const policy = policyFor(best?.confidence ?? 0);
  const matter = matterOf(says);
  if (!best && !policy && !matter) return { to: "person", isAsked: false };
  const ids = found
    .filter(({ score, confidence }) => Math.min(score / best!.score, confidence / best!.confidence) >= nearlyAsGood)
    .slice(0, mostEntries)
    .map(({ id }) => id);
  return { to: "entries", ids, matter, policy };

  function policyFor(others: number): PolicyPlace | null {
    const [best] = rank(asked, policies);
    const isAbout = says(...ofPolicies);
    const enough = isAbout ? Math.max(leastOfPolicy, others / policyFirst) : leastOfPolicyElsewhere;
    return best && best.confidence >= enough && (isAbout || others === 0) ? placeOf(best.id) : null;
  }
}

function matterOf(says: (...meanings: string[]) => boolean): OrderMatter | null {
  if (says("refund")) return "refund";
  if (says("left")) return "left";
  if (says("noemail")) return "resend";
  return says("processing", "whereorder") ? "where" : null;
}

/** What people call a device: `S21` is a Galaxy S21. */
export const callNames = (model: string): string[] => [...new Set([model, model.replace(/^Galaxy (?=\S*\d)/, "")])];

/** Ready to be found in a question, the longest first: `iPhone 12 mini` is no `iPhone 12`. */
export function namesOf(all: Iterable<readonly [name: string, what: string]>): Named {
  return [...all]
    .map(([name, what]) => [spaced(name).trim(), what] as const)
    .filter(([name]) => name.length > 1)
    .toSorted(([one], [other]) => other.length - one.length);
}

/** Chinese stands beside Latin letters without a space: 我的iPhone 12能用吗. */
const spaced = (text: string): string =>
  ` ${folded(text)
    .replaceAll(/(?<=\p{Script=Han})(?=[a-z0-9])|(?<=[a-z0-9])(?=\p{Script=Han})/gu, " ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** A Latin name is a word of its own; a Chinese one stands anywhere. */
const firstNamed = (plain: string, named: Named): string | undefined =>
  named.find(([name]) => plain.includes(/\p{Script=Han}/u.test(name) ? name : ` ${name} `))?.[1];
