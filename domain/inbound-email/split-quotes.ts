/** A reply without what it quotes, and the quoted rest. */
export interface SplitReply {
  text: string;
  /** Null if nothing was cut. */
  quoted: string | null;
}

/**
 * Cuts the quoted mail that mail programs put below a reply. Nothing is cut from a mail that
 * answers between the quoted lines, since its answers mean nothing without them, nor from one that
 * would be left empty. Each line is looked at once: the text comes from strangers.
 */
export function splitQuotes(mail: string): SplitReply {
  const lines = mail.replaceAll(/\r\n?/g, "\n").split("\n");
  const start = findQuote(lines);
  const text = trimLines(lines.slice(0, start));
  const quoted = trimLines(lines.slice(start));
  if (text === "" || quoted === "") return { text: trimLines(lines), quoted: null };
  return { text, quoted };
}

/** Index of the first line of the quoted mail, or the number of lines. */
function findQuote(lines: readonly string[]): number {
  for (const [index, line] of lines.entries()) {
    const header = readQuoteHeader(lines, index);
    if (header === "whole-rest") return index;
    if (header === "marked-lines" || isMarked(line)) {
      const headerLines = header === null ? 0 : countHeaderLines(lines, index);
      return hasOwnText(lines.slice(index + headerLines)) ? lines.length : index;
    }
  }
  return lines.length;
}

/**
 * `whole-rest`: everything below is quoted, as Outlook does. `marked-lines`: the quoted lines are
 * marked with `>`, as Gmail and Apple Mail do, or all that follows is quoted.
 */
function readQuoteHeader(
  lines: readonly string[],
  index: number,
): "whole-rest" | "marked-lines" | null {
  const line = lines[index]?.trim() ?? "";
  if (separator.test(line) || isOutlookHeader(lines, index)) return "whole-rest";
  if (countHeaderLines(lines, index) === 0) return null;
  const rest = lines.slice(index + countHeaderLines(lines, index));
  return rest.some(isMarked) ? "marked-lines" : "whole-rest";
}

/** `-----Original Message-----`, `Begin forwarded message:`, `---------- Forwarded message ---------`. */
const separator =
  /^(?:-{2,12} ?original (?:message|appointment) ?-{2,12}|begin forwarded message:|-{2,12} ?forwarded message ?-{2,12})$/i;

/**
 * Gmail, Apple Mail, Thunderbird and Yahoo: `On Tue, 24 Nov 2026 at 10:02, Name <address> wrote:`,
 * which they break over up to three lines.
 * @returns its number of lines, 0 if there is none
 */
function countHeaderLines(lines: readonly string[], index: number): number {
  if (!/^On\s.*\d/.test(lines[index] ?? "")) return 0;
  for (let count = 1; count <= 3; count++) {
    const last = lines[index + count - 1];
    if (last === undefined || last.trim() === "") return 0;
    if (!last.trimEnd().endsWith("wrote:")) continue;
    const header = lines.slice(index, index + count).join(" ");
    return /\d[:.]\d\d|@/.test(header) ? count : 0;
  }
  return 0;
}

const ruler = /^_{10,}$/;

/** Outlook: `From:`, `Sent:` or `Date:`, `To:`, `Subject:` in its own lines, perhaps below a ruler. */
function isOutlookHeader(lines: readonly string[], index: number): boolean {
  const first = lines[index]?.trim() ?? "";
  const from = ruler.test(first) ? findFilled(lines, index + 1) : index;
  const names = lines.slice(from, from + 8).map((line) => readFieldName(line));
  if (names[0] !== "from") return false;
  return names.includes("subject") && (names.includes("sent") || names.includes("date"));
}

function readFieldName(line: string): string | null {
  return (
    /^\*?(from|sent|date|to|cc|subject):\*?(?:\s|$)/i.exec(line.trimStart())?.[1]?.toLowerCase() ??
    null
  );
}

function findFilled(lines: readonly string[], from: number): number {
  let index = from;
  while (index < lines.length && lines[index]?.trim() === "") index++;
  return index;
}

function isMarked(line: string): boolean {
  return line.startsWith(">");
}

/** Whether something was written below or between marked lines, other than a sign-off by a program. */
function hasOwnText(lines: readonly string[]): boolean {
  return lines.some(
    (line) => !isMarked(line) && line.trim() !== "" && !programLine.test(line.trim()),
  );
}

const programLine = /^(?:--|sent from my .{1,60}|get outlook for .{1,80})$/i;

function trimLines(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
