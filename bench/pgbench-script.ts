import { escapeLiteral } from "pg";
import type { Statement } from "./recorded-statements.ts";

/** Another one each time that pgbench runs the script; always of twelve digits. */
export const variable = ":enquiry_number";

/**
 * Statements as a script that pgbench runs over and over. Parameters stand in the text as literals
 * of no type, as drivers send them.
 * @param varying what is another text in each submission, and what stands for it, with `variable`
 * @param answered a text of the first row that a statement answers, which later ones use: the
 * beginning of that statement, and the column
 */
export function pgbenchScript(
  statements: readonly Statement[],
  varying: ReadonlyMap<string, string>,
  answered: { by: string; column: string; text: string },
): string {
  const all = [...varying, [answered.text, `:answer_${answered.column}`] as const];
  const lines = statements.map((statement) => {
    const end = statement.text.startsWith(answered.by) ? " \\gset answer_" : ";";
    return (
      all.reduce((text, [one, other]) => text.replaceAll(one, other), literal(statement)) + end
    );
  });
  const number = `\\set ${variable.slice(1)} random(100000000000, 999999999999)`;
  return `${[number, ...lines].join("\n")}\n`;
}

function literal({ text, values }: Statement): string {
  return text.replaceAll(/\$(\d+)/g, (_, n) => {
    const value = values[Number(n) - 1];
    if (value === null) return "null";
    return escapeLiteral(typeof value === "string" ? value : JSON.stringify(value));
  });
}
