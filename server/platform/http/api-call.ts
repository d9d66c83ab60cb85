import type { Handler } from "hono";
import type { GenericSchema } from "valibot";

/** A call under `/api`. The schema of its body describes it in OpenAPI. */
export type ApiCall = [
  method: "GET" | "POST" | "PUT",
  path: string,
  handler: Handler & { schema?: GenericSchema },
];
