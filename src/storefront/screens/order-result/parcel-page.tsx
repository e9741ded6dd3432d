import { carrierName } from "../../../features/delivery/dispatches/carrier-name.ts";
import { trackingPage } from "../../../features/delivery/dispatches/tracking-page.ts";
import { shownPhone } from "../../../kernel/shown-phone.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useDay } from "../../ground/visit/use-moment.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { RegistrationNotice } from "../../parts/before-buying/registration-notice.tsx";
import type { FoundOrder, Result } from "./load.ts";
import { OrderProgress } from "./order-progress.tsx";
import { OrderTicket } from "./purchase-summary.tsx";

type Parcel = NonNullable<Result["parcel"]>;
const ways = ["waiting", "sent", "arrived"] as const;

/** A card by post: where it is, when it comes, and what to do when it is there. */
export function ParcelPage({ title, order, parcel }: { title: string; order: FoundOrder; parcel: Parcel }) {
  const { result } = order;
  const { parcel: words, paidOrder } = useWords("result");
  return (
    <div className="wrap order">
      <header className="order-head">
        <p className="install-number">
          <Icon name="circle-check" /> {paidOrder(result.orderNumber)}
        </p>
        <h1>{title}</h1>
        <p className="lede">{words.ledes[parcel.state]}</p>
      </header>
      <div className="order-grid">
        <div className="stack gap-6">
          <RegistrationNotice identity={result.identity} />
          <section className="panel parcel" aria-labelledby="parcel">
            <h2 id="parcel">{words.title}</h2>
            {parcel.state === "returned" || parcel.state === "cancelled" ? (
              <Notice tone="care">{words.ledes[parcel.state]}</Notice>
            ) : (
              <Way result={result} parcel={parcel} />
            )}
            <ParcelFacts result={result} parcel={parcel} />
          </section>
          <section className="parcel-next" aria-labelledby="parcel-next">
            <h2 id="parcel-next">{words.next}</h2>
            <ol className="steps">
              {words.steps.map((step) => (
                <li key={step}>
                  <div>{step}</div>
                </li>
              ))}
            </ol>
            <p className="kick">{words.nothing}</p>
          </section>
        </div>
        <OrderTicket order={order} />
      </div>
    </div>
  );
}

function Way({ result, parcel }: { result: Result; parcel: Parcel }) {
  const { parcel: words } = useWords("result");
  const day = useDay();
  const here = ways.findIndex((way) => way === parcel.state);
  const days: Record<(typeof ways)[number], string | null> = {
    waiting: null,
    sent: parcel.sentAt,
    arrived: parcel.arrivedAt,
  };
  const marks = [
    { name: words.marks.paid, about: day(result.placedAt), state: "done" as const, said: words.done },
    ...ways.map((way, place) => {
      const state =
        place < here || parcel.state === "arrived"
          ? ("done" as const)
          : place === here
            ? ("now" as const)
            : ("later" as const);
      const at = days[way];
      return { name: words.marks[way], about: at && day(at), state, said: words[state] };
    }),
  ];
  return <OrderProgress label={words.title} marks={marks} />;
}

function ParcelFacts({ result, parcel }: { result: Result; parcel: Parcel }) {
  const { parcel: words } = useWords("result");
  const { language } = useVisit();
  const { trackingNumber, carrier } = parcel;
  const follow = trackingNumber ? trackingPage(carrier, trackingNumber, language) : undefined;
  const rows = [
    ...(parcel.state === "arrived"
      ? []
      : [
          {
            name: words.promised,
            value: words.between(dateText(parcel.promisedFrom, language), dateText(parcel.promisedBy, language)),
          },
        ]),
    ...(result.departsOn ? [{ name: words.late, value: dateText(result.departsOn, language) }] : []),
    { name: words.carrier, value: carrierName(carrier, language) },
    ...(trackingNumber
      ? [
          {
            name: words.tracking,
            value: (
              <span className="code" translate="no">
                {trackingNumber}
              </span>
            ),
          },
        ]
      : []),
    {
      name: words.to,
      value: (
        <address className="parcel-to">
          {[parcel.contactPerson, ...parcel.address, parcel.country, shownPhone(parcel.phone)].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ),
    },
    ...(parcel.iccids.length > 0
      ? [
          {
            name: words.cards,
            value: (
              <span className="parcel-cards">
                {parcel.iccids.map((iccid) => (
                  <span key={iccid} className="code">
                    {iccid}
                  </span>
                ))}
              </span>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <Facts look="ruled" rows={rows} />
      {follow && (
        <p>
          <a className={buttonClass({ variant: "go" })} href={follow} target="_blank" rel="noreferrer">
            {words.follow}
            <Icon name="arrow-up-right" />
          </a>
        </p>
      )}
    </>
  );
}
