import { useState, type ElementType, type HTMLAttributes } from "react";

export type AsDrawnProps = HTMLAttributes<HTMLElement> & {
  as: ElementType;
  /** Its name, once in a page. */
  part: string;
  /** What the content depends on, like the dependencies of an effect. */
  from?: readonly unknown[];
};

type Part = { html: string; from: string };

/** The parts of the served page, by name. */
const came = new Map<string, Part>();

/**
 * An element that needs no React in the browser. The server renders its content; in the browser, without `children`, it
 * keeps the served markup: React neither hydrates it nor loads its code and texts (docs/decisions/0037). If the page
 * came without it, or with another one, it is marked (`data-missing`).
 */
export function AsDrawn({ as: Element, part, from = [], children, ...attributes }: AsDrawnProps) {
  if (children !== undefined)
    return (
      <Element {...attributes} data-drawn={part}>
        {children}
      </Element>
    );
  return <Standing as={Element} part={part} from={from} {...attributes} />;
}

function Standing({ as: Element, part, from, ...attributes }: AsDrawnProps) {
  const wanted = JSON.stringify(from);
  // read before React touches the DOM: if it has to re-render, the part is not lost
  const [found] = useState(() => partOfPage(part, wanted));
  const here = found?.from === wanted;
  return (
    <Element
      {...attributes}
      data-drawn={part}
      data-missing={here ? undefined : ""}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: here ? found.html : "" }}
    />
  );
}

function partOfPage(part: string, from: string): Part | undefined {
  const element = document.querySelector(`[data-drawn="${part}"]`);
  if (!came.has(part) && element) came.set(part, { html: element.innerHTML, from });
  return came.get(part);
}
