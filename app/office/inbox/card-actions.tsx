import { Form } from "react-router";
import { snoozeChoices } from "../../../domain/conversations/conversation-change.ts";
import { Button } from "../../ui/button.tsx";
import type { ShownConversation } from "./shown.ts";

/** What can be done with the conversation that is open. A letter stands on the button it presses. */
export function CardActions({
  open,
  colleagues,
  formKey,
}: {
  open: ShownConversation;
  colleagues: readonly { id: string; name: string }[];
  formKey: string;
}) {
  const isClosed = open.state === "closed";
  return (
    <div className="card__acts">
      <Form method="post" className="card__part">
        <input type="hidden" name="key" value={formKey} />
        {!open.isOwn && (
          <Button
            type="submit"
            look="secondary"
            size="small"
            name="change"
            value="take"
            data-key="a"
          >
            Mine <kbd>A</kbd>
          </Button>
        )}
        <Button
          type="submit"
          look="quiet"
          size="small"
          name="change"
          value={isClosed ? "reopen" : "close"}
          data-key="e"
        >
          {isClosed ? "Reopen" : "Close"} <kbd>E</kbd>
        </Button>
      </Form>
      {!isClosed && (
        <Form method="post" className="card__part">
          <input type="hidden" name="key" value={formKey} />
          <select className="select" name="until" aria-label="For how long" defaultValue="tomorrow">
            {Object.entries(snoozeChoices).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Button
            type="submit"
            look="secondary"
            size="small"
            name="change"
            value="snooze"
            data-key="h"
          >
            Snooze <kbd>H</kbd>
          </Button>
        </Form>
      )}
      <Form method="post" className="card__part" key={open.ownerId}>
        <input type="hidden" name="key" value={formKey} />
        <select
          className="select"
          name="owner"
          aria-label="To whom"
          defaultValue={open.ownerId ?? ""}
        >
          <option value="">Nobody</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Button type="submit" look="secondary" size="small" name="change" value="assign">
          Assign
        </Button>
      </Form>
    </div>
  );
}
