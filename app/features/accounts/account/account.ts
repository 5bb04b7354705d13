import { z } from 'zod'
import { account } from '#content/account.ts'
import { newPasswordSchema, signUpSchema } from '../sign-up/sign-up.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = account

const ownPassword = z
  .string({ error: errors.passwordMissing })
  .min(1, errors.passwordMissing)
  .max(1_000, errors.passwordWrong)

export const profileSchema = z.object({ fullName: signUpSchema.shape.fullName })

export const passwordChangeSchema = z.object({
  password: ownPassword,
  newPassword: newPasswordSchema.shape.password,
})

/** The password that is asked for before a change, because an open session must not be enough. */
export const ownPasswordSchema = z.object({ password: ownPassword })

/** A session as its owner sees it. */
export type ListedSession = {
  id: string
  /** 'Firefox on Windows' */
  device: string
  address: string | null
  started: string
  lastUsed: string
  isThis: boolean
}
