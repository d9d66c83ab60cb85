import type { Logger } from "pino";
import type { ErrorReports } from "../error-reports/error-reports.ts";

export type EndProcess = (line: string, error?: unknown) => void;

export function endProcess(log: Pick<Logger, "fatal">, reports: ErrorReports | null): EndProcess {
  return (line, error) => {
    log.fatal(error === undefined ? {} : { err: error }, line);
    void Promise.resolve(reports?.sent()).finally(() => process.exit(1));
  };
}
