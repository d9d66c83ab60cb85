import { escapeLiteral } from "pg";
import type { Statement } from "./recorded-statements.ts";

/** pgbench variable with a new twelve-digit value on each run of the script. */
export const variable = ":enquiry_number";

/**
 * Returns statements as a pgbench script with parameters as untyped literals, as drivers send them.
 * @param varying maps text that differs per submission to its replacement using `variable`
 * @param answered values returned in the first row of a statement and used by later ones: the
 * statement's prefix, and the column
 */
export function createPgbenchScript(
  statements: readonly Statement[],
  varying: ReadonlyMap<string, string>,
  answered: readonly { by: string; column: string; text: string }[],
): string {
  const answers = answered.map(({ column, text }, n) => [text, `:answer${n}_${column}`] as const);
  const all = [...varying, ...answers];
  const lines = statements.map((statement) => {
    const n = answered.findIndex(({ by }) => statement.text.startsWith(by));
    if (n !== -1 && /^insert\b(?!.*\breturning\b)/s.test(statement.text))
      throw new Error(`This returns no row: ${statement.text}`);
    const end = n === -1 ? ";" : ` \\gset answer${n}_`;
    return (
      all.reduce((text, [one, other]) => text.replaceAll(one, other), quoteLiteral(statement)) + end
    );
  });
  // Two colons are a cast to pgbench, which puts no value there.
  const separated = lines.map((line) => line.replaceAll(/::(answer\d)/g, ":' || ':$1"));
  const number = `\\set ${variable.slice(1)} random(100000000000, 999999999999)`;
  return `${[number, ...separated].join("\n")}\n`;
}

function quoteLiteral({ text, values }: Statement): string {
  return text.replaceAll(/\$(\d+)/g, (_, n) => {
    const value = values[Number(n) - 1];
    if (value === null) return "null";
    return escapeLiteral(typeof value === "string" ? value : JSON.stringify(value));
  });
}
