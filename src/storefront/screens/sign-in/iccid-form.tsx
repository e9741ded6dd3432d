import { Disclosure } from "../../../ui/accordion.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { SimDrawing } from "../../parts/drawings/sim-drawing.tsx";
import { EmailField } from "../../parts/forms/email-field.tsx";
import { useCalled } from "../../parts/forms/field-names.ts";
import type { NamedFormAnswer } from "../../parts/forms/named-form-answer.ts";
import { NamedForm } from "../../parts/forms/named-form.tsx";
import { StayField } from "./consent-fields.tsx";

/**
 * The narrower right: one SIM, masked, and what is on it with the address of its order alone. It says so before anybody
 * wonders.
 */
export function IccidForm({ answer }: { answer: NamedFormAnswer | undefined }) {
  const { login: words, fields } = useWords("sign-in");
  return (
    <NamedForm name="iccid" answer={answer} called={useCalled()} className="sign-in-form">
      {({ entries, beside, busy }) => (
        <>
          <div>
            <TextField
              label={fields.iccid}
              name="iccid"
              hint={fields.iccidHint}
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              defaultValue={entries?.iccid}
              error={beside("iccid")}
            />
            <Disclosure summary={fields.iccidWhere}>
              <div className="sim-where">
                <SimDrawing label={fields.iccidPicture} />
                <p className="kick">{fields.iccidText}</p>
              </div>
            </Disclosure>
          </div>
          <EmailField
            label={fields.orderEmail}
            note={fields.optional}
            hint={fields.iccidShows}
            defaultValue={entries?.email}
            error={beside("email")}
          />
          <StayField entries={entries} bySim />
          <Button type="submit" variant="go" wide name="intent" value="sign-in" busy={busy}>
            {words.button}
          </Button>
        </>
      )}
    </NamedForm>
  );
}
