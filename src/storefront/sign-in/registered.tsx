import { useEffect, useRef } from "react";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import type { RegisteredAs } from "./register.ts";
import { wayBack } from "./way-back.ts";

/** What has happened, and where to go from here. */
export function Registered({ email, created, back }: RegisteredAs & { back: string | undefined }) {
  const { done: words } = useWords("sign-in").register;
  const { titled } = useWords("shell");
  const { language } = useVisit();
  const to = links(language);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="wrap find-order">
      <title>{titled(words.title)}</title>
      <meta name="robots" content="noindex" />
      <div className="find-order-sent">
        <div className="find-order-letter" aria-hidden="true"><Icon name="user" /></div>
        <h1 ref={title} tabIndex={-1}>{words.title}</h1>
        <p className="lede">{words.text(email)}</p>
        {!created && <p className="soft">{words.known}</p>}
        <p className="cluster gap-3">
          <LinkButton variant="go" icon="arrow-right" to={wayBack(back ?? null, language)}>{back === undefined ? words.account : words.onward}</LinkButton>
          <LinkButton to={to.destination()}>{words.plans}</LinkButton>
        </p>
      </div>
    </div>
  );
}
