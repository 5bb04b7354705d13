import { z } from 'zod'
import { onOneLine } from '#app/platform/clean-text.ts'
import { auth } from '#content/auth.ts'
import { passwordLimits } from '../password/password-limits.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = auth
const { chosen } = passwordLimits

const email = z
  .string({ error: errors.email })
  .trim()
  .toLowerCase()
  .max(255, errors.email)
  .pipe(z.email(errors.email))

/** Checks the length only; the server checks whether it is easy to guess. */
const newPassword = z
  .string({ error: errors.passwordShort })
  .min(chosen.minLength, errors.passwordShort)
  .max(chosen.maxLength, errors.passwordLong)

/** A new account, with the message for each field. */
export const signUpSchema = z.object({
  fullName: z
    .string({ error: errors.fullNameMissing })
    .transform((name) => onOneLine(name).toWellFormed())
    .pipe(z.string().min(2, errors.fullNameShort).max(100, errors.fullNameLong)),
  email,
  password: newPassword,
})

/** The one field of the pages that send a link. */
export const addressSchema = z.object({ email })

/** The one field of the page that a reset link opens. */
export const newPasswordSchema = z.object({ password: newPassword })

/** The field of the page that a verification link opens in another browser than the one that signed up. */
export const confirmSchema = z.object({
  password: z
    .string({ error: errors.passwordMissing })
    .min(1, errors.passwordMissing)
    .max(1_000, errors.passwordMissing),
})
