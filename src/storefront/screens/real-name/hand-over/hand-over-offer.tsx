import { Suspense, useState, useSyncExternalStore, type ComponentProps, type ComponentType } from "react";
import { Button } from "../../../../ui/button.tsx";
import { useWords } from "../../../ground/visit/words.ts";
import type { HandOverView } from "./hand-over-view.tsx";

type View = ComponentType<ComponentProps<typeof HandOverView>>;
type HandOverOfferProps = Omit<ComponentProps<typeof HandOverView>, "onClose">;

/** At a desk, once scripts run: the camera in the other hand. Its code comes with the first press. */
export function HandOverOffer(props: HandOverOfferProps) {
  const { handOver: words } = useWords("real-name");
  const [state, setState] = useState<"closed" | "loading" | "open">("closed");
  const [View, setView] = useState<View>();
  const isAtDesk = useSyncExternalStore(never, atDesk, () => false);
  if (!isAtDesk) return null;
  if (state === "open" && View)
    return (
      <Suspense>
        <View {...props} onClose={() => setState("closed")} />
      </Suspense>
    );
  return (
    <div className="rn-or">
      <p>
        <Button icon="smartphone" busy={state === "loading"} onClick={() => void open()}>
          {words.offer}
        </Button>
      </p>
      <p className="kick">{words.text}</p>
    </div>
  );

  async function open() {
    setState("loading");
    const { HandOverView: loaded } = await import("./hand-over-view.tsx");
    setView(() => loaded);
    setState("open");
  }
}

const never = () => () => {};
/** Whatever is pointed at with a finger is the phone itself. */
const atDesk = () => !matchMedia("(pointer: coarse)").matches;
