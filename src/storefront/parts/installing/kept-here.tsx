import { Button } from "../../../ui/button.tsx";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useWords } from "../../ground/visit/words.ts";
import { useKeptPage } from "./use-kept-page.ts";

/** Kept in this browser by a worker of its own, to be opened where there is no network. */
export function KeptHere({ isPhone }: { isPhone: boolean }) {
  const { kept: words } = useWords("install");
  const moment = useMoment();
  const { possible, state, keptAt, keep, remove } = useKeptPage({ isPhone });
  if (!possible) return <p className="soft">{words.text}</p>;
  return (
    <div className="stack gap-3">
      <output className="soft">
        {state === "kept" && keptAt
          ? words.here(moment(keptAt))
          : state === "removed"
            ? words.removed
            : state === "failed"
              ? words.failed
              : words.text}
      </output>
      {state === "kept" ? (
        <p>
          <Button size="small" icon="trash-2" onClick={remove}>
            {words.remove}
          </Button>
        </p>
      ) : (
        state !== "failed" && (
          <p className="needs-script">
            <Button size="small" icon="smartphone" busy={state === "keeping"} onClick={keep}>
              {state === "keeping" ? words.keeping : words.keep}
            </Button>
          </p>
        )
      )}
    </div>
  );
}
