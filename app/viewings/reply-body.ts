/** An answer as the page gives it. */
type ReplyAnswer = { id: string; resp: true } | { id: string; resp: false; message: string };

/**
 * The body of `POST /api/bookingreply` (renter specification, section 7). It says nothing of how
 * long the page was open: one click from a mail is as quick as a robot.
 */
export function buildReplyBody(answer: ReplyAnswer, token: string): object {
  return { ...answer, recaptchatoken: token, openMs: undefined };
}
