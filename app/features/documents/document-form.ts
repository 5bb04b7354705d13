import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { documentForms } from '#content/documents.ts'

// Zod's compiled parsers need eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = documentForms

const project = z.preprocess(cleanText, z.uuid({ error: errors.project }).optional())

export const uploadFields = ['client', 'project', 'notify'] as const
const uploadSchema = z.object({
  client: z.preprocess(cleanText, z.uuid({ error: errors.client })),
  project,
  notify: z.preprocess(cleanText, z.enum(['on'], { error: errors.notify }).optional()),
})
export type UploadInput = z.output<typeof uploadSchema>

export const editFields = ['name', 'project'] as const
const editSchema = z.object({
  name: z.preprocess(cleanLine, z.string({ error: errors.nameMissing }).max(255, errors.nameLong)),
  project,
})
export type EditInput = z.output<typeof editSchema>

export function parseUpload(form: FormData) {
  return parseWithZod(form, { schema: uploadSchema, disableAutoCoercion: true })
}

export function parseEdit(form: FormData) {
  return parseWithZod(form, { schema: editSchema, disableAutoCoercion: true })
}
