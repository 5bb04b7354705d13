import { z } from 'zod'
import { codeStep } from '#content/second-factor.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

/** The page where a sign-in that needs a code continues. */
export function codeStepPath(next: string | null): string {
  return next ? `/auth/code?next=${encodeURIComponent(next)}` : '/auth/code'
}

const { errors } = codeStep

/** Six digits, however they are grouped. */
export const codeSchema = z.object({
  code: z
    .string({ error: errors.code })
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, errors.code)),
})

/** Ten letters and digits in any spelling, normalised to `abcde-fghij`. */
export const recoverySchema = z.object({
  code: z
    .string({ error: errors.recovery })
    .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
    .pipe(z.string().regex(/^[a-z0-9]{10}$/, errors.recovery))
    .transform((text) => `${text.slice(0, 5)}-${text.slice(5)}`),
})
