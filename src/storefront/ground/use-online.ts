import { useSyncExternalStore } from "react";

function onNetwork(tell: () => void): () => void {
  for (const event of ["online", "offline"]) addEventListener(event, tell);
  return () => {
    for (const event of ["online", "offline"]) removeEventListener(event, tell);
  };
}

/** Whether the browser has a network, as far as it knows; of the server it says nothing. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );
