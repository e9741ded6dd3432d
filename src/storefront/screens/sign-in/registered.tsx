import { LinkButton } from "../../../ui/button.tsx";
import { Done } from "../../../ui/done.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { wayBack } from "../../ground/way-back.ts";
import type { RegisteredAs } from "./register.ts";

/** What has happened, and where to go from here. */
export function Registered({ email, created, back }: RegisteredAs & { back: string | undefined }) {
  const { done: words } = useWords("sign-in").register;
  const { titled } = useWords("shell");
  const { language } = useVisit();
  const to = links(language);
  return (
    <div className="wrap short-page">
      <title>{titled(words.title)}</title>
      <meta name="robots" content="noindex" />
      <Done icon="user" title={words.title}>
        <p className="lede">{words.text(email)}</p>
        {!created && <p className="soft">{words.known}</p>}
        <p className="cluster gap-3">
          <LinkButton variant="go" icon="arrow-right" to={wayBack(back ?? null, language)}>
            {back === undefined ? words.account : words.onward}
          </LinkButton>
          <LinkButton to={to.destination()}>{words.plans}</LinkButton>
        </p>
      </Done>
    </div>
  );
}
