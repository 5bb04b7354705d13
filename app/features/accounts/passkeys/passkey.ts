import { z } from 'zod'
import { passkeys } from '#content/passkeys.ts'
import { ownPasswordSchema } from '../account/account.ts'

const { errors } = passkeys

const name = z
  .string({ error: errors.name })
  .trim()
  .min(1, errors.name)
  .max(60, errors.nameLong)
  .refine((text) => !/\p{Cc}/u.test(text), errors.name)

/** Before the browser is asked for a new one. */
export const newPasskeySchema = ownPasswordSchema.extend({ name })

export const passkeyNameSchema = z.object({ name })

/** A passkey as its owner sees it. */
export type ListedPasskey = {
  id: string
  name: string
  added: string
  lastUsed: string | null
}
