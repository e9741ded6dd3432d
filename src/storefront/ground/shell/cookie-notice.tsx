import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { contentId } from "./use-arrival.ts";

/** Whoever asks for it in the footer expects it to come. */
const isAskedFor = () => Boolean(document.activeElement?.closest(".site-rights"));

/**
 * The end of the page is below the screen, so that nothing in sight moves; and no finger is down: a press ends on what
 * it began on, least of all on a yes.
 */
export async function canCome(): Promise<void> {
  const moves = () => document.getElementById(contentId)!.getBoundingClientRect().bottom < innerHeight;
  while ((moves() && !isAskedFor()) || document.querySelector(":active"))
    await new Promise((resolve) => setTimeout(resolve, 200));
}

/**
 * Row H11. Between the page and its foot, and both answers alike: nobody is hurried, nothing moves and nothing is
 * covered.
 */
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
