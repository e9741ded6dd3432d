import type { Answer } from "../../ground/visit/calls.ts";

export type Packages = Answer<"/account/getPackages">;
export type Package = Packages["purchased"][number];
/** Also for the holder of a link to it: nothing of its order. */
export type PackageLeft = Answer<"/esim/getDataLeft">["sims"][number]["packages"][number];
export type ClockEntry = Packages["clock"][number];
