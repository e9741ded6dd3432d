import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { useInBrowser } from "../../ground/visit/use-moment.ts";
import { useWords } from "../../ground/visit/words.ts";

/**
 * What should not be seen over a shoulder, until it is asked for. Without JavaScript and on paper it is simply there:
 * the style sheet covers it only where it can be uncovered.
 */
export function Covered({ label, children }: { label: string; children: ReactNode }) {
  const { codes: words } = useWords("install");
  const [shown, setShown] = useState(false);
  const inBrowser = useInBrowser();
  if (shown) return <div className="covered covered-off">{children}</div>;
  return (
    <div className="covered">
      <div className="covered-what" inert={inBrowser}>
        {children}
      </div>
      <div className="covered-cover needs-script no-print">
        <Button icon="eye" onClick={() => setShown(true)}>
          {label}
        </Button>
        <p className="kick">{words.covered}</p>
      </div>
    </div>
  );
}
