import type { ReactNode } from "react";
import { useActionData } from "react-router";
import { goesWith } from "../../../features/delivery/dispatches/rules.ts";
import { spacedIccid } from "../../../kernel/iccid.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, FormProblem } from "../../parts/form.tsx";
import { Key, undoKeys } from "../../parts/key.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { clockTime } from "../../parts/short-moment.ts";
import { addressOf } from "./address.ts";
import type { Dispatch } from "./load.ts";

type Parcel = NonNullable<Dispatch["open"]>;

/** The parcel on the packing table: its label, its cards, and what can be done with it now. */
export function Packing({ parcel, view, asks }: { parcel: Parcel | null } & Pick<Dispatch, "view" | "asks">) {
  const { dispatch } = useWords();
  const words = dispatch.pack;
  const title = parcel ? (parcel.state === "waiting" ? words.pack : words.parcel)(parcel.orderNumber) : words.gone;
  return (
    <aside className="packing" aria-label={title} data-packing-table>
      <header className="packing-head">
        <h2>{title}</h2>
        {parcel?.maySend && parcel.state === "waiting" && <Sound />}
        {/* the first parcel to post lies here by itself */}
        {view !== "to_post" && (
          <a className="button button-quiet" href={addressOf(asks)} aria-label={words.back}>
            <Icon name="x" />
          </a>
        )}
      </header>
      {parcel && (
        <>
          <Collision parcel={parcel} />
          {parcel.maySend && parcel.state === "waiting" && !parcel.cancelHeldUntil && <Sending parcel={parcel} />}
          <section className="label" aria-label={words.label}>
            <p className="label-carrier">{goesWith(parcel)}</p>
            {parcel.label ? (
              <address lang="en">
                {parcel.label.map((line, place) => (
                  <span key={`${place} ${line}`}>{line}</span>
                ))}
              </address>
            ) : (
              <p className="small">{words.labelHidden}</p>
            )}
            <p className="label-number">{parcel.orderNumber}</p>
          </section>
          {parcel.state !== "waiting" && (
            <p className="small">
              <b>{words.states[parcel.state]}</b>
              {parcel.trackingNumber && ` · ${parcel.trackingNumber}`}
            </p>
          )}
          {parcel.cancelHeldUntil && <Cancelled parcel={parcel} until={parcel.cancelHeldUntil} />}
          {parcel.maySend && !parcel.cancelHeldUntil && <Actions parcel={parcel} />}
        </>
      )}
    </aside>
  );
}

/** A parcel of the list as it is packed while the network is away: its address stands on its label alone. */
export function PackingUnseen({ parcel }: { parcel: Dispatch["parcels"][number] }) {
  const { dispatch } = useWords();
  const words = dispatch.pack;
  return (
    <template data-next-parcel={parcel.orderNumber}>
      <header className="packing-head">
        <h2>{words.pack(parcel.orderNumber)}</h2>
        <Sound />
      </header>
      <Sending parcel={parcel} />
      <p className="soft small">{dispatch.scan.unseen}</p>
    </template>
  );
}

function Sound() {
  const { dispatch } = useWords();
  return (
    <button className="button button-quiet packing-sound" type="button" aria-pressed="false" data-sound hidden>
      <Icon name="volume-2" />
      <Icon name="volume-x" />
      <span className="vh">{dispatch.scan.sound}</span>
    </button>
  );
}

/** Somebody was quicker: both numbers stand side by side. */
function Collision({ parcel }: { parcel: Parcel }) {
  const { dispatch } = useWords();
  const words = dispatch.pack;
  const answered = useActionData() as Answered | undefined;
  const typed = answered?.entries["trackingNumber"];
  if (!answered?.problem) return null;
  return (
    <div className="packing-problem">
      <FormProblem />
      {parcel.trackingNumber && (
        <p className="small">{words.collided(parcel.sentWith ?? parcel.carrier, parcel.trackingNumber)}</p>
      )}
      {typed && <p className="small">{words.typed(typed)}</p>}
    </div>
  );
}

