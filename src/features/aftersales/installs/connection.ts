/** What a browser may report about its connection; most report nothing. */
export const connections = ["wifi", "mobile"] as const;

/**
 * through: consistent with this eSIM; home: from a country unrelated to the plan, so another SIM or a VPN is in use;
 * wifi: reported as such, or the address is in the destination while the eSIM's traffic exits elsewhere; unknown:
 * cannot be determined.
 */
export const verdicts = ["through", "home", "wifi", "unknown"] as const;
type Verdict = (typeof verdicts)[number];

type Asked = {
  /** The country of the request's address. */
  country: string | undefined;
  line: (typeof connections)[number] | undefined;
  /** Where the plan's traffic exits, and where it works. */
  breakout: readonly string[];
  covered: readonly string[];
};

/** An address reveals a country and not a SIM: "through" is an indication and no proof, and the text says so. */
export function connectionVerdict({ country, line, breakout, covered }: Asked): Verdict {
  if (line === "wifi") return "wifi";
  if (country === undefined) return "unknown";
  if (breakout.includes(country)) return "through";
  return covered.includes(country) ? "wifi" : "home";
}
