import { type ReactNode, useState } from "react";
import { Form, href } from "react-router";
import { Button } from "../../ui/button.tsx";
import { getButtonClass } from "../../ui/button-look.ts";
import { BookingDialog } from "../diary/booking-dialog.tsx";
import { BookingLink } from "../diary/booking-link.tsx";
import { ColleagueSelect } from "./colleague-select.tsx";
import { SnoozeSelect } from "./snooze-select.tsx";
import "../shell/list-menu.css";
import type { ShownConversation, ShownInbox } from "./shown.ts";

/** What can be done with the conversation that is open, the rarer of it behind a fold. A letter stands on the button it presses. */
export function CardActions({
  open,
  inbox: { colleagues, snoozes },
  formKey,
}: {
  open: ShownConversation;
  inbox: ShownInbox;
  formKey: string;
}) {
  const isClosed = open.state === "closed";
  const end = isClosed ? "reopen" : "close";
  const [booking, setBooking] = useState<string | null>(null);
  return (
    <div className="card__acts">
      <a
        className={`${getButtonClass({ look: "secondary", size: "small" })} card__reply`}
        href="#reply"
      >
        Reply
      </a>
      {open.booking !== null && (
        <BookingLink
          to={href("/office/diary/book") + open.booking}
          data-key="b"
          onBook={setBooking}
        >
          Book <kbd>B</kbd>
        </BookingLink>
      )}
      {booking !== null && <BookingDialog to={booking} onClose={() => setBooking(null)} />}
      <Part formKey={formKey}>
        {!open.isOwn && <Act change="take" letter="a" text="Mine" />}
        <Act change={end} letter="e" text={isClosed ? "Reopen" : "Close"} />
      </Part>
      <details className="list-menu card__manage" key={`${open.state} ${open.ownerId}`}>
        <summary>Manage</summary>
        <div className="list-menu__box">
          {!isClosed && (
            <Part formKey={formKey}>
              <SnoozeSelect options={snoozes} />
              <Act change="snooze" letter="h" text="Snooze" />
            </Part>
          )}
          <Part formKey={formKey}>
            <ColleagueSelect
              name="owner"
              label="To whom"
              none="Nobody"
              value={open.ownerId ?? ""}
              colleagues={colleagues}
            />
            <Button type="submit" look="secondary" size="small" name="change" value="assign">
              Assign
            </Button>
          </Part>
        </div>
      </details>
    </div>
  );
}

function Part({ formKey, children }: { formKey: string; children: ReactNode }) {
  return (
    <Form method="post" className="card__part">
      <input type="hidden" name="key" value={formKey} />
      {children}
    </Form>
  );
}

function Act({ change, letter, text }: { change: string; letter: string; text: string }) {
  return (
    <Button
      type="submit"
      look="secondary"
      size="small"
      name="change"
      value={change}
      data-key={letter}
    >
      {text} <kbd>{letter.toUpperCase()}</kbd>
    </Button>
  );
}
