import type { Destination, Region } from "../destinations/destination.ts";
import { plain } from "../destinations/spelling.ts";

type Places = { byIso2: ReadonlyMap<string, Destination>; regions: ReadonlyMap<string, Region> };

/** Countries and regions with such a part in a name of any language; none for an empty part. */
export function areasCalled({ byIso2, regions }: Places, part: string): string[] {
  const wanted = plain(part);
  if (wanted === "") return [];
  const called = (names: object) => Object.values(names).some((name) => plain(String(name)).includes(wanted));
  return [
    ...[...byIso2.values()].filter(({ names }) => called(names)).map(({ iso2 }) => iso2),
    ...[...regions.values()].filter(({ names }) => called(names)).map(({ slug }) => slug),
  ];
}
