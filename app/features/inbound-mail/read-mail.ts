/** A mail as a worker process has read it. */
export type ReadMail = {
  messageId: string
  /** Every address of the header `From`, in small letters. */
  from: string[]
  senderName: string
  /** The addresses that could be a reply address of the product. */
  to: string[]
  subject: string
  /** The headers that tell what kind of mail it is, by name in small letters. */
  signs: Partial<Record<SignHeader, string[]>>
  /** The whole text, or the text of the HTML part. */
  body: string
  /** What the sender wrote in answer to the quoted mail. */
  text: string
  files: { name: string; localPath: string; size: number }[]
  /** Files that are not among these, because there are too many. */
  moreFiles: string[]
  /** What a mail server says about mails that it could not deliver. */
  bounce?: { messageIds: string[]; isFinal: boolean }
}

/** What a worker process says of bytes that are no mail. */
export type NotRead = { whyNoMail: string }

export const signHeaders = [
  ...(['auto-submitted', 'return-path', 'precedence', 'content-type', 'list-id'] as const),
  ...(['x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'x-auto-reply'] as const),
  ...(['x-vacation', 'x-loop', 'x-failed-recipients', 'authentication-results'] as const),
] as const
export type SignHeader = (typeof signHeaders)[number]

/** What a worker process gets: the mail, and a folder for its files. */
export type ReadTask = { localPath: string; folder: string; name: string; domain: string }
