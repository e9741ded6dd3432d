import type { ReactNode } from "react";
import { Sea } from "../../../ui/art.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import sheet from "./partners.css?url";

type PartnerPageProps = {
  said: { title: string; describe: string; lede: string };
  /** What is ticked in the form that the page ends in. */
  contact: { intention: "buy" | "sell"; interest: string };
  go?: string;
  children: ReactNode;
};

/** The head and the end of one way to work together. */
export function PartnerPage({ said, contact, go, children }: PartnerPageProps) {
  const { ask, partnership } = useWords("partners");
  const { titled } = useWords("shell");
  const to = links(useVisit().language);
  const button = (
    <LinkButton variant="go" to={to.contactUs(contact)} icon="arrow-right">
      {go ?? ask}
    </LinkButton>
  );
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <title>{titled(said.title)}</title>
      <meta name="description" content={said.describe} />
      <section className="partner-hero partner-hero-small">
        <Sea />
        <div className="wrap">
          <h1>{said.title}</h1>
          <p className="lede">{said.lede}</p>
        </div>
      </section>
      {children}
      <section className="wrap partner-band partner-close">
        <h2>{partnership.close}</h2>
        {button}
      </section>
    </>
  );
}
