import { useState, useSyncExternalStore } from "react";
import { CheckField } from "../../../ui/check-field.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { isOnlyInTab, keepOnlyInTab } from "./form-on-device.ts";

/** What is kept where, and, once scripts keep anything, the choice that nothing is. */
export function KeptNote() {
  const words = useWords("real-name");
  const isKeeping = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isOnly, setOnly] = useState<boolean>();
  return (
    <>
      <p className="kick">{words.kept}</p>
      {isKeeping && (
        <CheckField
          name="onlyHere"
          label={words.onlyHere}
          hint={words.onlyHereHint}
          checked={isOnly ?? isOnlyInTab()}
          onChange={({ currentTarget: { checked } }) => {
            keepOnlyInTab(checked);
            setOnly(checked);
          }}
        />
      )}
    </>
  );
}

const never = () => () => {};
