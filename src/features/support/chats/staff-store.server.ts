import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

const most = 50;

type Waiting = { id: string; language: string; said: string; since: Date };

/** With the last thing that its person said. */
export async function chatsWaiting(db: DbOrTx): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select chat.id, language, said, waiting_since as since from chats chat join lateral (
      select said from chat_lines where chat_id = chat.id and who = 'visitor' order by place desc limit 1) last on true
    where state = 'waiting' order by waiting_since, id limit ${most}`.execute(db);
  return rows;
}

type Unanswered = { chatId: string; language: string; said: string; at: Date; isWrong: boolean };

/** The question stands one line before the program's answer. Who asked for a person by name asked nothing. */
export async function unansweredQuestions(db: DbOrTx): Promise<Unanswered[]> {
  const { rows } = await sql<Unanswered>`
    select line.chat_id as "chatId", language, asked.said, line.at, line.helpful is not distinct from false as "isWrong"
    from chat_lines line join chats on chats.id = line.chat_id
      join chat_lines asked on asked.chat_id = line.chat_id and asked.place = line.place - 1
    where (line.lead ->> 'to' = 'person' or line.helpful = false) and coalesce(line.lead ->> 'isAsked', '') <> 'true'
    order by line.at desc limit ${most}`.execute(db);
  return rows;
}
