import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { isDueDay } from '#app/platform/instant.ts'
import { engagementForm, engagementPage } from '#content/engagements.ts'
import { projectStatuses } from './engagement.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const parse = <Schema extends z.ZodType>(form: FormData, schema: Schema) =>
  parseWithZod(form, { schema, disableAutoCoercion: true })

const { errors } = engagementForm
const day = z.preprocess(cleanText, z.string(errors.date).refine(isDueDay, errors.date).optional())
const title = (missing: string, long: string) =>
  z.preprocess(cleanLine, z.string({ error: missing }).max(200, long))

const projectShape = {
  name: title(errors.name, errors.nameLong),
  description: z.preprocess(cleanText, z.string().max(10_000, errors.descriptionLong).optional()),
  status: z.enum(projectStatuses, { error: errors.status }),
  progress: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z
      .number({ error: errors.progress })
      .int(errors.progress)
      .min(0, errors.progress)
      .max(100, errors.progress),
  ),
  startsOn: day,
  dueOn: day,
}

// A pasted list may contain bullets, which are removed; duplicate lines are kept once.
const asPoints = (value: unknown) => {
  const text = cleanText(value)
  if (typeof text !== 'string') return text
  const lines = text.split('\n').map((line) => line.replace(/^\s*(?:[-*•–]\s+)?/, '').trim())
  return [...new Set(lines)].filter((line) => line !== '').join('\n') || undefined
}
const brief = (long: string) => z.preprocess(cleanText, z.string().max(80, long).optional())
const prose = z.preprocess(cleanText, z.string().max(10_000, errors.proseLong).optional())
const points = z.preprocess(
  asPoints,
  z
    .string()
    .max(6_000, errors.points)
    .refine((text) => text.split('\n').length <= 30, errors.points)
    .optional(),
)

const writtenShape = {
  timeline: brief(errors.timelineLong),
  budget: brief(errors.budgetLong),
  overview: prose,
  overviewPoints: points,
  assessment: prose,
  assessmentPoints: points,
  proposal: prose,
  proposalPoints: points,
}

const inOrder = ({ startsOn, dueOn }: { startsOn?: string; dueOn?: string }) =>
  !startsOn || !dueOn || startsOn <= dueOn
const orderFault = { path: ['dueOn'], message: errors.order }

export const newProjectFields = ['id', 'clientId', ...Object.keys(projectShape)]
export const newProjectSchema = z
  .object({
    /** A new id for every rendering of the form, so that a form sent twice makes one project. */
    id: z.uuid(),
    clientId: z.uuid({ error: errors.clientId }),
    ...projectShape,
  })
  .refine(inOrder, orderFault)
export type NewProjectInput = z.output<typeof newProjectSchema>

export const projectEditFields = ['version', ...Object.keys({ ...projectShape, ...writtenShape })]
export const projectEditSchema = z
  .object({ version: z.coerce.number().int(), ...projectShape, ...writtenShape })
  .refine(inOrder, orderFault)
export type ProjectEditInput = z.output<typeof projectEditSchema>

const { errors: milestoneErrors } = engagementPage.milestones
export const milestoneSchema = z.object({
  title: title(milestoneErrors.title, milestoneErrors.titleLong),
  dueOn: day,
})
export type MilestoneInput = z.output<typeof milestoneSchema>

const { errors: updateErrors } = engagementPage.updates
export const projectUpdateSchema = z.object({
  /** A new id for every rendering of the form, so that a form sent twice is posted and mailed once. */
  id: z.uuid(),
  title: title(updateErrors.title, updateErrors.titleLong),
  body: z.preprocess(
    cleanText,
    z.string({ error: updateErrors.body }).max(10_000, updateErrors.bodyLong),
  ),
})
export type ProjectUpdateInput = z.output<typeof projectUpdateSchema>

export const updateCorrectionSchema = projectUpdateSchema
  .omit({ id: true })
  .extend({ version: z.coerce.number().int() })
export type UpdateCorrectionInput = z.output<typeof updateCorrectionSchema>

export const parseNewProject = (form: FormData) => parse(form, newProjectSchema)
export const parseProjectEdit = (form: FormData) => parse(form, projectEditSchema)
export const parseMilestone = (form: FormData) => parse(form, milestoneSchema)
export const parseUpdate = (form: FormData) => parse(form, projectUpdateSchema)
export const parseCorrection = (form: FormData) => parse(form, updateCorrectionSchema)
