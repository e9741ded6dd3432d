import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { consentTexts } from "../../../features/people/real-names/consent-texts.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { StepProps } from "./step-props.ts";
import { wishIn } from "./wish.ts";

/** Row R3: each in a box of its own, none ticked in advance, nor one whose text has changed since it was ticked. */
export function SendConsents({ entries, beside }: StepProps) {
  const { send: words } = useWords("real-name");
  const to = links(useVisit().language);
  const isChannel = !useLocation().pathname.endsWith("/real-name");
  const shown = consentTexts(words, wishIn(entries));
  const privacy = (
    <>
      {words.privacyBefore}
      <Link
        className="link"
        to={isChannel ? to.agreementChannel("privacy_policy") : to.agreement("privacy_policy")}
        target="_blank"
      >
        {words.privacyLink}
        <span className="vh"> {words.newTab}</span>
      </Link>
      {words.privacyAfter}
    </>
  );
  const boxes = { ...shown, privacy };
  const isSame = (name: string, label: ReactNode) => name === "privacy" || entries[`shown.${name}`] === label;
  return (
    <fieldset className="rn-part rn-consents">
      <legend>{words.consents}</legend>
      {Object.entries(boxes).map(([name, label]) => (
        <CheckField
          key={name}
          name={name}
          label={label}
          required
          defaultChecked={entries[name] === "on" && isSame(name, label)}
          error={beside(name)}
        />
      ))}
      {Object.entries(shown).map(([name, text]) => (
        <input key={name} type="hidden" name={`shown.${name}`} value={text} />
      ))}
    </fieldset>
  );
}
