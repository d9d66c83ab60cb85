import * as v from "valibot";

export interface CspViolation {
  directive: string;
  /** An origin, or a keyword such as `inline`, `eval`, `data`. */
  blocked: string;
  page: string;
}

const maxReports = 10;

const text = v.pipe(v.string(), v.maxLength(4096));
/** Fixed list, as it becomes a metrics label. */
const directive = v.picklist([
  "default-src",
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "font-src",
  "connect-src",
  "frame-src",
  "worker-src",
  "manifest-src",
  "media-src",
  "object-src",
  "form-action",
  "base-uri",
  "frame-ancestors",
]);

/** `report-uri` format: one report. */
const single = v.object({
  "csp-report": v.object({
    "document-uri": text,
    "effective-directive": directive,
    "blocked-uri": v.optional(text, ""),
  }),
});
/** Reporting API format: a list, which may hold other kinds of reports. */
const list = v.array(
  v.object({
    type: v.string(),
    url: v.optional(text, ""),
    body: v.optional(
      v.object({
        effectiveDirective: v.fallback(v.optional(directive), undefined),
        blockedURL: v.optional(text, ""),
      }),
    ),
  }),
);

/**
 * Parses CSP reports in either format, without those caused by extensions. Null if it is not a
 * report.
 */
export function parseCspReport(json: unknown): CspViolation[] | null {
  const read = v.safeParse(list, json);
  const found = read.success ? fromList(read.output) : fromSingle(json);
  return (
    found?.filter(({ blocked }) => !blocked.endsWith("-extension")).slice(0, maxReports) ?? null
  );
}

function fromSingle(json: unknown): CspViolation[] | null {
  const read = v.safeParse(single, json);
  if (!read.success) return null;
  const { "csp-report": report } = read.output;
  const { "effective-directive": broken, "blocked-uri": blocked } = report;
  return [{ directive: broken, blocked: getOrigin(blocked), page: report["document-uri"] }];
}

function fromList(reports: v.InferOutput<typeof list>): CspViolation[] {
  return reports.flatMap(({ type, url, body }) =>
    type === "csp-violation" && body?.effectiveDirective
      ? [{ directive: body.effectiveDirective, blocked: getOrigin(body.blockedURL), page: url }]
      : [],
  );
}

/** Drops path and query, which may be personal. */
function getOrigin(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : "unknown";
  const { protocol, origin } = new URL(blocked);
  return origin === "null" ? protocol.slice(0, -1) : origin;
}
