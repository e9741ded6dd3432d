import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/visit/words.ts";

const signs = { here: "eye-off", locked: "lock", deleted: "trash-2" } as const satisfies Record<string, IconName>;
const moments = ["number", "person", "answer", "data"] as const;

/** What happens with it, who sees it and until when. */
export function AfterSending() {
  const { after } = useWords("real-name");
  return (
    <section className="wrap band band-close rn-after" aria-labelledby="rn-after">
      <h2 id="rn-after">{after.heading}</h2>
      <ol>
        {moments.map((moment) => (
          <li key={moment}>
            <p className="rn-when">{after.steps[moment].when}</p>
            <h3>{after.steps[moment].title}</h3>
            <p>{after.steps[moment].text}</p>
          </li>
        ))}
      </ol>
      <ul>
        {(["here", "locked", "deleted"] as const).map((promise) => (
          <li key={promise}>
            <Icon name={signs[promise]} />
            <h3>{after.promises[promise].title}</h3>
            <p>{after.promises[promise].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
