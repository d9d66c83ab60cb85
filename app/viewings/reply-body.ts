type ReplyAnswer = { id: string; resp: true } | { id: string; resp: false; message: string };

/**
 * Body of `POST /api/bookingreply` (renter specification, section 7). Omits `openMs`, because one
 * click from an email is as fast as a robot.
 */
export function buildReplyBody(answer: ReplyAnswer, token: string): object {
  return { ...answer, recaptchatoken: token, openMs: undefined };
}
