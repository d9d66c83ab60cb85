import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import * as v from "valibot";
import {
  type ContractTerms,
  contractTermsFile,
  defaultContractTerms,
} from "../../domain/offers/contract-terms.ts";
import shipped from "./contract-terms.json" with { type: "json" };

const defaultTerms = v.parse(contractTermsFile, shipped);

/**
 * Reads which contract terms apply to which development or company from `contract-terms.json` in
 * the data folder, falling back to the shipped file. Read on each call, so that it can be edited
 * while the site runs. An invalid file is logged, and the default document then applies to
 * everybody.
 */
export async function readContractTerms({
  dataDir,
  log,
}: {
  dataDir: string;
  log: Pick<Logger, "error">;
}): Promise<ContractTerms> {
  const path = join(dataDir, "contract-terms.json");
  try {
    return v.parse(contractTermsFile, JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    if (isMissing(error)) return defaultTerms;
    log.error({ path }, "contract-terms.json could not be read, using the default terms");
    return defaultContractTerms;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
