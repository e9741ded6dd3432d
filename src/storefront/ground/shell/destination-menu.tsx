import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { Combobox } from "../../../ui/combobox.tsx";
import type { Option } from "../../../ui/use-options.ts";
import { links } from "../links.ts";
import { callOverHttp } from "../visit/call.ts";
import { useVisit, type Visit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import type { CountryList } from "./country-list.ts";
import { LetterTabs } from "./letter-tabs.tsx";

const field = "destination-menu-search";

/** Row H3: all countries to search in, the popular ones by continent, the others by letter. */
export function DestinationMenu({ countries, panel }: { countries: CountryList; panel: string }) {
  const visit = useVisit();
  const { menu } = useWords("shell");
  const navigate = useNavigate();
  const go = (address: string) => {
    document.getElementById(panel)?.hidePopover();
    void navigate(address);
  };
  const { plans, destination } = links(visit.language);
  // submitted before suggestions arrived: the search page takes over (row H3)
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(field);
    if (typeof typed === "string" && typed.trim() !== "") go(destination({ q: typed.slice(0, 100) }));
  };
  return (
    <div className="destination-menu">
      <search>
        <form onSubmit={find}>
          <Combobox
            label={menu.search}
            name={field}
            placeholder={menu.placeholder}
            loadOptions={(query) =>
              query === "" ? Promise.resolve(everyOption(countries)) : searchOptions(query, visit)
            }
            onChoose={({ value }) => {
              const [country = "", mcc = ""] = value.split(" ");
              go(plans({ country, mcc }));
            }}
            words={{ count: menu.count, none: menu.none, failed: menu.searchFailed }}
          />
        </form>
      </search>
      <LetterTabs countries={countries} />
    </div>
  );
}

function everyOption({ letters }: CountryList): Option[] {
  return letters.flatMap(({ letter, countryList }) =>
    countryList.map(({ country, mcc, name }) => ({
      value: `${country} ${mcc}`,
      label: name,
      flag: country,
      group: letter,
    })),
  );
}

async function searchOptions(query: string, { language, currency }: Visit): Promise<Option[]> {
  const call = callOverHttp({ language, currency });
  const { hits } = await call("/common/searchDestinations", { query: query.slice(0, 100), lang: language, currency });
  return hits.map(({ country, mcc, name, matched }) => ({
    value: `${country} ${mcc}`,
    label: name,
    flag: country,
    ...(matched !== null && { note: matched }),
  }));
}
