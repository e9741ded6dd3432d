/** What a browser can say of the line that it uses; most say nothing. */
export const linesTold = ["wifi", "mobile"] as const;

/**
 * through: as this eSIM would; home: from a country that has nothing to do with the plan, so another SIM or a VPN
 * carries it; wifi: it says so itself, or comes out in the destination while the eSIM comes out elsewhere; unknown:
 * nobody can tell.
 */
export const verdicts = ["through", "home", "wifi", "unknown"] as const;
type Verdict = (typeof verdicts)[number];

type Asked = {
  /** Where the request's address lies. */
  country: string | undefined;
  line: (typeof linesTold)[number] | undefined;
  /** Where the plan's traffic comes out, and where it works. */
  breakout: readonly string[];
  covered: readonly string[];
};

/** An address tells a country and no SIM: a "through" is a sign and no proof, and the words say so. */
export function connectionVerdict({ country, line, breakout, covered }: Asked): Verdict {
  if (line === "wifi") return "wifi";
  if (country === undefined) return "unknown";
  if (breakout.includes(country)) return "through";
  return covered.includes(country) ? "wifi" : "home";
}
