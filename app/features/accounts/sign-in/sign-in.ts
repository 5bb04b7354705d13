import { z } from 'zod'
import { adminAuth } from '#content/admin.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = adminAuth

/** E-mail and password of a sign-in, with the message for each. */
export const signInSchema = z.object({
  email: z
    .string({ error: errors.email })
    .trim()
    .max(255, errors.email)
    .pipe(z.email(errors.email)),
  password: z
    .string({ error: errors.password })
    .min(1, errors.password)
    .max(1_000, errors.password),
})
