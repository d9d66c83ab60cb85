import { formatPounds } from "../../domain/shared/money.ts";
import {
  calculateHoldingDeposit,
  calculateMaxDepositWeeks,
} from "../../domain/listings/move-in-cost.ts";
import { brand } from "../brand/brand.ts";
import { buildPhoneLink } from "../brand/phone-link.ts";
import { protectionText } from "../brand/texts/protection-text.ts";
import { EmailText } from "../ui/email-text.tsx";

const weeks = { 5: "five", 6: "six" };

/** Payments under the Tenant Fees Act 2019 (renter specification, section 9). */
export function Payments({ rentPcm, phone }: { rentPcm: number; phone: string }) {
  return (
    <section className="block block--payments">
      <h2>What you may be asked to pay</h2>
      <details className="fold" open>
        <summary>Permitted payments</summary>
        <ul className="bullet-list bullet-list--tight">
          <li>
            Holding deposit: no more than 1 week’s rent (
            {formatPounds(calculateHoldingDeposit(rentPcm))}), offset against your first month’s
            rent.
          </li>
          <li>
            Deposit: no more than 5 weeks’ rent where the annual rent is below £50,000, or 6 weeks’
            where it is £50,000 or above. This home’s is {formatPounds(12 * rentPcm)} a year: no
            more than {weeks[calculateMaxDepositWeeks(rentPcm)]} weeks’.
          </li>
          <li>
            A change to the tenancy at your request: £50, or our reasonable costs if they are
            higher.
          </li>
          <li>Late rent: interest of up to 3% above the Bank of England base rate.</li>
        </ul>
      </details>
      <details className="fold">
        <summary>Tenant protection</summary>
        <TenantProtection phone={phone} />
      </details>
    </section>
  );
}

function TenantProtection({ phone }: { phone: string }) {
  const { protects, complain } = protectionText;
  return (
    <div className="stack">
      {brand.statements.map((statement) => (
        <p key={statement}>{statement}</p>
      ))}
      <ul className="bullet-list bullet-list--tight">
        {protects.map((protection) => (
          <li key={protection}>{protection}</li>
        ))}
      </ul>
      <h3 className="heading-4">How to complain</h3>
      <p>
        {complain.us} write to{" "}
        <a href={`mailto:${brand.email}`}>
          <EmailText>{brand.email}</EmailText>
        </a>{" "}
        or call{" "}
        <a className="nowrap" href={buildPhoneLink(phone)}>
          {phone}
        </a>
        . {complain.redress}
      </p>
      <p>{complain.others}</p>
    </div>
  );
}
