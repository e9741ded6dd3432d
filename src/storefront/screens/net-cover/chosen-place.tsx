import type { RefObject } from "react";
import { Apn, apnsOf, NetworkList } from "../../../features/catalogue/coverage/network-list.tsx";
import { listed } from "../../../kernel/text-lists.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Flag } from "../../../ui/flag.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { links } from "../../ground/links.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Place } from "./marks.ts";
import type { useAsked } from "./use-asked.ts";
import { chosenId } from "./use-choosing.ts";

type Entry = Answer<"/common/getCarrierListForNetType">["coverage"][number];

type ChosenPlaceProps = {
  /** As the address says it. */
  asked: string;
  chosen: ReturnType<typeof useAsked<Entry[]>>;
  places: readonly Place[];
  panel: RefObject<HTMLElement | null>;
};

/** The networks of the one destination that is looked at; before that, how many there are to look at. */
export function ChosenPlace({ asked, chosen: { value, state, again }, places, panel }: ChosenPlaceProps) {
  const { place: words } = useWords("netcover");
  const entry = value?.[0];
  const known = places.find(({ country }) => country === (entry?.country ?? asked));
  const heading = asked === "" ? words.choose : (known?.name ?? words.unknown(asked));
  return (
    <section
      ref={panel}
      id={chosenId}
      className="panel panel-line cover-chosen"
      tabIndex={-1}
      aria-labelledby="chosen-name"
    >
      <h2 id="chosen-name" className="cluster">
        {known && <Flag iso2={known.country} size={34} />}
        <span>{heading}</span>
      </h2>
      {asked === "" && <NothingChosen places={places} />}
      {state === "pending" && <Skeleton shape="row" count={3} label={words.loading} />}
      {state === "failed" && (
        <Notice
          tone="stop"
          action={
            <Button size="small" onClick={again}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Notice>
      )}
      {value && (entry ? <Networks entry={entry} /> : <p className="soft">{words.unknownText}</p>)}
    </section>
  );
}

function Networks({ entry: { country, name, mcc, mccInfo, otherApns } }: { entry: Entry }) {
  const { place: words, coverage } = useWords("netcover");
  const { language } = useVisit();
  return (
    <>
      <NetworkList networks={mccInfo} words={coverage} ruled />
      <div className="cover-apns">
        {apnsOf(mccInfo).map((apn) => (
          <Apn key={apn} apn={apn} words={coverage} />
        ))}
        {otherApns.length > 0 && <p className="kick">{words.otherApn(listed(otherApns, language))}</p>}
      </div>
      <p className="kick">{words.choice}</p>
      <LinkButton variant="go" wide to={links(language).plans({ country, mcc })}>
        {words.plans(name)}
      </LinkButton>
    </>
  );
}

function NothingChosen({ places }: { places: readonly Place[] }) {
  const { place: words } = useWords("netcover");
  const figures = [
    [places.length, words.figures.places],
    [places.filter(({ networks }) => networks > 1).length, words.figures.several],
    [places.filter(({ generation }) => generation === "5G").length, words.figures.newest],
  ] as const;
  return (
    <>
      <p className="soft">{words.chooseText}</p>
      <ul className="cover-figures">
        {figures.map(([figure, text]) => (
          <li key={text}>
            <b className="num">{figure}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
