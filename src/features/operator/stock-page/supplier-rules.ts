/** How far a look at suppliers goes back. */
export const supplierDays = 7;
/** An eSIM that is asked for is there in seconds; after this its buyer writes to us. */
const longestWaitSeconds = 900;
const slowSeconds = 120;
const failingShare = 0.05;
/** By which the reseller says that our account has no money (domain notes 2.5). */
const noMoney = "200007";

export const supplierStates = ["well", "slow", "failing", "stands", "quiet"] as const;
type SupplierState = (typeof supplierStates)[number];

type Figures = { made: number; failed: number; waiting: number; oldestSeconds: number; p95: number | null };

export function healthOf({ made, failed, waiting, oldestSeconds, p95 }: Figures): SupplierState {
  if (made + failed + waiting === 0) return "quiet";
  if (oldestSeconds > longestWaitSeconds || (failed > 0 && made === 0)) return "stands";
  if (failed > failingShare * (made + failed)) return "failing";
  return p95 !== null && p95 > slowSeconds ? "slow" : "well";
}

export const credits = ["enough", "used_up"] as const;

type Credit = (typeof credits)[number];
type Last = { made: boolean | null; failure: string | null };

/** No reseller says how much is left; its last answer says whether there was enough. */
export function creditOf(supplier: string, last: Last): Credit | null {
  if (supplier !== "reseller") return null;
  if (last.failure === noMoney) return "used_up";
  return last.made ? "enough" : null;
}
