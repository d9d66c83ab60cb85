/** What is known of one home of a landlord. */
export interface LandlordTaskFacts {
  /** The agreement may be signed, and they have not yet. */
  canSign: boolean;
  /** Offers that nobody has decided about, in order of arrival. */
  offers: readonly { who: string; isAsked: boolean; isAnswered: boolean }[];
  /** Whether an offer is accepted: the others are kept in case it falls through. */
  isLetting: boolean;
  /** Of viewers, as `isQuestionOpen` finds them. */
  openQuestions: number;
  papers: readonly { name: string; isSent: boolean; need: string; lack: string }[];
  /** Certificates that have run out, and whether they sent the next one. */
  expired: readonly { name: string; isSent: boolean }[];
  /** Plan of the terms of business that wait for their signature: the landlord’s, whichever home it is. */
  termsToSign: string | null;
  hasOtherHomes: boolean;
}

export interface LandlordTask {
  key: string;
  title: string;
  text: string;
  /** Where on the page it is done. */
  at: "sign" | "offers" | "questions" | "send" | "terms";
  /** It waits for them, and not for us. */
  isTheirs: boolean;
}

/** All that waits at one home, for its landlord first and then for us: the most pressing first. */
export function listLandlordTasks(facts: LandlordTaskFacts): LandlordTask[] {
  const tasks = [
    ...listSigning(facts),
    ...listOffers(facts),
    ...listQuestions(facts),
    ...listTerms(facts),
    ...listPapers(facts),
  ];
  return tasks.toSorted((a, b) => Number(b.isTheirs) - Number(a.isTheirs));
}

function listSigning({ canSign }: LandlordTaskFacts): LandlordTask[] {
  if (!canSign) return [];
  const text = "All checks are done";
  return [{ key: "sign", title: "Sign the agreement", text, at: "sign", isTheirs: true }];
}

function listOffers({ offers, isLetting }: LandlordTaskFacts): LandlordTask[] {
  if (isLetting) return [];
  return offers.map(({ who, isAsked, isAnswered }, place) => ({
    key: `offer ${place}`,
    title: `Offer from ${who}`,
    text: !isAsked
      ? "We’ll ask you about it once we’ve checked it"
      : isAnswered
        ? "You’ve answered. We’ll decide with you"
        : "Tell us what you think of it",
    at: "offers",
    isTheirs: isAsked && !isAnswered,
  }));
}

function listQuestions({ openQuestions }: LandlordTaskFacts): LandlordTask[] {
  if (openQuestions === 0) return [];
  const title =
    openQuestions === 1 ? "Answer a question" : `Answer ${formatCount(openQuestions, "question")}`;
  const text = "From people who want to see your property";
  return [{ key: "questions", title, text, at: "questions", isTheirs: true }];
}

function listTerms({ termsToSign, hasOtherHomes }: LandlordTaskFacts): LandlordTask[] {
  if (termsToSign === null) return [];
  const text = `${termsToSign}${hasOtherHomes ? ", for all your properties" : ""}. You have them by email or on paper`;
  const title = "Sign our terms of business";
  return [{ key: "terms", title, text, at: "terms", isTheirs: true }];
}

function listPapers({ papers, expired }: LandlordTaskFacts): LandlordTask[] {
  const needed = papers.flatMap(({ name, isSent, need, lack }) =>
    need === "" ? [] : [{ name, isSent, text: [need, lack].filter(Boolean).join(". ") }],
  );
  const lapsed = expired.map((one) => ({ ...one, text: "It has expired" }));
  return [...lapsed, ...needed].map(({ name, isSent, text }) => ({
    key: name,
    title: `Send us: ${name}`,
    text: isSent ? "You sent it, and we’re checking it" : text,
    at: "send",
    isTheirs: !isSent,
  }));
}

/**
 * Where a home stands among several of one landlord: 0 where somebody waits for their answer, 1 where
 * it needs a paper of theirs, which can be sent at any time, 2 where only the terms wait, which are of
 * all their homes.
 */
export function rankHome(tasks: readonly LandlordTask[]): number {
  const places = tasks.filter(({ isTheirs }) => isTheirs).map(({ at }) => at);
  return Math.min(3, ...places.map((at) => (at === "terms" ? 2 : at === "send" ? 1 : 0)));
}

/** What the list of their homes says of one, counted as its panel lists it, and whether it waits for them. */
export function describeHomeState(tasks: readonly LandlordTask[]): {
  state: string;
  isWaiting: boolean;
} {
  const open = tasks.filter(({ isTheirs }) => isTheirs);
  if (open.length === 0)
    return { state: tasks.length > 0 ? "With us" : "Nothing to do", isWaiting: false };
  if (open.length > 1)
    return { state: `${open.length} things need your attention`, isWaiting: true };
  const isTerms = open[0]?.at === "terms";
  return { state: isTerms ? "Terms to sign" : "1 thing needs your attention", isWaiting: true };
}
import { formatCount } from "../shared/formats/count.ts";
