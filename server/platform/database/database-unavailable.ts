import { rootCause } from "./database-problem.ts";

/** What PostgreSQL says while it can't serve: a class, or a state whole (its manual, appendix A). */
const states = [
  "08", // the connection failed
  "53", // no connection, memory or disk left
  "57P", // shutting down, crashed, starting
  "25006", // read only: a primary that was replaced
];

/** What the operating system says of a connection. */
const systemCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** What `pg` says, which has no codes of its own. */
const words =
  /^(Connection terminated|timeout (expired|exceeded when trying to connect)|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after)/;

/**
 * Whether an error means that the database can't be reached or can't serve just now, so that the
 * same may work later; not that something was wrong with what was asked.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = rootCause(error);
  if (!(cause instanceof Error)) return false;
  const code = "code" in cause ? String(cause.code) : "";
  // It ended the connection with it, or never gave one.
  if ("severity" in cause && cause.severity === "FATAL") return true;
  if (systemCodes.has(code) || words.test(cause.message)) return true;
  return states.some((state) => code.startsWith(state));
}
