import type { ApiDocument } from "../../domain/site/api-document.ts";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import type { Route } from "./+types/developers-page";
import { createPageMeta } from "../brand/page-meta.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { describeApi } from "../../server/site/api/api-calls.ts";
import { CallEntry } from "./call-entry.tsx";
import { listFields } from "./schema-fields.ts";
import "./developers.css";

const heading = "For programmers";

export function meta() {
  return createPageMeta(heading, "The calls of this site: what each takes, answers and refuses.");
}

export const handle: PageHandle = {
  scripts: false,
  listed: { name: "For programmers: the calls of this site" },
};

export function loader({ context }: Route.LoaderArgs) {
  return describeApi(context.get(appContext));
}

export default function DevelopersPage({ loaderData }: Route.ComponentProps) {
  return <ApiCalls document={loaderData} />;
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
            {info.description} Programs read the same as <a href="/api/openapi.json">OpenAPI 3.1</a>
            .
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
          <h2>What comes up again</h2>
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
