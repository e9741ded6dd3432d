import type { DestinationHead } from "../../features/plans/contract.ts";
import type { PlanWords } from "../../features/plans/plan-words.ts";
import { Link } from "../../ui/link.tsx";
import { Notice } from "../../ui/notice.tsx";

type DestinationRulesProps = { destination: DestinationHead; words: PlanWords["list"]["rules"]; registration: string };

/** What holds in a destination whatever plan one takes, said before the choice (market research, pain 15). */
export function DestinationRules({ destination: { name, identityRule, blockedNote }, words, registration }: DestinationRulesProps) {
  if (identityRule === "none" && !blockedNote) return null;
  return (
    <Notice tone="care" title={words.title(name)}>
      {identityRule === "real_name" && (
        <p>{words.real_name(name)} <Link className="link" to={registration}>{words.realNameLink}</Link></p>
      )}
      {blockedNote && <p>{words[blockedNote](name)}</p>}
    </Notice>
  );
}
