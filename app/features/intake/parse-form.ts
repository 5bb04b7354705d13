import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'

/** Reads a posted form by its schema. The browser checks with the schema alone: it weighs less. */
export function parseForm<Schema extends z.ZodObject>(formData: FormData, schema: Schema) {
  return parseWithZod(formData, { schema, disableAutoCoercion: true })
}
