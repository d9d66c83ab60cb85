import { createElement, Fragment, type ReactNode } from "react";
import type { Agency } from "../../../domain/agency/agency.ts";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { HomePanel, type PanelHome } from "./home-panel.tsx";
import { MailLayout } from "./mail-layout.tsx";
import { getMailStyle } from "./mail-look.ts";
import { Fact, Heading, MailLink, Quotation, Title } from "./mail-parts.tsx";

/** What stands under a mail's title, in the order in which it is read. What is null is left out. */
export type MailPart =
  | null
  | string
  | { heading: string }
  | { fact: string; value: string }
  /** Somebody's own words. */
  | { quotation: string }
  /** Without an address, as on a site that does not know its own, it is left out. */
  | { link: string; url: string | null }
  | { home: PanelHome; siteUrl: string | null; rooms?: string }
  /** Why they get this mail, and what to do if they should not. */
  | { note: string };

export interface NewMail extends Omit<OutgoingMail, "html"> {
  agency: Agency;
  title: string;
  /** What lists of mails show after the subject. */
  preview: string;
  parts: readonly MailPart[];
}

export function createMail({ agency, title, preview, parts, ...mail }: NewMail): OutgoingMail {
  const subject = toHeaderLine(mail.subject);
  const page = (
    <MailLayout agency={agency} title={subject} preview={preview}>
      <Title>{title}</Title>
      {createElement(Fragment, null, ...parts.map(renderPart))}
    </MailLayout>
  );
  return { ...mail, subject, ...renderMail(page) };
}

/** Facts and their names, as parts. */
export function listFacts(facts: readonly (readonly [name: string, value: string])[]): MailPart[] {
  return facts.map(([fact, value]) => ({ fact, value }));
}

function renderPart(part: MailPart): ReactNode {
  if (part === null) return null;
  if (typeof part === "string") return <Paragraph>{part}</Paragraph>;
  if ("heading" in part) return <Heading>{part.heading}</Heading>;
  if ("fact" in part) return <Fact name={part.fact}>{keepNumbersWhole(part.value)}</Fact>;
  if ("quotation" in part) return part.quotation && <Quotation>{part.quotation}</Quotation>;
  if ("home" in part)
    return <HomePanel listing={part.home} siteUrl={part.siteUrl} rooms={part.rooms} />;
  if ("note" in part)
    return (
      <p {...getMailStyle(["ink-2"], { fontSize: "14px", margin: "28px 0 0" })}>{part.note}</p>
    );
  return (
    part.url !== null && (
      <p style={{ margin: "16px 0 0" }}>
        <MailLink url={part.url}>{part.link}</MailLink>
      </p>
    )
  );
}

/** Lines of what a colleague wrote stay lines. */
function Paragraph({ children }: { children: string }) {
  const lines = children.includes("\n") ? { whiteSpace: "pre-line" as const } : {};
  return <p style={{ margin: "12px 0 0", ...lines }}>{keepNumbersWhole(children)}</p>;
}

const phoneNumber = /(\+?\d[\d ]{7,}\d)/;

/** A phone number that is broken over two lines can be neither read nor pressed. */
function keepNumbersWhole(text: string): ReactNode {
  const pieces = text.split(phoneNumber).map((piece) => {
    if (!phoneNumber.test(piece)) return piece;
    return createElement("span", { style: { whiteSpace: "nowrap" } }, piece);
  });
  return createElement(Fragment, null, ...pieces);
}
