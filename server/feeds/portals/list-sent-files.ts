import { desc, eq } from "drizzle-orm";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import type { AppContext } from "../../app-context.ts";
import { portalFiles } from "../feed-tables.ts";

const mostShown = 20;
const words = { sending: "Being sent", accepted: "Accepted", failed: "Not accepted" };

/** The last files that went to a portal, for its page. */
export async function listSentFiles({ database: { orm }, now }: AppContext, portal: string) {
  const files = await orm
    .select()
    .from(portalFiles)
    .where(eq(portalFiles.portal, portal))
    .orderBy(desc(portalFiles.createdAt), desc(portalFiles.name))
    .limit(mostShown);
  return files.map(
    ({ id, name, createdAt, answeredAt, homes, leftOut, refused, state, problem }) => ({
      id,
      name,
      at: formatMoment(answeredAt ?? createdAt, now()),
      homes: homes.length,
      leftOut: leftOut.length + refused.length,
      state: words[state],
      problem,
    }),
  );
}
