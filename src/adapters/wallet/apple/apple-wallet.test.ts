import sharp from "sharp";
import { expect, test } from "vitest";
import { longPass as pass } from "../long-pass.suite.ts";
import { certificatesIn, filesOf, isGenuine, saidIn, signedDataIn } from "../opened-pass.suite.ts";
import { applePassType, appleTeam, pretendApple } from "../pretend-apple.suite.ts";
import type { PassFile } from "../wallet.ts";
import { appleWallet } from "./apple-wallet.server.ts";

const { certificate, key, issuer } = pretendApple();
const wallet = await appleWallet({ passType: applePassType, team: appleTeam, certificate, key, issuer });
const now = new Date("2026-11-21T08:00:00.400Z");
const { name, type, file } = (await wallet.made(pass, now)) as PassFile;
const files = filesOf(file);

test("it is a .pkpass: what it says, pictures, the list of hashes and its signature", () => {
  expect([name, type]).toEqual(["esim.pkpass", "application/vnd.apple.pkpass"]);
  expect(Object.keys(files)).toEqual([
    "pass.json",
    "icon.png",
    "icon@2x.png",
    "icon@3x.png",
    "logo.png",
    "logo@2x.png",
    "logo@3x.png",
    "manifest.json",
    "signature",
  ]);
});

test("it says what its page says, under the pass type and the team of the certificate, and ends by itself", () => {
  expect(saidIn(files)).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: applePassType,
    teamIdentifier: appleTeam,
    serialNumber: pass.id,
    organizationName: "Farwave eSIM",
    description: `Farwave eSIM · ${pass.title}`,
    expirationDate: "2027-06-19T08:00:00Z",
    sharingProhibited: true,
    generic: {
      primaryFields: [{ value: pass.title }],
      secondaryFields: [
        { label: "數據", value: "每日 1.5 GB" },
        { label: "日數", value: "30 日" },
      ],
      auxiliaryFields: [{ label: "最遲啟用", value: "2027年5月20日" }],
    },
  });
});

test("its link is in the markup that Apple reads, and as text for watches, which read none", () => {
  const { backFields } = saidIn(files).generic;
  const { value, attributedValue } = backFields![0]!;
  expect(value).toBe(pass.page.address);
  expect(attributedValue).toBe(`<a href="${pass.page.address.replace("&", "&amp;")}">${pass.page.label}</a>`);
});

test.each([
  ["icon.png", 29],
  ["icon@2x.png", 58],
  ["icon@3x.png", 87],
  ["logo.png", 50],
  ["logo@2x.png", 100],
  ["logo@3x.png", 150],
])("%s is a PNG of %i pixels", async (picture, side) => {
  expect(await sharp(files[picture]).metadata()).toMatchObject({ format: "png", width: side, height: side });
});

test("a phone believes it: each file by its hash, the hashes by the signature, which brings both certificates", () => {
  expect(isGenuine(files, issuer)).toBe(true);
  const signed = signedDataIn(files["signature"]!);
  expect(certificatesIn(signed).map(({ raw }) => raw)).toEqual([certificate.raw, issuer.raw]);
  expect(signed.encapContentInfo.eContent).toBeUndefined();
});

test("the time of signing is the shop's, to the second", () => {
  const times = signedDataIn(files["signature"]!).signerInfos[0]!.signedAttrs!.filter(
    ({ attrType }) => attrType === "1.2.840.113549.1.9.5",
  );
  // UTCTime: tag, length, YYMMDDHHMMSSZ
  expect(times.map(({ attrValues }) => Buffer.from(attrValues[0]!).subarray(2).toString())).toEqual(["261121080000Z"]);
});

test.each([
  ["what it says", { "pass.json": Buffer.from(JSON.stringify({ ...saidIn(files), serialNumber: "other" })) }],
  ["a picture", { "icon.png": files["logo.png"]! }],
  ["a file more", { "strip.png": files["logo.png"]! }],
])("a phone refuses it when somebody changed %s", (_, change) => {
  expect(isGenuine({ ...files, ...change }, issuer)).toBe(false);
});

test("a phone refuses a list that was rewritten to fit its files", () => {
  const { "pass.json": said, "manifest.json": manifest, signature } = files;
  const bare = { "pass.json": said!, "manifest.json": manifest!, signature: signature! };
  const { "pass.json": hash } = JSON.parse(Buffer.from(manifest!).toString()) as Record<string, string>;
  bare["manifest.json"] = Buffer.from(JSON.stringify({ "pass.json": hash }));
  expect(isGenuine(bare, issuer)).toBe(false);
});

test("a phone refuses it under another authority, and with another's signature", async () => {
  const other = pretendApple();
  expect(isGenuine(files, other.issuer)).toBe(false);
  const theirs = await appleWallet({ passType: applePassType, team: appleTeam, ...other });
  const { signature } = filesOf(((await theirs.made(pass, now)) as PassFile).file);
  expect(isGenuine({ ...files, signature: signature! }, issuer)).toBe(false);
});

test("it is offered until the first of its certificates ends", async () => {
  const brief = pretendApple({ to: "2026-12-01" });
  const { until } = await appleWallet({ passType: applePassType, team: appleTeam, ...brief });
  expect(until).toEqual(new Date("2026-12-01T00:00:00Z"));
});
