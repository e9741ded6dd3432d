import type { ReactNode } from "react";
import { gogoPerGb } from "../../../kernel/gogo-price.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { Sky } from "../../parts/drawings/sky.tsx";
import { BoardingPass } from "./boarding-pass.tsx";
import { DestinationTiles } from "./destination-tiles.tsx";
import { GogoPanel } from "./gogo-panel.tsx";
import { HelpCards } from "./help-cards.tsx";
import { dayPrice, passFacts } from "./home-words.ts";
import type { HomeNews } from "./load.ts";
import { NetworkCheck } from "./network-check.tsx";
import { PassesThatFit } from "./passes-that-fit.tsx";
import { Slides } from "./slides.tsx";

export { Sky };

const acceptedMarks = ["Visa", "Mastercard", "UnionPay", "Alipay", "WeChat Pay"];

/** The boarding pass in the hero. */
export function FirstPass({ popular: [first], passes: [pass] }: HomeNews) {
  const { pass: words } = useWords("home-parts");
  const { search } = useWords("homepage");
  return (
    first &&
    pass && (
      <BoardingPass iso2={first.country} name={first.name} kind={words.kind} {...passFacts(pass, words, search)} />
    )
  );
}

/** All that follows the hero. */
export function BelowHero({ figures, popular, passes, networks }: HomeNews) {
  const { language, shown } = useVisit();
  const words = useWords("home-parts");
  const to = links(language);
  return (
    <>
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
          tiles={popular.map(({ country, slug, name, from }) => ({
            to: to.esim({ slug }),
            iso2: country,
            name,
            price: dayPrice(from, words, language),
          }))}
        />
        <p className="home-more">
          <LinkButton to={to.destination()} icon="arrow-right">
            {words.places.all}
          </LinkButton>
        </p>
      </section>
      <PassesThatFit passes={passes} />
      <Slides
        label={words.news.label}
        slides={words.news.slides.map((slide, index) => ({
          ...slide,
          to: [to.destination(), to.realName()][index] ?? to.destination(),
        }))}
      />
      <section className="band">
        <div className="head">
          <h2>{words.steps.title}</h2>
        </div>
        <Steps steps={words.steps.steps} />
      </section>
      <div className="band">
        <GogoPanel
          title={words.gogo.title}
          rate={gogoPerGb}
          unit={words.gogo.unit}
          action={
            <LinkButton to={to.gogoChina()} icon="arrow-right">
              {words.gogo.action}
            </LinkButton>
          }
        >
          {words.gogo.text}
        </GogoPanel>
      </div>
      <div className="band">
        <NetworkCheck
          title={words.networks.title}
          text={words.networks.text}
          mapLabel={words.networks.map}
          networks={networks.map(({ mcc, ...network }) => ({
            ...network,
            to: to.plans({ country: network.iso2, mcc }),
          }))}
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
    </>
  );
}

/** Figures are the catalogue's own count, so they are always true. */
function Claims({ label, claims }: { label: string; claims: { figure: string; text: ReactNode }[] }) {
  return (
    <ul className="claims" aria-label={label}>
      {claims.map(({ figure, text }) => (
        <li key={figure}>
          <b className="num">{figure}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The names of the ways to pay, set in our own type: their drawn signs belong to their owners. */
function PaymentMarks({ label, marks }: { label: string; marks: string[] }) {
  return (
    <div className="payment-marks">
      <span className="kick">{label}</span>
      <ul className="cluster">
        {marks.map((mark) => (
          <li key={mark} translate="no">
            {mark}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Step = { when: ReactNode; title: ReactNode; text: ReactNode };

/** Three moments on one line; the last one is where the signal starts. */
function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className="moments">
      {steps.map(({ when, title, text }, index) => (
        <li key={index}>
          <span className="moments-when">{when}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
