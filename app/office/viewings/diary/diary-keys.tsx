import { KeysDialog, type KeysListed } from "../../shell/navigation/keys-dialog.tsx";
import { maxSegments } from "./diary-head.tsx";
import { maxPosts } from "./posts.tsx";
import type { DiaryPageView } from "../shown.ts";

type ListedKey = readonly [key: string, what: string];

const dayKeys: readonly ListedKey[] = [
  ["←", "Previous day"],
  ["→", "Next day"],
  ["T", "Today"],
  ["W", "Switch between week and team"],
];

const otherKeys: readonly ListedKey[] = [
  ["M", "Move the selected appointment: arrow keys, then Enter, or Esc to cancel"],
  ["Enter", "Book the selected request"],
  ["B", "Open the booking form for the selected request"],
  ["F", "Add feedback for the latest viewing"],
  ["N", "Add an appointment, block viewing or time of your own"],
];

function listKeys(people: number): ListedKey[] {
  const weeks: ListedKey[] =
    people === 0 || people > maxSegments
      ? []
      : [[people === 1 ? "1" : `1 to ${people}`, "Show a colleague’s week"]];
  return [...dayKeys, ...weeks, ...otherKeys];
}

/** The keys at the foot, and all of them in a dialog. */
export function DiaryKeys({
  diary,
  isMoving,
  ...listed
}: KeysListed & { diary: DiaryPageView; isMoving: boolean }) {
  return (
    <>
      <footer className="diary__keys">
        {isMoving ? (
          <MovingKeys isTeam={diary.criteria.view === "team"} />
        ) : (
          <UsualKeys diary={diary} />
        )}
      </footer>
      <KeysDialog keys={listKeys(diary.facts.people.length)} {...listed} />
    </>
  );
}

function MovingKeys({ isTeam }: { isTeam: boolean }) {
  return (
    <>
      <span>
        Moving: <kbd>↑</kbd> <kbd>↓</kbd> 15 min
      </span>
      <span>
        <kbd>←</kbd> <kbd>→</kbd> {isTeam ? "person" : "day"}
      </span>
      <span>
        <kbd>Enter</kbd> confirm
      </span>
      <span>
        <kbd>Esc</kbd> cancel
      </span>
    </>
  );
}

function UsualKeys({
  diary: { facts, personId, criteria, feedbackDue },
}: {
  diary: DiaryPageView;
}) {
  const others = facts.people
    .filter(({ id }) => id !== personId)
    .slice(0, maxPosts)
    .map(({ name }) => name.split(" ")[0]);
  return (
    <>
      <span>
        <kbd>←</kbd> <kbd>→</kbd> day
      </span>
      <span>
        <kbd>T</kbd> today
      </span>
      <span>
        <kbd>W</kbd> week or team
      </span>
      <span>
        <kbd>M</kbd> move with arrows
      </span>
      {feedbackDue.length > 0 && (
        <span>
          <kbd>F</kbd> feedback
        </span>
      )}
      <span>
        <kbd>N</kbd> new
      </span>
      <span>
        <kbd>?</kbd> all shortcuts
      </span>
      <span className="diary__posts">
        {criteria.view === "week" &&
          others.length > 0 &&
          `Grey bars show when others are busy: ${others.join(", ")}. `}
        London time.
      </span>
    </>
  );
}
