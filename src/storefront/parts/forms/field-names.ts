import { useWords, type Areas } from "../../ground/visit/words.ts";

type Fields = Areas["sign-in"]["fields"];

const names: Record<string, keyof Fields> = {
  "phone.number": "phone",
  "phone.country": "country",
  iccid: "iccid",
  email: "email",
  code: "code",
  password: "password",
  repeated: "repeated",
  privacyPolicy: "privacy",
};

/** What people call a control. `more`: names of one page alone. */
export function useCalled(more: Readonly<Record<string, string>> = {}): (field: string) => string {
  const { fields } = useWords("sign-in");
  return (field) => {
    const key = names[field];
    return more[field] ?? (key ? (fields[key] as string) : field);
  };
}
