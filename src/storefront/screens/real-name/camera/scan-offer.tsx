import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ComponentProps, ComponentType } from "react";
import { Button } from "../../../../ui/button.tsx";
import { useVisit } from "../../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../../ground/visit/words.ts";
import { canReadBarcodes } from "./barcode-detector.ts";
import type { ScanView } from "./scan-view.tsx";

const never = () => () => {};
type View = ComponentType<ComponentProps<typeof ScanView>>;

/** Where the browser reads barcodes by itself; everywhere else the number is typed. */
export function ScanOffer() {
  const { sim: words, photo } = useWords("real-name");
  const { language } = useVisit();
  const canScan = useSyncExternalStore(never, canReadBarcodes, () => false);
  const [state, setState] = useState<"closed" | "loading" | "open" | "gone">("closed");
  const [View, setView] = useState<View>();
  const [found, setFound] = useState<string>();
  const put = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (found !== undefined) put.current?.click();
  }, [found]);
  if (!canScan) return null;
  return (
    <>
      <p>
        <Button icon="camera" size="small" busy={state === "loading"} onClick={() => void open()}>
          {words.scan}
        </Button>
      </p>
      {state === "gone" && <output className="kick">{photo.noCamera}</output>}
      <button ref={put} type="submit" name="go" value={`sims.put.${found ?? ""}`} aria-label={words.scan} hidden />
      {state === "open" && View && (
        <Suspense>
          <View onFound={take} onClose={() => setState("closed")} onGone={() => setState("gone")} />
        </Suspense>
      )}
    </>
  );

  async function open() {
    setState("loading");
    const { ScanView: loaded } = await import("./scan-view.tsx");
    await loadWords(language, ["camera"]);
    setView(() => loaded);
    setState("open");
  }

  function take(iccid: string) {
    setState("closed");
    setFound(iccid);
  }
}
