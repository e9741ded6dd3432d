/** Spec 3: a remark on a SIM is optional, and one line. */
export const longestRemark = 40;

/** So many SIMs one account types in; a list of more is somebody's business with us. */
export const mostAdded = 100;
/** So many of one's latest orders are looked at, and so many SIMs shown. */
export const mostOrders = 500;
export const mostSims = 200;
/** Packages of one SIM: those that are open all, and so many that are over. */
export const mostOpen = 50;
export const mostUsed = 50;

/** A package is known by its order and its place there. */
export type PackageKey = { orderId: string; position: number };

export const packageIdOf = ({ orderId, position }: PackageKey) => `${orderId}.${position}`;

export function packageKeyOf(packageId: string): PackageKey {
  const [orderId, position] = packageId.split(".") as [string, string];
  return { orderId, position: Number(position) };
}
