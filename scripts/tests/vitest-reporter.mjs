import { firstLine, formatRun, report } from "./events.mjs";

export default class EventReporter {
  onTestModuleStart(module) {
    const name = module.relativeModuleId;
    report({ event: "started", name, command: formatRun("test:unit", [name]) });
  }

  onTestModuleEnd(module) {
    // Errors outside tests, in the file or its hooks.
    const [error] = module.errors();
    const outcome = error ? "failed" : undefined;
    const command = formatRun("test:unit", [module.relativeModuleId]);
    const reason = error && firstLine(error.message);
    report({ event: "ended", name: module.relativeModuleId, outcome, reason, command });
  }

  onTestSuiteResult(suite) {
    const [error] = suite.errors();
    if (error === undefined) return;
    const reason = firstLine(error.message);
    report({
      event: "ended",
      name: formatName(suite),
      outcome: "failed",
      reason,
      command: formatCommand(suite),
    });
  }

  onTestCaseReady(test) {
    report({ event: "started", name: formatName(test), command: formatCommand(test) });
  }

  onTestCaseResult(test) {
    const { state, errors, note } = test.result();
    const reason = state === "skipped" ? note : errors?.[0] && firstLine(errors[0].message);
    report({
      event: "ended",
      name: formatName(test),
      outcome: state,
      reason,
      command: formatCommand(test),
    });
  }

  onTestRunEnd(_modules, unhandledErrors) {
    for (const error of unhandledErrors) {
      const reason = firstLine(error.message);
      report({ event: "ended", name: "an error outside of all tests", outcome: "failed", reason });
    }
    report({ event: "finished" });
  }
}

function formatName({ module, fullName }) {
  return `${module.relativeModuleId} > ${fullName}`;
}

function formatCommand({ module, fullName }) {
  const pattern = fullName
    .replaceAll(" > ", " ")
    .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return formatRun("test:unit", [module.relativeModuleId, "-t", pattern]);
}
