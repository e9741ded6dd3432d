import { newUuid } from "../../../../kernel/uuid.ts";
import type { Asking } from "../../../ground/visit/visit.ts";
import type { FormAnswer } from "../../../parts/forms/form-answer.ts";
import type { AccountTab, TabProps } from "../account-tab.ts";
import { act } from "./act.ts";
import { AddressForm } from "./address-form.tsx";
import { AddressList } from "./address-list.tsx";

type Told = Awaited<ReturnType<typeof load>>;

/**
 * The address book (requirements A7); `?edit=new` or an address's id is its form, `?done=` what was just brought about.
 */
export const tab: AccountTab<Told, FormAnswer> = {
  areas: ["addresses", "checkout", "errors"],
  load,
  act,
  View: Addresses,
};

async function load(asking: Asking, query: URLSearchParams) {
  const edit = query.get("edit");
  const [addresses, form] = await Promise.all([addressBook(asking), edit ? formFacts(asking) : undefined]);
  const address = addresses.find(({ id }) => id === edit);
  const done = (["saved", "removed"] as const).find((one) => one === query.get("done"));
  return {
    addresses,
    done,
    isMissing: Boolean(edit) && edit !== "new" && !address,
    editing: form && (address || edit === "new") ? { ...form, address, requestKey: newUuid() } : undefined,
  };
}

const addressBook = async ({ call }: Asking) => (await call("/account/getAddresses", {})).addresses;

async function formFacts({ call, language, currency }: Asking) {
  const [{ postage }, { countryCodes }] = await Promise.all([
    call("/order/getPostage", { currency, lang: language }),
    call("/common/getCountryCode", { lang: language }),
  ]);
  return {
    countries: postage.map(({ country, countryName }) => ({ value: country, label: countryName })),
    callingCodes: countryCodes,
  };
}

function Addresses({ told: { addresses, done, isMissing, editing }, done: notSaved }: TabProps<Told, FormAnswer>) {
  if (editing)
    return (
      <AddressForm
        key={`${editing.address?.id} ${notSaved?.id}`}
        editing={editing}
        notSaved={notSaved}
        isFirst={addresses.length === 0}
      />
    );
  return <AddressList addresses={addresses} done={done} isMissing={isMissing} />;
}
