import type { Logger } from "pino";
import type { ErrorReports } from "../error-reports/error-reports.ts";

/** Ends the process with exit code 1, after a last line in the log and its report. */
export type EndProcess = (line: string, error?: unknown) => void;

export function endProcess(log: Pick<Logger, "fatal">, reports: ErrorReports | null): EndProcess {
  return (line, error) => {
    log.fatal(error === undefined ? {} : { err: error }, line);
    void Promise.resolve(reports?.sent()).finally(() => process.exit(1));
  };
}
