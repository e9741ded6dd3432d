import { generateKeyPairSync, randomBytes, sign, X509Certificate, type KeyObject } from "node:crypto";
import { AsnConvert, OctetString } from "@peculiar/asn1-schema";
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  Extension,
  Extensions,
  id_ce_basicConstraints,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from "@peculiar/asn1-x509";
import { Null } from "asn1js";

export const applePassType = "pass.example.esim";
export const appleTeam = "A1B2C3D4E5";

/** An authority that no phone knows, and a certificate of it for passes. */
export function pretendApple(valid: { from?: string; to?: string } = {}) {
  const wwdr = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const own = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const authority = named({ cn: "Pretend Worldwide Developer Relations" });
  const issuer = certificateOf({ subject: authority, key: wwdr.publicKey, issuer: authority, by: wwdr.privateKey });
  const subject = named({ uid: applePassType, cn: `Pass Type ID: ${applePassType}`, ou: appleTeam });
  const certificate = certificateOf({ subject, key: own.publicKey, issuer: authority, by: wwdr.privateKey, ...valid });
  return {
    certificate,
    key: own.privateKey,
    issuer,
    files: {
      certificate: certificate.toString(),
      key: own.privateKey.export({ type: "pkcs8", format: "pem" }),
      // as Apple offers it for download
      wwdr: issuer.raw,
    },
  };
}

type Wish = { subject: Name; key: KeyObject; issuer: Name; by: KeyObject; from?: string; to?: string };

function certificateOf({ subject, key, issuer, by, from = "2026-01-01", to = "2036-01-01" }: Wish): X509Certificate {
  const algorithm = new AlgorithmIdentifier({ algorithm: "1.2.840.113549.1.1.11", parameters: new Null().toBER() });
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: Uint8Array.of(1, ...randomBytes(7)).buffer,
    signature: algorithm,
    issuer,
    validity: new Validity({ notBefore: new Date(from), notAfter: new Date(to) }),
    subject,
    extensions: new Extensions([
      new Extension({
        extnID: id_ce_basicConstraints,
        critical: true,
        extnValue: new OctetString(AsnConvert.serialize(new BasicConstraints({ cA: subject === issuer }))),
      }),
    ]),
    subjectPublicKeyInfo: AsnConvert.parse(key.export({ type: "spki", format: "der" }), SubjectPublicKeyInfo),
  });
  const signature = sign("RSA-SHA256", Buffer.from(AsnConvert.serialize(tbsCertificate)), by);
  const certificate = new Certificate({
    tbsCertificate,
    signatureAlgorithm: algorithm,
    signatureValue: new Uint8Array(signature).buffer,
  });
  return new X509Certificate(Buffer.from(AsnConvert.serialize(certificate)));
}

const kinds = { uid: "0.9.2342.19200300.100.1.1", cn: "2.5.4.3", ou: "2.5.4.11" } as const;

function named(parts: { [kind in keyof typeof kinds]?: string }): Name {
  return new Name(
    Object.entries(parts).map(
      ([kind, utf8String]) =>
        new RelativeDistinguishedName([
          new AttributeTypeAndValue({
            type: kinds[kind as keyof typeof kinds],
            value: new AttributeValue({ utf8String }),
          }),
        ]),
    ),
  );
}
