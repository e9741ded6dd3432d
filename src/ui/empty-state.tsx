import type { ReactNode } from "react";

type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  /** What can be done instead. */
  action?: ReactNode;
  /** 2 where nothing but the page's own title stands above. */
  level?: 2 | 3;
};

/** Rings that found no land: nothing is here, and what to do about it. */
export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      <svg viewBox="0 0 160 96" aria-hidden="true">
        {[16, 32, 48, 64, 80].map((radius) => (
          <circle key={radius} cx="80" cy="88" r={radius} />
        ))}
        <circle className="empty-state-dot" cx="80" cy="88" r="5" />
      </svg>
      <Heading>{title}</Heading>
      {children && <div className="soft">{children}</div>}
      {action}
    </div>
  );
}
