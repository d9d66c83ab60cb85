export interface MailAttachment {
  fileName: string;
  mimeType: string;
  content: Buffer;
}
