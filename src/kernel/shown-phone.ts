/** Country codes of one, two and three digits, as E.164 gives them out. */
const codes = "1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\\d\\d";
const grouped = new RegExp(`^(?:\\+(${codes}))?(\\d{3})(\\d{4})(\\d{4})$`);
const abroad = new RegExp(`^\\+(?:${codes})`);

/** `+852`; nothing where none was typed. */
export const callingCodeOf = (phone: string): string => abroad.exec(phone)?.[0] ?? "";

/** Spec 9: a number of eleven digits as people read it, `+86 138 0013 8000`. Every other text stays as it is. */
export function shownPhone(text: string): string {
  const [, code, ...groups] = grouped.exec(text.replaceAll(/[\s-]/g, "")) ?? [];
  if (groups.length === 0) return text;
  return [...(code ? [`+${code}`] : []), ...groups].join(" ");
}
