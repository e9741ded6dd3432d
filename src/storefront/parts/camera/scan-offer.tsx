import { Suspense, useEffect, useState, useSyncExternalStore } from "react";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { askToScan, wasAskedToScan } from "../../ground/visit/storage.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { canReadBarcodes, mayUseCamera } from "./barcode-detector.ts";
import type { ScanView } from "./scan-view.tsx";

const never = () => () => {};
type View = ComponentType<ComponentProps<typeof ScanView>>;
type ScanOfferProps = {
  label: string;
  noCamera: string;
  /** Of the button; the usual one where nothing is said. */
  size?: "small";
  onFound: (iccid: string) => void;
  /** Stands around the button, also where there is none: what is there before scripts start then stays where it is. */
  around?: (scan: ReactNode) => ReactNode;
};

/** Where the browser reads barcodes by itself; everywhere else the number is typed, or had by what is `around`. */
export function ScanOffer({ label, noCamera, size, onFound, around = (scan) => scan }: ScanOfferProps) {
  const { language } = useVisit();
  const canScan = useSyncExternalStore(never, canReadBarcodes, () => false);
  const [state, setState] = useState<"closed" | "loading" | "open" | "gone">("closed");
  const [View, setView] = useState<View>();
  useEffect(() => {
    if (canScan && wasAskedToScan()) void open();
    // once for each page
    // oxlint-disable-next-line react/exhaustive-deps
  }, [canScan]);
  if (!canScan) return around(undefined);
  return (
    <>
      {around(
        <Button icon="scan-barcode" {...(size && { size })} busy={state === "loading"} onClick={() => void press()}>
          {label}
        </Button>,
      )}
      {state === "gone" && <output className="kick">{noCamera}</output>}
      {state === "open" && View && (
        <Suspense>
          <View onFound={take} onClose={() => setState("closed")} onGone={() => setState("gone")} />
        </Suspense>
      )}
    </>
  );

  /** A document keeps the rights with which it was loaded: whoever has come from another page of the shop loads this one. */
  async function press() {
    if (mayUseCamera()) return open();
    setState("loading");
    askToScan();
    location.reload();
  }

  async function open() {
    setState("loading");
    const { ScanView: loaded } = await import("./scan-view.tsx");
    await loadWords(language, ["camera"]);
    setView(() => loaded);
    setState("open");
  }

  function take(iccid: string) {
    setState("closed");
    onFound(iccid);
  }
}
