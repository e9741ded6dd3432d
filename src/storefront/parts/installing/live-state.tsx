import type { ShownEsim } from "../../../features/aftersales/installs/contract.ts";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Installing } from "./installing.ts";
import { placeOnTrack, track } from "./stages.ts";

/** The progress of an eSIM into the phone, as the supplier reports it; nothing without reports. */
export function LiveState({ esim, reinstall }: { esim: ShownEsim } & Pick<Installing, "reinstall">) {
  const { live: words } = useWords("install");
  const moment = useMoment();
  const { profileState: state, profileStateAt, device } = esim;
  if (state === "unknown") return null;
  if (state === "deleted" || state === "error") {
    return (
      <Notice tone={state === "error" ? "care" : "stop"} title={words.states[state]}>
        {state === "error" ? words.error : words.deleted[reinstall]}
      </Notice>
    );
  }
  const here = placeOnTrack(state) ?? 0;
  const told = words.told(words.states[state], profileStateAt ? moment(profileStateAt) : "", device ?? "");
  return (
    <div className="live">
      <ol className="live-track" aria-label={words.title}>
        {track.map((one, place) => (
          <li
            key={one}
            className={classes(place <= here && "live-reached", place === here && "live-here")}
            aria-current={place === here ? "step" : undefined}
          >
            <span className="live-dot">{place < here && <Icon name="check" size="small" />}</span>
            {words.track[one]}
          </li>
        ))}
      </ol>
      <p className="live-told">{told}</p>
    </div>
  );
}
