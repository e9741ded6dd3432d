import { useEffect, useId, useRef, type ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";

type ModalProps = {
  /** The name that buttons open it by, see `opens`. */
  id: string;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** What can be done, at the bottom, the next step last. */
  actions?: ReactNode;
  width?: "narrow" | "wide";
  /** Given: the screen decides. Not given: the buttons that name it do, also before any JavaScript. */
  open?: boolean;
  onClose?: () => void;
};

/**
 * Spread on a button: `<Button {...opens("language")}>`. The browser itself opens the modal;
 * `enhancePage` does it where the browser cannot yet.
 */
export const opens = (modalId: string) => ({ command: "show-modal", commandfor: modalId });
const closes = (modalId: string) => ({ command: "close", commandfor: modalId });

export function Modal({ id, title, closeLabel, children, actions, width, open, onClose }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (open === false) dialog.current?.close();
  }, [open]);

  return (
    <dialog
      id={id}
      ref={dialog}
      className={classes("modal", width && `modal-${width}`)}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className="modal-sheet">
        <div className="modal-head">
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="x" label={closeLabel} {...closes(id)} />
        </div>
        <div className="modal-body">{children}</div>
        {actions && <div className="modal-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
