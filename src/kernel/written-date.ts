import { shownLanguage, type Language } from "./language.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * Formats `2026-12-03`: `3 Dec 2026`, `2026年12月3日`; without the year where the context shows it. Formatted here, not by
 * Intl, so that the server and every browser print the same.
 */
export function dateText(date: string, language: Language, options: { year?: boolean } = {}): string {
  return dayText(date, shownLanguage(language), options);
}

/** The same in the very language, for pages that few languages have: `2026년 12월 3일`. */
export function dayText(date: string, language: Language, { year = true }: { year?: boolean } = {}): string {
  const [whole, month, day] = date.slice(0, 10).split("-").map(Number);
  if (language === "ko") return `${year ? `${whole}년 ` : ""}${month}월 ${day}일`;
  if (language === "en") return `${day} ${months[month! - 1]}${year ? ` ${whole}` : ""}`;
  return `${year ? `${whole}年` : ""}${month}月${day}日`;
}

const weekdays = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  chinese: ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
};

/** `Wednesday, 18 Nov`, `11月18日 星期三`; with the year where it is not that of `today`. */
export function weekdayText(date: string, language: Language, today: string): string {
  const said = dateText(date, language, { year: date.slice(0, 4) !== today.slice(0, 4) });
  const day = new Date(`${date}T00:00Z`).getUTCDay();
  return shownLanguage(language) === "en" ? `${weekdays.en[day]}, ${said}` : `${said} ${weekdays.chinese[day]}`;
}

/** `2026-11`: `Nov 2026`, `2026年11月`. */
export function monthText(month: string, language: Language): string {
  const [year, number] = month.split("-").map(Number);
  return shownLanguage(language) === "en" ? `${months[number! - 1]} ${year}` : `${year}年${number}月`;
}

/** `3 Dec – 8 Dec`, `12月3日至12月8日`, or the one day. */
export function spanText({ from, to }: { from: string; to: string }, language: Language): string {
  const [first, last] = [dateText(from, language, { year: false }), dateText(to, language, { year: false })];
  if (from === to) return first;
  return shownLanguage(language) === "en" ? `${first} – ${last}` : `${first}至${last}`;
}
