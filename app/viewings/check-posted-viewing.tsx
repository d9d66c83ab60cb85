import { useState } from "react";
import { getLondonDate } from "../../domain/shared/dates.ts";
import type { Viewing } from "../../domain/viewings/viewing.ts";
import CheckAnswersForm, { type CheckAnswersProps } from "../forms/check-answers-form.tsx";
import { createPostedViewingPlan } from "./posted-viewing-plan.ts";

/** Takes the place of the last step of a viewing that is asked for without script. */
export default function CheckPostedViewing({
  posted,
  viewing,
}: Pick<CheckAnswersProps, "posted"> & { viewing: Viewing }) {
  const [today] = useState(() => getLondonDate(new Date()));
  return <CheckAnswersForm posted={posted} {...createPostedViewingPlan(viewing, today)} />;
}
