import { useWords } from "../../ground/visit/words.ts";

/** What people call a control, for the list of what is wrong. */
export function useCalled(): (field: string) => string {
  const { start, sim, contact, document, photo, details, send } = useWords("real-name");
  const { card } = useWords("photos");
  const names: Record<string, string> = {
    iccid: sim.iccid,
    regions: start.region,
    purpose: start.purpose,
    contactName: contact.name,
    phone: contact.phone,
    phoneCountry: contact.phoneCode,
    email: contact.email,
    "document.type": document.type,
    "original.type": document.originalType,
    "original.number": document.originalNumber,
    "photo.sim": card.field,
    "photo.front": photo.field,
    "photo.second": photo.second,
    "document.englishName": details.englishName,
    "document.chineseName": details.chineseName,
    "document.birth": details.birth,
    "document.number": details.number,
    notHongKong: details.number,
    confirmed: details.check.confirm,
    "document.expiry": details.expiry,
    "document.country": details.country,
    clauses: send.names.clauses,
    accuracy: send.names.accuracy,
    transfer: send.names.transfer,
    privacy: send.names.privacy,
  };
  return (field) => {
    const place = /^sims\.(\d+)\.iccid$/.exec(field)?.[1];
    if (place !== undefined) return place === "0" ? sim.iccid : sim.another(Number(place) + 1);
    const kept = /^keep\.(\w+)$/.exec(field)?.[1];
    if (kept !== undefined) return names[`document.${kept}`] ?? field;
    return names[field] ?? (field.endsWith(".remark") ? sim.remark : field);
  };
}
