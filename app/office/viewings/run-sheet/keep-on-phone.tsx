import { useEffect, useState } from "react";
import { getLondonDate } from "../../../../domain/shared/dates.ts";
import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { Note } from "../../../ui/note.tsx";
import { keepCopy } from "./office-copy.ts";
import { describeProblem } from "./offline-changes.ts";
import type { Block, SentChanges } from "./use-sync-offline-changes.ts";

/** Says what the phone has, and what waits on it. */
export function KeepOnPhone({
  waiting,
  block,
  problems,
  visits,
}: Pick<SentChanges, "waiting" | "block" | "problems"> & {
  visits: Parameters<typeof describeProblem>[1];
}) {
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
        <Note key={problem.tap.uid} kind="error" live>
          <p>{describeProblem(problem, visits)}</p>
        </Note>
      ))}
      {block && <Blocked block={block} count={waiting.length} />}
      <output className="tiny">
        {isKept && "Saved on this device until you sign out or the day ends."}
        {block === null && waiting.length > 0 && ` ${countTaps(waiting.length)} to be saved.`}
      </output>
    </>
  );
}

function Blocked({ block, count }: { block: Block; count: number }) {
  if (block.for === "network") {
    return (
      <Note kind="warn" live>
        <p>
          You’re offline. This page may be out of date.
          {count > 0 && ` We’ll save ${formatCount(count, "change")} when you’re back online.`}
        </p>
      </Note>
    );
  }
  if (count === 0) return null;
  return (
    <Note kind="warn" live>
      {block.for === "sign-in" ? (
        <p>
          <a href={`/office/sign-in?${new URLSearchParams({ to: "/office/run-sheet" })}`}>
            Sign in again
          </a>
          {` to save ${formatCount(count, "change")} made on this phone.`}
        </p>
      ) : (
        <p>
          {countTaps(count)} on this phone. We’ll try again. {block.why}
        </p>
      )}
    </Note>
  );
}

function countTaps(count: number): string {
  return `${formatCount(count, "change")} waiting`;
}
