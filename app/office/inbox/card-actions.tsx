import { type ReactNode, useState } from "react";
import { Form, href } from "react-router";
import { inboxForms } from "../../../domain/conversations/inbox-forms.ts";
import { getButtonClass } from "../../ui/button-look.ts";
import { BookingDialog } from "../viewings/bookings/booking-dialog.tsx";
import { BookingLink } from "../viewings/bookings/booking-link.tsx";
import { FormButton, useMaySend } from "../shell/form/form-button.tsx";
import { FormFold } from "../shell/form/form-fold.tsx";
import { useRefusedFields } from "../shell/form/use-refused-fields.ts";
import { ColleagueSelect } from "./colleague-select.tsx";
import { SnoozeSelect } from "./snooze-select.tsx";
import "../shell/table/list-menu.css";
import type { OfficeForm } from "../../../domain/staff/office-forms.ts";
import type { ConversationView, InboxPageView } from "./shown.ts";

/** What can be done with the conversation that is open, the rarer of it behind a fold. A letter stands on the button it presses. */
export function CardActions({
  open,
  inbox: { colleagues, snoozes },
  formKey,
}: {
  open: ConversationView;
  inbox: InboxPageView;
  formKey: string;
}) {
  const isClosed = open.state === "closed";
  const end = isClosed ? inboxForms.reopen : inboxForms.close;
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
        {!open.isOwn && <Act form={inboxForms.take} letter="a" text="Assign to me" />}
        <Act form={end} letter="e" text={isClosed ? "Reopen" : "Close"} />
      </Part>
      <ManageMenu
        key={`${open.state} ${open.ownerId}`}
        open={open}
        inbox={{ colleagues, snoozes }}
        formKey={formKey}
      />
    </div>
  );
}

export function ManageMenu({
  open,
  inbox: { colleagues, snoozes },
  formKey,
}: {
  open: Pick<ConversationView, "state" | "ownerId">;
  inbox: Pick<InboxPageView, "colleagues" | "snoozes">;
  formKey: string;
}) {
  const { snooze, assign } = inboxForms;
  const answered = useRefusedFields([snooze.name, assign.name]);
  const maySnooze = useMaySend(snooze) && open.state !== "closed";
  const mayAssign = useMaySend(assign);
  // The same is done with those that are picked, by their own form.
  const refused = answered?.["scope"] === "picked" ? undefined : answered;
  if (!maySnooze && !mayAssign) return null;
  return (
    <FormFold className="list-menu card__manage" isAnswered={refused !== undefined}>
      <summary>Manage</summary>
      <div className="list-menu__box">
        {maySnooze && (
          <Part formKey={formKey}>
            <SnoozeSelect options={snoozes} typed={refused} />
            <Act form={snooze} letter="h" text="Snooze" />
          </Part>
        )}
        {mayAssign && (
          <Part formKey={formKey}>
            <ColleagueSelect
              name="owner"
              label="Assign to"
              none="Unassigned"
              value={refused?.["owner"] ?? open.ownerId ?? ""}
              colleagues={colleagues}
            />
            <FormButton form={assign} look="secondary">
              Assign conversation
            </FormButton>
          </Part>
        )}
      </div>
    </FormFold>
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

function Act({ form, letter, text }: { form: OfficeForm; letter: string; text: string }) {
  return (
    <FormButton form={form} look="secondary" data-key={letter}>
      {text} <kbd>{letter.toUpperCase()}</kbd>
    </FormButton>
  );
}
