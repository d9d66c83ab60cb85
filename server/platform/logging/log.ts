import { type DestinationStream, type Logger, multistream, pino } from "pino";
import { build as prettyLines } from "pino-pretty";
import type { Config } from "../../config.ts";
import { describeError, findRootCause } from "../database/database-problem.ts";
import { logContext } from "./log-context.ts";

/**
 * Opens a log in text for people or JSON for collectors. Each line carries its request id or job
 * name.
 * @param warnings also gets warnings and errors as JSON, whatever `logLevel` says
 */
export function openLog(
  { logLevel, logFormat }: Pick<Config, "logLevel" | "logFormat">,
  destination: NodeJS.WritableStream = process.stdout,
  warnings: DestinationStream | null = null,
): Logger {
  const options = { serializers: { err: redactError }, mixin: logContext };
  const look = { ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss" };
  const lines = logFormat === "json" ? destination : prettyLines({ ...look, destination });
  if (warnings === null) return pino({ ...options, level: logLevel }, lines);
  const level = logLevel === "error" || logLevel === "silent" ? "warn" : logLevel;
  const both = [
    { level: logLevel, stream: lines },
    { level: "warn" as const, stream: warnings },
  ];
  return pino({ ...options, level }, multistream(both));
}

/**
 * Strips an error for the log. A failed query's message and properties contain personal data; its
 * cause, code and stack don't.
 */
function redactError(error: unknown) {
  const cause = findRootCause(error);
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  const frames = error instanceof Error ? (error.stack?.match(/^ {4}at .+$/gm) ?? []) : [];
  return { type: "Error", message: describeError(error), code, stack: frames.join("\n") };
}
