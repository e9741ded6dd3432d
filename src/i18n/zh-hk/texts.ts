import type { words as english } from "../en/texts.ts";
import type { Words } from "../words.ts";

const ending = (minutes: number) => `${minutes} 分鐘內有效，切勿告訴他人。`;

export const words: Words<typeof english> = {
  sign_in_code: (code, minutes) => `${code} 是你的 Farwave 登入驗證碼，${ending(minutes)}`,
  reset_code: (code, minutes) => `${code} 是你的 Farwave 密碼重設碼，${ending(minutes)}`,
  phone_code: (code, minutes) => `${code} 是你的 Farwave 電話驗證碼，${ending(minutes)}`,
};
