import type { ReactNode } from "react";
import { mostNew, type livingLists } from "../../features/operator/inbox/rules.ts";
import { useWords } from "../ground/asking.ts";

type List = "orders" | (typeof livingLists)[number];

/** `keeps`: what of the address stays. */
export const newRowsOf = (list: (typeof livingLists)[number], since: string, keeps: Record<string, string>): string =>
  `/console/new/${list}?${new URLSearchParams({ ...keeps, since })}`;

/** Above a list: how many rows are new since it was opened. The list never moves under the hand (ground/live). */
export const NewRows = ({ from }: { from: string }) => (
  <div data-live={from}>
    <Line />
  </div>
);

const Line = ({ children }: { children?: ReactNode }) => (
  <div className="new-rows" data-live-part="" aria-live="polite">
    {children}
  </div>
);

/** The page that is asked every half minute by the one that shows the list. */
export function NewRowsPage({ list, count, href }: { list: List; count: number; href: string }) {
  const words = useWords();
  const title = words.rail[list === "real-names" ? "realNames" : list];
  return (
    <>
      <title>{words.titled(title)}</title>
      <h1 className="vh">{title}</h1>
      <Line>
        {count > 0 && (
          <a className="button" href={href}>
            {words.newRows[list](count > mostNew ? `${mostNew}+` : String(count))}
          </a>
        )}
      </Line>
    </>
  );
}
