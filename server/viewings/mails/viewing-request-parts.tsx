import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import {
  describeCurrentStatus,
  describeLookingFor,
} from "../../../domain/enquiries/qualification-facts.ts";
import { Fact, Heading, Quotation } from "../../agency/mails/mail-parts.tsx";
import type { ViewingRequestFacts } from "./viewing-request-facts.ts";

export function Answers({ facts: { answers, dob, salary } }: { facts: ViewingRequestFacts }) {
  const status = describeCurrentStatus(answers);
  if (salary !== null) status.push(["Salary", `${formatPounds(salary)} a year`]);
  if (dob !== null) status.push(["Date of birth", formatNumericDate(dob)]);
  return (
    <>
      <Heading>Current status</Heading>
      <FactList facts={status} />
      <Heading>Looking for</Heading>
      <FactList facts={describeLookingFor(answers)} />
    </>
  );
}

function FactList({ facts }: { facts: [name: string, value: string][] }) {
  return facts.map(([name, value]) => (
    <Fact key={name} name={name}>
      {value}
    </Fact>
  ));
}

export function Message({ heading, children }: { heading: string; children: string }) {
  if (children === "") return null;
  return (
    <>
      <Heading>{heading}</Heading>
      <Quotation>{children}</Quotation>
    </>
  );
}
