import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { EmailField } from "../../parts/forms/email-field.tsx";
import type { Filled } from "../../parts/forms/form-part.ts";
import { PhoneField, type CallingCodes } from "../../parts/phone/phone-field.tsx";
import { Part } from "./part.tsx";

export function PersonPart({ entries, beside, callingCodes }: Filled & { callingCodes: CallingCodes }) {
  const words = useWords("contact");
  const text = (name: string) => ({ name, defaultValue: entries?.[name], error: beside(name) });
  const fax = beside("fax");
  return (
    <Part number={3} title={words.parts.person}>
      <div className="contact-two">
        <TextField label={words.contactName} {...text("contactName")} required maxLength={60} autoComplete="name" />
        <TextField
          label={words.jobTitle}
          {...text("jobTitle")}
          required
          maxLength={80}
          autoComplete="organization-title"
        />
      </div>
      <EmailField label={words.email} defaultValue={entries?.["email"]} error={beside("email")} />
      <PhoneField words={words} callingCodes={callingCodes} country="" entries={entries} beside={beside} />
      {/* nobody sees it, and programs fill it in; whose browser did is told, and then sees it */}
      <div className={fax ? undefined : "contact-fax"}>
        <TextField label={words.fax} name="fax" tabIndex={fax ? 0 : -1} autoComplete="off" error={fax} />
      </div>
    </Part>
  );
}
