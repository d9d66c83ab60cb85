import { useState } from "react";
import type { FaqVote, QuestionId } from "../../../domain/requests/faq-vote.ts";
import { retryImport } from "../../ui/retry-import.ts";

const importSubmit = retryImport(() => import("../../forms/sending/submit.ts"));

type Vote = FaqVote["vote"];

/**
 * The server stores nothing about the voter.
 * @param page shown again where there is no script
 * @param posted outcome of a vote that was sent without script
 */
export function HelpfulVote({
  page,
  question,
  posted = null,
}: {
  page: string;
  question: QuestionId;
  posted?: VoteOutcome | null;
}) {
  const [vote, setVote] = useState<Vote | null>(null);
  const [outcome, setOutcome] = useState<VoteOutcome | "sending" | null>(posted);
  const done = outcome === "kept" || outcome === "sending";

  const castVote = async (chosen: Vote) => {
    if (done) return;
    setVote(chosen);
    setOutcome("sending");
    setOutcome(await sendVote({ question, vote: chosen }));
  };

  return (
    <form className="useful" method="post" action={`${page}#${question}`}>
      <input type="hidden" name="question" value={question} />
      <fieldset>
        <legend>Was this useful?</legend>
        {voteOptions.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="vote"
            value={value}
            className="useful__thumb"
            aria-pressed={vote === value}
            aria-disabled={done}
            onClick={(event) => {
              event.preventDefault();
              void castVote(value);
            }}
          >
            <ThumbIcon down={value === "down"} />
            {label}
          </button>
        ))}
      </fieldset>
      <output>{outcome !== null && outcome !== "sending" && outcomeTexts[outcome]}</output>
    </form>
  );
}

const voteOptions: { value: Vote; label: string }[] = [
  { value: "up", label: "Yes" },
  { value: "down", label: "No" },
];

const outcomeTexts: Record<VoteOutcome, string> = {
  kept: "Thank you. Votes tell us which answer to work on next.",
  failed: "We couldn’t save your vote. Please try again.",
};

function ThumbIcon({ down }: { down: boolean }) {
  return (
    <svg
      className={down ? "icon useful__down" : "icon"}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 11h4v10H3zM7 11.5 11 3h1.5L14 4.5 13 10h8l-2 11H7" />
    </svg>
  );
}

export type VoteOutcome = "kept" | "failed";

/** Sends a vote and never throws. The sending code is loaded with the first vote. */
async function sendVote(vote: FaqVote): Promise<VoteOutcome> {
  try {
    const { submit } = await importSubmit();
    const body = JSON.stringify(vote);
    const { kind } = await submit("/api/faqvote", { body, key: crypto.randomUUID() });
    return kind === "done" ? "kept" : "failed";
  } catch {
    return "failed";
  }
}
