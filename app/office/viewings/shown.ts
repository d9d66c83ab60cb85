import type { Route as AppointmentRoute } from "./appointments/+types/appointment-page";
import type { Route as BookRoute } from "./bookings/+types/book-page";
import type { Route as DiaryRoute } from "./diary/+types/diary-page";

export type ShownDiary = DiaryRoute.ComponentProps["loaderData"]["diary"];
export type ShownAppointment = ShownDiary["appointments"][number];
export type ViewingRequestView = ShownDiary["asks"][number];
export type ShownFit = ViewingRequestView["fits"][number];
export type MoveAnswer = NonNullable<DiaryRoute.ComponentProps["actionData"]>;

/** Or why the page of a booking did not open. */
export type LoadedBooking = BookRoute.ComponentProps["loaderData"];
export type BookingData = Exclude<LoadedBooking, { problem: unknown }>;
export type ShownBooking = NonNullable<BookingData["booking"]>;
export type BookingAnswer = NonNullable<BookRoute.ComponentProps["actionData"]>;

/** On its own page. */
export type OpenAppointment = Extract<
  AppointmentRoute.ComponentProps["loaderData"]["appointment"],
  { isCancelled: false }
>;
