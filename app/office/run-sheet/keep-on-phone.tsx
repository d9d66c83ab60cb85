import { useEffect, useState } from "react";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { Note } from "../../ui/note.tsx";
import { keepCopy } from "./office-copy.ts";
import type { SentTaps } from "./use-sent-taps.ts";

/** Says what the phone has, and what waits on it. */
export function KeepOnPhone({
  waiting,
  isOffline,
  problems,
}: Pick<SentTaps, "waiting" | "isOffline" | "problems">) {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let isShown = true;
    void keepCopy(getLondonDate(new Date())).then((kept) => isShown && setKept(kept));
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <>
      {problems.map((problem) => (
        <Note key={problem} kind="error" live>
          <p>Not saved: {problem}</p>
        </Note>
      ))}
      {isOffline && (
        <Note kind="warn" live>
          <p>
            No network. This is the sheet as it was last read.
            {waiting.length > 0 && ` ${countTaps(waiting.length)} on this phone until it is back.`}
          </p>
        </Note>
      )}
      <output className="tiny">
        {isKept && "Kept on this device until you sign out or the day ends."}
        {!isOffline && waiting.length > 0 && ` ${countTaps(waiting.length)} to be saved.`}
      </output>
    </>
  );
}

function countTaps(count: number): string {
  return count === 1 ? "1 tap waits" : `${count} taps wait`;
}
