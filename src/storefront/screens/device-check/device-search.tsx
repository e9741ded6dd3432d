import { Form } from "react-router";
import { longestSearch } from "../../../features/catalogue/devices/search-devices.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Finding } from "./load.ts";

/** For a known name. Sent, it is an address that keeps where one came from. */
export function DeviceSearch({ typed = "", trip }: Pick<Finding, "typed" | "trip">) {
  const { search: words } = useWords("device");
  return (
    <search>
      <Form className="device-search" method="get" action={links(useVisit().language).deviceCheck()}>
        <TextField
          key={typed}
          label={words.label}
          name="q"
          type="search"
          defaultValue={typed}
          placeholder={words.placeholder}
          maxLength={longestSearch}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          before={<Icon name="search" />}
        />
        {Object.entries(trip).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{words.find}</Button>
      </Form>
    </search>
  );
}
