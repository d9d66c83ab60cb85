import type { PlacedRequest } from "../../../domain/viewings/requests/place-requests.ts";
import type { Route as AppointmentRoute } from "./appointments/+types/appointment-page";
import type { Route as BookRoute } from "./bookings/+types/book-page";
import type { Route as DiaryRoute } from "./diary/+types/diary-page";

export type DiaryPageView = DiaryRoute.ComponentProps["loaderData"]["diary"];
export type AppointmentView = DiaryPageView["appointments"][number];
export type ViewingRequestView = DiaryPageView["asks"][number];
export type PlacedRequestView = PlacedRequest<ViewingRequestView>;
export type FitView = ViewingRequestView["fits"][number];
export type MoveAnswer = NonNullable<DiaryRoute.ComponentProps["actionData"]>;

/** Or why the page of a booking did not open. */
export type LoadedBooking = BookRoute.ComponentProps["loaderData"];
export type BookingData = Exclude<LoadedBooking, { problem: unknown }>;
export type BookingFormView = NonNullable<BookingData["booking"]>;
export type BookingAnswer = NonNullable<BookRoute.ComponentProps["actionData"]>;

/** On its own page. */
export type OpenAppointment = Extract<
  AppointmentRoute.ComponentProps["loaderData"]["appointment"],
  { isCancelled: false }
>;
