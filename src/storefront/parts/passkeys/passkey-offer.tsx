import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { contentId } from "../../ground/shell/use-arrival.ts";
import { useWords } from "../../ground/visit/words.ts";
import { AddingOutcomeSaid } from "./adding-outcome.tsx";
import { declinePasskey } from "./known-here.ts";
import { useAddPasskey } from "./use-add-passkey.ts";

/**
 * Once, after signing in another way (`offer.ts`); the outcome stays to be read when the account reloads. A pressed
 * button goes, so the focus is led on.
 */
export function PasskeyOffer({ isOffered, onAdded }: { isOffered: boolean; onAdded: () => void }) {
  const { passkey: words } = useWords("account");
  const [isDeclined, decline] = useState(false);
  const { busy, outcome, add } = useAddPasskey(onAdded);
  const place = useRef<HTMLElement>(null);
  const isAdded = outcome === "added";
  useEffect(() => {
    if (isAdded) place.current?.focus({ preventScroll: true });
  }, [isAdded]);
  if (isDeclined || !(isAdded || isOffered)) return null;
  const later = () => {
    declinePasskey();
    decline(true);
    document.getElementById(contentId)?.focus({ preventScroll: true });
  };
  return (
    <section className="passkey-offer" aria-label={words.offer} tabIndex={-1} ref={place}>
      {!isAdded && (
        <div className="passkey-offer-body">
          <Icon name="key-round" size="large" />
          <div className="stack gap-1">
            <h2>{words.offer}</h2>
            <p className="soft">{words.offerText}</p>
          </div>
          <p className="cluster gap-2">
            <Button icon="arrow-right" busy={busy} onClick={add}>
              {words.button}
            </Button>
            <Button variant="quiet" onClick={later}>
              {words.later}
            </Button>
          </p>
        </div>
      )}
      <AddingOutcomeSaid outcome={outcome} />
    </section>
  );
}
