import { agency } from "../../domain/agency/agency.ts";

/**
 * Fallback when even the error page fails: plain HTML without database or built files.
 * @param requestId for the visitor to quote
 * @param passes whether the failure is temporary, as with the database
 */
export function failurePage(requestId: string, passes = false): Response {
  const { name, phone, email } = agency;
  const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sorry, this page didn’t open - ${name}</title>
<h1>Sorry, this page didn’t open</h1>
<p>Something went wrong at our end. Try again in a minute, call us on ${phone}, or email
<a href="mailto:${email}">${email.replace("@", "<wbr>@")}</a>. Please quote ${requestId}.</p>
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

/** Detects React Router's plain text fallback, sent when its own error page failed. */
export function isPlainTextFailure(response: Response): boolean {
  const type = response.headers.get("Content-Type") ?? "";
  return response.status === 500 && type.startsWith("text/plain");
}
