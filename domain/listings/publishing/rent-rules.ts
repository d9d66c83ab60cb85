import { formatPounds, getDeposit } from "../../shared/money.ts";
import { calculateHoldingDeposit, capDepositPence } from "../move-in-cost.ts";
import type { Nation } from "./nations.ts";
import { getRent } from "./publish-facts.ts";
import { fault, type PublishRule } from "./publish-rule.ts";
import { isRentJump } from "./rent-jump.ts";
import { readPounds } from "../facts/read-home.ts";

/** What may be asked of a renter. */
export const rentRules: readonly PublishRule[] = [
  {
    id: "exact-rent",
    strength: "forbids",
    law: {
      England: "Renters’ Rights Act 2025, section 56",
      Wales: "Digital Markets, Competition and Consumers Act 2024, section 230",
      Scotland: "Digital Markets, Competition and Consumers Act 2024, section 230",
    },
    check: (facts) =>
      fault(getRent(facts) === null ? "Enter the rent as a single amount." : null, "rentPcm"),
  },
  {
    id: "rent-jump",
    strength: "warns",
    hasSubject: ({ rentBeforeJump }) => rentBeforeJump !== null,
    law: "Digital Markets, Competition and Consumers Act 2024, section 226",
    check(facts) {
      const [rent, before] = [getRent(facts), facts.rentBeforeJump];
      if (rent === null || before === null || !isRentJump(before, rent)) return [];
      const message = `The rent has changed by more than half, from ${formatPounds(before)} to ${formatPounds(rent)} a month. Check that it’s right.`;
      return fault(message, "rentPcm");
    },
  },
  {
    id: "deposit-cap",
    strength: "forbids",
    nations: ["England"],
    law: "Tenant Fees Act 2019, schedule 1, paragraph 2",
    check(facts) {
      const [rent, deposit] = [getRent(facts), readPounds(facts.texts.deposit)];
      if (rent === null || deposit === null) return [];
      const cap = findDepositCap(rent, "England") ?? deposit;
      const message = `The deposit is ${formatPounds(deposit)}. You can ask for at most ${formatPounds(cap)}.`;
      return fault(deposit > cap ? message : null, "deposit");
    },
  },
  {
    id: "deposit-shown",
    strength: "warns",
    law: "Digital Markets, Competition and Consumers Act 2024, section 230",
    check(facts) {
      const [rent, deposit] = [getRent(facts), readPounds(facts.texts.deposit)];
      if (rent === null || deposit === null) return [];
      const shown = getDeposit({ rentPcm: rent, noDeposit: false });
      const asked = formatPounds(deposit);
      if (deposit <= shown || facts.texts.longDescription.includes(asked)) return [];
      const message = `The site shows a deposit of 5 weeks’ rent, ${formatPounds(shown)}. State the deposit of ${asked} in the description.`;
      return fault(message, "longDescription");
    },
  },
  {
    id: "deposit-cap-scotland",
    strength: "forbids",
    nations: ["Scotland"],
    law: "Rent (Scotland) Act 1984, section 90",
    check(facts) {
      const [rent, deposit] = [getRent(facts), readPounds(facts.texts.deposit)];
      if (rent === null || deposit === null || deposit <= 2 * rent) return [];
      return fault("The deposit is more than two months’ rent.", "deposit");
    },
  },
  {
    id: "holding-deposit",
    strength: "forbids",
    nations: ["England", "Wales"],
    law: {
      England: "Tenant Fees Act 2019, schedule 1, paragraph 3",
      Wales: "Renting Homes (Fees etc.) (Wales) Act 2019, schedule 1, paragraph 4",
      Scotland: "",
    },
    check(facts) {
      const [rent, holding] = [getRent(facts), readPounds(facts.texts.holdingDeposit)];
      if (rent === null || holding === null) return [];
      const cap = calculateHoldingDeposit(rent);
      const message = `The holding deposit is ${formatPounds(holding)}. It can’t be more than a week’s rent, ${formatPounds(cap)}.`;
      return fault(holding > cap ? message : null, "holdingDeposit");
    },
  },
  {
    id: "holding-deposit-scotland",
    strength: "forbids",
    nations: ["Scotland"],
    law: "Rent (Scotland) Act 1984, section 82",
    check: ({ texts }) =>
      fault(
        (readPounds(texts.holdingDeposit) ?? 0) > 0 ? "You can’t take a holding deposit." : null,
        "holdingDeposit",
      ),
  },
  {
    id: "minimum-term",
    strength: "forbids",
    nations: ["England"],
    ownOnly: true,
    from: "2026-05-01",
    law: "Housing Act 1988, section 16E(1)(a) (Renters’ Rights Act 2025, section 13)",
    check: ({ texts }) =>
      fault(Number(texts.minimumTerm) > 0 ? "You can’t set a minimum term." : null, "minimumTerm"),
  },
];

/** The most that may be asked, whole pounds. Null where the nation has no cap. */
export function findDepositCap(rentPcm: number, nation: Nation): number | null {
  if (nation === "Scotland") return 2 * rentPcm;
  if (nation === "Wales") return null;
  // Never a pound too much: the Act counts pence.
  return Math.floor(capDepositPence(rentPcm) / 100);
}
