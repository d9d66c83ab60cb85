import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { PageCacheFigures } from "../http/page-cache.ts";

export type Metrics = ReturnType<typeof openMetrics>;

const knownMethods = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
const noPageCache: PageCacheFigures = {
  hits: 0,
  misses: 0,
  stale: 0,
  changes: 0,
  entries: 0,
  bytes: 0,
};

/** Metrics of this process. Labels have few values and identify nobody. */
export function openMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ) => new Counter({ name: `lintel_${name}`, help, labelNames, registers });
  const requests = counter("http_requests_total", "Completed requests", [
    "method",
    "route",
    "status",
  ]);
  const seconds = new Histogram({
    name: "lintel_http_request_seconds",
    help: "Time until the response was ready",
    labelNames: ["route"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const metrics = {
    registry,
    mailsSent: counter("mails_sent_total", "Emails accepted by the mail server"),
    mailFailures: counter("mail_failures_total", "Emails abandoned after retries"),
    jobRuns: counter("job_runs_total", "Completed runs of a job", ["job", "result"]),
    jobLastSuccess: new Gauge({
      name: "lintel_job_last_success_timestamp_seconds",
      help: "When a job last succeeded",
      labelNames: ["job"],
      registers,
    }),
    robotsRefused: counter("robots_refused_total", "Rejected bot submissions", ["sign"]),
    humanCheckFailures: counter("human_check_failures_total", "Failed human checks", ["reason"]),
    browserErrors: counter("browser_errors_total", "Errors reported by browsers", ["route"]),
    policyViolations: counter(
      "policy_violations_total",
      "Content security policy violations reported by browsers",
      ["directive"],
    ),
    pageCache: () => noPageCache,
    /**
     * Counts an answered request.
     * @param route a route pattern, `/property/:id`, never the actual path
     */
    observe(route: string, method: string, status: number, took: number) {
      const known = knownMethods.has(method) ? method : "other";
      requests.inc({ method: known, route, status });
      seconds.observe({ route }, took);
    },
  };
  showPageCache(registry, () => metrics.pageCache());
  return metrics;
}

function showPageCache(registry: Registry, figures: () => PageCacheFigures): void {
  for (const event of ["hits", "misses", "stale", "changes"] as const) {
    const counter = new Counter({
      name: `lintel_page_cache_${event}_total`,
      help: `The page cache's ${event}`,
      registers: [],
      collect() {
        this.reset();
        this.inc(figures()[event]);
      },
    });
    registry.registerMetric(counter);
  }
  for (const size of ["entries", "bytes"] as const) {
    const gauge = new Gauge({
      name: `lintel_page_cache_${size}`,
      help: `The page cache's ${size}`,
      registers: [],
      collect() {
        this.set(figures()[size]);
      },
    });
    registry.registerMetric(gauge);
  }
}
