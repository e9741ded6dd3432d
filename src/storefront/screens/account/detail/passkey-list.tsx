import type { ReactNode } from "react";
import { Form, useRevalidator } from "react-router";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useDay } from "../../../ground/visit/use-moment.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { AddingOutcomeSaid } from "../../../parts/passkeys/adding-outcome.tsx";
import { useAddPasskey } from "../../../parts/passkeys/use-add-passkey.ts";
import { useCanPasskeys } from "../../../parts/passkeys/use-can-passkeys.ts";
import type { ToldDetail } from "./load.ts";

type PasskeyListProps = Pick<ToldDetail, "passkeys"> & {
  /** The step before one is added, where it is to be taken now. */
  confirm: ReactNode;
  isConfirmed: boolean;
};

/** Removing is a form like any other; adding is the browser's matter, and where it cannot, it says so. */
export function PasskeyList({ passkeys, confirm, isConfirmed }: PasskeyListProps) {
  const { passkeys: words, confirm: confirming } = useWords("account-detail");
  return (
    <section className="detail-part" aria-labelledby="detail-passkeys">
      <h2 id="detail-passkeys">{words.title}</h2>
      <p className="soft measure">{words.text}</p>
      {passkeys.length > 0 ? (
        <ul className="detail-rows">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="detail-row">
              <PasskeyLine passkey={passkey} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{words.none}</p>
      )}
      {isConfirmed && <Notice tone="good" title={confirming.addNow} />}
      {confirm ? (
        <div className="detail-form" id="detail-passkey">
          {confirm}
        </div>
      ) : (
        <AddPasskey />
      )}
    </section>
  );
}

function PasskeyLine({ passkey: { id, name, addedAt, usedAt } }: { passkey: ToldDetail["passkeys"][number] }) {
  const { passkeys: words } = useWords("account-detail");
  const day = useDay();
  const called = name || words.unknown;
  return (
    <div className="detail-line">
      <p className="detail-device">
        <Icon name="key-round" />
        <span>
          <b translate="no">{called}</b>
          <span className="kick detail-seen">
            <span>{words.added(day(addedAt))}</span>
            <span>{usedAt === null ? words.unused : words.used(day(usedAt))}</span>
          </span>
        </span>
      </p>
      <Form method="post">
        <input type="hidden" name="form" value="passkey" />
        <Button type="submit" size="small" name="id" value={id} aria-label={words.removeThis(called)}>
          {words.remove}
        </Button>
      </Form>
    </div>
  );
}

function AddPasskey() {
  const { passkeys: words } = useWords("account-detail");
  const can = useCanPasskeys();
  const { revalidate } = useRevalidator();
  const { busy, outcome, add } = useAddPasskey(() => void revalidate());
  if (can === false) return <p className="soft">{words.cannot}</p>;
  return (
    <>
      <noscript>
        <p className="soft">{words.noScript}</p>
      </noscript>
      <p className="passkey-add">
        <Button icon="plus" busy={busy} onClick={add}>
          {words.add}
        </Button>
      </p>
      <AddingOutcomeSaid outcome={outcome} />
    </>
  );
}
