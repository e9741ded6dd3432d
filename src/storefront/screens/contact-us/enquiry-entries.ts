import { WholeForm } from "../../../features/people/enquiries/contract.ts";
import {
  asksOthers,
  asksProduct,
  asksWay,
  channels,
  interests,
  type Intention,
} from "../../../features/people/enquiries/rules.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { phoneNumber } from "../../parts/phone/phone-number.ts";

/** A file that is with the shop, as the form carries it along. */
type KeptFile = { id: string; name: string; bytes: number };

/** The controls in the order of the page; lists are one control each to whoever mends them. */
export const controls = [
  "intention",
  "interests",
  "resellerWay",
  "product",
  "resourceSupplier",
  "others",
  "company",
  "country",
  "city",
  "website",
  "introduction",
  "salesBand",
  "channels",
  "supplier",
  "contactName",
  "jobTitle",
  "email",
  "phone",
  "file",
  "fax",
] as const;
export type ContactField = (typeof controls)[number];

/** What is kept on the device: what was typed and chosen, and nothing of the page. */
export const keptFields: readonly string[] = [
  ...controls.filter((name) => !["interests", "channels", "file", "fax"].includes(name)),
  "phoneCountry",
  ...interests.map((one) => `interests.${one}`),
  ...channels.map((one) => `channels.${one}`),
];

const chosen = <One extends string>(all: readonly One[], list: string, entries: Entries): One[] =>
  all.filter((one) => entries[`${list}.${one}`] === "on");

export const interestsIn = (entries: Entries) => chosen(interests, "interests", entries);
const channelsIn = (entries: Entries) => chosen(channels, "channels", entries);

/** What the form says, in the shape of the contract, right or wrong; of questions that are not asked nothing. */
export function formIn(entries: Entries) {
  const said = (name: string) => entries[name] ?? "";
  const form = {
    intention: said("intention") as Intention,
    interests: interestsIn(entries),
    company: said("company"),
    country: said("country"),
    city: said("city"),
    ...(said("website").trim() && { website: said("website") }),
    introduction: said("introduction"),
    salesBand: said("salesBand") as "to_1m",
    channels: channelsIn(entries),
    supplier: said("supplier"),
    contactName: said("contactName"),
    jobTitle: said("jobTitle"),
    email: said("email"),
    phone: phoneNumber(said("phoneCountry"), said("phone")).replaceAll(/[\s().-]/g, ""),
  };
  return {
    ...form,
    ...(asksWay(form) && said("resellerWay") && { resellerWay: said("resellerWay") as "wholesale" }),
    ...(asksProduct(form) && {
      ...(said("product") && { product: said("product") as "IMSI" }),
      resourceSupplier: said("resourceSupplier"),
    }),
    ...(asksOthers(form) && { others: said("others") }),
  };
}

/** Fields of the form that are not right yet, in the order of the page. */
export function openFields(entries: Entries): ContactField[] {
  const { issues } = WholeForm.safeParse(formIn(entries)).error ?? { issues: [] };
  const open = new Set(issues.map(({ path }) => String(path[0])));
  return controls.filter((name) => open.has(name));
}

export function filesIn(entries: Entries): KeptFile[] {
  try {
    const files = JSON.parse(entries["files"] || "[]") as Partial<KeptFile>[];
    return files.flatMap(({ id, name, bytes }) =>
      typeof id === "string" && typeof name === "string" && typeof bytes === "number" ? [{ id, name, bytes }] : [],
    );
  } catch {
    return [];
  }
}
