import type { IconName } from "./icon-names.ts";

type IconProps = {
  name: IconName;
  /** Only for an icon that stands alone and says something; beside words it stays silent. */
  label?: string;
  size?: "small" | "large";
};

export function Icon({ name, label, size }: IconProps) {
  const named = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    <svg className={size ? `icon icon-${size}` : "icon"} viewBox="0 0 24 24" {...named}>
      <use href={`/art/icons.svg#${name}`} />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <svg className="logo-sign" viewBox="0 0 34 34" aria-hidden="true">
        <use href="/art/icons.svg#logo" />
      </svg>
      <span translate="no">{name}</span>
    </span>
  );
}
