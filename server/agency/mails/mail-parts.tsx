import { createElement, type ReactNode } from "react";
import { headingFont, getMailStyle } from "./mail-look.ts";

export function Title({ children }: { children: ReactNode }) {
  return (
    <h1 {...getMailStyle(["ink"], { ...headingFont, fontSize: "28px", margin: 0 })}>{children}</h1>
  );
}

export function Heading({ children }: { children: ReactNode }) {
  return (
    <h2 {...getMailStyle(["ink"], { ...headingFont, fontSize: "20px", margin: "28px 0 0" })}>
      {children}
    </h2>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p style={{ margin: "12px 0 0" }}>
      <span {...getMailStyle(["ink-2"], { fontSize: "14px" })}>{name}</span>
      <br />
      {children}
    </p>
  );
}

export function MailLink({ url, children }: { url: string; children: string }) {
  return (
    <a {...getMailStyle(["door"])} href={url}>
      {children}
    </a>
  );
}

export function Quotation({ children }: { children: string }) {
  const [first, ...others] = children.split(/\r\n?|\n/);
  const bar = getMailStyle(["brass"], {
    margin: "12px 0 0",
    padding: "0 0 0 16px",
    borderWidth: "0 0 0 4px",
    borderStyle: "solid",
    overflowWrap: "anywhere",
  });
  const lines = others.flatMap((line) => [createElement("br"), line]);
  return createElement("blockquote", bar, first, ...lines);
}
