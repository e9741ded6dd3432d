import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

type DropPanelProps = {
  id: string;
  /** What it holds, for those who do not see where it opened. */
  label: string;
  /** Small panels hang at the end of the header, wide ones span the page. */
  width?: "wide" | "small";
  children: ReactNode;
};

/** The button in the header. The browser opens the panel, announces that it is open, and closes it on Escape. */
export function DropPanelButton({
  opens,
  children,
  className,
}: {
  opens: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <button type="button" className={classes("drop-button", className)} popoverTarget={opens}>
      {children}
      <Icon name="chevron-down" size="small" />
    </button>
  );
}

/** A popover: light dismiss is the click on the mask, and focus goes back to the button that opened it. */
export function DropPanel({ id, label, width = "wide", children }: DropPanelProps) {
  return (
    <section id={id} popover="auto" aria-label={label} className={`drop-panel drop-panel-${width}`}>
      {children}
    </section>
  );
}
