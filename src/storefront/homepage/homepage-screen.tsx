import { useLoaderData } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { BoardingPass } from "./boarding-pass.tsx";
import { Claims } from "./claims.tsx";
import { DestinationTiles } from "./destination-tiles.tsx";
import { GogoPanel } from "./gogo-panel.tsx";
import { HelpCards } from "./help-cards.tsx";
import { Hero } from "./hero.tsx";
import type { loader } from "./home-news.ts";
import { NetworkCheck } from "./network-check.tsx";
import { PassesThatFit } from "./passes-that-fit.tsx";
import { PaymentMarks } from "./payment-marks.tsx";
import { Slides } from "./slides.tsx";
import { Steps } from "./steps.tsx";
import { TripSearch } from "./trip-search.tsx";
import { dayPrice, passFacts } from "./home-words.ts";

export { loader } from "./home-news.ts";

const acceptedMarks = ["Visa", "Mastercard", "UnionPay", "Alipay", "WeChat Pay"];

/** Row P1. Every figure is the catalogue's own. */
export function Component() {
  const { language, shown } = useVisit();
  const words = useWords("homepage");
  const { figures, popular, passes, networks } = useLoaderData<typeof loader>();
  const to = links(language);
  const first = popular[0];
  return (
    <>
      <title>{words.title}</title>
      <meta name="description" content={words.description(figures.destinations)} />
      <Hero
        headline={[...words.headline]}
        lede={words.lede(figures.destinations)}
        search={<TripSearch plans={figures.plans} />}
        pass={passes[0] && first && <BoardingPass iso2={first.country} name={first.name} kind={words.pass.kind} {...passFacts(passes[0], words)} />}
      />
      <div className="wrap">
        <Claims
          label={words.claims.label}
          claims={[
            { figure: String(figures.destinations), text: words.claims.destinations },
            { figure: String(figures.plans), text: words.claims.plans },
            { figure: String(figures.destinationsWithTwoNetworks), text: words.claims.networks },
            { figure: shown === "en" ? "24/7" : "24", text: words.claims.support },
          ]}
        />
        <section className="band">
          <div className="head">
            <h2>{words.places.title}</h2>
            <p>{words.places.text}</p>
          </div>
          <DestinationTiles
            tiles={popular.map(({ country, slug, name, from }) => ({ to: to.esim({ slug }), iso2: country, name, price: dayPrice(from, words, language) }))}
          />
          <p className="home-more">
            <LinkButton to={to.destination()} icon="arrow-right">{words.places.all}</LinkButton>
          </p>
        </section>
        <PassesThatFit passes={passes} />
        <Slides label={words.news.label} slides={words.news.slides.map((slide, index) => ({ ...slide, to: [to.destination(), to.howToRegister()][index] ?? to.destination() }))} />
        <section className="band">
          <div className="head">
            <h2>{words.steps.title}</h2>
          </div>
          <Steps steps={words.steps.steps} />
        </section>
        <div className="band">
          <GogoPanel
            title={words.gogo.title}
            rate="6.8"
            unit={words.gogo.unit}
            action={<LinkButton to={to.gogoChina()} icon="arrow-right">{words.gogo.action}</LinkButton>}
          >
            {words.gogo.text}
          </GogoPanel>
        </div>
        <div className="band">
          <NetworkCheck
            title={words.networks.title}
            text={words.networks.text}
            mapLabel={words.networks.map}
            networks={networks.map(({ mcc, ...network }) => ({ ...network, to: to.plans({ country: network.iso2, mcc }) }))}
          />
        </div>
        <section className="band">
          <div className="head">
            <h2>{words.help.title}</h2>
          </div>
          <HelpCards
            cards={[
              { to: to.realName(), icon: "id-card", ...words.help.cards.realName },
              { to: to.netCover(), icon: "radio-tower", ...words.help.cards.coverage },
              { to: to.topUp(), icon: "wallet", ...words.help.cards.topUp },
              { to: to.questions(), icon: "message-square", ...words.help.cards.questions },
            ]}
          />
          <PaymentMarks label={words.pay} marks={acceptedMarks} />
        </section>
      </div>
    </>
  );
}
