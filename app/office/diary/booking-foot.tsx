import { toShortName } from "../../../domain/shared/title-name.ts";
import { Button } from "../../ui/button.tsx";
import type { ShownBooking } from "./shown.ts";

interface Foot {
  booking: ShownBooking;
  chosen: string;
  isBusy: boolean;
}

/** Books, holds or offers, by the button that is pressed. */
export function BookingFoot({ booking, chosen, isBusy }: Foot) {
  const { enquiryId, person, freeTimes, askedTimes, isLetAgreed } = booking;
  const offered = [...askedTimes, ...freeTimes].filter(({ isFree }) => isFree).slice(0, 3);
  return (
    <footer className="booking__foot">
      {enquiryId && !isLetAgreed && offered.length > 1 && (
        <>
          <input type="hidden" name="offered" value={offered.map(({ slot }) => slot).join(",")} />
          {person?.email !== null && (
            <Button
              type="submit"
              look="quiet"
              size="small"
              name="change"
              value="offer"
              busy={isBusy}
            >
              Offer {offered.length} times, {person && toShortName(person)} chooses
            </Button>
          )}
          <Button
            type="submit"
            look="quiet"
            size="small"
            name="change"
            value="offer-by-phone"
            busy={isBusy}
          >
            I offered them by phone
          </Button>
        </>
      )}
      <Button type="submit" look="secondary" size="small" name="change" value="hold" busy={isBusy}>
        Hold for 15 min
      </Button>
      <Button type="submit" name="change" value="book" busy={isBusy}>
        Book {chosen}
      </Button>
    </footer>
  );
}
