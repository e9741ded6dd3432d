/** What the order of activation looks at. `endsAt`: when a running package ends, or until when a waiting one may begin. */
export type InOrder = { endsAt: Date; regions: number; boughtAt: Date };

/** Spec 4: of several packages on one SIM the one that ends earlier goes first, then the one for fewer regions, then the one bought earlier. */
export function byActivationOrder(one: InOrder, other: InOrder): number {
  return one.endsAt.getTime() - other.endsAt.getTime() || one.regions - other.regions || one.boughtAt.getTime() - other.boughtAt.getTime();
}
