import type { BranchView, SignedIn } from "../staff/sessions.ts";
import type { AppContext } from "../app-context.ts";
import { readUpTo } from "../platform/http/read-up-to.ts";
import { judgeRecords } from "./judge-records.ts";

/** What names records in a request to the office. */
interface OfficeVisitNames {
  request: Request;
  url: URL;
  /** Of the route in `app/routes.ts`. */
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * Whether a request of somebody who is limited to a branch names records of that branch only, in its
 * path, its query or its form. It is judged here for every page and call, before any of them runs.
 * What the path names must be known and the branch's; what the rest names may be no other branch's.
 */
export async function isWithinBranch(
  { database }: Pick<AppContext, "database">,
  { staffId, branchView }: Pick<SignedIn, "staffId" | "branchView">,
  { request, url, pattern, params }: OfficeVisitNames,
): Promise<boolean> {
  if (!branchView?.isLimited) return true;
  const isOwnHistory = params["subject"] === "staff" && params["id"] === staffId;
  const inPath = isOwnHistory || unnamed.has(pattern) ? [] : listPathIds(params);
  const sent = await listSentIds(request, url);
  if (sent === null) return false;
  const own = await judgeRecords(database.orm, getBranch(branchView), [...inPath, ...sent]);
  return inPath.every((id) => own.get(id) === true) && sent.every((id) => own.get(id) !== false);
}

/** Pages whose parameter names no record of a branch: they are the visitor's own, or a colleague. */
const unnamed = new Set(["office/diary/availability/:id?", "office/*"]);

function getBranch({ own }: BranchView): string {
  if (own === null) throw new Error("Somebody is limited to no branch.");
  return own;
}

function listPathIds(params: OfficeVisitNames["params"]): string[] {
  return Object.entries(params).flatMap(([name, id]) =>
    name === "subject" || name === "paper" || !id ? [] : [id],
  );
}

/** A form with a paper and more. */
const mostBytes = 32 * 1024 * 1024;
/** Boxes that are ticked on a page, several times over. */
const mostIds = 1000;
const longestId = 64;

/** All that may be an id. Null for more than any page of the office sends. */
async function listSentIds(request: Request, url: URL): Promise<string[] | null> {
  const fields = await readSent(request);
  if (fields === null) return null;
  const texts = [...url.searchParams, ...fields].flatMap(([name, value]) => [
    value,
    // A box has the id in its name: `pick-ID`, `attach-brochure/ID`.
    ...name.split(/[/]|^[a-z]+-/),
  ]);
  const ids = [...new Set(texts.map((text) => text.trim()))].filter(
    (text) => /^[\w-]+$/.test(text) && text.length <= longestId,
  );
  return ids.length > mostIds ? null : ids;
}

async function readSent(request: Request): Promise<[string, string][] | null> {
  const type = request.headers.get("Content-Type") ?? "";
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(type);
  const isJson = type.startsWith("application/json");
  if (!isForm && !isJson) return [];
  const bytes = await readUpTo(request.clone().body, mostBytes);
  if (bytes === null) return null;
  const body = new Response(Buffer.from(bytes), { headers: { "Content-Type": type } });
  try {
    if (isJson) return listLeaves(await body.json()).map((text) => ["", text]);
    const fields: [string, string][] = [];
    for (const [name, value] of await body.formData())
      fields.push([name, typeof value === "string" ? value : ""]);
    return fields;
  } catch {
    // It is nothing that a page could read either.
    return [];
  }
}

function listLeaves(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listLeaves);
}
