import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { isDay } from '#app/platform/instant.ts'
import { storedValues } from '#app/platform/stored-values.ts'
import { evidencePanel } from '#content/company-evidence.ts'
import { certificateStates, type EvidenceInput, type EvidenceKind } from './evidence.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = evidencePanel

const line = (limit: number) => z.string().max(limit, errors.long(limit))
const day = z.preprocess(cleanLine, z.string().refine(isDay, errors.date).optional())
const state = z.enum(certificateStates, { error: errors.state })
const shape = {
  name: z.preprocess(cleanLine, z.string({ error: errors.name }).max(200, errors.long(200))),
  state: z.preprocess(cleanLine, state.optional()),
  issued_by: z.preprocess(cleanLine, line(200).optional()),
  dated_on: day,
  valid_until: day,
  scope: z.preprocess(cleanText, line(1_000).optional()),
  summary: z.preprocess(cleanText, line(2_000).optional()),
}

export const evidenceFields = [...Object.keys(shape), 'based', 'intent', 'is_public', 'drop_file']

const schemaOf = (kind: EvidenceKind) =>
  z
    .object({
      ...shape,
      state: kind === 'certificate' ? z.preprocess(cleanLine, state) : shape.state,
    })
    .superRefine(({ dated_on: from, valid_until: until }, context) => {
      if (from && until && until < from)
        context.addIssue({ code: 'custom', path: ['valid_until'], message: errors.order })
    })

export const parseEvidence = (form: FormData, kind: EvidenceKind) =>
  parseWithZod(form, { schema: schemaOf(kind), disableAutoCoercion: true })

type Parsed = z.output<ReturnType<typeof schemaOf>>

/** What the form says, as it is stored. */
export const evidenceOfForm = (value: Parsed, kind: EvidenceKind): EvidenceInput => ({
  ...storedValues(shape, value),
  state: kind === 'certificate' ? (value.state ?? null) : null,
})
