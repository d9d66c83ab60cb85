import { type Logger, pino } from "pino";
import { build as prettyLines } from "pino-pretty";
import type { Config } from "./config.ts";
import { reasonOf, rootCause } from "./db/database-problem.ts";

/** Lines for people, or JSON for programs that gather logs. */
export function openLog(
  { logLevel: level, logFormat }: Pick<Config, "logLevel" | "logFormat">,
  destination: NodeJS.WritableStream = process.stdout,
): Logger {
  const options = { level, serializers: { err: withoutDetails } };
  if (logFormat === "json") return pino(options, destination);
  const look = { ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss" };
  return pino(options, prettyLines({ ...look, destination }));
}

/**
 * An error for the log. A failed query's own message and properties repeat what was being
 * written, which is people's details; its cause, its code and where it happened don't.
 */
function withoutDetails(error: unknown) {
  const cause = rootCause(error);
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  const frames = error instanceof Error ? (error.stack?.match(/^ {4}at .+$/gm) ?? []) : [];
  return { type: "Error", message: reasonOf(error), code, stack: frames.join("\n") };
}
