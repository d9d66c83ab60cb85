import { toShortName } from "../../../../domain/shared/text/title-name.ts";
import { type ComponentType, useState } from "react";
import { type FormProps, href } from "react-router";
import { bookingForms } from "../../../../domain/viewings/bookings/booking-forms.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/note.tsx";
import { PlainFormButton } from "../../shell/form/form-button.tsx";
import { PostedField } from "../../shell/form/posted-field.tsx";
import { BookingFoot } from "./booking-foot.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { AnywayNote } from "../anyway-note.tsx";
import { AskChoices } from "./ask-choices.tsx";
import { BookedHere } from "./booked-here.tsx";
import { BookingPerson } from "./booking-person.tsx";
import { BookingHome, EmailPreview } from "./booking-side.tsx";
import { ListedTimes } from "./listed-times.tsx";
import { OtherTime } from "./other-time.tsx";
import { LastWords } from "./last-words.tsx";
import { Part } from "./part.tsx";
import type { BookingAnswer, BookingData, BookingFormView } from "../shown.ts";
import "./booking.css";

interface Booked {
  /** Of the page, or of the dialog. */
  Form: ComponentType<FormProps>;
  shown: Pick<BookingData, "booking" | "asks" | "formKey">;
  answer: BookingAnswer | undefined;
  isBusy?: boolean;
  /** Loads the mail as it would be with another time. */
  onPreview?: (query: URLSearchParams) => void;
}

/** Times to choose from on the left, what goes out on the right. */
export function BookingForm({ Form, shown: { booking, asks, formKey }, answer, ...rest }: Booked) {
  if (!booking) return null;
  const taken = answer?.more;
  return (
    <Form method="post" action={buildPath(booking)} className="booking">
      {/* What Enter presses: the first button of a form. */}
      <PlainFormButton
        form={bookingForms.book}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name="key" value={formKey} />
      {booking.enquiryId && <input type="hidden" name="enquiry" value={booking.enquiryId} />}
      <input type="hidden" name="home" value={booking.listingId} />
      {!booking.enquiryId && booking.person && (
        <input type="hidden" name="person" value={booking.person.id} />
      )}
      {booking.caller && <input type="hidden" name="caller" value={booking.caller.id} />}
      <BookingParts
        // Another request has times of its own.
        key={[booking.enquiryId, taken?.slot].join(" ")}
        booking={booking}
        asks={asks}
        answer={answer}
        taken={taken}
        {...rest}
      />
    </Form>
  );
}

interface Parts extends Pick<Booked, "answer" | "isBusy" | "onPreview"> {
  booking: BookingFormView;
  asks: BookingData["asks"];
  taken: BookingAnswer["more"];
}

/** Why nothing was booked: what is wrong, who was first, or what speaks against it. */
function BookingRefusal({
  refusal,
  isTaken,
}: {
  refusal: BookingAnswer["refusal"];
  isTaken: boolean;
}) {
  if (isTaken) return <Taken refusal={refusal} />;
  return (
    <>
      <RefusalNote refusal={refusal} />
      <AnywayNote refusal={refusal} />
    </>
  );
}

/** Somebody else has that time, since a moment ago or long before: nothing is sent, and the next free time is selected. */
function Taken({ refusal }: { refusal: BookingAnswer["refusal"] }) {
  return (
    <Note kind="error" live>
      <p>
        <b>That time is taken.</b> {refusal?.detail} We haven’t sent anything. We’ve selected the
        next free time.
      </p>
    </Note>
  );
}

/** Several times are offered whichever of them is chosen. */
function isOfferWarned(answer: BookingAnswer | undefined): boolean {
  return answer?.refusal?.anyway !== undefined && answer.form.startsWith("offer");
}

