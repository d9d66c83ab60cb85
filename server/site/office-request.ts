import type { RouterContextProvider } from "react-router";
import { bodyBytes } from "../../domain/shared/fields/body-limits.ts";
import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import { hideLinksInValues, hideLinksInText } from "../access-links/hide-links-in-text.ts";
import type { AppContext } from "../app-context.ts";
import { getSiteOrigin } from "../platform/http/site-origin.ts";
import { officeVisit } from "../staff/office-contexts.ts";
import type { SignedIn } from "../staff/sessions.ts";
import type { OfficeCaller } from "../staff/staff-context.ts";
import { type PostedFile, readFields, readUploads } from "./form-post.ts";
import { appContext, clientAddress } from "./page-contexts.ts";

interface OfficeRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** For an action: a write is admitted only where the office has an origin. */
export function getCaller({ request, context }: OfficeRequest): OfficeCaller {
  const { officeOrigin } = context.get(officeVisit);
  if (officeOrigin === null) throw new Error("A write was admitted where there is no office.");
  return { request, clientAddress: context.get(clientAddress), officeOrigin };
}

/** For the links in mails that an action sends or a page previews: where the site does not know its own address, the office's. */
export function getMailOrigin(request: OfficeRequest): string {
  const { config } = request.context.get(appContext);
  return getSiteOrigin(config) ?? getCaller(request).officeOrigin;
}

/**
 * A form of the office, as it is kept. Colleagues paste addresses too, and what they write is read by
 * others, mailed and exported.
 * @param isReply of fields in which a colleague may pass a preview on: what sends them looks for links
 */
export async function readOfficeFields(
  { request, context }: OfficeRequest,
  isReply: (name: string, fields: Texts) => boolean = () => false,
): Promise<Texts> {
  const fields = await readFields(request);
  const hidden = await hideLinksInValues(context.get(appContext).database.orm, fields);
  for (const [name, text] of Object.entries(fields)) if (isReply(name, fields)) hidden[name] = text;
  return hidden;
}

/** As `readUploads`. Files are kept as they are, but for links in their names: who saves a page gives it one. */
export async function readOfficeUploads(
  { request, context }: OfficeRequest,
  maxBytes: number,
): ReturnType<typeof readUploads> {
  const read = await readUploads(request, maxBytes, bodyBytes.officeTexts);
  const { orm } = context.get(appContext).database;
  if (read === null) return null;
  const rename = async (file: PostedFile) => ({
    ...file,
    name: await hideLinksInText(orm, file.name),
  });
  return {
    fields: await hideLinksInValues(orm, read.fields),
    files: await Promise.all(read.files.map(rename)),
  };
}

/** The site for an action whose mails have links, or a page that shows such a mail, though it may not know its own address. */
export function getMailingApp(request: OfficeRequest): AppContext {
  const app = request.context.get(appContext);
  return { ...app, config: { ...app.config, publicUrl: getMailOrigin(request) } };
}

/** For a page or call that `office-access.ts` keeps for those who are signed in. */
export function getSignedIn({ context }: Pick<OfficeRequest, "context">): SignedIn {
  const { signedIn } = context.get(officeVisit);
  if (signedIn === null) throw new Error("Somebody was admitted without a session.");
  return signedIn;
}
