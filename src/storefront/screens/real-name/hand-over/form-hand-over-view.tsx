import { useEffect, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { QrCode } from "../../../../ui/qr-code.tsx";
import { links } from "../../../ground/links.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { dropKept } from "../form-on-device.ts";
import { addressWith } from "./desk-code.ts";
import { useFormHandOver } from "./use-form-hand-over.ts";
import sheet from "./hand-over.css?url";

type FormHandOverViewProps = { channel: string; onClose: () => void };

/** The code, and how far the phone is; once the form is sent there this page follows to its own. */
export function FormHandOverView({ channel, onClose }: FormHandOverViewProps) {
  const { handOver: words } = useWords("real-name");
  const { form } = words;
  const { language } = useVisit();
  const { state, opened, seen, renew, end } = useFormHandOver(channel);
  const key = seen?.key;
  useEffect(() => {
    if (!opened || !key) return;
    dropKept();
    location.assign(links(language).realNameResult({ number: opened.number, key }));
  }, [opened, key, language]);
  const [ending, setEnding] = useState<"asked" | "sent" | "failed">();
  const close = async () => {
    setEnding("asked");
    const ended = await end();
    if (ended === "ended") onClose();
    else setEnding(ended);
  };
  const again = () => {
    setEnding(undefined);
    renew();
  };
  return (
    <section className="hand-over" aria-label={form.offer}>
      <link rel="stylesheet" href={sheet} precedence="screen" />
      {opened && state === "waiting" && (
        <div className="qr-frame">
          <QrCode text={addressWith(opened.code)} label={words.label} />
        </div>
      )}
      <div className="hand-over-words">
        {state === "waiting" && <p className="strong">{words.scan}</p>}
        <output className="rn-told">
          {state === "waiting" && <p>{words.waiting}</p>}
          {state === "over" && <p>{words.over}</p>}
          {(state === "taken" || state === "sent") && (
            <>
              <p className="strong">{form.taken}</p>
              <p>{form.takenText}</p>
            </>
          )}
          {ending === "failed" && state !== "over" && <Notice tone="care" title={form.notEnded} />}
          {ending === "sent" && <Notice title={form.sentBefore} />}
        </output>
        {state === "failed" && <Notice tone="care" title={form.failed} />}
        {(state === "over" || state === "failed") && (
          <p>
            <Button onClick={again}>{words.again}</Button>
          </p>
        )}
        {state !== "sent" && (
          <p>
            <Button variant="quiet" size="small" busy={ending === "asked"} onClick={() => void close()}>
              {state === "taken" ? form.notMine : words.close}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
