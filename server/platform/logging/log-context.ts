import { AsyncLocalStorage } from "node:async_hooks";

type LogContext = { requestId: string } | { job: string };

const contexts = new AsyncLocalStorage<LogContext>();

export function runInLogContext<Result>(context: LogContext, work: () => Result): Result {
  return contexts.run(context, work);
}

export function logContext(): LogContext | Record<string, never> {
  return contexts.getStore() ?? {};
}

/** Returns null outside a request. */
export function getRequestId(): string | null {
  const context = contexts.getStore();
  return context && "requestId" in context ? context.requestId : null;
}
