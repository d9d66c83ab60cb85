import * as v from "valibot";
import { listingAnswer } from "../../listings/listing-wire.ts";
import { beforeEach, describe, expect, test } from "vitest";
import type { ApiDocument, ApiOperation } from "../../../domain/site/api-document.ts";
import { listings } from "../../listings/listing-tables.ts";
import { emptyTables, useDatabase } from "../../testing/database.ts";
import { createProofOfWork } from "../../platform/human-check/proof.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { createListing } from "../../testing/listing.ts";
import { callDocs } from "./call-docs.ts";
import { apiCalls } from "./api-calls.ts";
import { humanCheckAnswer, placesAnswer, problemAnswer } from "./wire-schemas.ts";

const database = useDatabase();
beforeEach(async () => {
  await emptyTables(database());
  const media = [
    { kind: "photo", url: "/photos/a.jpg", caption: "", width: 1, height: 1, placeholder: null },
    { kind: "epc", url: "/photos/b.jpg", caption: "", width: 1, height: 1, placeholder: null },
  ] as const;
  await database()
    .orm.insert(listings)
    .values(createListing({ media: [...media] }));
});

const createApp = async (changes: Parameters<typeof createTestContext>[1] = {}) =>
  createTestApp(await createTestContext(database(), changes));
const get = async (path: string) => (await createApp()).request(`http://lintel.test/api${path}`);
const fetchDocument = async (): Promise<ApiDocument> => (await get("/openapi.json")).json();
const readTable = async () =>
  apiCalls(await createTestContext(database())).map(([method, path, handler]) => ({
    method,
    path,
    handler,
  }));

function listOperations(document: ApiDocument): [string, ApiOperation][] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, ApiOperation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

test("every call of the table is described, and no other", async () => {
  const table = (await readTable()).map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(callDocs).toSorted()).toEqual(table.toSorted());
  const described = listOperations(await fetchDocument()).map(([name]) => name);
  const templates = table.map((name) => name.replaceAll(/:(\w+)/g, "{$1}"));
  expect(described.toSorted()).toEqual(templates.toSorted());
});

