import type {
  ApiDocument,
  ApiAnswer,
  ApiOperation,
  ApiSchema,
} from "../../domain/site/api-document.ts";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import type { Route } from "./+types/developers-page";
import { createPageMeta } from "../brand/page-meta.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { describeApi } from "../../server/site/api/api-calls.ts";
import { Table } from "../ui/table.tsx";
import { listFields, formatType } from "./schema-fields.ts";
import "./developers.css";

const heading = "For developers";

export function meta() {
  return createPageMeta(heading, "API reference: parameters, responses and errors.");
}

export const handle: PageHandle = {
  scripts: false,
  listed: { name: "For developers: this site’s API" },
};

export function loader({ context }: Route.LoaderArgs) {
  return describeApi(context.get(appContext));
}

export default function DevelopersPage({ loaderData }: Route.ComponentProps) {
  return <ApiCalls document={loaderData} />;
}

function CallEntry({ method, path, call }: { method: string; path: string; call: ApiOperation }) {
  const { operationId, summary, description, parameters = [], requestBody, responses } = call;
  const line = `${method.toUpperCase()} /api${path}`;
  const body = requestBody?.content["application/json"]?.schema;
  return (
    <article className="call" id={operationId}>
      <h3>{summary}</h3>
      <p>
        <code className="call__line">{line}</code>
      </p>
      {description && <p>{description}</p>}
      {parameters.length > 0 && (
        <Table
          caption={`${line}: parameters`}
          columns={[
            { title: "Name" },
            { title: "Location" },
            { title: "Type" },
            { title: "Meaning" },
          ]}
          rows={parameters.map(({ name, in: where, required, schema, description: says }) => ({
            key: name,
            cells: [
              <code key="name">{name}</code>,
              where,
              formatType(schema) + (required ? ", required" : ""),
              says,
            ],
          }))}
        />
      )}
      {body &&
        getBodyVariants(body).map((form) => (
          <FieldTable key={form.caption} {...form} caption={`${line}: ${form.caption}`} />
        ))}
      <ResponseList line={line} responses={responses} />
    </article>
  );
}

function ResponseList({ line, responses }: { line: string } & Pick<ApiOperation, "responses">) {
  const success = Object.entries(responses).find(([status]) => status.startsWith("2"));
  const schema = success && getResponseSchema(success[1]);
  return (
    <>
      {schema && <FieldTable caption={`${line}: response (${success[0]})`} schema={schema} />}
      <ul className="call__problems">
        {Object.entries(responses)
          .filter(([status]) => !status.startsWith("2"))
          .map(([status, { description }]) => (
            <li key={status}>
              <b>{status}</b> {description}
            </li>
          ))}
      </ul>
    </>
  );
}

function FieldTable({ caption, schema }: { caption: string; schema: ApiSchema }) {
  const fields = listFields(schema);
  if (fields.length === 0) {
    return (
      <p>
        {caption}: {formatType(schema)}
      </p>
    );
  }
  return (
    <Table
      caption={caption}
      columns={[{ title: "Field" }, { title: "Type" }, { title: "Meaning" }]}
      rows={fields.map(({ name, type, required, description }) => ({
        key: name,
        cells: [<code key="name">{name}</code>, type + (required ? ", required" : ""), description],
      }))}
    />
  );
}

function getBodyVariants(body: ApiSchema): { caption: string; schema: ApiSchema }[] {
  const forms = (body.anyOf ?? [body]).filter((form) => typeof form !== "boolean");
  return forms.map((schema, index) => ({
    caption: forms.length > 1 ? `Body, form ${index + 1} of ${forms.length}` : "Body",
    schema,
  }));
}

function getResponseSchema({ content }: ApiAnswer): ApiSchema | undefined {
  return content?.["application/json"]?.schema;
}

export function ApiCalls({ document }: { document: ApiDocument }) {
  const { info, tags, components } = document;
  const calls = listCalls(document);
  return (
    <>
      <section className="page-head band">
        <div className="wrap">
          <h1>{heading}</h1>
          <p className="lede">
            {info.description} It’s also available as <a href="/api/openapi.json">OpenAPI 3.1</a>.
          </p>
        </div>
      </section>
      {tags.map(({ name, description }) => (
        <section key={name} className="section">
          <div className="wrap calls">
            <h2>{name}</h2>
            <p>{description}</p>
            {calls
              .filter(({ call }) => call.tags.includes(name))
              .map((each) => (
                <CallEntry key={each.call.operationId} {...each} />
              ))}
          </div>
        </section>
      ))}
      <section className="section band">
        <div className="wrap calls">
          <h2>Shared schemas</h2>
          {Object.entries(components.schemas).map(([name, schema]) => (
            <article key={name} className="call">
              <h3>{name}</h3>
              <ul>
                {listFields(schema).map((field) => (
                  <li key={field.name}>
                    <code>{field.name}</code> {field.type}
                    {field.description && `. ${field.description}`}
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </section>
    </>
  );
}

function listCalls({ paths }: ApiDocument) {
  return Object.entries(paths).flatMap(([path, { get, post, put }]) => [
    ...(get ? [{ method: "get", path, call: get }] : []),
    ...(post ? [{ method: "post", path, call: post }] : []),
    ...(put ? [{ method: "put", path, call: put }] : []),
  ]);
}
