import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { documentForms } from '#content/documents.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = documentForms

function clean(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.replaceAll('\0', '').toWellFormed().trim()
  return text === '' ? undefined : text
}

const project = z.preprocess(clean, z.uuid({ error: errors.project }).optional())

export const uploadFields = ['client', 'project', 'notify'] as const
const uploadSchema = z.object({
  client: z.preprocess(clean, z.uuid({ error: errors.client })),
  project,
  notify: z.preprocess(clean, z.enum(['on'], { error: errors.notify }).optional()),
})
export type UploadInput = z.output<typeof uploadSchema>

export const editFields = ['name', 'project'] as const
const editSchema = z.object({
  name: z.preprocess(clean, z.string({ error: errors.nameMissing }).max(255, errors.nameLong)),
  project,
})
export type EditInput = z.output<typeof editSchema>

export function parseUpload(form: FormData) {
  return parseWithZod(form, { schema: uploadSchema, disableAutoCoercion: true })
}

export function parseEdit(form: FormData) {
  return parseWithZod(form, { schema: editSchema, disableAutoCoercion: true })
}
