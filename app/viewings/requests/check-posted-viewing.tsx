import { useState } from "react";
import type { Viewing } from "../../../domain/viewings/viewing.ts";
import CheckAnswersForm, {
  type CheckAnswersProps,
} from "../../forms/journey/check-answers-form.tsx";
import { createPostedViewingPlan } from "./posted-viewing-plan.ts";

/** Takes the place of the last step of a viewing that is asked for without script. */
export default function CheckPostedViewing({
  posted,
  viewing,
}: Pick<CheckAnswersProps, "posted"> & { viewing: Viewing }) {
  const [now] = useState(() => new Date());
  return <CheckAnswersForm posted={posted} {...createPostedViewingPlan(viewing, now)} />;
}
