import { createHash, sign, type KeyObject, type X509Certificate } from "node:crypto";
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContentInfo,
  id_contentType,
  id_data,
  id_messageDigest,
  id_signedData,
  id_signingTime,
  IssuerAndSerialNumber,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
  SigningTime,
} from "@peculiar/asn1-cms";
import { AsnConvert, AsnSerializer, OctetString } from "@peculiar/asn1-schema";
import { AlgorithmIdentifier, Certificate } from "@peculiar/asn1-x509";
import { Null, ObjectIdentifier, Set as AsnSet } from "asn1js";

/** `issuer`: the intermediate certificate that issued ours, which a phone may not have. */
export type Signer = { certificate: X509Certificate; key: KeyObject; issuer: X509Certificate };

const nothing = new Null().toBER();
const sha256 = new AlgorithmIdentifier({ algorithm: "2.16.840.1.101.3.4.2.1", parameters: nothing });
const rsa = new AlgorithmIdentifier({ algorithm: "1.2.840.113549.1.1.1", parameters: nothing });

/** CMS signed data without what it signs (RFC 5652), RSA and SHA-256, with the time of signing. */
export function detachedSignature(content: Buffer, { certificate, key, issuer }: Signer, now: Date): Buffer {
  const own = parsed(certificate);
  const attributes = [
    attribute(id_contentType, new ObjectIdentifier({ value: id_data }).toBER()),
    attribute(id_signingTime, AsnConvert.serialize(new SigningTime(now))),
    attribute(id_messageDigest, AsnConvert.serialize(new OctetString(createHash("sha256").update(content).digest()))),
  ];
  const signedAttrs = attributes.toSorted((one, other) => Buffer.compare(encoded(one), encoded(other)));
  const signature = sign("RSA-SHA256", signedBytes(signedAttrs), key);
  const { issuer: name, serialNumber } = own.tbsCertificate;
  const signer = new SignerInfo({
    version: CMSVersion.v1,
    sid: new SignerIdentifier({ issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer: name, serialNumber }) }),
    digestAlgorithm: sha256,
    signedAttrs,
    signatureAlgorithm: rsa,
    signature: new OctetString(signature),
  });
  const signed = new SignedData({
    version: CMSVersion.v1,
    digestAlgorithms: new DigestAlgorithmIdentifiers([sha256]),
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_data }),
    certificates: new CertificateSet([own, parsed(issuer)].map((one) => new CertificateChoices({ certificate: one }))),
    signerInfos: new SignerInfos([signer]),
  });
  return encoded(new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(signed) }));
}

/** What is signed of the attributes is a SET in DER: they are in the order of their bytes (RFC 5652, 5.4). */
function signedBytes(attributes: readonly Attribute[]): Buffer {
  return Buffer.from(new AsnSet({ value: attributes.map((one) => AsnSerializer.toASN(one)) }).toBER());
}

const attribute = (attrType: string, value: ArrayBuffer) => new Attribute({ attrType, attrValues: [value] });
const encoded = (value: object) => Buffer.from(AsnConvert.serialize(value));
const parsed = ({ raw }: X509Certificate) => AsnConvert.parse(raw, Certificate);
