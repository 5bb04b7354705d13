import { createHash } from 'node:crypto'

/** What is kept of a token. With that many random bits a plain hash is as good as a slow one. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
