import { useEffect, useRef, type MouseEvent, type RefObject } from "react";
import { useNavigate } from "react-router";
import { useVisit } from "../../ground/visit/visit.ts";
import { addressOf, type Wish } from "./wish.ts";

/** The anchor of the panel that shows the chosen destination: where a page without JavaScript comes to rest. */
export const chosenId = "networks";

export type Choosing = {
  hrefOf: (country: string) => string;
  choose: (country: string) => void;
  /** For links: a plain click chooses here, one that asks for a new tab stays a link. */
  follow: (country: string) => (event: MouseEvent) => void;
  panel: RefObject<HTMLElement | null>;
};

/** Choosing a destination changes the address, brings its panel into view where it is not, and puts the focus on it. */
export function useChoosing(wish: Wish): Choosing {
  const { language } = useVisit();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current !== wish.country) return;
    wanted.current = undefined;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  });
  const choose = (country: string) => {
    wanted.current = country;
    void navigate(addressOf(language, { ...wish, country }), {
      preventScrollReset: true,
      replace: wish.country !== "",
    });
  };
  const follow = (country: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    choose(country);
  };
  return { hrefOf: (country) => addressOf(language, { ...wish, country }, chosenId), choose, follow, panel };
}
