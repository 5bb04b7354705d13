/**
 * What a mail can be about that its reader may answer by mail. Part of every reply address: new kinds are
 * added at the end, and none is removed.
 */
export const replyKinds = [
  'ticket',
  'conversation',
  'lead',
  'comment',
  'document',
  'update',
  'request',
] as const
export type ReplyKind = (typeof replyKinds)[number]

/** A file of a mail on the local disk, not yet checked. It is deleted after the handler. */
export type MailedFile = { name: string; localPath: string; size: number }

/** An answer by mail whose sender was checked. */
export type MailReply = {
  /** Of the record that the answer is for. */
  id: string
  /**
   * Of this mail, the same each time it is handed over. A record with this id is stored once, however
   * often the mail arrives; the page of the whole mail has it in its address.
   */
  mailId: string
  /** The sender's address, in small letters. */
  from: string
  /**
   * Whether the answered mail was sent to this address. It is another one than `from` when staff have
   * confirmed the sender.
   */
  isAddressee: (address: string) => boolean
  /**
   * What the sender wrote, without the mail that is quoted: up to 20,000 characters, empty only when there
   * are files.
   */
  text: string
  files: MailedFile[]
  /** Names of further files, which were too many to take. */
  moreFiles: string[]
  receivedAt: Date
  /** Without its brackets, up to 900 characters; of a mail without one, the hash of the mail. */
  messageId: string
}

/**
 * What became of an answer: `gone` when the record, or the sender's right to answer it, is no longer there;
 * `closed` when the record takes no more answers.
 */
export type ReplyOutcome = 'taken' | 'gone' | 'closed'
