import { useShownAddress } from "../../ground/visit/use-shown-address.ts";

/** The page's forms share its address: each takes along what the others have said. */
export function OtherEntries({ but }: { but: readonly string[] }) {
  const search = new URLSearchParams(useShownAddress().split("?")[1]);
  const others = [...search].filter(([name]) => !but.includes(name)).slice(0, 100);
  return others.map(([name, value], place) => <input key={place} type="hidden" name={name} value={value} />);
}
