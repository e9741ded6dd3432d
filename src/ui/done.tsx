import { useEffect, useRef, type ReactNode } from "react";
import type { IconName } from "./icon-names.ts";
import { Icon } from "./icon.tsx";

type DoneProps = { icon: IconName; title: string; children: ReactNode };

/** Stands where a form was once it has done its work; the title takes the focus, so that it is read out. */
export function Done({ icon, title, children }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="done">
      <div className="done-sign" aria-hidden="true">
        <Icon name={icon} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
