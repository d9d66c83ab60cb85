import { brand } from "../brand.ts";

const [redress] = brand.schemes;

/** How tenants in England are protected and can complain. Law as of November 2026. */
export const protectionText = {
  protects: [
    "Your deposit goes into a government-approved deposit scheme within 30 days, and you are told which. If there is a dispute at the end, the scheme decides free of charge.",
    "Rent and deposits that we hold are client money, covered by a client money protection scheme if anything happens to us.",
    "Whatever is not a permitted payment may not be charged, and no more than one month’s rent may be asked for in advance. We may not ask for or accept more than the advertised rent.",
    "Your tenancy has no end date. You may leave with two months’ notice; your landlord needs a ground that the law names, and a court order if you don’t agree.",
    "The rent can go up once a year at most, with two months’ notice on the official form. The First-tier Tribunal can look at the new rent.",
    "Nobody may turn you down because you have children or receive benefits.",
  ],
  complain: {
    us: "Tell us what went wrong and what would put it right:",
    redress: `If our final answer does not satisfy you, or none has come within eight weeks, the ${redress} looks at the case free of charge.`,
    others:
      "If you were charged what may not be charged, your council’s trading standards team can act, and the First-tier Tribunal can order the money to be repaid. For repairs that are not done, ask your council’s housing team.",
  },
};
