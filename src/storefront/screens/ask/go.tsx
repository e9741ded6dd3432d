import type { ReactNode } from "react";
import { buttonClass } from "../../../ui/button.tsx";

/** A link of an answer: drawn, so that it leads on as those in a quote do. */
export function Go({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={buttonClass({ size: "small" })} href={to}>
      {children}
    </a>
  );
}
