import { href } from "react-router";
import type { BookingView } from "../../domain/viewings/bookings/booking.ts";
import { CallButton } from "../agency/call-button.tsx";
import { ButtonLink } from "../ui/button.tsx";

export function NextSteps({ home }: Pick<BookingView, "home">) {
  return (
    <div className="row space-above">
      <CallButton look="secondary" />
      {home.isListed ? (
        <ButtonLink to={href("/property/:id", { id: home.id })} look="secondary">
          See this home
        </ButtonLink>
      ) : (
        <ButtonLink to={href("/properties")} look="secondary">
          Property search
        </ButtonLink>
      )}
    </div>
  );
}
