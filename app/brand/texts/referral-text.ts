import { referralReward } from "../../../domain/agency/fees.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { brand } from "../brand.ts";

const voucher = `a ${formatPounds(referralReward.voucher)} shopping voucher`;
const feeDiscount = `${formatPounds(referralReward.offFee)} off the fee`;

/** The reward is the specification's (landlord, sections 1 and 9). */
export const referralText = {
  title: "Refer a landlord",
  description: `Know a landlord who could use us? You get ${voucher} once their property is let, and they get ${feeDiscount}.`,
  lede: `You get ${voucher} once their property is let. They get ${feeDiscount}.`,
  you: "About you",
  landlord: "About the landlord",
  askFirst: "Please ask them first: we call them and say who sent us.",
  send: "Send referral",
  nextTitle: "How it works",
  next: [
    "You’ll get a confirmation email straight away.",
    "An account manager will call the landlord and say that you recommended us.",
    `If they let through ${brand.name}, ${formatPounds(referralReward.offFee)} comes off their fee.`,
    `Once their property is let, we’ll send you ${voucher}.`,
  ],
  own: { question: "Letting a property of your own?", action: "Book a free valuation" },
  sentTitle: "Thank you for the referral",
  sent: (landlord: string) =>
    `We will call ${landlord} and say that you recommended us. Once their property is let, you’ll get ${voucher}.`,
  again: "Refer another landlord",
};
