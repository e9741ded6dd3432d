import { dateText } from "../../../kernel/written-date.ts";
import { usePage } from "../../ground/asking.ts";
import { policyAt } from "../../parts/policy-at.ts";
import type { TextPage } from "./load.ts";

type PolicyVersionsProps = { name: string; versions: NonNullable<TextPage["kept"]>["versions"] };

/** Every version that was ever in force, with what it said. */
export function PolicyVersions({ name, versions }: PolicyVersionsProps) {
  const { words: all, language } = usePage();
  const words = all.content.versions;
  if (versions.length === 0) return null;
  return (
    <section className="plan-history" aria-labelledby="versions">
      <h2 id="versions">{words.title}</h2>
      <ol>
        {versions.map(({ version, effective }) => (
          <li key={version}>
            {effective === null ? (
              <>
                <b>{version}</b> <span className="soft">{words.notKept}</span>
              </>
            ) : (
              <>
                <a className="written" href={policyAt(language, name, version)} target="_blank" rel="noreferrer">
                  {version}
                </a>{" "}
                <span className="soft">{words.from(dateText(effective, language))}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
