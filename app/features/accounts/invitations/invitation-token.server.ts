import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as they stand in a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token. With that many random bits a plain hash is as good as a slow one. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Whether a text can be a token at all. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
