import type { ReactNode } from "react";
import type { IconName } from "./icon-names.ts";
import { Icon } from "./icon.tsx";

const looks = {
  fact: { hue: "cobalt", icon: "info" },
  good: { hue: "celadon", icon: "circle-check" },
  care: { hue: "gilt", icon: "triangle-alert" },
  stop: { hue: "wrong", icon: "ban" },
} as const satisfies Record<string, { hue: string; icon: IconName }>;

type NoticeProps = {
  /** fact: good to know; good: done; care: think of this; stop: this cannot be done. */
  tone?: keyof typeof looks;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

/** Something the traveller must know before going on, standing on the page where it matters. */
export function Notice({ tone = "fact", title, children, action }: NoticeProps) {
  const { hue, icon } = looks[tone];
  return (
    <div className={`notice hue-${hue}`} role={tone === "stop" ? "alert" : undefined}>
      <Icon name={icon} />
      <div className="stack gap-2">
        {title && <p className="strong">{title}</p>}
        {children && <div>{children}</div>}
        {action}
      </div>
    </div>
  );
}
