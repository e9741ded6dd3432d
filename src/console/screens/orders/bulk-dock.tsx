import { useRouteLoaderData } from "react-router";
import { bulkKinds, rightTo } from "../../../features/operator/bulk-actions/rules.ts";
import { may } from "../../../kernel/staff-right.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";

const icons: Record<(typeof bulkKinds)[number], IconName> = {
  mail: "mail",
  note: "message-square",
  give: "user",
  cancel: "ban",
};

/** Appears with the first chosen order (orders.css); the column heads stay, so that the numbers keep their meaning. */
export function BulkDock() {
  const me = useRouteLoaderData("frame") as Me;
  const { bulk: words } = useWords();
  const mayDo = bulkKinds.filter((kind) => may(me, rightTo[kind]));
  if (mayDo.length === 0 && !may(me, "send_parcels")) return null;
  return (
    <fieldset className="bulk-dock">
      <legend className="vh">{words.dock}</legend>
      <output data-chosen={words.chosen}>{words.dock}</output>
      {mayDo.map((kind) => (
        <button key={kind} name="kind" value={kind}>
          <Icon name={icons[kind]} />
          {words.kinds[kind]}
        </button>
      ))}
      {may(me, "send_parcels") && (
        <button name="kind" value="labels">
          <Icon name="printer" />
          {words.labels}
        </button>
      )}
      <label>
        <input type="checkbox" name="all" value="1" />
        {words.all}
      </label>
    </fieldset>
  );
}
