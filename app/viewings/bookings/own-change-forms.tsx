import { Form, href } from "react-router";
import { ownViewingText as text } from "../../brand/texts/booking-text.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";

interface TimeView {
  choice: string;
  day: string;
  from: string;
  isSamePerson: boolean;
}

/** Tiles of other times. Where nobody knows when we could, the renter asks. */
export function MoveOwnForm({
  until,
  negotiator,
  times,
  secret,
  chosen,
}: {
  until: string;
  negotiator: string;
  times: readonly TimeView[] | null;
  secret: string;
  chosen: string | undefined;
}) {
  if (times === null || times.length === 0) {
    return <AskForTime secret={secret} why={times === null ? "ask" : "none"} />;
  }
  const isOtherPerson = times.some(({ isSamePerson }) => !isSamePerson);
  return (
    <Form method="post" className="my-viewing__part" id="move">
      <fieldset className="field">
        <legend className="heading-2">{text.move.heading}</legend>
        <p className="hint">
          {text.move.until(until)} {isOtherPerson && text.move.otherPerson(negotiator)}
        </p>
        <div className="choices my-viewing__times">
          {times.map(({ choice, day, from, isSamePerson }) => (
            <label className="choice" key={choice}>
              <input
                type="radio"
                name="time"
                value={choice}
                required
                defaultChecked={choice === chosen}
              />
              <span>
                {day.replace(/\/\d{4}$/, "")} <b className="tabular-numbers">{from}</b>
                {!isSamePerson && <span className="tiny"> with a colleague</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" look="secondary" name="change" value="move">
        {text.move.button}
      </Button>
    </Form>
  );
}

function AskForTime({ secret, why }: { secret: string; why: "ask" | "none" }) {
  return (
    <section className="my-viewing__part" id="move">
      <h2>{text.move.heading}</h2>
      <p>{text.move[why]}</p>
      <p className="space-above">
        <ButtonLink
          look="secondary"
          to={`${href("/booking-confirmation")}?id=${secret}&want=change`}
        >
          {text.move.askLink}
        </ButtonLink>
      </p>
    </section>
  );
}

export function CancelOwnForm({
  isOpen,
  reason,
  error,
}: {
  isOpen: boolean;
  reason: string | undefined;
  error: string | undefined;
}) {
  return (
    <details className="my-viewing__part" open={isOpen} id="cancel">
      <summary>{text.cancel.heading}</summary>
      <Form method="post" className="stack">
        <TextArea
          name="reason"
          label={text.cancel.reason}
          hint={text.cancel.hint}
          mark="optional"
          rows={3}
          maxLength={500}
          defaultValue={reason}
          {...(error !== undefined && { error })}
        />
        <Button type="submit" look="secondary" name="change" value="cancel">
          {text.cancel.button}
        </Button>
      </Form>
    </details>
  );
}
