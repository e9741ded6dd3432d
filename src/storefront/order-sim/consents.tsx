import { CheckField } from "../../ui/check-field.tsx";
import { Link } from "../../ui/link.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import type { FieldsProps } from "./order-form.ts";

/** Row O4: each in a box of its own, none ticked in advance, the one that is not needed says so. */
export function Consents({ entries, beside }: FieldsProps) {
  const { consents: words } = useWords("order");
  const to = links(useVisit().language);
  const privacy = (
    <>
      {words.privacyBefore}
      <Link className="link" to={to.agreement("privacy_policy")} target="_blank">
        {words.privacyLink}<span className="vh"> {words.newTab}</span>
      </Link>
    </>
  );
  return (
    <fieldset className="order-consents">
      <legend className="vh">{words.label}</legend>
      <CheckField name="privacyPolicy" label={privacy} required defaultChecked={entries?.privacyPolicy === "on"} error={beside("privacyPolicy")} />
      <CheckField name="dataTransfer" label={words.transfer} required defaultChecked={entries?.dataTransfer === "on"} error={beside("dataTransfer")} />
      <CheckField
        name="accountByEmail"
        label={<>{words.account} <span className="soft">({words.optional})</span></>}
        defaultChecked={entries?.accountByEmail === "on"}
      />
    </fieldset>
  );
}
