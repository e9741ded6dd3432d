import { SmsUnavailable, type SmsSender } from "./sms-sender.ts";

/** A shop without text messages. */
export const noSms: SmsSender = {
  name: "none",
  sendSms: () => Promise.reject(new SmsUnavailable("this shop sends no text messages (SMS_PROVIDER)")),
};
