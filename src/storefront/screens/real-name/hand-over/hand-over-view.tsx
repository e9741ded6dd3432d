import { useEffect, useRef } from "react";
import type { DocumentType } from "../../../../features/people/real-names/document-number.ts";
import type { PhotoSlot } from "../../../../features/people/real-names/rules.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { QrCode } from "../../../../ui/qr-code.tsx";
import { links } from "../../../ground/links.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import type { Entries } from "../../../parts/forms/entries.ts";
import { useHandOver } from "./use-hand-over.ts";
import sheet from "./hand-over.css?url";

type HandOverViewProps = {
  type: DocumentType;
  slots: readonly PhotoSlot[];
  channel: string;
  entries: Entries;
  onClose: () => void;
};

/** The code, and how far the phone is; once the photographs are there the form goes on by itself. */
export function HandOverView({ type, slots, channel, entries, onClose }: HandOverViewProps) {
  const { handOver: words } = useWords("real-name");
  const { language } = useVisit();
  const { state, opened, renew } = useHandOver({ type, slots, channel, entries });
  const submit = useRef<HTMLButtonElement>(null);
  const isDone = state === "done";
  useEffect(() => {
    if (isDone) submit.current?.form?.requestSubmit(submit.current);
  }, [isDone]);
  return (
    <section className="hand-over panel" aria-label={words.offer}>
      <link rel="stylesheet" href={sheet} precedence="screen" />
      {opened && (
        <>
          <input type="hidden" name="number" value={opened.number} />
          <input type="hidden" name="key" value={opened.key} />
        </>
      )}
      <button ref={submit} className="vh" type="submit" name="go" value="phone" tabIndex={-1} aria-hidden="true" />
      {opened && state === "waiting" && (
        <div className="qr-frame">
          <QrCode text={`${location.origin}${links(language).realNamePhoto(opened.code)}`} label={words.label} />
        </div>
      )}
      <div className="hand-over-words">
        {state === "waiting" && <p className="strong">{words.scan}</p>}
        <output>{(state === "waiting" || state === "taken" || state === "over") && <p>{words[state]}</p>}</output>
        {state === "failed" && <Notice tone="care" title={words.failed} />}
        {(state === "over" || state === "failed") && (
          <p>
            <Button onClick={renew}>{words.again}</Button>
          </p>
        )}
        <p>
          <Button variant="quiet" size="small" onClick={onClose}>
            {words.close}
          </Button>
        </p>
      </div>
    </section>
  );
}
