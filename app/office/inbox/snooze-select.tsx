import { useState } from "react";
import { firstSnooze } from "../../../domain/conversations/conversation-change.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { InboxPageView } from "./shown.ts";

/** Until when; the field for a time of one's own comes with that choice, and is always there without script. */
export function SnoozeSelect({
  options,
  typed,
}: {
  options: InboxPageView["snoozes"];
  /** What was refused. */
  typed: Readonly<Partial<Record<string, string>>> | undefined;
}) {
  const [until, setUntil] = useState(typed?.["until"] ?? firstSnooze);
  const isHydrated = useHydrated();
  return (
    <>
      <select
        className="select"
        name="until"
        aria-label="Snooze until"
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      >
        {options.map(({ value, text, note }) => (
          <option key={value} value={value}>
            {text}, {note}
          </option>
        ))}
        <option value="picked">Choose a time</option>
      </select>
      {(until === "picked" || !isHydrated) && <PickedTime typed={typed?.["at"]} />}
    </>
  );
}

export function PickedTime({ typed }: { typed: string | undefined }) {
  return (
    <input
      className="input"
      type="datetime-local"
      name="at"
      aria-label="Date and time"
      defaultValue={typed}
    />
  );
}
