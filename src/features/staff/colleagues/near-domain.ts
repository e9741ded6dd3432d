/**
 * The domain of a colleague's mailbox that an address is one slip away from: a letter too many, too few, another one, or
 * two that changed places. Undefined where it is one of them, or none is near.
 */
export function nearDomain(email: string, colleagues: readonly string[]): string | undefined {
  const typed = domainOf(email);
  const known = [...new Set(colleagues.map(domainOf))];
  return known.includes(typed) ? undefined : known.find((one) => isOneSlip(typed, one));
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + (isSwapped ? 2 : 1)) === long.slice(at + (isSwapped ? 2 : 1));
}
