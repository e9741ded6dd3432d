/** Of a gateway, whose currency need not be one of the shop's; all that gateways list here have two decimals. */
export function foreignAmount(side: { amount: number | null; currency: string | null } | null): string | null {
  if (!side || side.amount === null) return null;
  return [side.currency, (side.amount / 100).toFixed(2)].filter(Boolean).join(" ");
}
