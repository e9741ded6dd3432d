import { useEffect, useState } from "react";
import { countWords } from "../../../features/people/enquiries/count-words.ts";
import { leastWords } from "../../../features/people/enquiries/rules.ts";
import { useWords } from "../../ground/visit/words.ts";

const pause = 1000;

/** A dot for each word that is asked, filled while typing; in words once the typing rests. */
export function WordCount({ text }: { text: string }) {
  const { words } = useWords("contact");
  const count = countWords(text);
  const [said, setSaid] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(count), pause);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <div className="contact-words">
      <span aria-hidden="true" className="contact-dots">
        {Array.from({ length: leastWords }, (_, place) => (
          <i key={place} className={place < count ? "contact-dot-on" : undefined} />
        ))}
      </span>
      <output>{said >= leastWords ? words.enough(said) : words.open(said, leastWords - said)}</output>
    </div>
  );
}
