import type { ReactNode } from "react";
import { Sky } from "./sky.tsx";

type HeroProps = {
  /** One entry per line: where a headline breaks is part of its words. */
  headline: string[];
  lede: ReactNode;
  /** The sentence search. */
  search: ReactNode;
  /** The boarding pass. */
  pass: ReactNode;
};

export function Hero({ headline, lede, search, pass }: HeroProps) {
  return (
    <section className="hero">
      <Sky />
      <div className="wrap hero-grid">
        <div className="hero-words">
          <h1>{headline.map((line) => <span key={line}>{line} </span>)}</h1>
          <p className="lede">{lede}</p>
          {search}
        </div>
        {pass}
      </div>
    </section>
  );
}
