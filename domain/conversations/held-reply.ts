/** Seconds that a reply of the office waits before it is sent, so that it can be undone. */
export const replyUndoSeconds = 10;

/** A text that comes back stands before what was begun since: neither is lost. */
export function putTextBack(returned: string, begun: string | undefined): string {
  return begun === undefined || begun === "" || begun === returned
    ? returned
    : `${returned}\n\n${begun}`;
}
