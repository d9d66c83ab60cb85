import { findRootCause } from "./database-problem.ts";

/** SQLSTATE classes and codes of an unavailable server (PostgreSQL manual, appendix A). */
const states = [
  "08", // the connection failed
  "53", // no connection, memory or disk left
  "57P", // shutting down, crashed, starting
  "25006", // read only: a primary that was replaced
];

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

/** `pg` errors have no codes. */
const words =
  /^(Connection terminated|timeout (expired|exceeded when trying to connect)|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after)/;

/**
 * True if the database is unreachable or unavailable for now, so that a retry may succeed, as
 * opposed to a bad query.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = findRootCause(error);
  if (!(cause instanceof Error)) return false;
  const code = "code" in cause ? String(cause.code) : "";
  // FATAL ended the connection or refused one.
  if ("severity" in cause && cause.severity === "FATAL") return true;
  if (systemCodes.has(code) || words.test(cause.message)) return true;
  return states.some((state) => code.startsWith(state));
}
