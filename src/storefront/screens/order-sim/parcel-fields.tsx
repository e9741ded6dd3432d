import type { ReactNode } from "react";
import { carrierName } from "../../../features/delivery/dispatches/carrier-name.ts";
import { spanText } from "../../../kernel/written-date.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { AddressFields } from "../../parts/addresses/address-fields.tsx";
import type { Filled } from "../../parts/forms/form-part.ts";
import { PhoneField } from "../../parts/phone/phone-field.tsx";
import { LateNotice } from "./late-notice.tsx";
import type { Offer } from "./load.ts";
import type { Choices, Sum } from "./order-sum.ts";

type ParcelFieldsProps = Filled & { offer: Offer; choices: Choices; sum: Sum; saved: ReactNode };

/** Row O2: where the card goes and by when, with what that costs and when it is there, before anything is paid. */
export function ParcelFields({ offer, choices, sum, saved, entries, beside }: ParcelFieldsProps) {
  const { parcel: words } = useWords("checkout");
  const { postage, tooLate } = sum;
  if (offer.postage.length === 0) return <Notice tone="stop">{words.noneThere}</Notice>;
  return (
    <section className="order-part" id="order-parcel" aria-labelledby="order-parcel-heading">
      <h2 id="order-parcel-heading">{words.heading}</h2>
      {saved}
      <div className="order-pair">
        <SelectField
          label={words.country}
          name="shipping.country"
          autoComplete="country"
          required
          empty={words.choose}
          options={offer.postage.map(({ country, countryName }) => ({ value: country, label: countryName }))}
          defaultValue={entries?.["shipping.country"] ?? choices.country}
          error={beside("shipping.country")}
        />
        <TextField
          label={words.departsOn}
          name="departsOn"
          type="date"
          required
          defaultValue={entries?.departsOn ?? offer.departsOn}
          error={beside("departsOn")}
        />
      </div>
      <p className="kick">{words.departsHint}</p>
      <noscript>
        <p>
          <Button type="submit" name="ask" value="country" formAction="#order-parcel" icon="refresh-cw">
            {words.show}
          </Button>
        </p>
      </noscript>
      <div aria-live="polite">
        {postage && tooLate && <LateNotice offer={offer} quantity={choices.quantity} postage={postage} />}
        {postage && !tooLate && <Arrival postage={postage} isPromised={choices.departsOn !== ""} />}
      </div>
      <TextField
        label={words.person}
        hint={words.personHint}
        name="shipping.contactPerson"
        autoComplete="name"
        maxLength={80}
        required
        defaultValue={entries?.["shipping.contactPerson"]}
        error={beside("shipping.contactPerson")}
      />
      <PhoneField
        words={words}
        within="shipping."
        callingCodes={offer.callingCodes}
        country={choices.country}
        entries={entries}
        beside={beside}
      />
      <AddressFields within="shipping." country={choices.country} entries={entries} beside={beside} />
    </section>
  );
}

function Arrival({ postage, isPromised }: { postage: NonNullable<Sum["postage"]>; isPromised: boolean }) {
  const moneyText = useMoneyText();
  const { parcel: words } = useWords("checkout");
  const { language } = useVisit();
  const { free } = useWords("order").ticket;
  const say = isPromised ? words.arrivesInTime : words.arrives;
  return (
    <p className="order-arrival hue-celadon">
      <Icon name="truck" />
      <span>
        {say(
          carrierName(postage.carrier, language),
          spanText({ from: postage.earliest, to: postage.latest }, language),
          postage.fee.amount === 0 ? free : moneyText(postage.fee),
        )}
      </span>
    </p>
  );
}
