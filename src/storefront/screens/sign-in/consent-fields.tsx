import { CheckField } from "../../../ui/check-field.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";

type ConsentProps = { entries: Entries | undefined; version: string; error: string | undefined; hint?: string };

/** The privacy policy, as it is today, in a box that is not ticked in advance. */
export function PrivacyField({ entries, version, error, hint }: ConsentProps) {
  const { fields: words } = useWords("sign-in");
  const to = links(useVisit().language);
  const label = (
    <>
      {words.privacyBefore}
      <Link className="link" to={to.agreement("privacy_policy")} target="_blank">
        {words.privacyLink}
        <span className="vh"> {words.newTab}</span>
      </Link>
    </>
  );
  return (
    <>
      <input type="hidden" name="consentVersion" value={version} />
      <CheckField
        name="privacyPolicy"
        label={label}
        hint={hint}
        required
        defaultChecked={entries?.privacyPolicy === "on"}
        error={error}
      />
    </>
  );
}

/** `bySim`: a session by the number of a SIM lasts a day only. */
export function StayField({ entries, bySim = false }: { entries: Entries | undefined; bySim?: boolean }) {
  const { fields: words } = useWords("sign-in");
  return (
    <CheckField
      name="staySignedIn"
      label={words.stay}
      hint={bySim ? words.stayHintSim : words.stayHint}
      defaultChecked={entries?.staySignedIn === "on"}
    />
  );
}
