import { storageKeys } from "../../../kernel/visitor.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../links.ts";
import { useRemembered } from "../visit/browser-storage.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";

/** Row H7: links to the account with `Token` or `checked_iccid`, else to sign-in. Only the browser knows which. */
export function useAccountEntry(): { to: string; label: string } {
  const to = links(useVisit().language);
  const { nav } = useWords("shell");
  const token = useRemembered(storageKeys.token);
  const checkedIccid = useRemembered(storageKeys.checkedIccid);
  return token || checkedIccid ? { to: to.account(), label: nav.account } : { to: to.login(), label: nav.login };
}

export function AccountLink() {
  const { to, label } = useAccountEntry();
  return (
    <Link className="icon-button site-account" to={to} aria-label={label}>
      <Icon name="user" />
    </Link>
  );
}
