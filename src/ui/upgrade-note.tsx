import type { ReactNode } from "react";

type End = { label: string; until: string; time: string; day: string; zone: string };
type Props = {
  heading: "h1" | "h3";
  title: string;
  text: string;
  /** Why, in the operator's own words. */
  reason?: string | undefined;
  end?: End | undefined;
  /** What stands below the end. */
  children?: ReactNode;
};

/** What visitors read while the shop is closed: on the page itself, and where it is previewed. */
export function UpgradeNote({ heading: Heading, title, text, reason, end, children }: Props) {
  return (
    <div className="upgrade-note">
      <Heading>{title}</Heading>
      <p className="upgrade-lede">{text}</p>
      {reason && <p className="upgrade-reason">{reason}</p>}
      {end && (
        <div className="upgrade-end">
          <p className="upgrade-label">{end.label}</p>
          <p>
            <time dateTime={end.until}>
              <b>{end.time}</b>{" "}
              <span>
                {end.day} <small>{end.zone}</small>
              </span>
            </time>
          </p>
          {children}
        </div>
      )}
    </div>
  );
}
