import type { ApiAnswer, ApiOperation, ApiSchema } from "../../domain/site/api-document.ts";
import { Table } from "../ui/table.tsx";
import { listFields, formatType } from "./schema-fields.ts";

export function CallEntry({
  method,
  path,
  call,
}: {
  method: string;
  path: string;
  call: ApiOperation;
}) {
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
          columns={[{ title: "Name" }, { title: "Where" }, { title: "What" }, { title: "Meaning" }]}
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
      {schema && <FieldTable caption={`${line}: answer (${success[0]})`} schema={schema} />}
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
      columns={[{ title: "Field" }, { title: "What" }, { title: "Meaning" }]}
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
