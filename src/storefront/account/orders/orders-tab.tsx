import { EmptyState } from "../../../ui/empty-state.tsx";
import { useWords } from "../../visit/words.ts";
import type { AccountTab } from "../account-tab.ts";

export const tab: AccountTab<null> = { areas: [], load: async () => null, View: Orders };

function Orders() {
  const { coming } = useWords("account");
  return <EmptyState title={coming} />;
}
