import { useSyncExternalStore } from "react";
import { Notice } from "../../../ui/notice.tsx";
import { useWords } from "../../ground/visit/words.ts";

/** A traveller's line comes and goes. True of every step, and of whoever keeps nothing on the device: the page still holds it. */
export function OfflineNote() {
  const { offline } = useWords("real-name");
  const isOnline = useSyncExternalStore(watched, () => navigator.onLine, alwaysOnline);
  return <output className="rn-told">{!isOnline && <Notice tone="care">{offline}</Notice>}</output>;
}

const alwaysOnline = () => true;

function watched(changed: () => void): () => void {
  for (const event of ["online", "offline"]) addEventListener(event, changed);
  return () => {
    for (const event of ["online", "offline"]) removeEventListener(event, changed);
  };
}
