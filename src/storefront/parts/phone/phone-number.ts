/**
 * `HK +852` and `5123 4567` → `+852 51234567`, which the server reads (kernel/phone.ts). Who writes the whole number,
 * with a plus or two noughts, is taken at their word. Empty stays empty, so that the contract says so.
 */
export function phoneNumber(chosen: string, typed: string): string {
  const written = typed.normalize("NFKC").trim();
  if (written === "" || written.startsWith("+")) return written;
  if (written.startsWith("00")) return `+${written.slice(2)}`;
  const code = /\+[\d ]+/.exec(chosen)?.[0] ?? "";
  return code ? `${code} ${written}` : written;
}

export type CallingCode = { country: string; code: string };

/**
 * The other way round, to fill a form: `+85251234567` in Hong Kong → `HK +852` and `51234567`; a number of elsewhere
 * stays whole.
 */
export function phoneEntries(
  whole: string,
  country: string,
  codes: readonly CallingCode[],
): { chosen: string; typed: string } {
  const own = codes.find((one) => one.country === country);
  const digits = own?.code.replaceAll(" ", "");
  return own && digits && whole.startsWith(digits)
    ? { chosen: codeChoice(own), typed: whole.slice(digits.length) }
    : { chosen: "", typed: whole };
}

/** The value of a choice in the list of codes. */
export const codeChoice = ({ country, code }: CallingCode): string => `${country} ${code}`;
