import { type DestinationStream, type Logger, multistream, pino } from "pino";
import { build as prettyLines } from "pino-pretty";
import type { Config } from "../../config.ts";
import { describeError, rootCause } from "../database/database-problem.ts";
import { logContext } from "./log-context.ts";

/**
 * Lines for people, or JSON for programs that gather logs. Each carries the id of the request or
 * the name of the job that it was written for.
 * @param warnings gets warnings and errors as JSON besides, whatever `logLevel` says
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
 * An error for the log. A failed query's own message and properties repeat what was being
 * written, which is people's details; its cause, its code and where it happened don't.
 */
function redactError(error: unknown) {
  const cause = rootCause(error);
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  const frames = error instanceof Error ? (error.stack?.match(/^ {4}at .+$/gm) ?? []) : [];
  return { type: "Error", message: describeError(error), code, stack: frames.join("\n") };
}
