import { relative } from "node:path";
import { firstLine, formatRun, report } from "./events.mjs";

export default class EventReporter {
  #failures = new Map();

  printsToStdio() {
    return false;
  }

  onTestBegin(test) {
    report({ event: "started", name: formatName(test), command: formatCommand(test) });
  }

  onTestEnd(test, { status, retry, error, annotations }) {
    const outcome = getOutcome(test, status, retry);
    if (outcome === null) {
      this.#failures.set(test, firstLine(error?.message));
      return;
    }
    const skipped = annotations.find(({ type }) => type === "skip");
    const reasons = {
      passed: undefined,
      skipped: skipped ? skipped.description : "its preparation failed",
      retried: this.#failures.get(test),
      failed: firstLine(error?.message),
    };
    const reason = reasons[outcome];
    report({
      event: "ended",
      name: formatName(test),
      outcome,
      reason,
      command: formatCommand(test),
    });
  }

  onError({ message }) {
    const reason = firstLine(message);
    report({ event: "ended", name: "an error outside of all tests", outcome: "failed", reason });
  }

  onEnd() {
    report({ event: "finished" });
  }
}

function getOutcome(test, status, retry) {
  if (status === "skipped") return "skipped";
  if (status === test.expectedStatus) return retry > 0 ? "retried" : "passed";
  return retry < test.retries ? null : "failed";
}

function formatName(test) {
  const [, project, , ...titles] = test.titlePath();
  return `${formatPlace(test)} > ${titles.join(" > ")} (${project})`;
}

function formatCommand(test) {
  const [, project] = test.titlePath();
  return formatRun("test:browser", [formatPlace(test), `--project=${project}`]);
}

function formatPlace({ location: { file, line } }) {
  return `${relative(process.cwd(), file)}:${line}`;
}
