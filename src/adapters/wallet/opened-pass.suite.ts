import { createHash, verify, X509Certificate } from "node:crypto";
import { ContentInfo, id_messageDigest, SignedData } from "@peculiar/asn1-cms";
import { AsnConvert, OctetString } from "@peculiar/asn1-schema";
import { fromBER, type Constructed } from "asn1js";
import { unzipSync } from "fflate";

type Files = Record<string, Uint8Array>;

/** The files of a pass, as a phone finds them. */
export const filesOf = (archive: Buffer): Files => unzipSync(archive);

/** What a pass says. */
export const saidIn = (files: Files) =>
  JSON.parse(Buffer.from(files["pass.json"]!).toString()) as Record<string, unknown> & {
    generic: Record<string, { key: string; label?: string; value: string; attributedValue?: string }[]>;
  };

/** Judges a pass as a phone does: every file is on the list with its hash, and the list is signed by `authority`'s. */
export function isGenuine(files: Files, authority: X509Certificate): boolean {
  const { signature, "manifest.json": manifest, ...rest } = files;
  const listed = JSON.parse(Buffer.from(manifest!).toString()) as Record<string, string>;
  const names = new Set([...Object.keys(listed), ...Object.keys(rest)]);
  const isWhole = [...names].every((name) => rest[name] && listed[name] === sha1(rest[name]));
  return isWhole && isSigned(manifest!, signature!, authority);
}

const sha1 = (file: Uint8Array) => createHash("sha1").update(file).digest("hex");

function isSigned(content: Uint8Array, signature: Uint8Array, authority: X509Certificate): boolean {
  const signed = signedDataIn(signature);
  const signer = signed.signerInfos[0]!;
  const digest = signer.signedAttrs!.find(({ attrType }) => attrType === id_messageDigest)!.attrValues[0]!;
  const serial = Buffer.from(signer.sid.issuerAndSerialNumber!.serialNumber).toString("hex").toUpperCase();
  const own = certificatesIn(signed).find(({ serialNumber }) => serialNumber === serial);
  return (
    own !== undefined &&
    own.checkIssued(authority) &&
    own.verify(authority.publicKey) &&
    Buffer.from(AsnConvert.parse(digest, OctetString).buffer).equals(createHash("sha256").update(content).digest()) &&
    verify("RSA-SHA256", signedBytesIn(signature), own.publicKey, Buffer.from(signer.signature.buffer))
  );
}

/** RFC 5652, 5.4: the attributes are signed as a SET and sent under the tag [0]. */
function signedBytesIn(signature: Uint8Array): Buffer {
  const inside = (block: unknown) => (block as Constructed).valueBlock.value;
  const signedData = inside(inside(fromBER(signature).result)[1])[0];
  const signer = inside(inside(signedData).at(-1))[0];
  return Buffer.from(inside(signer)[3]!.valueBeforeDecodeView).fill(0x31, 0, 1);
}

export const signedDataIn = (signature: Uint8Array): SignedData =>
  AsnConvert.parse(AsnConvert.parse(signature, ContentInfo).content, SignedData);

export const certificatesIn = (signed: SignedData): X509Certificate[] =>
  signed.certificates!.map(({ certificate }) => new X509Certificate(Buffer.from(AsnConvert.serialize(certificate))));
