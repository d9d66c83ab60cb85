import { snoozeChoices } from "../../../domain/conversations/conversation-change.ts";

export function SnoozeSelect() {
  return (
    <select className="select" name="until" aria-label="For how long" defaultValue="tomorrow">
      {Object.entries(snoozeChoices).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
