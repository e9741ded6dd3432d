import { useState, type ComponentProps } from "react";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { forgetSimToRenew } from "../../ground/visit/storage.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { useScan } from "../../parts/camera/use-scan.ts";
import { SimDrawing } from "../../parts/drawings/sim-drawing.tsx";
import { SimPhotoField } from "../../parts/photographs/sim-photo-field.tsx";
import { readPhoto } from "./act.ts";
import { CardNumber } from "./card-number.tsx";
import { cardShown } from "./card-shown.ts";

type CardPartProps = Omit<ComponentProps<typeof CardNumber>, "typed" | "scans" | "readAt" | "kept" | "isAside"> & {
  /** The number that a photograph has just said, and what is wrong with one. */
  found: string | undefined;
  photoError: string | undefined;
  /** Another one for every attempt. */
  attempt: string | undefined;
  /** The number of the last attempt. */
  sent: string | undefined;
  remembered: string | null;
  /** At the last attempt, whether or not its field was changed since. */
  wasRefused: boolean;
  pukError: string | undefined;
  /** The last try was one with the PUK. */
  isProving: boolean;
  busy: boolean;
  onForget: () => void;
};

type Since = Pick<CardPartProps, "attempt"> & Pick<ReturnType<typeof useScan>, "scan"> & { putAside: string | null };

/** Which card: typed, scanned, remembered by this device, or one of the account's own. */
export function CardPart(props: CardPartProps) {
  const { attempt, sent, remembered, wasRefused, pukError, isProving, busy, onForget, found, photoError, ...number } =
    props;
  const { which: words } = useWords("top-up");
  const to = links(useVisit().language);
  const { tariff, inApp } = number.opened;
  const scans = useScan();
  const { scan } = scans;
  // what was put aside or read counts until the next answer, which is about what was sent
  const [since, setSince] = useState<Since>({ attempt, scan, putAside: null });
  if (since.attempt !== attempt) setSince({ attempt, scan, putAside: null });
  const { putAside } = since;
  const scanned = scan === since.scan ? undefined : scan?.iccid;
  // until it is ticked or unticked, it says whether a card is remembered
  const [ticked, setTicked] = useState<boolean>();
  const { kept, typed, isAside } = cardShown({ remembered, putAside, scanned, sent, wasRefused });
  const other = tariff === "gogochina_001" ? to.topUp() : to.topUpGogoChina();
  return (
    <fieldset>
      <legend>{words.heading}</legend>
      <CardNumber {...number} typed={typed} scans={scans} readAt={found && attempt} kept={kept} isAside={isAside} />
      <div className="topup-look">
        <Button type="submit" name="ask" value="card" formNoValidate busy={busy}>
          {words.look}
        </Button>
        {kept !== null && <Button onClick={() => setSince({ ...since, putAside: kept })}>{words.other}</Button>}
        <div className="needs-script">
          <CheckField
            label={words.remember}
            name="remember"
            checked={ticked ?? remembered !== null}
            onChange={({ target }) => {
              setTicked(target.checked);
              if (!target.checked) onForget();
            }}
          />
        </div>
      </div>
      <details className="disclosure">
        <summary>{words.where}</summary>
        <div className="topup-where">
          <SimDrawing label={words.drawing} />
        </div>
      </details>
      <details className="disclosure" open={found !== undefined || photoError !== undefined}>
        <summary>{words.byPhoto}</summary>
        <SimPhotoField name="ask" value={readPhoto} found={found} error={photoError} attempt={attempt} />
      </details>
      <details className="disclosure" open={isProving}>
        <summary>{words.isMine}</summary>
        <div className="topup-proof">
          <TextField
            label={words.puk}
            hint={words.pukHint}
            name="puk"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            error={pukError}
          />
          <Button type="submit" name="ask" value="proof" formNoValidate busy={busy}>
            {words.showRecords}
          </Button>
        </div>
      </details>
      {!inApp && (
        <p className="kick">
          <Link className="link" to={other}>
            {words.others[tariff]}
          </Link>{" "}
          ·{" "}
          <Link className="link" to={to.destination({ way: "renewal" })} onClick={forgetSimToRenew}>
            {words.renew}
          </Link>
        </p>
      )}
    </fieldset>
  );
}
