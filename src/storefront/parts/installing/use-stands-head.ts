import { useWords } from "../../ground/visit/words.ts";
import { standsNow, type SimLeft } from "./esim-status.ts";

/** How the page of an eSIM begins that is on a phone; nothing while it is still to be installed. */
export function useStandsHead(
  left: SimLeft | undefined,
  areaName: string,
): { title: string; lede: string } | undefined {
  const { heads, ledes } = useWords("data-left");
  const stands = standsNow(left);
  return (
    stands && {
      title: heads[stands](areaName),
      lede: stands === "on" || left?.packages[0]?.buyMore ? ledes[stands] : "",
    }
  );
}
