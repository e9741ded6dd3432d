/** Limits of the packages shown for one SIM. */
export const mostOpen = 50;
export const mostUsed = 50;

/** A package is identified by its order and position. */
export type PackageKey = { orderId: string; position: number };

export const packageIdOf = ({ orderId, position }: PackageKey) => `${orderId}.${position}`;

export function packageKeyOf(packageId: string): PackageKey {
  const [orderId, position] = packageId.split(".") as [string, string];
  return { orderId, position: Number(position) };
}
