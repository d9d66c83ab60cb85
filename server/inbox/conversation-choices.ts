import { and, eq, type SQL } from "drizzle-orm";
import type { Choice } from "../../domain/shared/fields/choice.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { isConversationOf } from "../branches/of-branch.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { hasWords, readSearchWords } from "../conversations/search-words.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { ChoiceSource } from "../staff/read-choice.ts";
import { listLatestConversations } from "./latest-conversations.ts";

/** Conversations, by what the search of the inbox finds them by, the latest first. */
export function createConversationChoices(db: Queryable, branch: string | null): ChoiceSource {
  const find = async (where: SQL, atMost: number): Promise<Choice[]> => {
    const rows = await listLatestConversations(db, and(where, isConversationOf(branch)), atMost);
    return rows.map(({ id, name, email, phone, home }) => ({
      id,
      name,
      detail: [home ?? "No property", email ?? phone].filter(Boolean).join(" · "),
    }));
  };
  return {
    what: ["conversation", "conversations"],
    by: "the start of a name, an email, a phone number or a street",
    async find(text, atMost) {
      const words = readSearchWords(text);
      return words === null ? [] : find(hasWords(words), atMost);
    },
    async get(id) {
      const [conversation] = isUuid(id) ? await find(eq(conversations.id, id), 1) : [];
      return conversation ?? null;
    },
  };
}
