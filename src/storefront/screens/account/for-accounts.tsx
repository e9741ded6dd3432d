import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { TabName } from "./account-tab.ts";

/** A SIM's number opens that SIM and nothing else: it can be read off a card in anybody's hand. */
export function ForAccounts({ name }: { name: TabName }) {
  const words = useWords("account");
  const to = links(useVisit().language);
  return (
    <EmptyState
      level={2}
      title={words.forAccounts.title(words.tabs[name])}
      action={
        <LinkButton variant="go" icon="arrow-right" to={to.login({ back: to.account({ tab: name }) })}>
          {words.forAccounts.signIn}
        </LinkButton>
      }
    >
      {words.forAccounts.text}
    </EmptyState>
  );
}
