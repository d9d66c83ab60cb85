import type { BranchView, SignedIn } from "../staff/sessions.ts";
import type { AppContext } from "../app-context.ts";
import { readUpTo } from "../platform/http/read-up-to.ts";
import { maxBodyBytes } from "../platform/submissions/write-call.ts";
import { judgeRecords } from "./judge-records.ts";
import { findBodyLimit } from "../../domain/shared/fields/body-limits.ts";

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
  { database }: AppContext,
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

/** Boxes that are ticked on a page, several times over. */
const mostIds = 1000;
const longestId = 64;
/** A list of ids, or an id behind a word: longer texts are somebody's own words. */
const longestList = 400;
/** Within a text, so that its words are not looked up. */
const shortestId = 11;

/** All that may be an id. Null for more than any page of the office sends. */
async function listSentIds(request: Request, url: URL): Promise<string[] | null> {
  const texts = await readSent(request);
  if (texts === null) return null;
  for (const part of url.searchParams) texts.push(...part);
  const ids = new Set(texts.flatMap(listIds));
  return ids.size > mostIds ? null : [...ids];
}

/** A box has the id in its name: `pick-ID`, `attach-brochure/ID`. */
function listIds(text: string): string[] {
  const whole = text.trim();
  const parts = whole.length > longestList ? [] : whole.split(/[^\w-]+/);
  return [whole, ...parts.filter(({ length }) => length >= shortestId)]
    .flatMap((part) => [part, part.replace(/^[a-zA-Z]+-/, "")])
    .filter((part) => /^[\w-]+$/.test(part) && part.length <= longestId);
}

/**
 * Names and values of what was sent, in every way in which a page or call may read it: most read a
 * form whatever its type is said to be.
 */
async function readSent(request: Request): Promise<string[] | null> {
  const bytes = await readUpTo(request.clone().body, findBodyLimit(new URL(request.url).pathname));
  if (bytes === null) return null;
  const text = new TextDecoder().decode(bytes);
  const type = request.headers.get("Content-Type") ?? "";
  return [
    ...(bytes.length > maxBodyBytes ? [] : [...new URLSearchParams(text)].flat()),
    ...(/^\s*multipart\//i.test(type) ? await readParts(bytes, type) : readJson(text)),
  ];
}

async function readParts(bytes: Uint8Array, type: string): Promise<string[]> {
  const body = new Response(Buffer.from(bytes), { headers: { "Content-Type": type } });
  try {
    const form = await body.formData();
    return [...form].flatMap(([name, value]) =>
      typeof value === "string" ? [name, value] : [name],
    );
  } catch {
    // No page could read it either.
    return [];
  }
}

function readJson(text: string): string[] {
  try {
    return listLeaves(JSON.parse(text));
  } catch {
    return [];
  }
}

function listLeaves(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listLeaves);
}