test("each call with a body documents it, and its errors", async () => {
  const all = new Map(listOperations(await fetchDocument()));
  const writes = (await readTable()).filter(({ handler }) => handler.schema);
  expect(writes.length).toBeGreaterThan(7);
  for (const { method, path } of writes) {
    const operation = all.get(`${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
    const body = operation?.requestBody?.content["application/json"]?.schema;
    expect(JSON.stringify(body)).toContain('"properties"');
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(["201", "400", "403", "413", "415", "422", "429", "503"]),
    );
    expect(operation?.responses["429"]?.headers).toHaveProperty("Retry-After");
  }
});

test.each([
  ["postSwitchrequest", ["applicant", "freetext", "recaptchaToken"]],
  ["postSubmitenquiry", ["applicant", "extra", "listingid", "recaptchaToken"]],
  ["postReferral", ["email", "landlordEmail", "landlordName", "landlordPhone", "name"]],
  ["postOfferIdDraft", ["draft", "version"]],
  ["postFaqvote", ["question", "vote"]],
])("the body of %s names its fields and refuses others", async (id, fields) => {
  const [, operation] = listOperations(await fetchDocument()).find(
    ([, { operationId }]) => operationId === id,
  )!;
  const body = operation.requestBody?.content["application/json"]?.schema;
  expect(Object.keys(body?.properties ?? {})).toEqual(expect.arrayContaining(fields));
  expect(body?.additionalProperties).toBe(false);
});

test("a valuation's optional fields are documented: the free text of a build-to-rent request", async () => {
  const { paths } = await fetchDocument();
  const body = paths["/valrequest"]?.post?.requestBody?.content["application/json"]?.schema;
  expect(body?.anyOf).toHaveLength(2);
});

test("an offer has two bodies, and every field of each is named", async () => {
  const { paths } = await fetchDocument();
  const body = paths["/placeoffer"]?.post?.requestBody?.content["application/json"]?.schema;
  const [simple, whole] = body?.anyOf ?? [];
  expect(simple).toMatchObject({ properties: { startdate: {}, rent: {}, tenants: {} } });
  expect(whole).toMatchObject({ properties: { freq: {}, duration: {}, households: {} } });
});

test("a viewing request's optional parts are documented: the contact, and steps 2 and 3", async () => {
  const { paths } = await fetchDocument();
  const body = paths["/viewrequest"]?.post?.requestBody?.content["application/json"]?.schema;
  const required = v
    .parse(
      v.array(
        v.object({
          properties: v.object({ applicant: v.object({ required: v.array(v.string()) }) }),
        }),
      ),
      body?.anyOf,
    )
    .map(({ properties }) => properties.applicant.required);
  expect(required[0]).toEqual(expect.arrayContaining(["phone", "employmentStatus", "pets"]));
  expect(required[1]).toEqual(["scheduleViewingDate", "scheduleViewingTime"]);
});

test("the bot trap is not documented", async () => {
  expect(JSON.stringify(await fetchDocument())).not.toMatch(/website|openMs/);
});

const schema = v.record(v.string(), v.unknown());
const content = v.record(v.string(), v.strictObject({ schema }));
const text = v.pipe(v.string(), v.nonEmpty());
const operation = v.strictObject({
  operationId: v.pipe(v.string(), v.regex(/^\w+$/)),
  tags: v.pipe(v.array(text), v.length(1)),
  summary: text,
  description: v.exactOptional(text),
  parameters: v.array(
    v.strictObject({
      name: text,
      in: v.picklist(["query", "path", "header"]),
      required: v.boolean(),
      description: text,
      schema,
    }),
  ),
  security: v.exactOptional(v.array(v.strictObject({ staffKey: v.tuple([]) }))),
  requestBody: v.exactOptional(v.strictObject({ required: v.literal(true), content })),
  responses: v.record(
    v.pipe(v.string(), v.regex(/^[2-5]\d\d$/)),
    v.strictObject({
      description: text,
      headers: v.exactOptional(v.record(v.string(), v.strictObject({ description: text, schema }))),
      content: v.exactOptional(content),
    }),
  ),
});
const openApi31 = v.strictObject({
  openapi: v.literal("3.1.0"),
  info: v.strictObject({ title: text, version: text, description: text }),
  servers: v.array(v.strictObject({ url: text })),
  tags: v.array(v.strictObject({ name: text, description: text })),
  paths: v.record(
    v.pipe(v.string(), v.startsWith("/")),
    v.strictObject({
      get: v.exactOptional(operation),
      post: v.exactOptional(operation),
      put: v.exactOptional(operation),
    }),
  ),
  components: v.strictObject({
    schemas: v.record(v.string(), schema),
    securitySchemes: v.strictObject({
      staffKey: v.strictObject({
        type: v.literal("http"),
        scheme: v.literal("bearer"),
        description: text,
      }),
    }),
  }),
});

describe("the document is OpenAPI 3.1", () => {
  test("it has the specification's structure", async () => {
    const { issues } = v.safeParse(openApi31, await fetchDocument());
    expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
  });

  test("each operation has a unique id and a known tag", async () => {
    const document = await fetchDocument();
    const all = listOperations(document).map(([, each]) => each);
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    const known = document.tags.map(({ name }) => name);
    for (const { tags } of all) expect(known).toEqual(expect.arrayContaining(tags));
  });

  test("the parameters of a path are those that it names", async () => {
    for (const [name, { parameters = [] }] of listOperations(await fetchDocument())) {
      const named = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const inPath = parameters.filter((each) => each.in === "path").map((each) => each.name);
      expect(inPath).toEqual(named);
    }
  });

  test("every reference resolves", async () => {
    const document = await fetchDocument();
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
    const targets = new Set([...references].map(([, target]) => target));
    expect(targets).toEqual(
      new Set(["#/components/schemas/Listing", "#/components/schemas/Problem"]),
    );
    expect(document.components.schemas["Listing"]?.properties).toHaveProperty("rent");
  });
});

describe("the calls answer as documented", () => {
  const holds = (schemaOf: v.GenericSchema, answer: unknown) =>
    expect(
      v.safeParse(schemaOf, answer).issues?.map((issue) => v.getDotPath(issue)),
    ).toBeUndefined();

  test("a home, and the homes of a search", async () => {
    const home = await (await get(`/listing/${createListing().id}`)).json();
    holds(listingAnswer, home);
    const found = await (await get("/properties")).json();
    expect(found.listings).toHaveLength(1);
    holds(v.strictObject({ listings: v.array(listingAnswer), listingcount: v.number() }), found);
  });

  test("places", async () => {
    const answer = await (await get("/places?q=shoredi")).json();
    expect(answer.places.length).toBeGreaterThan(0);
    holds(placesAnswer, answer);
  });

  test("a human check", async () => {
    const humanCheck = createProofOfWork("0123456789abcdef0123456789abcdef", { from: 1, to: 2 });
    const app = await createApp({ humanCheck });
    holds(humanCheckAnswer, await (await app.request("/api/human-check")).json());
    holds(humanCheckAnswer, await (await get("/human-check")).json());
  });

  test.each(["/listing/nowhere", "/properties?rentmin=much", "/places"])(
    "a problem (%s)",
    async (path) => {
      const response = await get(path);
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
      holds(problemAnswer, await response.json());
    },
  );
});
