import type { ReactNode } from "react";

type HeroProps = {
  sky: ReactNode;
  /** One entry per line: where a headline breaks is part of its words. */
  headline: string[];
  lede: ReactNode;
  /** The sentence search. */
  search: ReactNode;
  /** The boarding pass. */
  pass: ReactNode;
};

export function Hero({ sky, headline, lede, search, pass }: HeroProps) {
  return (
    <section className="hero">
      {sky}
      <div className="wrap hero-grid">
        <div className="hero-words">
          <h1>
            {headline.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className="lede">{lede}</p>
          {search}
        </div>
        {pass}
      </div>
    </section>
  );
}
