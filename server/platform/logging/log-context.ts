import { AsyncLocalStorage } from "node:async_hooks";

/** What is under way while a line of the log is written. */
type LogContext = { requestId: string } | { job: string };

const contexts = new AsyncLocalStorage<LogContext>();

/** Does the work. Each line that is logged meanwhile, however deep, carries the context. */
export function inLogContext<Result>(context: LogContext, work: () => Result): Result {
  return contexts.run(context, work);
}

export function logContext(): LogContext | Record<string, never> {
  return contexts.getStore() ?? {};
}

/** The id of the request under way, which its visitor is told; null outside of one. */
export function currentRequestId(): string | null {
  const context = contexts.getStore();
  return context && "requestId" in context ? context.requestId : null;
}
