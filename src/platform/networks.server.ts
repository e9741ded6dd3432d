import { isIP } from "node:net";

/** A network that an address belongs to, and its limit as a multiple of a single address's. */
export type Network = { name: string; times: number };

/**
 * The networks that a limit applies to, narrowest first. An IPv6 household has a /64, often a /56; anyone can get a /48
 * for free, which contains 65,536 of the first. IPv4 addresses cost money, and many people share one.
 */
const ipv6Networks = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 3 },
] as const;
const ipv4Times = 16;

/**
 * The only place that maps an address to the networks that limits count. Anything a proxy passes on that is no address
 * counts as one network.
 */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  const family = isIP(address);
  if (family === 4) return ipv4(address);
  if (family !== 6) return [{ name: "no address", times: 1 }];
  const groups = groupsOf(address);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return ipv4([groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join("."));
  const named = ipv6Networks.map(({ bits, times }) => ({ name: `${prefix(groups, bits)}/${bits}`, times }));
  return named as [Network, ...Network[]];
}

/** The widest of them, by which nobody can be found: for records that are kept. */
export const widestNetworkOf = (address: string): string => networksOf(address).at(-1)!.name;

function ipv4(address: string): [Network, ...Network[]] {
  return [
    { name: address, times: 1 },
    { name: `${address.slice(0, address.lastIndexOf("."))}.0/24`, times: ipv4Times },
  ];
}

/** The eight groups of a valid IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  const hexadecimal = address
    .replace(/%.*/, "")
    .replace(
      /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
      (_, a, b, c, d) => `${(a * 256 + +b).toString(16)}:${(c * 256 + +d).toString(16)}`,
    );
  const [before, after] = hexadecimal.split("::").map((half) => half.split(":").filter(Boolean)) as [
    string[],
    string[]?,
  ];
  const zeros = after ? Array<string>(8 - before.length - after.length).fill("0") : [];
  return [...before, ...zeros, ...(after ?? [])].map((group) => Number.parseInt(group, 16));
}

function prefix(groups: number[], bits: number): string {
  const whole = groups.slice(0, Math.ceil(bits / 16));
  const spare = whole.length * 16 - bits;
  return [...whole.slice(0, -1), (whole.at(-1)! >> spare) << spare].map((group) => group.toString(16)).join(":");
}
