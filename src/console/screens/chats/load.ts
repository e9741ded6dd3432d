import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

export type Chats = Answer<"/staff/getChats">;

export const chats = ({ context }: ScreenArguments): Promise<Chats> => asked(context).call("/staff/getChats", {});
