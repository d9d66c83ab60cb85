import { data, type RouterContextProvider } from "react-router";
import type { CaseKind } from "../../domain/customer-page-links/case-path.ts";
import { type OpenCase, openCustomerPage } from "../customer-page-links/open-case.ts";
import type { CaseForm } from "../customer-pages/case-form.ts";
import { askForNewLink, renewLink } from "../customer-pages/renew-link.ts";
import type { Refusal } from "../platform/submissions/outcome.ts";
import { refuse, refuseForNow } from "../staff/refusals.ts";
import { readFields, readUpload } from "./form-post.ts";
import { getLoopbackOrigin } from "../platform/http/site-origin.ts";
import { appContext, clientAddress, siteOrigin } from "./page-contexts.ts";
import { bodyBytes } from "../../domain/shared/fields/body-limits.ts";

export interface CaseArgs {
  request: Request;
  params: { token: string };
  context: Readonly<RouterContextProvider>;
}

/** The address is a secret: no cache keeps it, no search engine lists it, and no other page hears of it. */
export const caseHeaders = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "strict-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

/** With what the page's loader says instead: nothing where it failed. */
export function createCaseHeaders(loaderHeaders: Headers): Headers {
  const headers = new Headers(caseHeaders);
  for (const [name, value] of loaderHeaders) headers.set(name, value);
  return headers;
}

/**
 * Of a page with fields. The browser keeps it for its Back alone: with `no-store` it would give back
 * neither the page nor what was typed where the site has failed, and there is no script that could.
 */
export const keptForBack = { "Cache-Control": "private, no-cache" };

/** Whose page a link opens, or null: what is unknown, lapsed or of the other kind looks the same. */
export async function openCasePage<Kind extends CaseKind>(
  { params, context }: Pick<CaseArgs, "params" | "context">,
  kind: Kind,
): Promise<Extract<OpenCase, { kind: Kind }> | null> {
  const access = await openCustomerPage(context.get(appContext), kind, params.token);
  return access.ok && isKind(access.opened, kind) ? access.opened : null;
}

function isKind<Kind extends CaseKind>(
  opened: OpenCase,
  kind: Kind,
): opened is Extract<OpenCase, { kind: Kind }> {
  return opened.kind === kind;
}

/**
 * Where the links of mails lead that a form of these pages asks for. Null where nothing but the request
 * names the site: anybody can send a Host header, and the mail would wait until `PUBLIC_URL` is set.
 */
export function getMailOrigin(context: CaseArgs["context"]): string | null {
  const { config, log } = context.get(appContext);
  const origin = config.publicUrl ?? getLoopbackOrigin(context.get(siteOrigin));
  if (origin === null) log.warn("Link to an own page not mailed: PUBLIC_URL is not set");
  return origin;
}

/** Says before anything is changed that no link can be mailed. */
export function refuseMail(fields: CaseForm["fields"]) {
  const detail = "We can’t email links at the moment. Please call us.";
  return refuseCase({ title: "Not sent", detail }, fields, 503);
}

/** The form of the page that a link without a case shows: it mails a new one. */
export async function askForLink({ request, params, context }: CaseArgs, kind: CaseKind) {
  const { email = "" } = await readFields(request);
  const siteUrl = getMailOrigin(context);
  if (siteUrl === null) {
    const answer = { renewed: "unable" as const, refusal: undefined, fields: undefined };
    return data(answer, { status: 503 });
  }
  const renewed = await renewLink(context.get(appContext), {
    kind,
    token: params.token,
    email,
    address: context.get(clientAddress),
    siteUrl,
  });
  const answer = { renewed, refusal: undefined, fields: undefined };
  return data(answer, { status: renewed === "wait" ? 429 : 200 });
}

export type CasePost =
  | { ok: true; form: CaseForm }
  | { ok: false; answer: ReturnType<typeof refuseCase> };

/** What a form of an open page sent, unless there were too many or the file is too large. */
export async function readCasePost(
  { request, context }: CaseArgs,
  { linkId }: OpenCase,
): Promise<CasePost> {
  const { caseLimits } = context.get(appContext);
  const isUpload = request.headers.get("Content-Type")?.startsWith("multipart/") ?? false;
  const wait =
    (await caseLimits.forms(linkId)) ?? (isUpload ? await caseLimits.files(linkId) : null);
  const none = {};
  if (wait !== null)
    return { ok: false, answer: refuseCase(refuseForNow(wait).refusal, none, 429) };
  const form = await readUpload(request, bodyBytes.ownPage);
  if (form !== null) return { ok: true, form };
  const { refusal } = refuse("The file is too large. The limit is 15 MB", "file");
  return { ok: false, answer: refuseCase(refusal, { change: "paper" }, 413) };
}

/** The page once more, with what was typed and what is wrong with it. */
export function refuseCase(
  { detail, errors, missing }: Refusal,
  fields: CaseForm["fields"],
  status = 422,
) {
  const answer = { renewed: undefined, refusal: { detail, errors }, fields };
  return data(answer, { status: missing ? 404 : status });
}

/** Mails a new link, with which this one stops. */
export async function renewOpenLink({ params, context }: CaseArgs, kind: CaseKind) {
  const siteUrl = getMailOrigin(context);
  if (siteUrl === null) return refuseMail({ change: "renew" });
  const asked = { kind, token: params.token, email: "", siteUrl };
  await askForNewLink(context.get(appContext), asked);
  return data({ renewed: "asked" as const, refusal: undefined, fields: undefined });
}
