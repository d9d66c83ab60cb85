import * as v from "valibot";
import { referralFields } from "../../../domain/requests/referral.ts";
import { referralText } from "../../brand/texts/referral-text.ts";
import { createOneStepPlan } from "../../forms/form-plan.ts";

export const referralPlan = createOneStepPlan("Refer a landlord", v.object(referralFields), {
  call: "/api/referral",
  buildBody: (answers, recaptchaToken) => ({ ...answers, recaptchaToken }),
  labels: {
    name: "your name",
    email: "your email",
    landlordName: "the landlord’s name",
    landlordEmail: "the landlord’s email",
    landlordPhone: "the landlord’s phone number",
  },
  sendLabel: referralText.send,
});
