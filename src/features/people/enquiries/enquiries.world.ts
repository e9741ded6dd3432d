import { randomUUID } from "node:crypto";
import type { World } from "../../../../test/world.ts";
import { contextFor } from "../../../platform/context.server.ts";
import { pieceBytes } from "./rules.ts";
import { sweepEnquiries } from "./sweep-enquiries.server.ts";

export type Link = { number: string; key: string };

/** As the shop sees it: by its first bytes, and so long. */
export const aFile = (begins: "pdf" | "png" | "jpeg" | "html", bytes = 2000): Buffer => {
  const beginnings = {
    pdf: "%PDF-1.7\n",
    png: "\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    jpeg: "\xff\xd8\xff\xe0\0\x10JFIF",
    html: "<!doctype html><script>alert(1)</script>",
  };
  const file = Buffer.alloc(bytes, "secret figures ");
  file.write(beginnings[begins], "latin1");
  return file;
};

const introduction =
  "We are a tour operator with sixty shops in Sweden and Norway. Every year some 180,000 guests fly with us to Asia, and most of them ask for data.";

export const aForm = (more: object = {}): Record<string, unknown> => ({
  intention: "buy",
  interests: ["reseller"],
  resellerWay: "wholesale",
  company: "Nordstjärnan Resor AB",
  country: "SE",
  city: "Gothenburg",
  introduction,
  salesBand: "to_1m",
  channels: ["shops", "website"],
  supplier: "Two brokers",
  contactName: "Ingrid Dahl",
  jobTitle: "Head of ancillaries",
  email: "ingrid@nordstjarnan.example",
  phone: "+46315550142",
  ...more,
});

/** A form that was opened a while ago. */
export async function ticketOf(world: World): Promise<string> {
  const { envelope } = await world.answer("/newBusiness/getForm", {});
  world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
  return (envelope.resultData as { ticket: string }).ticket;
}

/** Sends pieces until the file is there, as a browser does; `until`: only so many of them. */
export async function sendFile(
  world: World,
  file: Buffer,
  {
    until = Infinity,
    id = randomUUID(),
    name = "profile.pdf",
    ...link
  }: Partial<Link> & { until?: number; id?: string; name?: string } = {},
) {
  let at = { ...link, received: 0, isWhole: false } as Link & { received: number; isWhole: boolean };
  for (let sent = 0; sent < until && !at.isWhole; sent++) {
    const piece = file.subarray(at.received, at.received + pieceBytes).toString("base64");
    const { number, key } = at;
    const wish = { ...(number && { number, key }), file: id, name, size: file.length, offset: at.received, piece };
    const { envelope } = await world.answer("/newBusinessAnnex", wish);
    if (envelope.resultCode !== "SUCCESS") return { envelope, id };
    at = envelope.resultData as typeof at;
  }
  return { link: { number: at.number, key: at.key }, received: at.received, id };
}

export async function sent(world: World, more: object = {}): Promise<Link> {
  const wish = { ...aForm(more), requestKey: randomUUID(), ticket: await ticketOf(world) };
  const { envelope } = await world.answer("/newBusiness", wish);
  if (envelope.resultCode !== "SUCCESS") throw new Error(JSON.stringify(envelope));
  return envelope.resultData as Link;
}

/** The keys of all objects of enquiries in the store. */
export async function objectsIn({ shop }: World): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of shop.objects.list("enquiries/")) keys.push(key);
  return keys;
}

export const swept = ({ shop }: World): Promise<void> =>
  sweepEnquiries.run({}, contextFor(shop, { language: "en", address: "::1" }));
