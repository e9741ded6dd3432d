import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { MeantEmailField } from "../../parts/forms/meant-email-field.tsx";
import { PhoneField } from "../../parts/phone/phone-field.tsx";
import type { StepProps } from "./step-props.ts";

export function ContactStep(props: StepProps) {
  const { contact: words } = useWords("real-name");
  return (
    <>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p className="lede">{words.lede}</p>
      <ContactFields {...props} />
    </>
  );
}

/** `isCorrection`: what is left empty stays. */
export function ContactFields({
  entries,
  facts,
  beside,
  isCorrection = false,
}: Omit<StepProps, "step"> & { isCorrection?: boolean }) {
  const { contact: words } = useWords("real-name");
  return (
    <>
      <TextField
        label={words.name}
        hint={words.nameHint}
        name="contactName"
        autoComplete="name"
        maxLength={60}
        required={!isCorrection}
        defaultValue={entries.contactName}
        error={beside("contactName")}
      />
      <PhoneField
        words={words}
        callingCodes={facts.callingCodes}
        country=""
        required={false}
        entries={entries}
        beside={beside}
      />
      <MeantEmailField
        words={{ ...words, label: words.email }}
        hint={words.emailHint}
        filled={entries.email}
        asked={entries.email}
        error={beside("email")}
      />
    </>
  );
}
