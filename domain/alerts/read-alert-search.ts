import { readSearch } from "../search/read-search.ts";
import type { SearchFilter } from "../search/search.ts";
import type { ParameterProblem } from "../shared/fields/query-parameters.ts";

/**
 * Reads the search of an alert. A page ignores a part that can't be read. An alert would mail homes that
 * nobody asked for, up to all of them.
 */
export function readAlertSearch(
  search: string,
): { ok: true; filter: SearchFilter } | { ok: false; problem: ParameterProblem } {
  const { request, problems } = readSearch(new URLSearchParams(search));
  const [problem] = problems;
  return problem ? { ok: false, problem } : { ok: true, filter: request.filter };
}
