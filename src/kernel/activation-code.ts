/** The activation code of an eSIM (SGP.22 4.1). A bearer secret: never log it, never put it into a URL of ours. */
type ActivationCode = {
  smdpAddress: string;
  /** Case-sensitive: some suppliers issue lower-case tokens. Empty only when `oid` is given. */
  matchingId: string;
  oid?: string;
  /** The user must enter a confirmation code, which is never part of this code. */
  needsConfirmation?: boolean;
};

const hostName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const token = /^[0-9A-Za-z-]+$/;
const objectId = /^[0-2](\.(0|[1-9]\d*))+$/;
/** SGP.22 4.1, without the `LPA:` that a QR code puts before it. */
const longestCode = 255;

/** A host name: no scheme, port, path, IP address or single label. */
export function isSmdpAddress(text: string): boolean {
  return hostName.test(text);
}

export function isMatchingId(text: string): boolean {
  return token.test(text);
}

/** `LPA:1$rsp.example.com$04386-AGYFT-A74Y8-3F815`, as a QR code holds it. */
export function activationCode({ smdpAddress, matchingId, oid, needsConfirmation }: ActivationCode): string {
  const optional = needsConfirmation ? [oid ?? "", "1"] : oid ? [oid] : [];
  return `LPA:${["1", smdpAddress, matchingId, ...optional].join("$")}`;
}

/** Parses a code with or without `LPA:`; `undefined` when it is malformed. Fields of later versions are ignored. */
export function parseActivationCode(text: string): ActivationCode | undefined {
  const code = text.trim().replace(/^LPA:/i, "");
  const [format, address = "", matchingId, oid = "", flag = ""] = code.split("$");
  if (code.length > longestCode || format !== "1" || !isSmdpAddress(address) || matchingId === undefined)
    return undefined;
  if (matchingId === "" ? oid === "" : !isMatchingId(matchingId)) return undefined;
  if ((oid !== "" && !objectId.test(oid)) || !["", "0", "1"].includes(flag)) return undefined;
  return {
    smdpAddress: address.toLowerCase(),
    matchingId,
    ...(oid && { oid }),
    ...(flag === "1" && { needsConfirmation: true }),
  };
}

/** One tap on iOS 17.4 and later; in the system's browser, not inside another app. */
export function appleInstallLink(code: string): string {
  return `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${encodeURIComponent(code)}`;
}

/** One tap on Android 10 and later, on many makers' phones but not on all: always show the QR code too. */
export function androidInstallLink(code: string): string {
  return `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${encodeURIComponent(code)}`;
}
