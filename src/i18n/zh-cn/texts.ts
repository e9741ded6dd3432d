import type { words as english } from "../en/texts.ts";
import type { Words } from "../words.ts";

const ending = (minutes: number) => `${minutes} 分钟内有效，请勿告知他人。`;

export const words: Words<typeof english> = {
  sign_in_code: (code, minutes) => `${code} 是您的 Farwave 登录验证码，${ending(minutes)}`,
  reset_code: (code, minutes) => `${code} 是您的 Farwave 密码重置码，${ending(minutes)}`,
  phone_code: (code, minutes) => `${code} 是您的 Farwave 手机验证码，${ending(minutes)}`,
};
