import { useEffect, useRef, useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";
import { shownToasts, watchToasts, type Toast } from "./toasts.ts";

const none: Toast[] = [];

/** Once per page. A popover, so that it lies above any open dialog. */
export function ToastHost() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts, () => none);
  const host = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    host.current?.hidePopover();
    if (toasts.length > 0) host.current?.showPopover();
  }, [toasts]);

  return (
    <>
      <output className="vh">{toasts.map(({ id, text, said }) => !said && <span key={id}>{text} </span>)}</output>
      <output className="toast-host" popover="manual" ref={host}>
        {toasts.map(({ id, text, kind, link }) => (
          <span key={id} className={`toast toast-${kind}`}>
            <Icon name={kind === "failure" ? "circle-alert" : "circle-check"} />
            <span aria-hidden="true">{text}</span>
            {link && <a href={link.to}>{link.label}</a>}
          </span>
        ))}
      </output>
    </>
  );
}
