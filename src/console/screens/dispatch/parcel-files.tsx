import { outgoingViews } from "../../../features/delivery/dispatches/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import type { Dispatch } from "./load.ts";

/** The boxes of the list belong to this form, wherever they stand. */
export const chosenForm = "chosen-parcels";

export const goesOut: ReadonlySet<Dispatch["view"]> = new Set(outgoingViews);

/** What is made of the parcels that are ticked, or of all from here on. */
export function ParcelFiles({ page: { view, asks, after, maySend } }: { page: Dispatch }) {
  const { words, here } = usePage();
  const { files } = words.dispatch;
  if (!goesOut.has(view)) return null;
  const back = new URLSearchParams({ back: here.replace(/[?&]refused=[^&]*/, "") });
  return (
    <form
      id={chosenForm}
      className="parcel-files"
      aria-label={files.label}
      method="post"
      action={`/console/files/labels.pdf?${back}`}
    >
      {Object.entries(asks).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {after !== undefined && <input type="hidden" name="after" value={after} />}
      <button className="button" formMethod="get" formAction="/console/dispatch/pick-list">
        <Icon name="list" />
        {files.pick}
      </button>
      {maySend && (
        <>
          <button className="button" name="paper" value="a6">
            <Icon name="printer" />
            {files.a6}
          </button>
          <button className="button" name="paper" value="a4" title={files.a4Hint}>
            <Icon name="printer" />
            {files.a4}
          </button>
          <button className="button" formAction={`/console/files/courier.csv?${back}`}>
            <Icon name="download" />
            {words.dispatch.courier}
          </button>
          <a className="button" href="/console/dispatch/tracking">
            <Icon name="upload" />
            {words.dispatch.tracking.link}
          </a>
        </>
      )}
    </form>
  );
}
