import * as v from "valibot";
import {
  emailField,
  keepableLine,
  linesField,
  messageField,
  nameField,
  phoneField,
} from "../shared/fields/text-fields.ts";
import { nameCameFrom } from "./came-from.ts";
import { listTemplateFields, maxReply, templateFields } from "./reply-template.ts";

const uuid = v.pipe(v.string(), v.uuid());
const on = v.pipe(
  v.optional(v.string(), ""),
  v.transform((value) => value === "on"),
);

export const noteFields = v.object({
  body: messageField("Please write the note"),
});

/** What was said on the telephone, in a conversation: it answers what was asked. */
export const callFields = v.object({
  body: messageField("Enter what was said"),
});

const reload = "Reload the page, then send.";

export const replyFields = v.object({
  body: v.pipe(
    linesField(
      { max: maxReply },
      {
        missing: "Please write the reply",
        long: `Please keep the reply under ${maxReply} characters`,
      },
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      const left = dataset.typed ? findUnfilledField(dataset.value) : null;
      if (left !== null) addIssue({ message: `Please fill in {${left}} before you send.` });
    }),
  ),
  /** The last message that the writer has seen. */
  lastSeen: v.pipe(v.string(reload), v.regex(/^\d{1,15}$/, reload), v.transform(Number)),
  template: v.optional(v.union([v.literal(""), uuid], reload), ""),
  /** Sends although a colleague is writing. */
  takeOver: on,
  /** One of the addresses that were offered. Left out: the first of them. */
  to: v.optional(v.pipe(v.string(reload), v.maxLength(254, reload)), ""),
  close: on,
});

export type Reply = v.InferOutput<typeof replyFields>;

/** A field that no text could fill in, such as the home of a message about none. */
function findUnfilledField(text: string): string | null {
  return listTemplateFields(text).find((name) => Object.hasOwn(templateFields, name)) ?? null;
}

const phoneMessage = "Please give a UK number, or one with its country code";

const cameFromField = v.pipe(
  v.optional(v.string(), ""),
  v.check((value) => value === "" || nameCameFrom(value) !== null, "Please choose again"),
  v.maxLength(60, "Please choose again"),
  keepableLine,
  v.transform((value) => (value === "" ? null : value)),
);

export const cameFromFields = v.object({ cameFrom: cameFromField });

/** Somebody who rang, or came in. */
export const manualRequestFields = v.object({
  name: nameField("Please give a name"),
  phone: phoneField({ missing: "Please give a phone number", invalid: phoneMessage }),
  email: v.union(
    [
      v.pipe(v.string(), v.trim(), v.literal("")),
      emailField({ missing: "", invalid: "Please give a full email address, or none" }),
    ],
    "Please give a full email address, or none",
  ),
  /** Id of the home, or empty. */
  listingId: v.optional(v.pipe(v.string(), keepableLine, v.trim(), v.maxLength(40)), ""),
  /** Where they saw us, or empty. */
  cameFrom: cameFromField,
  body: messageField("Please write what it is about"),
  /** Nothing is left to answer. */
  answered: on,
  /** Contact on whose card the call was logged, or empty. */
  person: v.optional(v.union([v.literal(""), uuid], reload), ""),
});

export type ManualRequest = v.InferOutput<typeof manualRequestFields>;
