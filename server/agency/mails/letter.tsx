import type { Agency } from "../../../domain/agency/agency.ts";
import { greet } from "../../../domain/shared/greeting-name.ts";
import { MailLayout } from "./mail-layout.tsx";
import { Fact, MailLink, Quotation, Title } from "./mail-parts.tsx";

export interface LetterText {
  title: string;
  /** First name, or the whole name of somebody whose first name is unknown. Null: whoever reads it. */
  name: string | null;
  paragraphs: string[];
  facts?: [name: string, value: string][];
  /** Somebody's own words. */
  quotation?: string;
  link?: { text: string; url: string } | null;
  secondLink?: { text: string; url: string } | null;
  /** Where there may be any number. */
  links?: { text: string; url: string }[];
  closing?: string[];
  /** How to get no more of these mails. */
  stop?: { text: string; url: string } | null;
  /** To a colleague, who asks nobody on the agency’s phone. */
  isInternal?: boolean;
}

/** A mail of a few sentences, with facts and a link if it has them. */
export function Letter({ agency, subject, text }: Props) {
  const { title, name, paragraphs, facts = [], quotation, closing = [], stop } = text;
  const questions = `Questions? Reply to this email or call ${agency.phone}.`;
  return (
    <MailLayout agency={agency} title={subject} preview={paragraphs[0] ?? title}>
      <Title>{title}</Title>
      <Paragraphs texts={[greet(name), ...paragraphs]} />
      {facts.map(([fact, value]) => (
        <Fact key={`${fact} ${value}`} name={fact}>
          {value}
        </Fact>
      ))}
      {quotation && <Quotation>{quotation}</Quotation>}
      {[text.link, text.secondLink, ...(text.links ?? [])].map(
        (link) =>
          link && (
            <p key={link.url} style={{ margin: "16px 0 0" }}>
              <MailLink url={link.url}>{link.text}</MailLink>
            </p>
          ),
      )}
      <Paragraphs texts={text.isInternal ? closing : [...closing, questions]} />
      {stop && (
        <p style={{ margin: "12px 0 0" }}>
          <MailLink url={stop.url}>{stop.text}</MailLink>
        </p>
      )}
    </MailLayout>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} style={{ margin: "12px 0 0" }}>
      {text}
    </p>
  ));
}

interface Props {
  agency: Agency;
  subject: string;
  text: LetterText;
}
