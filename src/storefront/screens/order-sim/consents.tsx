import { CheckField } from "../../../ui/check-field.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Filled } from "../../parts/forms/form-part.ts";
import type { Offer } from "./load.ts";

/**
 * Row O4: each in a box of its own, none ticked in advance; those that are not needed say so. The wish to begin at
 * once: domain notes 7.
 */
export function Consents({ signedIn, entries, beside }: Filled & Pick<Offer, "signedIn">) {
  const { consents: words } = useWords("order");
  const to = links(useVisit().language);
  const privacy = (
    <>
      {words.privacyBefore}
      <Link className="link" to={to.agreement("privacy_policy")} target="_blank">
        {words.privacyLink}
        <span className="vh"> {words.newTab}</span>
      </Link>
    </>
  );
  const optional = (text: string) => (
    <>
      {text} <span className="soft">({words.optional})</span>
    </>
  );
  return (
    <fieldset className="order-consents">
      <legend className="vh">{words.label}</legend>
      <CheckField
        name="privacyPolicy"
        label={privacy}
        required
        defaultChecked={entries?.privacyPolicy === "on"}
        error={beside("privacyPolicy")}
      />
      <CheckField
        name="dataTransfer"
        label={words.transfer}
        required
        defaultChecked={entries?.dataTransfer === "on"}
        error={beside("dataTransfer")}
      />
      <CheckField name="beginNow" label={optional(words.beginNow)} defaultChecked={entries?.beginNow === "on"} />
      {!signedIn && (
        <CheckField
          name="accountByEmail"
          label={optional(words.account)}
          defaultChecked={entries?.accountByEmail === "on"}
        />
      )}
    </fieldset>
  );
}
