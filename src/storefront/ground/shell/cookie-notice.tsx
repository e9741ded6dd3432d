import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { contentId } from "./use-arrival.ts";

/** Requested in the footer, where it is expected to appear. */
const isAskedFor = () => Boolean(document.activeElement?.closest(".site-rights"));

/**
 * The end of the page is below the viewport, so that nothing visible moves; and no pointer is down: a press must not
 * end on something else, least of all on "yes".
 */
export async function canCome(): Promise<void> {
  const moves = () => document.getElementById(contentId)!.getBoundingClientRect().bottom < innerHeight;
  while ((moves() && !isAskedFor()) || document.querySelector(":active"))
    await new Promise((resolve) => setTimeout(resolve, 200));
}

/** Row H11. Between page and footer, with both answers alike: no pressure, no layout shift, and nothing covered. */
export function CookieNotice({ onAnswer }: { onAnswer: (choice: "yes" | "no") => void }) {
  const words = useWords("cookies");
  const to = links(useVisit().language);
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedFor()) notice.current?.focus();
  }, []);
  return (
    <section ref={notice} className="cookie-notice no-print" aria-labelledby="cookie-notice" tabIndex={-1}>
      <div className="wrap">
        <Icon name="cookie" size="large" />
        <div>
          <h2 id="cookie-notice">{words.title}</h2>
          <p className="kick">
            {words.text}{" "}
            <Link className="link" to={to.agreement("privacy_policy")}>
              {words.policy}
            </Link>
          </p>
        </div>
        <div className="cookie-answers">
          <Button onClick={() => onAnswer("no")}>{words.necessary}</Button>
          <Button onClick={() => onAnswer("yes")}>{words.accept}</Button>
        </div>
      </div>
    </section>
  );
}
