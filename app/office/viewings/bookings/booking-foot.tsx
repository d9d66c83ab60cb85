import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { bookingForms } from "../../../../domain/viewings/bookings/booking-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import type { BookingFormView } from "../shown.ts";

interface Foot {
  booking: BookingFormView;
  chosen: string;
  /** The form whose time or times are sent again though something speaks against them. */
  warned: string | null;
  isBusy: boolean;
}

/** Books, holds or offers, by the button that is pressed. */
export function BookingFoot({ booking, chosen, warned, isBusy }: Foot) {
  const { enquiryId, person, freeTimes, askedTimes, isLetAgreed } = booking;
  const offered = [...askedTimes, ...freeTimes].filter(({ isFree }) => isFree).slice(0, 3);
  const isWarned = ({ name }: { name: string }) => name === warned;
  return (
    <footer className="booking__foot">
      {enquiryId && !isLetAgreed && offered.length > 1 && (
        <>
          <input type="hidden" name="offered" value={offered.map(({ slot }) => slot).join(",")} />
          {person?.email !== null && (
            <FormButton form={bookingForms.offer} look="quiet" busy={isBusy}>
              Offer {formatCount(offered.length, "viewing time")}
              {isWarned(bookingForms.offer) && " anyway"}
            </FormButton>
          )}
          <FormButton form={bookingForms["offer-by-phone"]} look="quiet" busy={isBusy}>
            Record times offered by phone{isWarned(bookingForms["offer-by-phone"]) && " anyway"}
          </FormButton>
        </>
      )}
      <FormButton form={bookingForms.hold} look="secondary" busy={isBusy}>
        Hold {isWarned(bookingForms.hold) ? "time anyway" : "time for 15 min"}
      </FormButton>
      <FormButton form={bookingForms.book} size="usual" busy={isBusy}>
        Book {isWarned(bookingForms.book) ? "viewing anyway" : chosen}
      </FormButton>
    </footer>
  );
}
