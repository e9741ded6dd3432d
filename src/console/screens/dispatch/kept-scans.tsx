import { useRouteLoaderData } from "react-router";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";

/** What was packed while the network was away; the script shows it (ground/packing). */
export function KeptScans() {
  const { id } = useRouteLoaderData("frame") as Me;
  const { words, language } = usePage();
  const { scan } = words.dispatch;
  return (
    <section
      className="kept-scans"
      aria-labelledby="kept-scans"
      data-kept-scans={JSON.stringify(scan)}
      data-member={id}
      data-language={language}
      hidden
    >
      <h2 id="kept-scans">{scan.title}</h2>
      <output data-kept-note />
      <ol data-kept-list />
      <p data-kept-colleague hidden>
        {scan.colleague}
      </p>
      <a href="/console/dispatch" data-kept-fresh hidden>
        {scan.fresh}
      </a>
      <template data-kept-item>
        <li>
          <b />
          <span />
          <a href="/console/dispatch">{scan.open}</a>
          <button className="button" type="button">
            {scan.drop}
          </button>
        </li>
      </template>
    </section>
  );
}
