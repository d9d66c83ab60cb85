import * as v from "valibot";
import { capitalise } from "../../shared/text/capitalise.ts";
import {
  choice,
  field,
  type Field,
  ifSent,
  readWhere,
  tick,
  type Values,
} from "../../shared/fields/fields.ts";
import { doneOn, evidence } from "../steps/evidence-fields.ts";
import { type EndedBy, endedByWhom, enderNames, type EndStep, type Evidence } from "../tenancy.ts";

function ender() {
  const options = endedByWhom.map((by) => ({ value: by, label: capitalise(enderNames[by]) }));
  const read = v.picklist(endedByWhom, "Select who ended it");
  return field("Ended by", read, { input: "select", options });
}

export const fallFields = {
  by: ender(),
  on: doneOn("Ended on"),
  ...evidence(),
  relist: tick("Put the property back on the market"),
};

const answers = {
  deposit: { open: "Not settled yet", settled: "Repaid, or shared out as both agreed" },
  keys: { open: "Some not returned yet", back: "All returned" },
  home: {
    open: "The landlord hasn’t decided yet",
    relist: "Advertise it again",
    kept: "The landlord isn’t letting it again",
  },
} as const;

const asked = {
  deposit: choice("Deposit", answers.deposit),
  keys: choice("Keys", answers.keys),
  home: choice("Property", answers.home),
};

export const finishFields = {
  by: ender(),
  on: doneOn("Ended on"),
  deposit: ifSent(asked.deposit),
  keys: ifSent(asked.keys),
  home: ifSent(asked.home),
  ...evidence(),
};

/** What the step of each asks, as the end asked it. */
export const endAnswerNames = {
  "deposit-settled": "deposit",
  "keys-back": "keys",
  "home-decided": "home",
} as const satisfies Record<EndStep, string>;

function ofStep<Value extends string>(kind: EndStep, question: Field<Value>) {
  const isSaid = v.check(
    (answer: Value) => answer !== "open",
    "This stays open until then. Record it once it’s done",
  );
  const answered = { ...question, read: v.pipe(question.read, isSaid) };
  return readWhere(answered, (typed) => typed["kind"] === kind);
}

/** Of the form that records a step: the same questions, each where its step is recorded. */
export const endAnswerFields = {
  deposit: ofStep("deposit-settled", asked.deposit),
  keys: ofStep("keys-back", asked.keys),
  home: ofStep("home-decided", asked.home),
};

/** In words, before those of whoever records it. What becomes of the advert says so itself. */
export function describeEndAnswer({
  deposit: money,
  keys: sets,
  home: next,
}: Values<typeof endAnswerFields>): string {
  if (money !== undefined) return `${answers.deposit[money]}.`;
  if (sets !== undefined) return `${answers.keys[sets]}.`;
  return next === "kept" ? `${answers.home.kept}.` : "";
}

interface Finished {
  do: "finish";
  by: EndedBy;
  on: string;
  evidence: Evidence;
  /** Of what it leaves to deal with. Left out: all of it is open. */
  done?: readonly EndStep[];
}

export function toFallen({ by, on, note, documentId }: Values<typeof fallFields>) {
  return { do: "fall-through" as const, by, on, evidence: { note, documentId } };
}

export function toFinished(values: Values<typeof finishFields>): Finished {
  const { by, on, note, documentId, deposit, keys, home } = values;
  const done: EndStep[] = [];
  if (deposit === "settled") done.push("deposit-settled");
  if (keys === "back") done.push("keys-back");
  if (home === "kept") done.push("home-decided");
  return { do: "finish", by, on, evidence: { note, documentId }, done };
}
