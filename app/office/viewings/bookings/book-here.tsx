import { bookingForms } from "../../../../domain/viewings/bookings/booking-forms.ts";
import { useMaySend } from "../../shell/form/form-button.tsx";
import { type BookingAbout, BookLink } from "./book-link.tsx";

/** Books a viewing of whom and what is open, for those who may. */
export function BookHere(props: BookingAbout & { look?: "secondary" }) {
  return useMaySend(bookingForms.book) ? <BookLink {...props} /> : null;
}