function BookingParts({ booking, asks, answer, taken, isBusy = false, onPreview }: Parts) {
  const times = [...booking.askedTimes, ...booking.freeTimes];
  const [slot, setSlot] = useState(() => chooseFirst(booking, taken));
  const refusal = answer?.refusal;
  const typed = answer?.fields ?? {};
  const choose = (chosen: string) => {
    setSlot(chosen);
    onPreview?.(buildQuery(booking, chosen));
  };
  const chosen = times.find((one) => one.slot === slot)?.when ?? "this time";
  const whom = booking.person ?? booking.caller;
  // The mail of another of these times is on its way. Of a time that is typed nothing is known yet.
  const isListed = slot !== "" && slot !== "other";
  const isChosen = slot === booking.slot || (onPreview !== undefined && isListed);
  const isWarned = refusal?.anyway !== undefined && typed["slot"] === slot;
  const warned = isWarned || isOfferWarned(answer) ? (answer?.form ?? null) : null;
  return (
    <>
      <div className="booking__main">
        <p className="booking__needs">
          {booking.asked && `Requested ${booking.asked}. `}
          Needs {booking.needs}.
        </p>
        <AskChoices asks={asks} isOfHome />
        {booking.ahead && !isWarned && <BookedHere ahead={booking.ahead} />}
        <BookingRefusal refusal={refusal} isTaken={taken !== undefined} />
        {booking.hasWordsOnly && (
          <LastWords
            name={whom ? toShortName(whom) : "They"}
            isSpoken={booking.isSpoken}
            words={booking.message}
          />
        )}
        {!booking.person && (
          <BookingPerson refusal={refusal} typed={{ ...booking.caller, ...typed }} />
        )}
        <ListedTimes booking={booking} chosen={slot} taken={taken?.slot} onChoose={choose} />
        <OtherTime
          booking={booking}
          typed={typed}
          isChosen={slot === "other"}
          onChoose={() => setSlot("other")}
        />
        {booking.isLetAgreed && <LetAgreed refusal={refusal} typed={typed} />}
        {booking.needsConsent && <Consent refusal={refusal} fields={typed} />}
        <Access booking={booking} />
      </div>
      <div className="booking__side">
        <BookingHome booking={booking} />
        <EmailPreview booking={booking} typed={typed} isChosen={isChosen} />
      </div>
      <BookingFoot booking={booking} chosen={chosen} warned={warned} isBusy={isBusy} />
    </>
  );
}

function Consent({ refusal, fields: typed }: Pick<BookingAnswer, "refusal" | "fields">) {
  return (
    <PostedField
      refusal={refusal}
      name="tenantConsent"
      label="How the tenant agreed to less than 24 hours’ notice"
      mark="optional"
      defaultValue={typed["tenantConsent"]}
    />
  );
}

/** What was let agreed is shown only for a reason, which the history keeps. */
function LetAgreed({
  refusal,
  typed,
}: {
  refusal: BookingAnswer["refusal"];
  typed: BookingAnswer["fields"];
}) {
  return (
    <Note kind="warn">
      <p>
        <b>This property is let agreed.</b> Book a viewing only as an exception.
      </p>
      <PostedField
        refusal={refusal}
        name="despiteLetAgreed"
        label="Reason for the viewing"
        hint="Saved in the activity log"
        maxLength={300}
        defaultValue={typed["despiteLetAgreed"]}
      />
    </Note>
  );
}

/** After somebody else was first, the next free time. */
function chooseFirst(
  { slot, askedTimes, freeTimes }: BookingFormView,
  taken: BookingAnswer["more"],
) {
  const times = [...askedTimes, ...freeTimes];
  if (!taken) return slot ?? (times.some(({ isFree }) => isFree) ? "" : "other");
  const free = times.filter((one) => one.isFree && one.slot !== taken.slot);
  return (free.find((one) => one.slot === taken.instead) ?? free[0])?.slot ?? "other";
}

/** Without script the page shows the same booking again after a refusal. */
function buildPath(booking: BookingFormView): string {
  const query = buildQuery(booking, null);
  return `${href("/office/diary/book")}?${query}`;
}

function buildQuery(
  { enquiryId, listingId, person, caller }: BookingFormView,
  slot: string | null,
): URLSearchParams {
  return new URLSearchParams({
    ...(enquiryId ? { enquiry: enquiryId } : { home: listingId }),
    ...(!enquiryId && person ? { person: person.id } : {}),
    ...(caller ? { caller: caller.id } : {}),
    ...(slot === null ? {} : { slot }),
  });
}

function Access({ booking: { access, alarm } }: { booking: BookingFormView }) {
  return (
    <Part title="Access">
      <p className="access">
        <Icon name="key-round" />
        {access || "No access instructions."}
        {alarm && ` Alarm: ${alarm}`}
      </p>
    </Part>
  );
}
