import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toPlainText } from "@react-email/render";

/** Readers of mail know none newer. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** One template as HTML. */
export function renderMail(element: ReactElement): { html: string } {
  return { html: doctype + renderToStaticMarkup(element) };
}

/**
 * The plain text of a mail, made from its HTML. It takes longer than all the rest of a submission,
 * so it is made when the mail is sent.
 */
export function mailText(html: string): string {
  return toPlainText(html, { selectors: headings });
}

const headings = ["h1", "h2"].map((selector) => ({
  selector,
  options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
}));
