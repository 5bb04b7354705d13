/** A file that is larger is sent in pieces of this many bytes; smaller ones go with the form. */
export const pieceBytes = 8 * 1024 * 1024
/** The fewest bytes of a piece, except the last one: what a lost connection left of one is kept from here on. */
export const leastPieceBytes = 256 * 1024

/** A large file that is sent in pieces, as far as it has arrived. */
export type Upload = {
  id: string
  line_id: string
  name: string
  size: number
  received: number
  /** It has become a document. */
  isGiven: boolean
}

/** The address at which the uploads for a request begin. */
export const uploadsPath = (requestId: string) => `/dashboard/requests/${requestId}/uploads`

/** Whether the path is that of an upload, which is also changed by PATCH and DELETE. */
export function isUploadPath(pathname: string): boolean {
  return /^\/dashboard\/requests\/[^/]+\/uploads\/[^/]+\/?$/i.test(pathname)
}
