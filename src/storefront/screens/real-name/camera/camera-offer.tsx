import {
  Suspense,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
  type RefObject,
} from "react";
import type { DocumentType } from "../../../../features/people/real-names/document-number.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useVisit } from "../../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../../ground/visit/words.ts";
import type { CameraView } from "./camera-view.tsx";

type CameraOfferProps = { input: RefObject<HTMLInputElement | null>; type: DocumentType };
type View = ComponentType<ComponentProps<typeof CameraView>>;

/** Beside the file's field, once scripts run: the camera in this page, or, where none opens, the phone's own app. */
export function CameraOffer({ input, type }: CameraOfferProps) {
  const { photo: words } = useWords("real-name");
  const { language } = useVisit();
  const [state, setState] = useState<"closed" | "loading" | "open" | "gone">("closed");
  const [View, setView] = useState<View>();
  const first = useSyncExternalStore(never, wayHere, () => "none" as const);
  const way = state === "gone" ? otherWay() : first;
  return (
    <>
      {way !== "none" && (
        <p>
          <Button
            icon="camera"
            busy={state === "loading"}
            onClick={() => (way === "here" ? void open() : chooseByApp())}
          >
            {words.camera}
          </Button>
        </p>
      )}
      {state === "gone" && (
        <Notice tone="care" title={words.noCamera}>
          {words.noCameraHow}
        </Notice>
      )}
      {state === "open" && View && (
        <Suspense>
          <View
            type={type}
            onTaken={send}
            onFile={() => {
              setState("closed");
              input.current?.click();
            }}
            onClose={() => setState("closed")}
            onGone={() => setState("gone")}
          />
        </Suspense>
      )}
    </>
  );

  async function open() {
    setState("loading");
    const { CameraView: loaded } = await import("./camera-view.tsx");
    await loadWords(language, ["camera"]);
    setView(() => loaded);
    setState("open");
  }

  /** As if it had been chosen as a file: what follows is the same. */
  function send(file: File) {
    setState("closed");
    const chosen = new DataTransfer();
    chosen.items.add(file);
    input.current!.files = chosen.files;
    input.current!.form!.requestSubmit();
  }

  function chooseByApp() {
    const field = input.current!;
    field.setAttribute("capture", "environment");
    field.click();
    field.removeAttribute("capture");
  }
}

const never = () => () => {};

const wayHere = (): "here" | "app" | "none" =>
  "mediaDevices" in navigator && "getUserMedia" in navigator.mediaDevices ? "here" : otherWay();

/** Whatever is pointed at with a finger has a camera of its own. */
const otherWay = (): "app" | "none" => (matchMedia("(pointer: coarse)").matches ? "app" : "none");
