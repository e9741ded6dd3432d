import { useEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { links } from "../links.ts";
import { customerService, mailTo } from "../shell/customer-service.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";

/** The same for every address: it tells nobody whether there is an order. */
export function LinksSent({ email }: { email: string }) {
  const { sent: words, help } = useWords("find-order");
  const { titled } = useWords("shell");
  const { language } = useVisit();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="wrap find-order">
      <title>{titled(words.title)}</title>
      <meta name="robots" content="noindex" />
      <div className="find-order-sent">
        <div className="find-order-letter" aria-hidden="true"><Icon name="mail" /></div>
        <h1 ref={title} tabIndex={-1}>{words.title}</h1>
        <p className="lede">{words.text(email)}</p>
        <p className="soft">{words.wait}</p>
        <p className="soft">{words.often}</p>
        <p><LinkButton to={links(language).findOrder()} reloadDocument>{words.again}</LinkButton></p>
      </div>
      <p className="soft">{help} <a className="link" href={mailTo}>{customerService.email}</a></p>
    </div>
  );
}
