import { useNavigate } from "react-router";
import { Combobox } from "../../ui/combobox.tsx";
import type { Option } from "../../ui/use-options.ts";
import { links } from "../links.ts";
import { callOverHttp } from "../visit/call.ts";
import { useVisit, type Visit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import type { CountryList } from "./country-list.ts";
import { LetterTabs } from "./letter-tabs.tsx";

/** Row H3: all countries to search in, the popular ones by continent, the others by letter. */
export function DestinationMenu({ countries, panel }: { countries: CountryList; panel: string }) {
  const visit = useVisit();
  const { menu } = useWords("shell");
  const navigate = useNavigate();
  const go = ({ value }: Option) => {
    const [country = "", mcc = ""] = value.split(" ");
    document.getElementById(panel)?.hidePopover();
    void navigate(links(visit.language).plans({ country, mcc }));
  };
  return (
    <div className="destination-menu">
      <Combobox
        label={menu.search}
        name="destination-menu-search"
        placeholder={menu.placeholder}
        loadOptions={(query) => (query === "" ? Promise.resolve(everyOption(countries)) : searchOptions(query, visit))}
        onChoose={go}
        words={{ count: menu.count, none: menu.none, failed: menu.searchFailed }}
      />
      <LetterTabs countries={countries} />
    </div>
  );
}

function everyOption({ letters }: CountryList): Option[] {
  return letters.flatMap(({ letter, countryList }) =>
    countryList.map(({ country, mcc, name }) => ({ value: `${country} ${mcc}`, label: name, flag: country, group: letter })),
  );
}

async function searchOptions(query: string, { language, currency }: Visit): Promise<Option[]> {
  const call = callOverHttp({ language, currency });
  const { hits } = await call("/common/searchDestinations", { query: query.slice(0, 100), lang: language, currency });
  return hits.map(({ country, mcc, name, matched }) => ({ value: `${country} ${mcc}`, label: name, flag: country, ...(matched !== null && { note: matched }) }));
}
