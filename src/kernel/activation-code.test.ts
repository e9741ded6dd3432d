import { describe, expect, test } from "vitest";
import { activationCode, androidInstallLink, appleInstallLink, parseActivationCode } from "./activation-code.ts";

const gsma = { smdpAddress: "smdp.gsma.com", matchingId: "04386-AGYFT-A74Y8-3F815" };
const oid = "1.3.6.1.4.1.31746";

describe("the examples of SGP.22 4.1 are read and written back", () => {
  test.each([
    ["1$SMDP.GSMA.COM$04386-AGYFT-A74Y8-3F815", gsma],
    ["1$SMDP.GSMA.COM$04386-AGYFT-A74Y8-3F815$$1", { ...gsma, needsConfirmation: true }],
    [`1$SMDP.GSMA.COM$04386-AGYFT-A74Y8-3F815$${oid}$1`, { ...gsma, oid, needsConfirmation: true }],
    [`1$SMDP.GSMA.COM$04386-AGYFT-A74Y8-3F815$${oid}`, { ...gsma, oid }],
    [`1$SMDP.GSMA.COM$$${oid}`, { smdpAddress: "smdp.gsma.com", matchingId: "", oid }],
    [
      "LPA:1$rsp.example.com$QR-G-5C-21K-1CHHCG1",
      { smdpAddress: "rsp.example.com", matchingId: "QR-G-5C-21K-1CHHCG1" },
    ],
  ])("%s", (text, parts) => {
    expect(parseActivationCode(text)).toEqual(parts);
    expect(activationCode(parts).toLowerCase()).toBe(`LPA:${text.replace(/^LPA:/, "")}`.toLowerCase());
  });

  test("with a field of a later version", () => {
    expect(parseActivationCode(`1$smdp.gsma.com$04386-AGYFT-A74Y8-3F815$$0$future`)).toEqual(gsma);
  });
});

describe("what is no activation code is refused", () => {
  test.each([
    "2$smdp.example.com$ABC",
    "1$smdp.example.com",
    "1$https://smdp.example.com$ABC",
    "1$192.0.2.1$ABC",
    "1$smdp.example.com:8443$ABC",
    "1$smdp.example.com$AB C",
    "1$smdp.example.com$ABC$$yes",
    "1$smdp.example.com$",
    "1$smdp$ABC",
    "1$smdp.example.com$ABC$9.1",
    `1$smdp.example.com$${"A".repeat(240)}`,
    "",
  ])("%s", (text) => {
    expect(parseActivationCode(text)).toBeUndefined();
  });
});

test("the matching id keeps its case", () => {
  const code = activationCode({ smdpAddress: "rsp.example.com", matchingId: "aB-3x" });
  expect(code).toBe("LPA:1$rsp.example.com$aB-3x");
  expect(parseActivationCode(code)?.matchingId).toBe("aB-3x");
});

test("the install links carry the whole code, encoded", () => {
  const code = "LPA:1$rsp.example.com$04386-AGYFT";
  const encoded = "carddata=LPA%3A1%24rsp.example.com%2404386-AGYFT";
  expect(appleInstallLink(code)).toBe(`https://esimsetup.apple.com/esim_qrcode_provisioning?${encoded}`);
  expect(androidInstallLink(code)).toBe(`https://esimsetup.android.com/esim_qrcode_provisioning?${encoded}`);
});
