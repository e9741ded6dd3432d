import { inOneLine } from "../../../kernel/text-lists.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { KeptAddress } from "../../parts/addresses/address-entries.ts";

type SavedAddressesProps = {
  addresses: readonly KeptAddress[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/**
 * The address book of a signed-in buyer; it only fills the fields in, so that each can still be changed for this
 * parcel.
 */
export function SavedAddresses({ addresses, chosen, onChoose }: SavedAddressesProps) {
  const { parcel: words } = useWords("checkout");
  const { language } = useVisit();
  return (
    <>
      <SelectField
        label={words.saved}
        name="savedAddress"
        empty={words.savedOther}
        options={addresses.map(({ id, contactPerson, lines, countryName }) => ({
          value: id,
          label: inOneLine([contactPerson, ...lines, countryName], language),
        }))}
        defaultValue={chosen}
        onChange={({ target }) => onChoose(target.value)}
      />
      <noscript>
        <p>
          <Button type="submit" name="ask" value="address" formAction="#order-parcel" icon="refresh-cw">
            {words.savedUse}
          </Button>
        </p>
      </noscript>
    </>
  );
}
