import type { ReactNode } from "react";
import type { Agency } from "../../../domain/agency/agency.ts";
import { headingFont, getMailStyle, darkModeRules, bodyFont } from "./mail-look.ts";

export function MailLayout(props: {
  agency: Agency;
  title: string;
  /** Preview text that mail lists show after the subject. */
  preview: string;
  children: ReactNode;
}) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{props.title}</title>
        <style>{`:root{color-scheme:light dark}${darkModeRules}`}</style>
      </head>
      <body {...getMailStyle(["paper", "ink"], { ...bodyFont, margin: 0, padding: "24px 12px" })}>
        <div data-skip-in-text="true" style={{ display: "none" }}>
          {props.preview}
        </div>
        <div style={{ maxWidth: "600px", margin: "0 auto" }}>
          <p
            {...getMailStyle(["door"], { ...headingFont, fontSize: "28px", margin: "0 12px 12px" })}
          >
            {props.agency.name}
          </p>
          <div {...getMailStyle(["beam"], { borderTopWidth: "8px", borderTopStyle: "solid" })} />
          <div {...getMailStyle(["surface"], { margin: "0 12px", padding: "24px" })}>
            {props.children}
          </div>
          <MailFooter agency={props.agency} />
        </div>
      </body>
    </html>
  );
}

function MailFooter({ agency }: { agency: Agency }) {
  const { name, legalName, phone, email, website, postalAddress, schemes } = agency;
  return (
    <div {...getMailStyle(["ink-2"], { fontSize: "14px", margin: "24px 24px 0" })}>
      <p>{[name, phone, email, website].filter(Boolean).join(", ")}</p>
      <p>{[legalName, ...postalAddress].join(", ")}</p>
      <p>{`Schemes: ${schemes.join(", ")}`}</p>
    </div>
  );
}
