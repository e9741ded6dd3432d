import { CheckField } from "../../../ui/check-field.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { typeIn } from "./answers.ts";
import { useDoubts } from "./doubtful-hint.tsx";
import { LateReading } from "./late-reading.tsx";
import { askedOf } from "./rules-asked.ts";
import type { StepProps } from "./step-props.ts";

/** What the document says, letter by letter. */
export function DetailsStep(props: StepProps) {
  const { details: words } = useWords("real-name");
  const { wasRead } = useDoubts(props.entries);
  return (
    <>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p className="lede">{words.lede}</p>
      {wasRead && (
        <Notice tone="good" title={words.read.title}>
          {words.read.text}
        </Notice>
      )}
      {props.entries.reading === "late" && <LateReading />}
      <DetailsFields {...props} />
    </>
  );
}

export function DetailsFields({ entries, facts, beside }: Omit<StepProps, "step">) {
  const { details: words } = useWords("real-name");
  const { doubts } = useDoubts(entries);
  const passport = askedOf(entries);
  const isPassport = typeIn(entries) === 1;
  const countries = [
    ...facts.countries.map(({ code, name }) => ({ value: code, label: name })),
    { value: "GBN", label: words.bno },
  ];
  return (
    <>
      <TextField
        label={words.englishName}
        hint={doubts("englishName", isPassport ? words.englishNameHint.passport : words.englishNameHint.card)}
        name="document.englishName"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
        defaultValue={entries["document.englishName"]}
        error={beside("document.englishName")}
      />
      <div className="rn-or">
        <TextField
          label={words.chineseName}
          hint={doubts("chineseName")}
          name="document.chineseName"
          autoComplete="off"
          maxLength={40}
          defaultValue={entries["document.chineseName"]}
          error={beside("document.chineseName")}
        />
        <CheckField name="noChineseName" label={words.noChineseName} defaultChecked={entries.noChineseName === "on"} />
      </div>
      <TextField
        label={words.birth}
        hint={doubts("birth")}
        name="document.birth"
        type="date"
        autoComplete="off"
        required
        defaultValue={entries["document.birth"]}
        error={beside("document.birth")}
      />
      <TextField
        label={words.number}
        hint={doubts("number")}
        name="document.number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        required
        defaultValue={entries["document.number"]}
        error={beside("document.number")}
      />
      {(beside("notHongKong") !== undefined || entries.notHongKong === passport) && (
        <CheckField
          name="notHongKong"
          value={passport}
          label={words.notHongKong}
          defaultChecked={entries.notHongKong === passport}
          error={beside("notHongKong")}
        />
      )}
      <div className="rn-or">
        <TextField
          label={words.expiry}
          hint={doubts("expiry")}
          name="document.expiry"
          type="date"
          autoComplete="off"
          defaultValue={entries["document.expiry"]}
          error={beside("document.expiry")}
        />
        <CheckField name="noExpiry" label={words.noExpiry} defaultChecked={entries.noExpiry === "on"} />
      </div>
      <SelectField
        label={words.country}
        hint={doubts("country")}
        name="document.country"
        required
        empty={words.choose}
        options={countries}
        defaultValue={entries["document.country"]}
        error={beside("document.country")}
      />
    </>
  );
}
