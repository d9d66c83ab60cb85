import { TextArea } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Plate } from "../../../ui/plate.tsx";
import { FormFold } from "../../shell/form/form-fold.tsx";
import { PhoneText } from "../../shell/phone-text.tsx";
import { Part } from "./part.tsx";
import type { BookingAnswer, BookingFormView } from "../shown.ts";

export function BookingHome({
  booking: { home, message, hasWordsOnly },
}: {
  booking: BookingFormView;
}) {
  return (
    <>
      <div className="booking__home">
        {home.cover && <img src={home.cover} alt="" width="80" height="60" loading="lazy" />}
        <div>
          <Plate area={home.area} outcode={home.outcode} />
          <b>{home.name}</b>
          <span className="tabular-numbers">{home.facts}</span>
        </div>
      </div>
      {message && !hasWordsOnly && <blockquote className="booking__said">{message}</blockquote>}
    </>
  );
}

/** The mail as it goes, with room for a word of one's own. None to somebody without an address. */
export function EmailPreview({
  booking: { person, preview, going },
  typed,
  isChosen,
}: {
  booking: Pick<BookingFormView, "person" | "preview" | "going">;
  typed: BookingAnswer["fields"];
  /** Whether it is that of the time that is chosen. */
  isChosen: boolean;
}) {
  const isOther = preview !== null && !isChosen;
  return (
    <Part title={nameSent(person)}>
      {person?.email !== null && (
        <FormFold isAnswered={Boolean(typed["words"])}>
          <summary>Add a personal message</summary>
          <TextArea
            name="words"
            label="Personal message (optional)"
            rows={3}
            maxLength={1000}
            defaultValue={typed["words"]}
          />
        </FormFold>
      )}
      {isOther && (
        <p>The email to {preview?.to} will name the time you choose and who’ll be there.</p>
      )}
      {preview && !isOther && (
        <div className="mail-preview">
          <p>
            To <b>{preview.to}</b>
            <br />
            Subject <b>{preview.subject}</b>
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <pre tabIndex={0} aria-label="Email text">
            {preview.text}
          </pre>
        </div>
      )}
      <ul className="going">
        {(isOther ? [] : going).map((sentence) => (
          <li key={sentence}>
            <Icon name="check" />
            <span>
              <PhoneText>{sentence}</PhoneText>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Of somebody who is typed in it is not known yet whether they have an address. */
function nameSent(person: BookingFormView["person"]): string {
  if (person === null) return "No email will be sent without an address";
  return person.email === null ? "No email will be sent" : "What we’ll send";
}
