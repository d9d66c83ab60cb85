import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { stripDirectionMarks } from "../../../domain/shared/text/direction-marks.ts";
import { toPlainText } from "@react-email/render";

/** Mail clients don't support a newer one. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Without characters that would turn the direction of our own words around a stranger's. */
export function renderMail(element: ReactElement): { html: string } {
  return { html: doctype + stripDirectionMarks(renderToStaticMarkup(element)) };
}

/**
 * Converts a mail's HTML to plain text. Done when sending, since it takes longer than the rest of a
 * submission.
 */
export function toMailText(html: string): string {
  return toPlainText(html, { selectors: headings });
}

const headings = ["h1", "h2"].map((selector) => ({
  selector,
  options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
}));
