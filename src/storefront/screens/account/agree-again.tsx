import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

type AgreeAgainProps = { version: string; error: string | undefined };

/** The privacy policy has changed materially: asked with a box of its own, and everything else goes on working. */
export function AgreeAgain({ version, error }: AgreeAgainProps) {
  const { agreeAgain: words } = useWords("account");
  const to = links(useVisit().language);
  const label = (
    <>
      {words.before}
      <Link className="link" to={to.agreement("privacy_policy")} target="_blank">
        {words.link}
        <span className="vh"> {words.newTab}</span>
      </Link>
    </>
  );
  return (
    <Notice tone="care" title={words.title}>
      <Form method="post" noValidate className="stack gap-3">
        <p>{words.text}</p>
        <input type="hidden" name="intent" value="agree-again" />
        <input type="hidden" name="consentVersion" value={version} />
        <CheckField name="privacyPolicy" label={label} required error={error} />
        <div>
          <Button type="submit">{words.agree}</Button>
        </div>
      </Form>
    </Notice>
  );
}
