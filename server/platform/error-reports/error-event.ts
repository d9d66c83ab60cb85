import { createStackParser, type ErrorEvent, type StackFrame } from "@sentry/core";
import { nodeStackLineParser } from "@sentry/core/server";
import * as v from "valibot";
import { type BrowserError, browserError } from "../../../domain/shared/browser-error.ts";
import { scrubText } from "../../../domain/shared/text/scrub-text.ts";

const label = v.optional(v.string());

const line = v.object({
  level: v.number(),
  time: v.number(),
  msg: v.string(),
  requestId: label,
  job: label,
  path: label,
  route: label,
  browser: label,
  err: v.optional(
    v.object({ message: v.string(), code: label, stack: v.optional(v.string(), "") }),
  ),
  browserError: v.optional(browserError),
});

type Line = v.InferOutput<typeof line>;

const error = 50;
const fatal = 60;
const parseStack = createStackParser(nodeStackLineParser());

/**
 * Converts a log line to a Sentry event: a server error or a browser's report, null for others. All
 * text goes through `scrubText`, and no address, host name or header is sent.
 * @param json as pino writes it
 */
export function createErrorEvent(json: string, environment: string): ErrorEvent | null {
  const read = v.safeParse(line, JSON.parse(json));
  if (!read.success) return null;
  const {
    level,
    time,
    msg,
    requestId,
    job,
    path,
    route,
    browser,
    browserError: browserFault,
  } = read.output;
  if (level < error && !browserFault) return null;
  return {
    type: undefined,
    event_id: crypto.randomUUID().replaceAll("-", ""),
    timestamp: time / 1000,
    platform: browserFault ? "javascript" : "node",
    level: level >= fatal ? "fatal" : "error",
    environment,
    message: scrubText(msg),
    tags: { request_id: requestId, job, path, route, browser },
    ...toException(read.output),
  };
}

function toException({ err, browserError: browserFault }: Line): Pick<ErrorEvent, "exception"> {
  if (browserFault)
    return describeException(
      browserFault.name,
      browserFault.message,
      parseBrowserFrames(browserFault),
    );
  if (err) return describeException(err.code ?? "Error", err.message, parseStack(`\n${err.stack}`));
  return {};
}

function describeException(type: string, message: string, frames: StackFrame[]) {
  const value = scrubText(message);
  return { exception: { values: [{ type, value, stacktrace: { frames } }] } };
}

/** The protocol expects the outermost frame first. */
function parseBrowserFrames({ frames }: BrowserError): StackFrame[] {
  return frames
    .map(({ file, line: lineno, column: colno }) => ({ filename: file, lineno, colno }))
    .toReversed();
}
