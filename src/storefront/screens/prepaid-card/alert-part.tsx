import { Form } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import type { PartProps } from "./part-props.ts";

/** Told once below an amount; off until somebody wants it. */
export function AlertPart({ card: { iccid, alert, email, phone }, notDone }: PartProps) {
  const { alert: words, unit, on, off } = useWords("prepaid-card");
  const { busy, onSubmit } = useSendOnce(notDone?.id);
  const { open, beside, onInput } = useOpenProblems(notDone);
  const { entries } = notDone ?? {};
  return (
    <section className="panel panel-line stack gap-4" id="alert" aria-labelledby="alert-title">
      <div className="cluster gap-3">
        <h2 id="alert-title">{words.title}</h2>
        <Badge hue={alert ? "celadon" : "cobalt"}>{alert ? on : off}</Badge>
      </div>
      <p className="soft">{words.lead(email)}</p>
      <FormProblems answer={notDone} open={open} called={() => words.below} />
      <Form method="post" className="stack gap-4" noValidate onSubmit={onSubmit} onInput={onInput}>
        <input type="hidden" name="iccid" value={iccid} />
        <TextField
          label={words.below}
          name="alertBelow"
          before={unit}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          required
          defaultValue={entries?.alertBelow ?? String((alert?.below.amount ?? 2000) / 100)}
          error={beside("alertBelow")}
        />
        {phone !== null && <CheckField label={words.byText(phone)} name="byText" defaultChecked={alert?.byText} />}
        <div className="cluster">
          <Button type="submit" variant={alert ? "line" : "go"} name="intent" value="alert" busy={busy}>
            {alert ? words.change : words.turnOn}
          </Button>
          {alert && (
            <Button type="submit" variant="quiet" name="intent" value="alert-off" formNoValidate busy={busy}>
              {words.turnOff}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}
