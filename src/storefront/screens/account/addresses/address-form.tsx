import { useState, type FormEvent } from "react";
import { Form } from "react-router";
import { addressForm } from "../../../../features/catalogue/postage/address-forms.ts";
import { hasDistrict } from "../../../../features/people/addresses/rules.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { CheckField } from "../../../../ui/check-field.tsx";
import { SelectField, TextField } from "../../../../ui/field.tsx";
import { useOpenProblems } from "../../../../ui/use-open-problems.ts";
import { links } from "../../../ground/links.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { addressEntries } from "../../../parts/addresses/address-entries.ts";
import { AddressFields } from "../../../parts/addresses/address-fields.tsx";
import type { FormAnswer } from "../../../parts/forms/form-answer.ts";
import { FormProblems } from "../../../parts/forms/form-problems.tsx";
import { useSendOnce } from "../../../parts/forms/use-send-once.ts";
import { PhoneField } from "../../../parts/phone/phone-field.tsx";
import type { Editing } from "./form-values.ts";

type AddressFormProps = { editing: Editing; notSaved: FormAnswer | undefined; isFirst: boolean };

/** A real form: without JavaScript the server does the same, and a button shows the fields of another country. */
export function AddressForm({
  editing: { address, countries, callingCodes, requestKey },
  notSaved,
  isFirst,
}: AddressFormProps) {
  const words = useWords("addresses");
  const { parcel, optional } = useWords("checkout");
  const to = links(useVisit().language);
  const entries = notSaved?.entries ?? (address && addressEntries(address, callingCodes));
  const [country, setCountry] = useState(entries?.country ?? "");
  const { busy, onSubmit } = useSendOnce(notSaved?.id);
  const called = useFieldNames(country);
  const { open, beside, onInput } = useOpenProblems(notSaved);
  const onChange = ({ target }: FormEvent) =>
    target instanceof HTMLSelectElement && target.name === "country" && setCountry(target.value);
  // an address whose country we no longer post to keeps it
  const known =
    address && !countries.some(({ value }) => value === address.country)
      ? [{ value: address.country, label: address.countryName }, ...countries]
      : countries;
  return (
    <div className="address-edit">
      <h2>{address ? words.changeTitle : words.newTitle}</h2>
      <FormProblems answer={notSaved} open={open} called={called} />
      <Form
        method="post"
        noValidate
        className="panel panel-line address-edit-form"
        onSubmit={onSubmit}
        onChange={onChange}
        onInput={onInput}
      >
        {/* the Enter key presses the first button of a form */}
        <button className="vh" type="submit" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="requestKey" value={requestKey} />
        {address && <input type="hidden" name="id" value={address.id} />}
        <SelectField
          label={parcel.country}
          name="country"
          autoComplete="country"
          required
          empty={parcel.choose}
          options={known}
          defaultValue={country}
          error={beside("country")}
        />
        <noscript>
          <p>
            <Button type="submit" name="intent" value="country" icon="refresh-cw">
              {words.show}
            </Button>
          </p>
        </noscript>
        <TextField
          label={parcel.person}
          hint={parcel.personHint}
          name="contactPerson"
          autoComplete="name"
          maxLength={80}
          required
          defaultValue={entries?.contactPerson}
          error={beside("contactPerson")}
        />
        <PhoneField words={parcel} callingCodes={callingCodes} country={country} entries={entries} beside={beside} />
        <AddressFields country={country} entries={entries} beside={beside} />
        {hasDistrict(country) && (
          <TextField
            label={words.district}
            note={optional}
            name="district"
            autoComplete="address-level3"
            maxLength={80}
            defaultValue={entries?.district}
            error={beside("district")}
          />
        )}
        <TextField
          label={words.email}
          hint={words.emailHint}
          note={optional}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={50}
          defaultValue={entries?.email}
          error={beside("email")}
        />
        {!isFirst && !address?.preferred && (
          <CheckField label={words.prefer} name="preferred" defaultChecked={entries?.preferred === "on"} />
        )}
        <p className="cluster gap-3">
          <Button type="submit" variant="go" busy={busy}>
            {words.save}
          </Button>
          <LinkButton variant="quiet" to={to.account({ tab: "addresses" })}>
            {words.back}
          </LinkButton>
        </p>
      </Form>
    </div>
  );
}

/** A field as its country calls it. */
function useFieldNames(country: string) {
  const { district, email } = useWords("addresses");
  const { parcel } = useWords("checkout");
  const names: Record<string, string> = {
    country: parcel.country,
    contactPerson: parcel.person,
    phone: parcel.phone,
    district,
    email,
  };
  for (const { part, label } of addressForm(country).fields) names[part] = parcel.labels[label];
  return (field: string) => names[field] ?? field;
}
