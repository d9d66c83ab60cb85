import { inSpan, isTracing, type SpanAttributes } from "./tracing.ts";

/**
 * A connection, pool or engine whose queries are spans, also those within a transaction. The same one
 * while traces are off.
 */
export function traceQueries<Source extends object>(source: Source): Source {
  if (!isTracing()) return source;
  return new Proxy(source, {
    get(of, name) {
      const own: unknown = Reflect.get(of, name);
      if (typeof own !== "function") return own;
      if (name === "query") return (...words: unknown[]) => traceQuery(of, own, words);
      if (name === "transaction")
        return (work: (tx: object) => unknown) =>
          Reflect.apply(own, of, [(tx: object) => work(traceQueries(tx))]);
      return own.bind(of);
    },
  });
}

function traceQuery(of: object, query: Function, words: unknown[]): Promise<unknown> {
  const [first] = words;
  const isText = typeof first === "string";
  const text = isText ? first : String(Reflect.get(Object(first), "text"));
  return inSpan(nameQuery(text), describeQuery(text), async () => Reflect.apply(query, of, words));
}

const longestText = 2000;

/** A statement has no values in it: those are sent beside it. */
function describeQuery(text: string): SpanAttributes {
  return { "db.system.name": "postgresql", "db.query.text": text.slice(0, longestText) };
}

/** As `select listings`. */
export function nameQuery(text: string): string {
  const [, verb = "query"] = /^\s*([a-z]+)/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? [];
  return [verb.toLowerCase(), table].filter(Boolean).join(" ");
}
