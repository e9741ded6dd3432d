import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";

type Slide = { title: string; text: string; action: string; to: string };

/** The carousel of row P1: a strip that scrolls by hand and by keyboard, and never by itself. */
export function Slides({ label, slides }: { label: string; slides: Slide[] }) {
  return (
    <section className="band slides-band" aria-label={label}>
      <ul className="slides">
        {slides.map(({ title, text, action, to }, index) => (
          <li key={to} className={index === 0 ? "slide hue-cobalt" : "slide hue-gilt"}>
            <Link to={to}>
              <b className="num">{title}</b>
              <span>{text}</span>
              <span className="slide-action">
                {action} <Icon name="arrow-right" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
