import type { MailAttachment } from "./mail-attachment.ts";

/** The object identifier of `signed-data` (RFC 5652), which is not encrypted. */
const signedData = Buffer.from([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02]);

/**
 * What the office reads of a mail that only its key opens.
 * @returns null for a file of any other kind
 */
export function describeEncrypted({ mimeType, content }: MailAttachment): string | null {
  const beginning = content.subarray(0, 200);
  if (mimeType === "application/pkcs7-mime" && beginning.includes(signedData))
    return "[This email is inside its signature. Open it in the mailbox or download it.]";
  const isEncrypted =
    mimeType === "application/pkcs7-mime" || beginning.includes("-----BEGIN PGP MESSAGE-----");
  return isEncrypted ? "[This email is encrypted. Open it in the mailbox or download it.]" : null;
}
