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
