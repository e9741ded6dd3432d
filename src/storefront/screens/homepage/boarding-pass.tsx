import type { ReactNode } from "react";
import { Facts } from "../../../ui/facts.tsx";
import { DestinationMark, hueOf } from "../../../ui/mark.tsx";
import { Ticket } from "../../../ui/ticket.tsx";

type BoardingPassProps = {
  iso2: string;
  name: string;
  /** How it comes, e.g. "eSIM". */
  kind: string;
  /** What it holds and for how long: the two words at the foot of the drawing. */
  data: string;
  days: string;
  facts: { name: ReactNode; value: ReactNode }[];
};

/** What the traveller will hold: a ticket with the destination drawn by its signal. */
export function BoardingPass({ iso2, name, kind, data, days, facts }: BoardingPassProps) {
  return (
    <Ticket
      as="div"
      className={`pass hue-${hueOf(iso2)}`}
      stub={
        <>
          <Facts rows={facts} />
          <img className="pass-code" src="/art/pass-code.svg" width="104" height="104" alt="" />
        </>
      }
    >
      <p className="between">
        <span className="pass-name num">{name}</span>
        <span className="kick">{kind}</span>
      </p>
      <DestinationMark iso2={iso2} />
      <p className="between num pass-foot">
        <span>{data}</span>
        <span>{days}</span>
      </p>
    </Ticket>
  );
}
