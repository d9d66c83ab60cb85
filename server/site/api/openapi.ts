import { toJsonSchema } from "@valibot/to-json-schema";
import { listingAnswer } from "../../listings/listing-wire.ts";
import type { GenericSchema } from "valibot";
import { agency } from "../../../domain/agency/agency.ts";
import type {
  ApiAnswer,
  ApiDocument,
  ApiOperation,
  ApiParameter,
  ApiSchema,
} from "../../../domain/site/api-document.ts";
import { type CallDoc, tags } from "./call-doc.ts";
import { callDocs } from "./call-docs.ts";
import { problemAnswer } from "./wire-schemas.ts";

export type DescribedCall = readonly [
  method: "GET" | "POST" | "PUT",
  path: string,
  handler: object & { schema?: GenericSchema },
];

/** Builds the OpenAPI document. Calls without an entry in `callDocs` are left out. */
export function openApi(calls: readonly DescribedCall[]): ApiDocument {
  const paths: ApiDocument["paths"] = {};
  for (const [method, path, handler] of calls) {
    const doc = callDocs[`${method} ${path}`];
    if (!doc) continue;
    const template = path.replaceAll(/:(\w+)/g, "{$1}");
    paths[template] = {
      ...paths[template],
      [method.toLowerCase()]: createOperation(method, template, doc, handler.schema),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${agency.name} API`,
      version: "1",
      description:
        "Requests and responses are JSON in UTF-8. Errors are problem documents (RFC 9457).",
    },
    servers: [{ url: "/api" }],
    tags,
    paths,
    components: {
      schemas: { Listing: inline(listingAnswer), Problem: inline(problemAnswer) },
      securitySchemes: {
        staffKey: {
          type: "http",
          scheme: "bearer",
          description: "Create and revoke keys in the office, under ‘Your account’.",
        },
      },
    },
  };
}

function createOperation(
  method: "GET" | "POST" | "PUT",
  path: string,
  doc: CallDoc,
  body: GenericSchema | undefined,
): ApiOperation {
  const problems = [...(doc.problems ?? []), ...(body ? writeProblems : [])];
  const done = {
    description: "Done",
    content: createJsonContent(toApiSchema(doc.answer.schema)),
  };
  const answers = problems.map((status): [string, ApiAnswer] => [
    String(status),
    createProblemAnswer(status),
  ]);
  return {
    operationId: createOperationId(method, path),
    tags: [doc.tag],
    summary: doc.summary,
    ...(doc.description && { description: doc.description }),
    ...(doc.needsKey && { security: [{ staffKey: [] }] }),
    parameters: [
      ...describeParameters(doc),
      ...(body && method === "POST" ? [idempotencyKey] : []),
    ],
    ...(doc.bodyType && {
      requestBody: {
        required: true as const,
        content: { [doc.bodyType]: { schema: { type: "string", format: "binary" } } },
      },
    }),
    ...(body && {
      requestBody: { required: true, content: createJsonContent(describeBody(doc, body)) },
    }),
    responses: {
      [doc.answer.status]: done,
      ...(doc.updates && { 200: { ...done, description: "Updated, because it already existed" } }),
      ...Object.fromEntries(answers),
    },
  };
}

function describeBody({ bodies }: CallDoc, body: GenericSchema): ApiSchema {
  return bodies ? { anyOf: bodies.map(toApiSchema) } : toApiSchema(body);
}

/** @example createOperationId("POST", "/alert/{token}/confirm") // "postAlertTokenConfirm" */
function createOperationId(method: string, path: string): string {
  const words = path.split(/\W+/).filter(Boolean);
  return (
    method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("")
  );
}

function describeParameters({ path = {}, query = {} }: CallDoc): ApiParameter[] {
  return [
    ...Object.entries(path).map(([name, description]): ApiParameter => ({
      name,
      in: "path",
      required: true,
      description,
      schema: { type: "string" },
    })),
    ...Object.entries(query).map(
      ([name, { schema, says: description, required = false, many }]): ApiParameter => ({
        name,
        in: "query",
        required,
        description,
        schema: many ? { type: "array", items: toApiSchema(schema) } : toApiSchema(schema),
      }),
    ),
  ];
}

const idempotencyKey: ApiParameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Repeating a request with the same key and body returns the first response and saves nothing twice",
  schema: { type: "string", format: "uuid" },
};

const writeProblems = [400, 403, 413, 415, 422, 429, 503] as const;

const meanings: Record<(typeof writeProblems)[number] | 401 | 404 | 409 | 410, string> = {
  400: "The request can’t be read, or a parameter is invalid",
  401: "The API key is missing or no longer valid",
  403: "The origin isn’t allowed, or the API key doesn’t have permission",
  404: "Not found, or no longer published",
  409: "Already done, or changed since you read it",
  410: "Permanently closed",
  413: "The body is larger than 64 KB",
  415: "The body isn’t application/json",
  422: "A field is missing, wrong or unknown, or the human check failed",
  429: "Too many requests from this network address or for this email address",
  503: "We couldn’t verify the human check, so nothing was saved. Try again",
};

function createProblemAnswer(status: keyof typeof meanings): ApiAnswer {
  const seconds = { description: "Seconds to wait", schema: { type: "integer" } };
  return {
    description: meanings[status],
    ...((status === 429 || status === 503) && { headers: { "Retry-After": seconds } }),
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
}

function createJsonContent(
  schema: ApiSchema,
): ApiOperation["responses"][string]["content"] & object {
  return { "application/json": { schema } };
}

function toApiSchema(schema: GenericSchema): ApiSchema {
  return schema === listingAnswer ? { $ref: listingRef } : inline(schema);
}

const listingRef = "#/components/schemas/Listing";

/** JSON Schema can't express custom checks. The problem document reports them. */
function inline(schema: GenericSchema): ApiSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    errorMode: "ignore",
    overrideSchema: ({ valibotSchema: part }) =>
      part === listingAnswer && schema !== listingAnswer ? { $ref: listingRef } : null,
  });
  return rest;
}
