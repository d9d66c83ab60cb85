import type { Texts } from "../../../domain/shared/fields/form-steps.ts";
import * as v from "valibot";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import {
  contactDetailFields,
  currentStatusFields,
  lookingForFields,
} from "../../../domain/enquiries/qualification.ts";
import { formatChosenTime } from "./answer-rows.ts";
import type { ViewingStepId } from "./viewing-steps.ts";

const summaries: Record<ViewingStepId, (texts: Texts) => string> = {
  contact(texts) {
    const { firstname, lastname, phone, email } = v.parse(v.object(contactDetailFields), texts);
    return `${firstname} ${lastname}, ${phone}, ${email}`;
  },
  status(texts) {
    const status = v.parse(v.object(currentStatusFields), texts);
    const people = [
      countAll(status.numOfTenants, "adult", "adults"),
      countAll(status.numOfChildren, "child", "children"),
      countAll(status.numOfHouseholds, "household", "households"),
    ];
    const income = `${formatPounds(status.totalIncome)} a year before tax.`;
    return `${status.employmentStatus}. ${people.join(", ")}. ${income}`;
  },
  wishes(texts) {
    const { maxRent, bedrooms, furnishing, startDate } = v.parse(v.object(lookingForFields), texts);
    const size = bedrooms === 0 ? "studio" : countAll(bedrooms, "bedroom", "bedrooms");
    const furnishingText =
      furnishing === "Flexible" ? "furnished or not" : furnishing.toLowerCase();
    return `Up to ${formatPounds(maxRent)} pcm, ${size}, ${furnishingText}, from ${formatNumericDate(startDate)}.`;
  },
  schedule({ scheduleViewingDate = "", scheduleViewingTime = "", viewingOption }) {
    const time = `${formatChosenTime(scheduleViewingDate, scheduleViewingTime)}.`;
    return viewingOption ? `${time} ${viewingOption}.` : time;
  },
  check: () => "",
};

export function summarizeStep(step: ViewingStepId, texts: Texts): string {
  return summaries[step](texts);
}

function countAll(count: number, one: string, many: string): string {
  return count === 0 ? `no ${many}` : formatCount(count, one, many);
}
