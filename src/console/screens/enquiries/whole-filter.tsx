import { enquiryDeeds } from "../../../features/people/enquiries/rules.ts";
import { useWords } from "../../ground/asking.ts";

/** What can be done with all that the list's filter leaves; the page behind asks once more. */
export function WholeFilter({ asks }: { asks: Readonly<Record<string, string>> }) {
  const { inbox, enquiries } = useWords();
  return (
    <form action="/console/enquiries/many">
      {Object.entries(asks).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="whole-filter">
        <legend>{enquiries.many.all}</legend>
        {enquiryDeeds.map((deed) => (
          <button key={deed} className="button button-quiet" name="deed" value={deed}>
            {inbox.many.deeds[deed]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
