import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

/**
 * What needs real-name registration says so, how and how long it takes, before and after buying in the same words.
 * `sim`: the number that the form begins with, once there is one.
 */
export function RegistrationNotice({ identity, sim }: Pick<PlanCard, "identity"> & { sim?: string | undefined }) {
  const words = useWords("registration");
  const to = links(useVisit().language);
  if (identity === "none") return null;
  return (
    <Notice
      tone="care"
      title={words.title}
      action={
        <Link className="link" to={to.realName({ sim })}>
          {words.link}
        </Link>
      }
    >
      {words.how}
    </Notice>
  );
}
