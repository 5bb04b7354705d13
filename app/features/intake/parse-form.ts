import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'

/** Parses a posted form with its schema. The browser uses the schema alone, which is smaller. */
export function parseForm<Schema extends z.ZodObject>(formData: FormData, schema: Schema) {
  return parseWithZod(formData, { schema, disableAutoCoercion: true })
}
