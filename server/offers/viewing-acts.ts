import { viewingForms } from "../../domain/viewings/diary/diary-forms.ts";
import { defineActs, done, type FormCall, type FormOutcome } from "../staff/office-form.ts";
import { refuse, refuseMissing } from "../staff/refusals.ts";
import { findViewedBooking } from "../viewings/feedback/find-feedback.ts";
import { recordHeardFeedback, writeOfficeFeedback } from "../viewings/feedback/give-feedback.ts";
import { recordVisit } from "../viewings/run-sheet/record-visit.ts";
import { inviteToOffer } from "./invite-to-offer.ts";

type Viewed = NonNullable<Awaited<ReturnType<typeof findViewedBooking>>>;

/** Of the viewing whose page it is. */
const ofViewing = <Read>(
  change: (call: FormCall, viewed: Viewed, values: Read) => Promise<FormOutcome>,
) => ({
  ownTransactions: async (call: FormCall, values: Read): Promise<FormOutcome> => {
    const viewed = await findViewedBooking(call.app, call.params["uid"]);
    return viewed ? change(call, viewed, values) : noViewing;
  },
});

const noViewing = refuseMissing("viewing");

export const viewingActs = defineActs(viewingForms, {
  heard: ofViewing(({ app, by }, { booking }, heard) =>
    recordHeardFeedback(app, by, booking.id, heard),
  ),
  words: ofViewing(({ app, by }, { booking }, words) =>
    writeOfficeFeedback(app, by, booking.id, words, false),
  ),
  release: ofViewing(({ app, by }, { booking }, words) =>
    writeOfficeFeedback(app, by, booking.id, words, true),
  ),
  outcome: ofViewing(({ app, by, texts: { outcome } }, { booking }) =>
    recordVisit(app, by, { uid: booking.calendarUid, outcome }),
  ),
  invite: ofViewing(async ({ app, by, siteUrl }, { contact, home }) => {
    const { firstname, lastname, phone, email } = contact;
    if (email === null)
      return refuse("Add an email address to their contact record to send the link.");
    const applicant = { firstname, lastname, phone, email };
    const invited = await inviteToOffer(app, { listingId: home.id, applicant, siteUrl }, by);
    return invited.ok ? done(`${firstname} invited to make an offer.`) : invited;
  }),
});
