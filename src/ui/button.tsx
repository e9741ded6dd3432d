import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react";
import { classes } from "./classes.ts";
import type { IconName } from "./icon-names.ts";
import { Icon } from "./icon.tsx";
import { Link, type LinkProps } from "./link.tsx";

type ButtonLook = {
  /** go: the one thing to do next on a screen; line: anything else; quiet: no edge until touched. */
  variant?: "go" | "line" | "quiet";
  size?: "medium" | "small";
  /** As wide as its place. */
  wide?: boolean;
  /** After the words, e.g. an arrow. */
  icon?: IconName;
  className?: string;
  children: ReactNode;
};

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Working: stays focusable and keeps its words, but presses do nothing. */
    busy?: boolean;
  };

export function buttonClass({ variant = "line", size, wide, className }: Omit<ButtonLook, "children" | "icon"> = {}) {
  return classes("button", `button-${variant}`, size === "small" && "button-small", wide && "button-wide", className);
}

export function Button({ variant, size, wide, icon, busy, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {children}
      {busy ? <span className="waiting" aria-hidden="true" /> : icon && <Icon name={icon} />}
    </button>
  );
}

export function LinkButton({ variant, size, wide, icon, className, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide, className })}>
      {children}
      {icon && <Icon name={icon} />}
    </Link>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & {
  icon: IconName;
  /** What it does, for those who do not see the icon. */
  label: string;
  /** A dot: something new waits behind it. */
  marked?: boolean;
};

export function IconButton({ icon, label, marked, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classes("icon-button", className)} aria-label={label}>
      <Icon name={icon} />
      {marked && <span className="icon-button-marker" />}
    </button>
  );
}
