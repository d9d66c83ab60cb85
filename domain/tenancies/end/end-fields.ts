import * as v from "valibot";
import { capitalise } from "../../shared/text/capitalise.ts";
import { choice, field, ifSent, tick, type Values } from "../../shared/fields/fields.ts";
import { doneOn, evidence } from "../steps/evidence-fields.ts";
import { type EndedBy, endedByWhom, enderNames, type EndStep, type Evidence } from "../tenancy.ts";

function ender(label: string) {
  const options = endedByWhom.map((by) => ({ value: by, label: capitalise(enderNames[by]) }));
  const read = v.picklist(endedByWhom, "Please say who ended it");
  return field(label, read, { input: "select", options });
}

export const fallFields = {
  by: ender("Who ends it"),
  on: doneOn("On"),
  ...evidence(),
  relist: tick("Put the home back on the market"),
};

export const finishFields = {
  by: ender("Who ended it"),
  on: doneOn("Ended on"),
  deposit: ifSent(
    choice("The deposit", {
      open: "Not settled yet",
      settled: "Repaid, or shared out as both agreed",
    }),
  ),
  keys: ifSent(choice("The keys", { open: "Not all are back yet", back: "All are back" })),
  home: ifSent(
    choice("The home", {
      open: "The landlord has not decided yet",
      relist: "Advertise it again",
      kept: "The landlord does not let it again",
    }),
  ),
  ...evidence(),
};

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
