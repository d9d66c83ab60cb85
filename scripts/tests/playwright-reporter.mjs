import { relative } from "node:path";
import { firstLine, quote, report } from "./events.mjs";

export default class EventReporter {
  #failures = new Map();

  printsToStdio() {
    return false;
  }

  onTestBegin(test) {
    report({ event: "started", name: nameOf(test), command: commandOf(test) });
  }

  onTestEnd(test, { status, retry, error, annotations }) {
    const outcome = outcomeOf(test, status, retry);
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
    report({ event: "ended", name: nameOf(test), outcome, reason, command: commandOf(test) });
  }

  onError({ message }) {
    const reason = firstLine(message);
    report({ event: "ended", name: "an error outside of all tests", outcome: "failed", reason });
  }

  onEnd() {
    report({ event: "finished" });
  }
}

function outcomeOf(test, status, retry) {
  if (status === "skipped") return "skipped";
  if (status === test.expectedStatus) return retry > 0 ? "retried" : "passed";
  return retry < test.retries ? null : "failed";
}

function nameOf(test) {
  const [, project, , ...titles] = test.titlePath();
  return `${placeOf(test)} > ${titles.join(" > ")} (${project})`;
}

function commandOf(test) {
  const [, project] = test.titlePath();
  return `npm run test:browser -- ${quote(placeOf(test))} --project=${project}`;
}

function placeOf({ location: { file, line } }) {
  return `${relative(process.cwd(), file)}:${line}`;
}
