import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { callOverHttp } from "../../ground/visit/call.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import { token } from "../../ground/visit/storage.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { hasSim } from "./answers.ts";

type Own = Answer<"/account/getRegistrations">["sims"][number];

/** Whoever is signed in picks instead of typing. The page is the same for everybody, so the browser asks. */
export function OwnSims({ entries }: { entries: Entries }) {
  const { sim: words } = useWords("real-name");
  const visit = useVisit();
  const [sims, setSims] = useState<Own[]>([]);
  useEffect(() => {
    if (token() === "") return;
    // whoever is signed out by now, or has no line, types
    void callOverHttp(visit, "there")("/account/getRegistrations", {}).then(
      (told) => setSims(told.sims),
      () => {},
    );
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const shown = sims.filter(({ iccid, isNeeded, registration }) => iccid !== null && (isNeeded || registration));
  if (shown.length === 0) return null;
  return (
    <fieldset className="rn-part">
      <legend>{words.own}</legend>
      <ul className="cluster">
        {shown.map(({ iccid, masked, remark, registration }) => {
          const name = [remark, masked].filter(Boolean).join(" · ");
          const isChosen = hasSim(entries, iccid!);
          return (
            <li key={masked}>
              <Button
                type="submit"
                name="go"
                value={`sims.${isChosen ? "drop" : "put"}.${iccid}`}
                icon={isChosen ? "check" : "plus"}
                size="small"
                aria-pressed={isChosen}
              >
                {registration ? words.ownState(name, words.states[stateOf(registration.state)]) : name}
              </Button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Under a name for certain, or not yet. */
const stateOf = (state: NonNullable<Own["registration"]>["state"]) => (state === "registered" ? state : "waiting");
