import { agency } from "../../domain/agency/agency.ts";

/**
 * Stands in where not even the site's own error page could be made: plain HTML, which needs neither
 * the database nor a built file.
 * @param requestId what the visitor is asked to quote
 * @param passes what failed comes back by itself, as a database does
 */
export function failurePage(requestId: string, passes = false): Response {
  const { name, phone, email } = agency;
  const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sorry, this page didn’t open - ${name}</title>
<h1>Sorry, this page didn’t open</h1>
<p>Something went wrong at our end. Try again in a minute, call us on ${phone}, or write to
<a href="mailto:${email}">${email}</a>. Please quote ${requestId}.</p>
</html>
`;
  return new Response(html, {
    status: passes ? 503 : 500,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      ...(passes && { "Retry-After": "5" }),
    },
  });
}

/** React Router's last word where its own error page failed too: a line of plain text. */
export function isPlainTextFailure(response: Response): boolean {
  const type = response.headers.get("Content-Type") ?? "";
  return response.status === 500 && type.startsWith("text/plain");
}
