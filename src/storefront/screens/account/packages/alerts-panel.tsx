import { Form } from "react-router";
import { alertKinds } from "../../../../features/delivery/alerts/rules.ts";
import { Button } from "../../../../ui/button.tsx";
import { CheckField } from "../../../../ui/check-field.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useWords } from "../../../ground/visit/words.ts";
import { useSendOnce } from "../../../parts/forms/use-send-once.ts";
import type { Alerts } from "./load.ts";
import { PushHere } from "./push-panel.tsx";

type AlertsPanelProps = { alerts: Alerts; saved: boolean; refused: string | undefined };

/**
 * Issue 5, B6: about what the owner wants alerts for all packages, and how. Without scripts everything but the messages of
 * this browser.
 */
export function AlertsPanel({ alerts, saved, refused }: AlertsPanelProps) {
  const words = useWords("alerts");
  const { busy, onSubmit } = useSendOnce(refused);
  const { kinds, byMail, byPush, email, browsers } = alerts;
  return (
    <section className="alerts" id="alerts" aria-labelledby="alerts-title">
      <div className="stack gap-2">
        <h2 id="alerts-title">{words.title}</h2>
        <p className="soft">{words.lead}</p>
        <div aria-live="polite">{saved && <Notice tone="good">{words.saved}</Notice>}</div>
      </div>
      <Form method="post" className="alerts-form" onSubmit={onSubmit}>
        <fieldset>
          <legend>{words.what}</legend>
          {alertKinds.map((kind) => (
            <CheckField
              key={kind}
              id={`field-${kind}`}
              name="kinds"
              value={kind}
              label={words.kinds[kind]}
              defaultChecked={kinds.includes(kind)}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend>{words.how}</legend>
          <CheckField name="byMail" label={words.byMail(email)} defaultChecked={byMail} />
          {/* turning on a browser ticks it */}
          {browsers > 0 ? (
            <CheckField key={String(byPush)} name="byPush" label={words.byPush(browsers)} defaultChecked={byPush} />
          ) : (
            byPush && <input type="hidden" name="byPush" value="on" />
          )}
        </fieldset>
        <p>
          <Button type="submit" name="intent" value="choose-alerts" busy={busy}>
            {words.save}
          </Button>
        </p>
      </Form>
      <PushHere alerts={alerts} />
    </section>
  );
}
