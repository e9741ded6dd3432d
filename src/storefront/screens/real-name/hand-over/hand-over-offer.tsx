import { Suspense, useState, useSyncExternalStore, type ComponentType } from "react";
import { Button } from "../../../../ui/button.tsx";

type Closing = { onClose: () => void };
type HandOverOfferProps<Given> = {
  offer: string;
  text: string;
  load: () => Promise<ComponentType<Given & Closing>>;
  given: Given;
};

/** At a desk, once scripts run: the camera in the other hand. Its code comes with the first press. */
export function HandOverOffer<Given extends object>({ offer, text, load, given }: HandOverOfferProps<Given>) {
  const [state, setState] = useState<"closed" | "loading" | "open">("closed");
  const [View, setView] = useState<ComponentType<Given & Closing>>();
  const isAtDesk = useSyncExternalStore(never, atDesk, () => false);
  if (!isAtDesk) return null;
  if (state === "open" && View)
    return (
      <Suspense>
        <View {...given} onClose={() => setState("closed")} />
      </Suspense>
    );
  return (
    <div className="rn-or">
      <p>
        <Button icon="smartphone" busy={state === "loading"} onClick={() => void open()}>
          {offer}
        </Button>
      </p>
      <p className="kick">{text}</p>
    </div>
  );

  async function open() {
    setState("loading");
    const loaded = await load();
    setView(() => loaded);
    setState("open");
  }
}

const never = () => () => {};
/** Whatever is pointed at with a finger is the phone itself. */
const atDesk = () => !matchMedia("(pointer: coarse)").matches;
