import * as v from "valibot";

const id = v.pipe(v.string(), v.uuid("Please choose a conversation"));

/** The id in the address of a conversation's page, or the id itself. */
const conversationLink = v.pipe(
  v.string(),
  v.transform((text) => uuid.exec(text)?.[0].toLowerCase() ?? ""),
  v.nonEmpty("Please paste the address of a conversation’s page"),
);

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;

/** What a person decides about a held mail. */
export const heldMailForm = v.variant(
  "act",
  [
    v.object({ act: v.literal("put"), mail: id, into: v.literal("new") }),
    v.object({ act: v.literal("put"), mail: id, into: v.literal("other"), link: conversationLink }),
    v.object({ act: v.literal("put"), mail: id, into: v.optional(id, "") }),
    v.object({ act: v.literal("discard"), mail: id }),
    v.object({ act: v.literal("put-back"), mail: id }),
  ],
  "Please choose what to do",
);
