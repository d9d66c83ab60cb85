import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ApiDocument } from "../../domain/site/api-document.ts";
import { ApiCalls, handle } from "./developers-page.tsx";

const problem = { description: "Too many" };
const document: ApiDocument = {
  openapi: "3.1.0",
  info: { title: "Calls", version: "1", description: "Everything is JSON." },
  servers: [{ url: "/api" }],
  tags: [{ name: "Requests", description: "What people send." }],
  paths: {
    "/vote/{id}": {
      post: {
        operationId: "postVote",
        tags: ["Requests"],
        summary: "A vote",
        parameters: [
          { name: "id", in: "path", required: true, description: "Of what", schema: {} },
        ],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: { type: "object", properties: { vote: { enum: ["up", "down"] } } },
            },
          },
        },
        responses: {
          "201": {
            description: "Done",
            content: {
              "application/json": {
                schema: { type: "object", properties: { ok: { type: "boolean" } } },
              },
            },
          },
          "429": problem,
        },
      },
    },
  },
  components: { schemas: { Problem: { properties: { title: { type: "string" } } } } },
};

const page = renderToStaticMarkup(<ApiCalls document={document} />);

test("each call stands there with its line, its parameters, its body, its answer and its problems", () => {
  for (const words of [
    "POST /api/vote/{id}",
    "A vote",
    "Of what",
    "vote",
    "&quot;up&quot;, &quot;down&quot;",
    "response (201)",
    "true or false",
    "<b>429</b> Too many",
  ]) {
    expect(page).toContain(words);
  }
});

test("it leads to the document for programs, and comes without script", () => {
  expect(page).toContain('href="/api/openapi.json"');
  expect(page).not.toContain("<script");
  expect(handle.scripts).toBe(false);
});
