import * as v from "valibot";
import { parseLondonMoment } from "../shared/london-time.ts";
import { keepableLine } from "../shared/text-fields.ts";

const words = (missing: string, most: number) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(most, `At most ${most} characters`),
    keepableLine,
  );

export const keyFields = v.object({
  /** It hangs on the key, so it must not tell a finder where the home is. */
  code: words("Write the code on its tag", 40),
  listingId: words("Choose the home", 40),
  keptAt: words("Say where it hangs", 80),
});

/** `dueBack` is a London date and time, as a browser's field gives it. */
export const givenKeyFields = v.object({
  holderStaffId: v.nullable(v.pipe(v.string(), v.uuid("Choose a colleague"))),
  holderName: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(100, "At most 100 characters"),
    keepableLine,
  ),
  dueBack: v.pipe(
    v.string("Say when it comes back"),
    v.transform((text) => parseLondonMoment(text.slice(0, 10), text.slice(11, 16))),
  ),
});
