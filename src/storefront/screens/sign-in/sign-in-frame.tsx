import type { ReactNode } from "react";
import { Facts } from "../../../ui/facts.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { Sky } from "../../parts/drawings/sky.tsx";

type FrameProps = { title: string; describe: string; lede: ReactNode; children: ReactNode };

/** A form, and beside it what it opens: a ticket over the sea. */
export function SignInFrame({ title, describe, lede, children }: FrameProps) {
  const { titled } = useWords("shell");
  return (
    <div className="wrap sign-in">
      <title>{titled(title)}</title>
      <meta name="description" content={describe} />
      <meta name="robots" content="noindex" />
      <div className="sign-in-main">
        <header className="stack gap-3">
          <h1>{title}</h1>
          <p className="lede soft">{lede}</p>
        </header>
        {children}
      </div>
      <Aside />
    </div>
  );
}

function Aside() {
  const { aside: words } = useWords("sign-in");
  return (
    <aside className="sign-in-aside" aria-label={words.title}>
      <div className="sky" aria-hidden="true">
        <Sky />
      </div>
      <Ticket as="div" className="sign-in-ticket" stub={<p className="kick">{words.note}</p>}>
        <p className="between">
          <span className="sign-in-name num">{words.title}</span>
          <span className="kick">{words.one}</span>
        </p>
        <Facts look="ruled" rows={words.facts} />
      </Ticket>
    </aside>
  );
}
