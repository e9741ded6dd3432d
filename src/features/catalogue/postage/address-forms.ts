/** The parts of an address in which countries differ; name, street and phone are asked for everywhere. */
export type AddressPart = "province" | "city" | "address" | "postalCode";

/**
 * What a country calls a part; the order form has the words (as libaddressinput names them, with the city's own ones).
 */
const addressLabels = [
  "address",
  "province",
  "prefecture",
  "state",
  "region",
  "county",
  "countyOrCity",
  "emirate",
  "area",
  "city",
  "cityOrTown",
  "municipality",
  "district",
  "suburb",
  "postTown",
  "postalCode",
  "zipCode",
  "postcode",
  "pinCode",
  "eircode",
] as const;
export type AddressLabel = (typeof addressLabels)[number];

type AddressField = { part: AddressPart; label: AddressLabel; needed: boolean };
/** `fields` in the order in which people of that country write them; `postalCode`: what its own looks like. */
type AddressForm = { fields: readonly AddressField[]; postalCode?: { pattern: RegExp; example: string } };

/**
 * The form of a country, by its ISO 3166 code; a country without one of its own is asked for a city, and for the rest
 * if there is any.
 */
export function addressForm(country: string): AddressForm {
  return (Object.hasOwn(forms, country) && forms[country]) || elsewhere;
}

/** `state! city! address! zipCode!`: labels in their order, `!` where the part is needed. */
function form(fields: string, pattern?: RegExp, example = ""): AddressForm {
  return { fields: fields.split(" ").map(field), ...(pattern && { postalCode: { pattern, example } }) };
}

function field(written: string): AddressField {
  const label = addressLabels.find((known) => known === written.replace("!", ""))!;
  return { part: partOf(label), label, needed: written.endsWith("!") };
}

function partOf(label: AddressLabel): AddressPart {
  if (label === "address") return "address";
  if (["postalCode", "zipCode", "postcode", "pinCode", "eircode"].includes(label)) return "postalCode";
  return ["city", "cityOrTown", "municipality", "district", "suburb", "postTown"].includes(label) ? "city" : "province";
}

const elsewhere = form("address! city! province postalCode");
const fiveDigits = /^\d{5}$/;
const fourDigits = /^\d{4}$/;

/**
 * Every country that we post to. What is needed and what postal codes look like: Google's libaddressinput
 * (chromium-i18n.appspot.com/ssl-address), with the parts that its data leave to the street line where forms of the
 * country ask for them (Japan's municipality), and without what people do not know by heart (Mainland China's postal
 * codes, Ireland's Eircode).
 */
const forms: Record<string, AddressForm> = {
  AE: form("address! city emirate!"),
  AU: form("address! suburb! state! postcode!", fourDigits, "2060"),
  CA: form(
    "address! city! province! postalCode!",
    /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
    "H3Z 2Y7",
  ),
  CH: form("address! postcode! city!", /^[1-9]\d{3}$/, "8001"),
  CN: form("province! city! address! postalCode", /^\d{6}$/, "100033"),
  DE: form("address! postcode! city!", fiveDigits, "26133"),
  ES: form("address! postalCode! city! province!", fiveDigits, "28039"),
  FR: form("address! postcode! city!", fiveDigits, "33380"),
  GB: form("address! postTown! postcode!", /^GIR 0AA$|^[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/, "EC1Y 8SY"),
  HK: form("area! district address!"),
  ID: form("address! city! province! postalCode", fiveDigits, "40115"),
  IE: form("address! cityOrTown! county eircode", /^(D6W|[AC-FHKNPRTV-Y]\d{2}) [AC-FHKNPRTV-Y\d]{4}$/, "A65 F4E2"),
  IN: form("address! city! state! pinCode!", /^[1-9]\d{5}$/, "110034"),
  IT: form("address! postcode! city! province!", fiveDigits, "00144"),
  JP: form("postalCode! prefecture! municipality! address!", /^\d{3}-\d{4}$/, "154-0023"),
  KR: form("province! city address! postalCode!", fiveDigits, "03051"),
  MO: form("district address!"),
  MY: form("address! postcode! city! state", fiveDigits, "43000"),
  NL: form("address! postcode! city!", /^[1-9]\d{3} (?:[A-RT-Z][A-Z]|S[BCE-RT-Z])$/, "1234 AB"),
  NZ: form("address! cityOrTown! postcode!", fourDigits, "6001"),
  PH: form("address! city! province zipCode", fourDigits, "1008"),
  SG: form("address! postalCode!", /^\d{6}$/, "546080"),
  TH: form("address! district province! postalCode!", fiveDigits, "10150"),
  TW: form("postalCode! countyOrCity! district! address!", /^\d{3}(\d{2,3})?$/, "104"),
  US: form("address! city! state! zipCode!", /^\d{5}(-\d{4})?$/, "95014"),
  VN: form("address! district province! postalCode", /^\d{5}\d?$/, "70010"),
};

/** The countries that have a form of their own. */
export const knownForms: readonly string[] = Object.keys(forms);
