import type { Agency } from "../../../domain/agency/agency.ts";
import { isForOneHome } from "../../../domain/alerts/alert-search.ts";
import { type AlertFrequency, confirmDays } from "../../../domain/alerts/alert.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { getMailStyle } from "../../agency/mails/mail-look.ts";
import { Fact, Title } from "../../agency/mails/mail-parts.tsx";

const when: Record<AlertFrequency, string> = {
  instant: "As soon as something changes",
  daily: "Once a day at 8 in the morning, if something changed",
};

export function AlertConfirmation({ alert, link, agency, subject }: Props) {
  const isOneHome = isForOneHome(alert.search);
  return (
    <MailLayout agency={agency} title={subject} preview={alert.description}>
      <Title>{subject}</Title>
      <p style={{ margin: "12px 0 0" }}>
        Someone, we hope you, asked us to write to this address about{" "}
        {isOneHome ? "a home" : "homes"} to rent.
      </p>
      <Fact name={isOneHome ? "Home" : "Homes"}>{alert.description}</Fact>
      <Fact name="What we tell">
        {isOneHome
          ? "That it is back on the market, and a lower rent after that"
          : "New homes, lower rents, homes that are back on the market"}
      </Fact>
      <Fact name="When">{when[alert.frequency]}</Fact>
      <p style={{ margin: "20px 0 0" }}>
        <a {...getMailStyle(["door"], { fontWeight: 600 })} href={link}>
          Confirm your alert
        </a>
      </p>
      <p {...getMailStyle(["ink-2"], { fontSize: "14px", margin: "28px 0 0" })}>
        {`If that was not you, do nothing: no alert begins, and after ${confirmDays} days we erase the address. The link works until then.`}
      </p>
    </MailLayout>
  );
}

interface Props {
  alert: { search: string; description: string; frequency: AlertFrequency };
  link: string;
  agency: Agency;
  subject: string;
}
