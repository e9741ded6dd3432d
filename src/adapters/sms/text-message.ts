/** Characters of the GSM 7-bit alphabet, and those that count twice (3GPP TS 23.038 6.2.1). */
const single = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const double = new Set("^{}\\[~]|€");

/**
 * Whether it fits into one text message: 160 characters of the GSM alphabet, or 70 of UCS-2 if any character is not in
 * it.
 */
export function isOneSegment(text: string): boolean {
  const { places, of } = placesOfText(text);
  return places <= of;
}

/** How much a text takes of one message. */
export function placesOfText(text: string): { places: number; of: number } {
  const signs = Array.from(text);
  if (!signs.every((sign) => single.has(sign) || double.has(sign))) return { places: text.length, of: 70 };
  return { places: signs.reduce((places, sign) => places + (double.has(sign) ? 2 : 1), 0), of: 160 };
}

/**
 * `sentence` and, if it still fits into one message, the last line that binds the code to our site (WICG, origin-bound
 * one-time codes). Not to mainland China, where carriers drop messages that name a site. `to`: E.164; `host`: without
 * port.
 */
export function textMessage({
  sentence,
  to,
  code,
  host,
}: {
  sentence: string;
  to: string;
  code: string;
  host: string;
}): string {
  const bound = `${sentence}\n@${host} #${code}`;
  return isOneSegment(bound) && !to.startsWith("+86") ? bound : sentence;
}
