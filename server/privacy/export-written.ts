import type { Written } from "./find-written.ts";

export function exportWritten({ conversations, mailsElsewhere, fileNames, heldMails }: Written) {
  /** With the notes about the person: they are personal data too. */
  const exportMessage = ({ kind, body, mail, mailMessageId, at }: (typeof mailsElsewhere)[0]) => {
    if (mail === null) return { kind, body, at };
    const { from, subject, quoted } = mail;
    const files = fileNames.filter(({ messageId }) => messageId === mailMessageId);
    return { kind, from, subject, body, quoted, files: files.map(({ fileName }) => fileName), at };
  };
  return {
    conversations: conversations.map(({ name, phone, listingId, state, askedAt, ...rest }) => {
      return {
        name,
        phone,
        listingId,
        state,
        askedAt,
        messages: rest.messages.map(exportMessage),
        shownToLandlord: rest.questions.map(({ question, answer, shownAt }) => {
          return { question, answer, shownAt };
        }),
      };
    }),
    mailsElsewhere: mailsElsewhere.map(exportMessage),
    heldMails: heldMails.map(({ subject, text, quoted, files, receivedAt }) => {
      return { subject, text, quoted, files, receivedAt };
    }),
  };
}
