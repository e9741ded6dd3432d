import { useWords } from "../visit/words.ts";
import { EntryList } from "./entries-panel.tsx";
import { usePartnershipEntries, useSupportEntries } from "./entries.ts";

/** The bar's lists in a phone's menu. Only the server renders them (menu-panel.tsx). */
export function MenuLists() {
  const { nav } = useWords("shell");
  const [support, partnership] = [useSupportEntries(), usePartnershipEntries()];
  return (
    <>
      <h2>{nav.support}</h2>
      <EntryList entries={support} />
      <h2>{nav.partnership}</h2>
      <EntryList entries={partnership} />
    </>
  );
}
