import type { ReactNode } from "react";
import { CheckField } from "../../../ui/check-field.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { typeIn } from "./answers.ts";
import type { DetailName } from "./check-places.ts";
import { useDoubts } from "./doubtful-hint.tsx";
import { askedOf } from "./rules-asked.ts";
import type { StepProps } from "./step-props.ts";

export type FieldsProps = Omit<StepProps, "step">;

/** The control of each value that a document has, and the one that a number may ask for. */
export function useDetailFields({
  entries,
  facts,
  beside,
}: FieldsProps): Record<DetailName | "notHongKong", ReactNode> {
  const { details: words } = useWords("real-name");
  const doubts = useDoubts(entries);
  const passport = askedOf(entries);
  const isPassport = typeIn(entries) === 1;
  const textOf = (name: "englishName" | "chineseName" | "birth" | "number" | "expiry") => ({
    label: words[name],
    hint: doubts(name),
    name: `document.${name}`,
    autoComplete: "off",
    defaultValue: entries[`document.${name}`],
    error: beside(`document.${name}`),
  });
  return {
    englishName: (
      <TextField
        {...textOf("englishName")}
        hint={doubts("englishName", isPassport ? words.englishNameHint.passport : words.englishNameHint.card)}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
      />
    ),
    chineseName: (
      <div className="rn-or">
        <TextField {...textOf("chineseName")} maxLength={40} />
        <CheckField name="noChineseName" label={words.noChineseName} defaultChecked={entries.noChineseName === "on"} />
      </div>
    ),
    birth: <TextField {...textOf("birth")} type="date" required />,
    number: <TextField {...textOf("number")} autoCapitalize="characters" spellCheck={false} maxLength={30} required />,
    notHongKong: (beside("notHongKong") !== undefined || entries.notHongKong === passport) && (
      <CheckField
        name="notHongKong"
        value={passport}
        label={words.notHongKong}
        defaultChecked={entries.notHongKong === passport}
        error={beside("notHongKong")}
      />
    ),
    expiry: (
      <div className="rn-or">
        <TextField {...textOf("expiry")} type="date" />
        <CheckField name="noExpiry" label={words.noExpiry} defaultChecked={entries.noExpiry === "on"} />
      </div>
    ),
    country: (
      <SelectField
        label={words.country}
        hint={doubts("country")}
        name="document.country"
        required
        empty={words.choose}
        options={[
          ...facts.countries.map(({ code, name }) => ({ value: code, label: name })),
          { value: "GBN", label: words.bno },
        ]}
        defaultValue={entries["document.country"]}
        error={beside("document.country")}
      />
    ),
  };
}
