import type { ServerInstrumentation } from "react-router";
import { inSpan } from "../platform/tracing/tracing.ts";

/** React Router's own way to watch loaders and actions: each is a span, named after its route. */
export const traceLoaders: ServerInstrumentation = {
  route(route) {
    const name = route.path ?? route.id;
    const trace = (what: string) => (call: () => Promise<{ status: string; error?: Error }>) =>
      inSpan(`${what} ${name}`, { "http.route": name }, async (note) => {
        const { error } = await call();
        if (error) note({ "error.type": error.name });
      });
    route.instrument({ loader: trace("loader"), action: trace("action") });
  },
};
