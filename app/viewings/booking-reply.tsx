import { useState } from "react";
import { href } from "react-router";
import type { BookingView } from "../../domain/viewings/booking.ts";
import { bookingText as text } from "../brand/booking-text.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useStoredDraft } from "../forms/use-kept-draft.ts";
import { NoScriptNotice } from "../forms/without-script.tsx";
import { AttendForm } from "./attend-form.tsx";
import { ChangeForm } from "./change-form.tsx";
import { StageHeading } from "./stage-heading.tsx";
import { WaysOn } from "./ways-on.tsx";

/** What the mail's link asks for beside the page itself. */
export type Want = "change" | "cancel" | null;

/** Asks whether the renter comes, takes what should change, and thanks. */
export function BookingReply({ booking, want }: { booking: BookingView; want: Want }) {
  const draftKey = `draft:booking:${booking.id}`;
  const draft = useStoredDraft(draftKey);
  const [chosen, setChosen] = useState<"ask" | "change" | "attends" | "changed" | null>(null);
  // What was begun before a reload, or before a failure, goes on where it was.
  const stage = chosen ?? (want !== null || draft !== null ? "change" : "ask");
  const moved = chosen !== null;

  if (stage === "attends" || stage === "changed") {
    return <Done stage={stage} booking={booking} />;
  }
  if (stage === "change") {
    return (
      <>
        <StageHeading key="change" focus={moved}>
          {text.change}
        </StageHeading>
        <NoScriptNotice />
        <ChangeForm
          key={draft ? "resumed" : "new"}
          bookingId={booking.id}
          draft={moved ? null : draft}
          draftKey={draftKey}
          begin={want === "cancel" ? text.cancelWords : ""}
          onBack={() => setChosen("ask")}
          onSent={() => setChosen("changed")}
        />
      </>
    );
  }
  return (
    <>
      <StageHeading key="ask" focus={moved}>
        {text.ask}
      </StageHeading>
      <NoScriptNotice />
      <AttendForm
        booking={booking}
        onChange={() => setChosen("change")}
        onSent={() => setChosen("attends")}
      />
    </>
  );
}

function Done({ stage, booking }: { stage: "attends" | "changed"; booking: BookingView }) {
  const { heading, next } = text.done[stage];
  return (
    <>
      <StageHeading focus>{heading}</StageHeading>
      <p className="lede">{next}</p>
      {stage === "attends" && (
        <p className="mt-5">
          <ButtonLink
            to={`${href("/booking-confirmation.ics")}?id=${booking.id}`}
            look="secondary"
            reloadDocument
          >
            <Icon name="calendar-plus" />
            Add to calendar
          </ButtonLink>
        </p>
      )}
      <WaysOn home={booking.home} />
    </>
  );
}
