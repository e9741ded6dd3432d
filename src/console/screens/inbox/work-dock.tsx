import { caseDeeds } from "../../../features/records/cases/rules.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";

const icons: Record<(typeof caseDeeds)[number], IconName> = { assign: "user", snooze: "clock", close: "check" };

/** Appears with the first chosen case, as the one of orders does. */
export function WorkDock() {
  const { many: words } = useWords().inbox;
  return (
    <fieldset className="bulk-dock">
      <legend className="vh">{words.dock}</legend>
      <output data-chosen={words.chosen}>{words.dock}</output>
      {caseDeeds.map((deed) => (
        <button key={deed} name="deed" value={deed}>
          <Icon name={icons[deed]} />
          {words.deeds[deed]}
        </button>
      ))}
      <label>
        <input type="checkbox" name="all" value="1" />
        {words.all}
      </label>
    </fieldset>
  );
}
