import { useLoaderData } from "react-router";
import { AsDrawn } from "../../../ui/as-drawn.tsx";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../ground/visit/words.ts";
import { Hero } from "./hero.tsx";
import { readNews, type HomeNews } from "./load.ts";
import { TripSearch } from "./trip-search.tsx";

/** All but the search stands as it came with the page; after a navigation its code comes with the data. */
let parts = import.meta.env.SSR ? await import("./home-parts.tsx") : undefined;

export async function loader({ context }: ScreenArguments): Promise<HomeNews> {
  const asking = asked(context);
  const [news, drawing] = await Promise.all([
    readNews(asking),
    import("./home-parts.tsx"),
    loadWords(asking.language, ["home-parts", "plans"]),
  ]);
  parts = drawing;
  return news;
}

/** Row P1. Every figure is the catalogue's own. */
export function Component() {
  const words = useWords("homepage");
  const news = useLoaderData<typeof loader>();
  const { destinations, plans } = news.figures;
  return (
    <>
      <title>{words.title}</title>
      <meta name="description" content={words.description(destinations)} />
      <Hero
        sky={
          <AsDrawn as="div" part="sky" className="sky" aria-hidden="true">
            {parts && <parts.Sky />}
          </AsDrawn>
        }
        headline={[...words.headline]}
        lede={words.lede(destinations)}
        search={<TripSearch plans={plans} />}
        pass={
          <AsDrawn as="div" part="pass" className="hero-pass">
            {parts && <parts.FirstPass {...news} />}
          </AsDrawn>
        }
      />
      <AsDrawn as="div" part="home" className="wrap">
        {parts && <parts.BelowHero {...news} />}
      </AsDrawn>
    </>
  );
}
