import { useEffect, useRef } from "react";
import { CheckField } from "../../../ui/check-field.tsx";
import { useDay } from "../../ground/visit/use-moment.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { NamedFormAnswer } from "../../parts/forms/named-form-answer.ts";

/**
 * Who has got into an account may have left a passkey in it: a new password takes all of them away, unless the owner
 * knows them.
 */
export function PasskeysToKeep({
  passkeys,
  entries,
}: {
  passkeys: NonNullable<NamedFormAnswer["passkeys"]>;
  entries: NamedFormAnswer["entries"] | undefined;
}) {
  const { passkeys: words } = useWords("sign-in").forgot;
  const day = useDay();
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <fieldset className="passkeys-to-keep" tabIndex={-1} ref={place}>
      <legend>{words.title}</legend>
      <ul>
        {passkeys.map(({ name, addedAt }) => (
          <li key={addedAt}>
            <b translate="no">{name || words.unknown}</b> <span className="kick">{words.added(day(addedAt))}</span>
          </li>
        ))}
      </ul>
      <p className="soft">{words.text}</p>
      <input type="hidden" name="decided" value="on" />
      <CheckField
        name="keepPasskeys"
        label={words.keep}
        hint={words.keepHint}
        defaultChecked={entries?.keepPasskeys === "on"}
      />
    </fieldset>
  );
}
