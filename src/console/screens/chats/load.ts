import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

export type Chats = Answer<"/staff/getChats">;

export function chats({ context }: ScreenArguments): Promise<Chats> {
  return asked(context).call("/staff/getChats", {});
}
