import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

const homepage = /^\/[^/]+\/homepage\/?$/;

/** Far enough to ignore the first pixels of a trembling finger. */
const scrolledPx = 24;

/**
 * Row H1: transparent on the home page until it is scrolled. The style sheet does it on its own (animation-timeline);
 * older browsers get a class from one observer.
 */
export function useHeaderGround(): { ref: RefObject<HTMLElement | null>; overHero: boolean } {
  const ref = useRef<HTMLElement>(null);
  const overHero = homepage.test(useLocation().pathname);
  useEffect(() => {
    const header = ref.current;
    if (!header || !overHero || CSS.supports("animation-timeline: scroll()")) return undefined;
    const atTheTop = document.createElement("div");
    atTheTop.className = "site-top";
    document.body.prepend(atTheTop);
    const observer = new IntersectionObserver(
      ([seen]) => header.classList.toggle("site-header-solid", !seen?.isIntersecting),
      {
        rootMargin: `${-scrolledPx}px 0px 0px`,
      },
    );
    observer.observe(atTheTop);
    return () => {
      observer.disconnect();
      atTheTop.remove();
      header.classList.remove("site-header-solid");
    };
  }, [overHero]);
  return { ref, overHero };
}
