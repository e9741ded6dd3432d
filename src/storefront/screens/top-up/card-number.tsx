import { useEffect, useRef } from "react";
import { spacedIccid } from "../../../kernel/iccid.ts";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { keepSimToRenew } from "../../ground/visit/storage.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { ScanOffer } from "../../parts/camera/scan-offer.tsx";
import type { useScan } from "../../parts/camera/use-scan.ts";
import type { Opened } from "./load.ts";

type CardNumberProps = {
  opened: Opened;
  /** What the field begins with. */
  typed: string | undefined;
  scans: ReturnType<typeof useScan>;
  /** The answer in which a photograph has said the number. */
  readAt: string | undefined;
  error: string | undefined;
  /** The number that was sent is a travel SIM's. */
  travelSim: string | undefined;
  /** The card that this device remembers, while no other one was entered. */
  kept: string | null;
  /** It was put aside for another one: whoever pressed for that goes on in the field. */
  isAside: boolean;
};

/** The number's field, and in its place, as high as it is, the card that this device remembers. */
export function CardNumber({ typed, scans, readAt, error, travelSim, kept, isAside, ...props }: CardNumberProps) {
  const { inApp, own } = props.opened;
  const { scan, send, onFound } = scans;
  const { which: words } = useWords("top-up");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAside) field.current?.focus();
  }, [isAside]);
  return (
    <div className="topup-number">
      {kept !== null ? (
        <div className="field">
          <span className="field-label">{words.label}</span>
          <p className="field-hint">{words.remembered}</p>
          <p className="chip topup-chip">
            <Icon name="card-sim" /> {spacedIccid(kept)}
          </p>
          <input type="hidden" name="iccid" value={kept} />
        </div>
      ) : (
        <TextField
          key={`${scan?.id} ${readAt}`}
          ref={field}
          label={words.label}
          hint={words.hint}
          name="iccid"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          required
          list={own.length > 0 ? "own-sims" : undefined}
          defaultValue={typed}
          error={
            error !== undefined && (
              <>
                {error} {travelSim !== undefined && !inApp && <Renewal iccid={travelSim} />}
              </>
            )
          }
        />
      )}
      {kept === null && <ScanOffer label={words.scan} noCamera={words.noCamera} onFound={onFound} />}
      {scan && (
        <button ref={send} type="submit" name="ask" value="card" aria-label={words.look} formNoValidate hidden />
      )}
      {own.length > 0 && (
        <datalist id="own-sims" aria-label={words.own}>
          {own.map((sim) => (
            <option key={sim.iccid} value={sim.iccid}>
              {sim.remark ?? sim.iccid}
            </option>
          ))}
        </datalist>
      )}
    </div>
  );
}

/** On to a destination and a plan; this tab keeps the number for the order. */
function Renewal({ iccid }: { iccid: string }) {
  const { which: words } = useWords("top-up");
  const to = links(useVisit().language);
  return (
    <Link className="link" to={to.destination({ way: "renewal" })} onClick={() => keepSimToRenew(iccid)}>
      {words.renewIt}
    </Link>
  );
}
