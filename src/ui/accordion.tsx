import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type AccordionItem = { id: string; title: ReactNode; children: ReactNode; open?: boolean };

type AccordionProps = {
  items: AccordionItem[];
  /** With a name only one item is open at a time. */
  name?: string;
};

/**
 * The browser's own: can be searched with "find in page", and opens at `#id` without us, which is why the id stands
 * inside.
 */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ id, title, children, open }) => (
        <details key={id} name={name} open={open}>
          <summary>
            <span>{title}</span>
            <Icon name="plus" />
          </summary>
          <div id={id} className="accordion-body">
            {children}
          </div>
        </details>
      ))}
    </div>
  );
}

/** One thing more, for those who want it. */
export function Disclosure({ summary, children, open }: { summary: ReactNode; children: ReactNode; open?: boolean }) {
  return (
    <details className="disclosure" open={open}>
      <summary>
        <Icon name="chevron-right" size="small" />
        <span>{summary}</span>
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