function Sending({ parcel }: { parcel: Dispatch["parcels"][number] }) {
  const { dispatch } = useWords();
  const words = dispatch.pack;
  return (
    <ParcelForm parcel={parcel} act="send">
      <p className="problem" role="alert" data-scan-problem hidden>
        <Icon name="circle-alert" />
        <span />
      </p>
      <output className="scan-told" data-scan-told hidden />
      <input type="hidden" name="pieces" value={parcel.iccids.length} />
      {parcel.iccids.map((iccid, place) => (
        <Field
          key={iccid}
          name={`cards.${place}`}
          label={words.card(place + 1, spacedIccid(iccid))}
          inputMode="numeric"
          autoComplete="off"
          required
          data-card=""
          data-focus={place === 0 ? "" : undefined}
        />
      ))}
      <Field name="carrier" label={words.carrier} value={parcel.carrier} maxLength={60} required />
      <Field
        name="trackingNumber"
        label={words.tracking}
        hint={words.trackingHint}
        maxLength={60}
        autoComplete="off"
        required
      />
      <button className="button button-go button-wide">
        {parcel.state === "waiting" ? words.send : words.sendAgain} <kbd aria-hidden="true">↵</kbd>
      </button>
      <p className="soft small">{words.told}</p>
    </ParcelForm>
  );
}

function Actions({ parcel }: { parcel: Parcel }) {
  const { dispatch } = useWords();
  const words = dispatch.pack;
  const { state } = parcel;
  return (
    <>
      {state === "sent" && <TakeBack parcel={parcel} />}
      {state === "sent" && (
        <ParcelForm parcel={parcel} act="correct">
          <input type="hidden" name="before" value={parcel.trackingNumber ?? ""} />
          <Field name="carrier" label={words.carrier} value={parcel.sentWith ?? ""} maxLength={60} required />
          <Field
            name="trackingNumber"
            label={words.tracking}
            value={parcel.trackingNumber ?? ""}
            maxLength={60}
            required
          />
          <button className="button">{words.correct}</button>
        </ParcelForm>
      )}
      {(state === "sent" || state === "arrived") && (
        <div className="row">
          {state === "sent" && (
            <ParcelForm parcel={parcel} act="arrive">
              <button className="button">{words.arrived}</button>
            </ParcelForm>
          )}
          <ParcelForm parcel={parcel} act="return">
            <button className="button">{words.returned}</button>
          </ParcelForm>
        </div>
      )}
      {state === "returned" && <Sending parcel={parcel} />}
      {(state === "waiting" || state === "returned") && (
        <details className="packing-cancel">
          <summary>{words.note}</summary>
          <ParcelForm parcel={parcel} act="cancel">
            <Field name="note" label={words.note} maxLength={500} required autoComplete="off" />
            <button className="button">{words.cancel}</button>
          </ParcelForm>
        </details>
      )}
    </>
  );
}

/** Nothing has happened yet, and whoever posts parcels can take it back. */
function Cancelled({ parcel, until }: { parcel: Parcel; until: string }) {
  const { dispatch } = useWords();
  const words = dispatch.pack;
  return (
    <ParcelForm parcel={parcel} act="keep">
      <p className="small">{words.cancelledAt(clockTime(until, { seconds: true }))}</p>
      {parcel.maySend && (
        <button className="button" aria-keyshortcuts={undoKeys}>
          {words.keep}
          <Key>Z</Key>
        </button>
      )}
    </ParcelForm>
  );
}

/** In a row of the list. */
export function KeepParcel({ parcel }: { parcel: Dispatch["parcels"][number] }) {
  const { dispatch } = useWords();
  const { keep } = dispatch.pack;
  return (
    <ParcelForm parcel={parcel} act="keep">
      <button className="button button-quiet" aria-label={`${keep}: ${parcel.orderNumber}`}>
        {keep}
      </button>
    </ParcelForm>
  );
}

/** Marked as posted in error; `brief`: in a row of the list. */
export function TakeBack({ parcel, brief = false }: { parcel: Dispatch["parcels"][number]; brief?: boolean }) {
  const { dispatch } = useWords();
  const words = dispatch.pack;
  if (!parcel.takeBackUntil) return null;
  return (
    <ParcelForm parcel={parcel} act="undo">
      <button
        className={brief ? "button button-quiet" : "button"}
        aria-label={brief ? `${words.takeBack}: ${parcel.orderNumber}` : undefined}
        aria-keyshortcuts={brief ? undefined : undoKeys}
      >
        {words.takeBack}
        {!brief && <Key>Z</Key>}
      </button>
      {!brief && (
        <p className="soft small">{words.takeBackUntil(clockTime(parcel.takeBackUntil, { seconds: true }))}</p>
      )}
    </ParcelForm>
  );
}

type FormProps = { parcel: Pick<Parcel, "orderNumber" | "iccids">; act: string; children: ReactNode };

function ParcelForm({ parcel, act, children }: FormProps) {
  return (
    <form
      method="post"
      className="packing-form"
      {...(act === "send" && { "data-packing": parcel.orderNumber, "data-cards": parcel.iccids.join(" ") })}
    >
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="orderNumber" value={parcel.orderNumber} />
      <RequestKey />
      {children}
    </form>
  );
}
