import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { cleanText } from '#app/platform/clean-text.ts'
import { isSlug, isUuid } from '#app/platform/identifier.ts'
import { isDay } from '#app/platform/instant.ts'
import { publicationForm } from '#content/publishing.ts'
import { articleLength, audiences, fieldsOf, type Kind } from './publication.ts'

// Zod's compiled parsers need eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = publicationForm
const clean = (value: unknown) => cleanText(value) ?? ''
const text = (limit: number) => z.preprocess(clean, z.string().max(limit, errors.long(limit)))
const optional = (isGood: (value: string) => boolean, error: string) =>
  z.preprocess(
    clean,
    z.string().refine((value) => value === '' || isGood(value), error),
  )
const wholeNumber = (least: number, most: number, error: string) =>
  optional(
    (value) => /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most,
    error,
  )
const lines = z.preprocess(
  (value) =>
    clean(value)
      ?.toString()
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  z
    .string()
    .refine((list) => list === '' || list.split('\n').length <= 20, errors.lines)
    .refine((list) => list.split('\n').every((line) => line.length <= 300), errors.lineLong),
)
const capabilities = z.preprocess(
  (value) => [...new Set(String(clean(value)).split(' '))].filter(Boolean).toSorted().join(' '),
  optional((list) => list.split(' ').length <= 50 && list.split(' ').every(isUuid), errors.choice),
)
/** Whether every picture of an article has alt text. */
const isDescribed = (html: string) =>
  [...html.matchAll(/<img(?=[\s/>])((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi)].every(
    ([, attributes = '']) =>
      /[\s"'/]alt\s*=\s*("[^"]*[^"\s][^"]*"|'[^']*[^'\s][^']*'|[^\s"'>]+)/i.test(attributes),
  )
const slug = optional(isSlug, errors.slug)
const isMoment = (value: string) => {
  const [day = '', time = ''] = value.split('T')
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
}

const common = {
  title: z.preprocess(clean, z.string().min(1, errors.title).max(200, errors.long(200))),
  slug,
  capabilities,
  /** Only with the move `schedule`. */
  publishAt: optional(isMoment, errors.moment),
}

const insightSchema = z
  .object({
    ...common,
    excerpt: text(600),
    content: text(articleLength).refine(isDescribed, errors.contentAlt),
    author: text(120),
    publishedOn: optional(isDay, errors.day),
    contentType: optional(isUuid, errors.choice),
    // Pictures must be on this site: one from elsewhere would tell its owner who reads the page.
    imageUrl: optional(
      (value) => value.length <= 500 && /^\/(?![/\\])\S+$/.test(value),
      errors.imageUrl,
    ),
    imageAlt: text(300),
    imageWidth: wholeNumber(1, 20_000, errors.measure),
    imageHeight: wholeNumber(1, 20_000, errors.measure),
  })
  .refine(({ imageUrl, imageAlt }) => !imageUrl || imageAlt, {
    path: ['imageAlt'],
    message: errors.imageAlt,
  })

const projectSchema = z.object({
  ...common,
  subtitle: text(300),
  description: text(2_000),
  challenge: text(10_000),
  solution: text(10_000),
  outcomes: lines,
  kpis: lines,
  sector: optional(isUuid, errors.choice),
  featured: z.preprocess((value) => (value === 'on' ? 'on' : ''), z.string()),
  displayOrder: z.preprocess(
    (value) => String(Number(clean(value) || 0)),
    wholeNumber(0, 999_999, errors.order),
  ),
})

const helpSchema = z
  .object({
    ...{ title: common.title, slug, publishAt: common.publishAt },
    excerpt: text(600),
    content: text(articleLength).refine(isDescribed, errors.contentAlt),
    audience: z.preprocess(clean, z.enum(audiences, errors.audience)),
    client: optional(isUuid, errors.choice),
  })
  .refine(({ audience, client }) => audience !== 'client' || client, {
    path: ['client'],
    message: errors.client,
  })
  .transform((values) => ({ ...values, client: values.audience === 'client' ? values.client : '' }))

const schemas = { insight: insightSchema, project: projectSchema, help: helpSchema }

/** The field names of a form of this kind. */
export const formFields = (kind: Kind) => [...fieldsOf[kind], 'publishAt', 'version', 'id']

/** Joins the checkboxes of one name into one field; the other fields are unchanged. */
export function withChoices(form: FormData): FormData {
  const joined = new FormData()
  for (const [name, value] of form) if (name !== 'capability') joined.set(name, value)
  joined.set('capabilities', form.getAll('capability').slice(0, 60).join(' '))
  return joined
}

/** Parses a form that has passed `withChoices`. */
export function parsePublication(kind: Kind, form: FormData) {
  return parseWithZod(form, { schema: schemas[kind], disableAutoCoercion: true })
}

/** A slug made from a title. */
export function slugFrom(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/'|\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return words.slice(0, 100).replaceAll(/^-+|-+$/g, '') || 'untitled'
}
