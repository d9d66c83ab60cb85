import type { ReactElement } from "react";
import { render, toPlainText } from "@react-email/render";

/** One template as HTML and as plain text; the text is made from the HTML. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element);
  return { html, text: toPlainText(html, { selectors: headings }) };
}

const headings = ["h1", "h2"].map((selector) => ({
  selector,
  options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
}));
