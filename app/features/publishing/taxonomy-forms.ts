import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { cleanText } from '#app/platform/clean-text.ts'
import { isSlug } from '#app/platform/identifier.ts'
import { taxonomyForm } from '#content/taxonomy.ts'

// Zod's compiled parsers need eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = taxonomyForm
const clean = (value: unknown) => cleanText(value) ?? ''

const schema = z.object({
  name: z.preprocess(
    (value) => String(clean(value)).replaceAll(/\s+/g, ' '),
    z.string().min(1, errors.name).max(100, errors.nameLong),
  ),
  slug: z.preprocess(
    clean,
    z
      .string()
      .refine((value) => value === '' || (value.length <= 100 && isSlug(value)), errors.slug),
  ),
})

/** Parses the form of a term. */
export const parseTerm = (form: FormData) =>
  parseWithZod(form, { schema, disableAutoCoercion: true })
