import { z } from 'zod'
import { isAdvertising } from '#app/features/intake/intake-service.server.ts'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { AppError } from '#app/platform/errors.ts'
import { lengthOf, shortText } from '#app/platform/sized-text.ts'
import { chatLead } from '#content/chat-lead.ts'
import { conversationCopy } from '#content/conversations.ts'
import {
  type LeadField,
  type LeadLanguage,
  type LeadRefusal,
  type LeadValues,
  leadAreas,
  leadFields,
  leadLengths,
  leadTimes,
} from '../lead-form.ts'
import type { Given } from './chat-lead.server.ts'
import { conversationSchema, sessionSchema } from './triage-request.server.ts'

const { errors } = conversationCopy

const bodySchema = z.object(
  {
    conversationId: conversationSchema,
    sessionId: sessionSchema,
    language: z.enum(['en', 'fr']).catch('en'),
    intent: z.enum(['keep', 'send', 'decline'], { error: errors.unreadable }),
    values: z.record(z.string(), z.unknown(), { error: errors.unreadable }).optional(),
    consent: z.boolean({ error: errors.unreadable }).optional(),
  },
  { error: errors.unreadable },
)

export type ReadLeadRequest = Omit<z.output<typeof bodySchema>, 'values'> & {
  values: Record<string, unknown>
}

/** Checks who asks for what; the fields are checked afterwards. @throws AppError `invalid` */
export function readLeadRequest(body: unknown): ReadLeadRequest {
  const parsed = bodySchema.safeParse(body)
  if (!parsed.success)
    throw new AppError('invalid', parsed.error.issues[0]?.message ?? errors.unreadable)
  return { ...parsed.data, values: parsed.data.values ?? {} }
}

const optional = <Schema extends z.ZodType>(clean: (value: unknown) => unknown, schema: Schema) =>
  z.preprocess(clean, schema.optional())

function valuesSchema(language: LeadLanguage) {
  const copy = chatLead[language].errors
  const { organisation, need, name, email, phone } = leadLengths
  const digits = (text: string) => text.replaceAll(/\D/g, '').length
  return z.object({
    area: optional(cleanText, z.enum(leadAreas, { error: copy.area })),
    time: optional(cleanText, z.enum(leadTimes, { error: copy.time })),
    organisation: optional(cleanLine, shortText(organisation, copy.organisation)),
    need: optional(cleanText, shortText(need, copy.need)),
    name: z.preprocess(
      cleanLine,
      z.string({ error: copy.name }).refine((text) => lengthOf(text) <= name, copy.nameLong),
    ),
    email: z.preprocess(cleanText, z.email({ error: copy.email }).max(email, copy.email)),
    phone: optional(
      cleanLine,
      z
        .string({ error: copy.phone })
        .refine((text) => lengthOf(text) <= phone && digits(text) >= 5, copy.phone),
    ),
  })
}

/** The fields of a form that is sent, or what is wrong with them. */
export function checkValues(
  { values, consent, language }: ReadLeadRequest,
  isCorrection: boolean,
): { given: Given } | { fields: NonNullable<LeadRefusal['fields']> } {
  const parsed = valuesSchema(language).safeParse(values)
  const fields: NonNullable<LeadRefusal['fields']> = {}
  for (const { path, message } of parsed.error?.issues ?? [])
    fields[path[0] as LeadField] ??= message
  // Who corrects has agreed already.
  if (!consent && !isCorrection) fields.consent = chatLead[language].errors.consent
  // The rule of the other forms for advertising; here nothing is quarantined, because the visitor waits.
  if (parsed.success && isAdvertising(parsed.data))
    fields[isAdvertising({ name: parsed.data.name }) ? 'name' : 'need'] =
      chatLead[language].errors.links
  if (!parsed.success || Object.keys(fields).length > 0) return { fields }
  const given = Object.entries(parsed.data).filter(([, value]) => value !== undefined)
  return { given: { ...Object.fromEntries(given), email: parsed.data.email } }
}

/** What is kept of a form that is not finished: everything that fits, whether it is valid or not. */
export function draftOf({ values }: ReadLeadRequest): LeadValues {
  const kept = leadFields.flatMap((field) => {
    const text = (field === 'need' ? cleanText : cleanLine)(values[field])
    const most = { area: 20, time: 20, ...leadLengths }[field]
    return typeof text === 'string' ? [[field, [...text].slice(0, most).join('')]] : []
  })
  return Object.fromEntries(kept)
}
