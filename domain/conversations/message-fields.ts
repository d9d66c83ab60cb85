import * as v from "valibot";
import {
  emailField,
  keepableLine,
  linesField,
  messageField,
  nameField,
  phoneField,
} from "../shared/fields/text-fields.ts";
import { pageOutOfDate } from "../shared/fields/page-out-of-date.ts";
import { nameCameFrom } from "./came-from.ts";
import { listTemplateFields, maxReply, templateFields } from "./reply-template.ts";

const uuid = v.pipe(v.string(), v.uuid());
const on = v.pipe(
  v.optional(v.string(), ""),
  v.transform((value) => value === "on"),
);

export const noteFields = v.object({
  body: messageField("Enter a note"),
});

/** What was said on the telephone, in a conversation: it answers what was asked. */
export const callFields = v.object({
  body: messageField("Enter what was said"),
});

export const replyFields = v.object({
  body: v.pipe(
    linesField(
      { max: maxReply },
      {
        missing: "Enter a reply",
        long: `Reply must be ${maxReply} characters or fewer`,
      },
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      const left = dataset.typed ? findUnfilledField(dataset.value) : null;
      if (left !== null) addIssue({ message: `Fill in {${left}} before you send.` });
    }),
  ),
  /** The last message that the writer has seen. */
  lastSeen: v.pipe(
    v.string(pageOutOfDate),
    v.regex(/^\d{1,15}$/, pageOutOfDate),
    v.transform(Number),
  ),
  template: v.optional(v.union([v.literal(""), uuid], pageOutOfDate), ""),
  /** Sends although a colleague is writing. */
  takeOver: on,
  /** One of the addresses that were offered. Left out: the first of them. */
  to: v.optional(v.pipe(v.string(pageOutOfDate), v.maxLength(254, pageOutOfDate)), ""),
  close: on,
});

export type Reply = v.InferOutput<typeof replyFields>;

/** A field that no text could fill in, such as the home of a message about none. */
function findUnfilledField(text: string): string | null {
  return listTemplateFields(text).find((name) => Object.hasOwn(templateFields, name)) ?? null;
}

const phoneMessage = "Enter a UK phone number, or one with a country code";

const cameFromField = v.pipe(
  v.optional(v.string(), ""),
  v.check(
    (value) => value === "" || nameCameFrom(value) !== null,
    "Select an option from the list",
  ),
  v.maxLength(60, "Select an option from the list"),
  keepableLine,
  v.transform((value) => (value === "" ? null : value)),
);

export const cameFromFields = v.object({ cameFrom: cameFromField });

/** Somebody who rang, or came in. */
export const manualRequestFields = v.object({
  name: nameField("Enter a name"),
  phone: phoneField({ missing: "Enter a phone number", invalid: phoneMessage }),
  email: v.union(
    [
      v.pipe(v.string(), v.trim(), v.literal("")),
      emailField({ missing: "", invalid: "Enter a full email address, or leave this blank" }),
    ],
    "Enter a full email address, or leave this blank",
  ),
  /** Id of the home, or empty. */
  listingId: v.optional(v.pipe(v.string(), keepableLine, v.trim(), v.maxLength(40)), ""),
  /** Where they saw us, or empty. */
  cameFrom: cameFromField,
  body: messageField("Enter what it’s about"),
  /** Nothing is left to answer. */
  answered: on,
  /** Contact on whose card the call was logged, or empty. */
  person: v.optional(v.union([v.literal(""), uuid], pageOutOfDate), ""),
});

export type ManualRequest = v.InferOutput<typeof manualRequestFields>;
