import * as v from "valibot";
import { tokenFields, getToken } from "../../shared/fields/human-check-token.ts";
import { messageField, keepable } from "../../shared/fields/text-fields.ts";

const missing = "Enter what you’d like to change";

/** Requested change, at least two characters (renter specification, section 5). */
export const changeField = messageField(missing, { min: 2 });

const anyText = v.optional(messageField(missing, { min: 0 }));

/**
 * Body of `POST /api/bookingreply` (renter specification, section 7), whose `id` is the secret of the
 * link in the mail. A change needs a message.
 */
export const bookingReplyPayload = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60), keepable),
    resp: v.boolean(),
    message: anyText,
    ...tokenFields,
  }),
  v.forward(
    v.partialCheck(
      [["resp"], ["message"]],
      // Overlong text has already been reported.
      ({ resp, message }) => resp || !v.is(anyText, message) || v.is(changeField, message),
      missing,
    ),
    ["message"],
  ),
  v.transform(({ id, resp, message, ...tokens }) => ({
    linkSecret: id,
    attends: resp,
    message: message || null,
    humanCheckToken: getToken(tokens),
  })),
);

export type BookingReply = v.InferOutput<typeof bookingReplyPayload>;
