import { getDemoCode } from "./demo-code.ts";
import { isDemoOffice } from "../demo-office.ts";
import type { StaffContext } from "../staff-context.ts";

type Announcing = Pick<
  StaffContext,
  "config" | "database" | "hasOnlyDemoHomes" | "siteSecret" | "log"
>;

/**
 * Shows the code of the demo's sign-in in the terminal of a site that is the demo's. A log for a
 * collector does not get it: others read that.
 * @param write a line to the terminal
 */
export async function announceDemo(
  app: Announcing,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): Promise<void> {
  const { demoSignInCode, logFormat, logLevel } = app.config;
  if (!(await isDemoOffice(app))) return;
  if (demoSignInCode === "off")
    app.log.warn(
      "DEMO_SIGN_IN_CODE is off: anyone who can reach this site can sign in to the demo.",
    );
  else if (logFormat === "json")
    app.log.info("Signing in to the demo needs a code. To see it, run npm run staff -- demo-code.");
  else if (logLevel !== "silent") write(`Demo sign-in code: ${getDemoCode(app.siteSecret)}\n`);
}
