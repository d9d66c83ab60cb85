import { brand } from "../brand.ts";

const [redress] = brand.schemes;

/** How tenants in England are protected and can complain. Law as of November 2026. */
export const protectionText = {
  protects: [
    "Your deposit goes into a government-approved deposit scheme within 30 days, and you’ll be told which. If there is a dispute at the end, the scheme decides free of charge.",
    "Rent and deposits that we hold are client money, covered by a client money protection scheme if anything happens to us.",
    "You may only be charged permitted payments, and no one may ask for more than 1 month’s rent in advance. We may not ask for or accept more than the advertised rent.",
    "Your tenancy has no end date. You may leave with 2 months’ notice. Your landlord needs a ground set out in law, and a court order if you don’t agree.",
    "The rent can go up once a year at most, with 2 months’ notice on the official form. The First-tier Tribunal can look at the new rent.",
    "No one may turn you down because you have children or receive benefits.",
  ],
  complain: {
    us: "Tell us what went wrong and what would put it right:",
    redress: `If you’re not satisfied with our final answer, or haven’t had one within 8 weeks, the ${redress} will look at the case free of charge.`,
    others:
      "If you were charged something that isn’t allowed, your council’s trading standards team can act, and the First-tier Tribunal can order the money to be repaid. If repairs aren’t done, contact your council’s housing team.",
  },
};
