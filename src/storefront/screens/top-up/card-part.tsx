import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Opened } from "./load.ts";

type CardPartProps = {
  opened: Opened;
  iccid: string | undefined;
  error: string | undefined;
  pukError: string | undefined;
  /** The last try was one with the PUK. */
  isProving: boolean;
  remembered: string | null;
  busy: boolean;
  onForget: () => void;
};

/** Which card: typed, remembered by this device, or one of the account's own. */
export function CardPart({
  opened: { tariff, inApp, own },
  iccid,
  error,
  pukError,
  isProving,
  remembered,
  busy,
  onForget,
}: CardPartProps) {
  const { which: words } = useWords("top-up");
  const to = links(useVisit().language);
  const other = tariff === "gogochina_001" ? to.topUp() : to.topUpGogoChina();
  return (
    <fieldset>
      <legend>{words.heading}</legend>
      <TextField
        key={remembered ?? "none"}
        label={words.label}
        hint={words.hint}
        name="iccid"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        required
        list={own.length > 0 ? "own-sims" : undefined}
        defaultValue={iccid ?? remembered ?? undefined}
        error={error}
      />
      {own.length > 0 && (
        <datalist id="own-sims" aria-label={words.own}>
          {own.map((sim) => (
            <option key={sim.iccid} value={sim.iccid}>
              {sim.remark ?? sim.iccid}
            </option>
          ))}
        </datalist>
      )}
      <div className="cluster">
        <Button type="submit" name="ask" value="card" formNoValidate busy={busy}>
          {words.look}
        </Button>
        {remembered !== null && (
          <Button variant="quiet" onClick={onForget}>
            {words.other}
          </Button>
        )}
      </div>
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
      <div className="needs-script">
        <CheckField
          key={remembered ?? "none"}
          label={words.remember}
          name="remember"
          defaultChecked={remembered !== null}
        />
      </div>
      {!inApp && (
        <p className="kick">
          <Link className="link" to={other}>
            {words.others[tariff]}
          </Link>{" "}
          ·{" "}
          <Link className="link" to={to.destination()}>
            {words.renew}
          </Link>
        </p>
      )}
    </fieldset>
  );
}
