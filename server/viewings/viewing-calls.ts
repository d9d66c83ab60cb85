import { getUsualSettings } from "../../domain/agency/agency-settings.ts";
import { bookingReplyPayload } from "../../domain/viewings/bookings/booking-reply.ts";
import { createViewRequestSchema } from "../../domain/viewings/requests/view-request.ts";
import {
  findViewingDays,
  type ViewingSettings,
} from "../../domain/viewings/requests/bookable-from.ts";
import type { AppContext } from "../app-context.ts";
import { findAgencySettings } from "../agency/find-settings.ts";
import { createSecret } from "../access-links/link-secret.ts";
import { rateLimit, limitByEmail } from "../platform/http/rate-limit.ts";
import { writeCall } from "../platform/submissions/write-call.ts";
import { replyRegistered, replyToBooking } from "./bookings/reply-to-booking.ts";
import { requestViewing } from "./requests/request-viewing.ts";

/** `POST /api/viewrequest`: `{EnqId}`. */
export function createViewRequestCall(app: AppContext) {
  const byEmail = limitByEmail(app, "viewrequest", 5);
  const createSchema = (settings: ViewingSettings) =>
    createViewRequestSchema(findViewingDays(settings, app.now()));
  return writeCall(app, {
    schema: createSchema(getUsualSettings()),
    schemaNow: async () => createSchema(await findAgencySettings(app.database.orm)),
    limit: rateLimit(app, "viewrequest", 10, 60),
    pretend: () => ({ EnqId: createSecret("enquiry") }),
    run: (input, submission) => requestViewing({ ...app, byEmail }, input, submission),
  });
}

/** `POST /api/bookingreply`: `{message}`. */
export function createBookingReplyCall(app: AppContext) {
  return writeCall(app, {
    schema: bookingReplyPayload,
    limit: rateLimit(app, "bookingreply", 10, 60),
    pretend: () => replyRegistered,
    run: (input, submission) => replyToBooking(app, input, submission),
  });
}
