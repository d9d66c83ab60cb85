import { formatCount } from "../../domain/shared/formats/count.ts";
import * as v from "valibot";
import { campaignPerson, type CampaignPerson } from "../../domain/campaigns/campaign.ts";
import { type CsvRow, readCsv } from "./csv.ts";

export type CampaignList =
  | { ok: true; people: CampaignPerson[] }
  | { ok: false; problems: string[] };

const columns = ["name", "email"] as const;

const mostProblems = 20;

/**
 * Parses a campaign list: UTF-8 CSV whose header names the columns `name` and `email` in either
 * order. Any invalid line rejects the whole list.
 * @returns the recipients including duplicates, or one message per error, without the line's
 * content
 */
export function readCampaignList(bytes: Uint8Array): CampaignList {
  const text = decodeText(bytes);
  if (text === null) return rejectList("The file isn’t in UTF-8. Save it as ‘CSV UTF-8’.");
  const csv = readCsv(text);
  if (!csv.ok) return rejectList(`Line ${csv.line}: ${csv.problem}.`);
  const [head, ...rows] = csv.rows;
  const names = head?.fields.map((name) => name.toLowerCase()) ?? [];
  if (names.toSorted().join() !== columns.toSorted().join()) {
    return rejectList(`Line ${head?.line ?? 1}: the only columns must be name and email.`);
  }
  if (rows.length === 0) return rejectList("The list is empty.");
  const read = rows.map((row) => readPerson(row, names));
  const problems = read.flatMap((one) => (one.ok ? [] : one.problem));
  if (problems.length > 0) return { ok: false, problems: truncateProblems(problems) };
  return { ok: true, people: read.flatMap((one) => (one.ok ? one.person : [])) };
}

function readPerson({ line, fields }: CsvRow, names: string[]) {
  const problem = (what: string) => ({ ok: false, problem: `Line ${line}: ${what}.` }) as const;
  if (fields.length !== names.length) {
    return problem(`expected ${formatCount(names.length, "field")}, found ${fields.length}`);
  }
  const given = Object.fromEntries(names.map((name, index) => [name, fields[index]]));
  const parsed = v.safeParse(campaignPerson, given);
  if (parsed.success) return { ok: true, person: parsed.output } as const;
  return problem(
    [...new Set(parsed.issues.map(({ message }) => lowercaseHeader(message)))].join(", "),
  );
}

function truncateProblems(problems: string[]): string[] {
  const more = problems.length - mostProblems;
  return more > 0
    ? [...problems.slice(0, mostProblems), `${more} more lines have errors.`]
    : problems;
}

function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function lowercaseHeader(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function rejectList(problem: string): CampaignList {
  return { ok: false, problems: [problem] };
}
