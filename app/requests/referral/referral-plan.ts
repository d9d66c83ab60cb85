import * as v from "valibot";
import { referralFields } from "../../../domain/requests/referral.ts";
import { createStep } from "../../../domain/shared/form-steps.ts";

export const referralPlan = {
  steps: [createStep("Refer a landlord", referralFields)],
  schema: v.object(referralFields),
  call: "/api/referral",
  buildBody: (answers: object, recaptchaToken: string) => ({ ...answers, recaptchaToken }),
};

export const referralLabels = {
  name: "your name",
  email: "your email",
  landlordName: "the landlord's name",
  landlordEmail: "the landlord's email",
  landlordPhone: "the landlord's phone number",
};
