import { createHash } from "node:crypto";
import { data, type RouterContextProvider } from "react-router";
import { readUpTo } from "../platform/http/read-up-to.ts";
import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import {
  answerPostedForm,
  type PostedFormPlan,
} from "../platform/submissions/answer-posted-form.ts";
import { bodyBytes } from "../../domain/shared/fields/body-limits.ts";
import { maxBodyBytes } from "../platform/submissions/write-call.ts";
import { appContext, callApi, clientAddress } from "./page-contexts.ts";

interface PageAction {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** A page's action: takes its form without script, or before the script has come. */
export async function handleFormPost<Answers>(
  { request, context }: PageAction,
  plan: PostedFormPlan<Answers>,
) {
  const { shown, status } = await answerFields(context, plan, await readFields(request));
  return data(shown, { status });
}

export function answerFields<Answers>(
  context: PageAction["context"],
  plan: PostedFormPlan<Answers>,
  fields: Texts,
) {
  const site = { ...context.get(appContext), callApi: context.get(callApi) };
  return answerPostedForm(site, plan, fields);
}

export async function readFields(request: Request): Promise<Texts> {
  const bytes = await readUpTo(request.body, maxBodyBytes);
  if (bytes === null) throw data(null, { status: 413 });
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
}

/** A file that came with a form, as its name and bytes. */
export interface PostedFile {
  name: string;
  bytes: Uint8Array;
}

/** A form that may bring one file. Null if all of it has more than these bytes. */
export async function readUpload(
  request: Request,
  maxBytes: number,
): Promise<{ fields: Texts; file: PostedFile | null } | null> {
  const read = await readUploads(request, maxBytes);
  return read && { fields: read.fields, file: read.files.at(-1) ?? null };
}

/**
 * A form that may bring files. Null if all of it has more than these bytes, or what was typed has more
 * than a form without files: it is searched for links, which takes its time.
 */
export async function readUploads(
  request: Request,
  maxBytes: number,
  maxTypedBytes: number = bodyBytes.form,
): Promise<{ fields: Texts; files: PostedFile[] } | null> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!type.startsWith("multipart/form-data"))
    return { fields: await readFields(request), files: [] };
  const bytes = await readUpTo(request.body, maxBytes);
  if (bytes === null) return null;
  const form = await parseMultipart(bytes, type);
  const fields: Texts = {};
  const files: PostedFile[] = [];
  for (const [name, value] of form ?? []) {
    if (typeof value === "string") fields[name] = value;
    // A field of files in which none was chosen sends one without a name.
    else if (value.name !== "" || value.size > 0)
      files.push({ name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  const typed = [...Object.entries(fields).flat(), ...files.map(({ name }) => name)];
  if (Buffer.byteLength(typed.join("")) > maxTypedBytes) return null;
  return { fields, files };
}

/** Null for a body that is none: then nothing was sent. */
async function parseMultipart(bytes: Uint8Array, type: string): Promise<FormData | null> {
  try {
    return await new Response(Buffer.from(bytes), { headers: { "Content-Type": type } }).formData();
  } catch {
    return null;
  }
}

/** For a call without a human check, which needs no page to check the answers. */
export async function submitPlainForm(
  { request, context }: PageAction,
  call: string,
  createBody: (fields: Texts) => object,
) {
  const fields = await readFields(request);
  const body = createBody(fields);
  const visitor = [context.get(clientAddress), ...listBrowserTraits(request)];
  const key = createRepeatKey([call, body, visitor], context.get(appContext).now());
  const response = await context.get(callApi)(call, body, { key, checked: null });
  return data({ isSent: response.ok, fields }, { status: response.ok ? 200 : response.status });
}

/** Tell apart visitors behind one address. */
function listBrowserTraits({ headers }: Request) {
  return ["User-Agent", "Accept-Language"].map((name) => headers.get(name));
}

const repeatMs = 10_000;

/**
 * The same UUID for a second press within the same ten seconds of the clock, since such a page
 * carries no token.
 */
function createRepeatKey(content: unknown, at: Date): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([content, Math.floor(at.getTime() / repeatMs)]))
    .digest("hex");
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
