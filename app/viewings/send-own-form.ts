import { findUnsentReason } from "../ui/unsent-reason.ts";

/**
 * In the `clientAction` of a renter's own page: where the site is not reached, or fails, the page stays
 * as it is and says so, with what was chosen and written.
 * @param send the page's action
 */
export async function sendOwnForm<Answer, Kept>(
  request: Request,
  send: () => Promise<Answer>,
  keep: (problem: string, fields: Record<string, string>) => Kept,
): Promise<Answer | Kept> {
  // Sending reads the request.
  const form = request.clone();
  try {
    return await send();
  } catch (error) {
    const because = findUnsentReason(error);
    if (because === null) throw error;
    const entered = [...(await form.formData())].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    );
    return keep(because === "away" ? notReached : failed, Object.fromEntries(entered));
  }
}

const notReached =
  "Not sent, because you’re offline. What you entered is still here, so please try again when you’re back online.";
const failed =
  "Not sent, because something went wrong at our end. What you entered is still here, so please try again or call us.";
