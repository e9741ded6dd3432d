const ending = (minutes: number) =>
  `It works for ${minutes} ${minutes === 1 ? "minute" : "minutes"}. Never tell anybody, not even us.`;

/**
 * Text messages. Mainland China's carriers approve each text word by word: a change here has to be registered with the
 * provider first. English keeps to the GSM alphabet (no curly quotes, no dashes), or it would cost twice as much.
 */
export const words = {
  sign_in_code: (code: string, minutes: number): string => `${code} is your Farwave sign-in code. ${ending(minutes)}`,
  reset_code: (code: string, minutes: number): string =>
    `${code} is your Farwave code for a new password. ${ending(minutes)}`,
  phone_code: (code: string, minutes: number): string =>
    `${code} is your Farwave code to confirm this phone number. ${ending(minutes)}`,
};
