import { createHash } from "node:crypto";
import { zipSync } from "fflate";
import sharp from "sharp";
import { html } from "../../../kernel/html.ts";
import { night, shopMark } from "../../../kernel/shop-mark.ts";
import type { Wallet, WalletPass } from "../wallet.ts";
import { detachedSignature, type Signer } from "./detached-signature.server.ts";

/** `passType` and `team` as the certificate has them: a phone refuses a pass that says others. */
type Account = Signer & { passType: string; team: string };

const sides = { icon: 29, "icon@2x": 58, "icon@3x": 87, logo: 50, "logo@2x": 100, "logo@3x": 150 };

/** Apple Wallet's generic pass: a signed archive (developer.apple.com/documentation/walletpasses). */
export async function appleWallet({ passType, team, ...signer }: Account): Promise<Wallet> {
  const pictures = Object.fromEntries(
    await Promise.all(Object.entries(sides).map(async ([name, side]) => [`${name}.png`, await picture(side)] as const)),
  );
  return {
    name: "apple",
    until: new Date(Math.min(signer.certificate.validToDate.getTime(), signer.issuer.validToDate.getTime())),
    async made(pass, now) {
      const said = { formatVersion: 1, passTypeIdentifier: passType, teamIdentifier: team, ...contentOf(pass) };
      const files = { "pass.json": Buffer.from(JSON.stringify(said)), ...pictures };
      const manifest = Buffer.from(JSON.stringify(hashesOf(files)));
      const signature = detachedSignature(manifest, signer, now);
      const archive = zipSync({ ...files, "manifest.json": manifest, signature }, { mtime: now });
      return { name: "esim.pkpass", type: "application/vnd.apple.pkpass", file: Buffer.from(archive) };
    },
  };
}

function contentOf({ id, name, title, facts, page, ends }: WalletPass) {
  const fields = facts.map((fact, place) => ({ key: `fact${place}`, label: fact.name, value: fact.value }));
  const link = html`<a href="${page.address}">${page.label}</a>`;
  return {
    serialNumber: id,
    organizationName: name,
    description: `${name} · ${title}`,
    logoText: name,
    backgroundColor: `rgb(${night.join(", ")})`,
    foregroundColor: "rgb(242, 246, 250)",
    labelColor: "rgb(170, 190, 220)",
    // without milliseconds, which its form of W3C's date and time does not have
    expirationDate: `${ends.toISOString().slice(0, 19)}Z`,
    // the link opens the eSIM: a pass is not handed on by a button
    sharingProhibited: true,
    generic: {
      primaryFields: [{ key: "where", value: title }],
      secondaryFields: fields.slice(0, 2),
      auxiliaryFields: fields.slice(2),
      backFields: [{ key: "page", label: name, value: page.address, attributedValue: link.text }],
    },
  };
}

/** SHA-1, as the format has it; what holds is the signature over the list. */
function hashesOf(files: Record<string, Buffer>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, createHash("sha1").update(file).digest("hex")]),
  );
}

function picture(side: number): Promise<Buffer> {
  const pixels = Buffer.from(shopMark(side).flat());
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}
