import { escapeLiteral } from "pg";
import type { Statement } from "./recorded-statements.ts";

/** pgbench variable with a new twelve-digit value on each run of the script. */
export const variable = ":enquiry_number";

/**
 * Returns statements as a pgbench script with parameters as untyped literals, as drivers send them.
 * @param varying maps text that differs per submission to its replacement using `variable`
 * @param answered a value returned in the first row of a statement and used by later ones: the
 * statement's prefix, and the column
 */
export function createPgbenchScript(
  statements: readonly Statement[],
  varying: ReadonlyMap<string, string>,
  answered: { by: string; column: string; text: string },
): string {
  const all = [...varying, [answered.text, `:answer_${answered.column}`] as const];
  const lines = statements.map((statement) => {
    const end = statement.text.startsWith(answered.by) ? " \\gset answer_" : ";";
    return (
      all.reduce((text, [one, other]) => text.replaceAll(one, other), quoteLiteral(statement)) + end
    );
  });
  const number = `\\set ${variable.slice(1)} random(100000000000, 999999999999)`;
  return `${[number, ...lines].join("\n")}\n`;
}

function quoteLiteral({ text, values }: Statement): string {
  return text.replaceAll(/\$(\d+)/g, (_, n) => {
    const value = values[Number(n) - 1];
    if (value === null) return "null";
    return escapeLiteral(typeof value === "string" ? value : JSON.stringify(value));
  });
}
