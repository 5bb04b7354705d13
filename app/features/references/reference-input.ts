import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { isDay } from '#app/platform/instant.ts'
import { shortText } from '#app/platform/sized-text.ts'
import { storedValues } from '#app/platform/stored-values.ts'
import { referencesPanel } from '#content/references-panel.ts'
import type { ReferenceInput } from './reference.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = referencesPanel

const line = (most: number) =>
  z.preprocess(cleanLine, shortText(most, errors.long(most)).optional())
const needed = (most: number, missing: string) =>
  z.preprocess(cleanText, z.string({ error: missing }).pipe(shortText(most, errors.long(most))))
// Before the year 1000 no date control and no permission reaches.
const isKnownDay = (text: string) => isDay(text) && !text.startsWith('0')
const day = z.preprocess(cleanLine, z.string().refine(isKnownDay, errors.date).optional())

const shape = {
  organization: z.preprocess(cleanLine, needed(200, errors.organization)),
  quote: needed(1_200, errors.quote),
  said_by: z.preprocess(cleanLine, needed(120, errors.said_by)),
  said_role: line(160),
  figure: line(40),
  figure_note: line(200),
  figure_source: line(200),
  figure_on: day,
  project_id: z.preprocess(cleanLine, z.string().refine(isUuid, errors.project).optional()),
  may_contact: z.preprocess(cleanLine, z.string().optional()),
  permission_by: line(200),
  permission_on: day,
  permission_until: day,
  permission_withdrawn_on: day,
}

export const referenceFields = [...Object.keys(shape), 'based', 'intent', 'drop_file']

const schema = z.object(shape).superRefine((value, context) => {
  const fail = (field: keyof typeof shape, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  const parts = ['figure', 'figure_note', 'figure_source', 'figure_on'] as const
  if (parts.some((part) => value[part]))
    for (const part of parts) if (!value[part]) fail(part, errors.figure[part])
  const { permission_on: from, permission_until: until } = value
  if (from && until && until < from) fail('permission_until', errors.order)
})

export const parseReference = (form: FormData) =>
  parseWithZod(form, { schema, disableAutoCoercion: true })

/** What the form says, as it is stored. */
export const referenceOfForm = (value: z.output<typeof schema>): ReferenceInput => ({
  ...storedValues(shape, value),
  may_contact: value.may_contact !== undefined,
})
