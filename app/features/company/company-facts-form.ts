import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { readHttpsAddress } from '#app/platform/https-address.ts'
import { isDay } from '#app/platform/instant.ts'
import { companyPanel } from '#content/company-panel.ts'
import { type FactKind, factKeys, factKinds, factLimits, linesOf } from './company-facts.ts'
import { readRange } from './prices.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = companyPanel

const isLink = (text: string) => readHttpsAddress(text)?.hostname.includes('.') === true

const checks: Partial<Record<FactKind, [(value: string) => boolean, string]>> = {
  email: [(value) => z.email().safeParse(value).success, errors.email],
  telephone: [(value) => /^\+?[\d\s().-]{5,}$/.test(value), errors.telephone],
  link: [isLink, errors.link],
  links: [(value) => linesOf(value).every(isLink), errors.links],
  date: [isDay, errors.date],
  currency: [(value) => /^[A-Z]{3}$/.test(value), errors.currency],
  range: [(value) => readRange(value) !== undefined, errors.range],
}
const isLong = (kind: FactKind) => kind === 'text' || kind === 'lines' || kind === 'links'

function fieldOf(kind: FactKind) {
  const limit = factLimits[kind]
  const [check, message] = checks[kind] ?? [() => true, '']
  const text = z.string().max(limit, errors.long(limit)).refine(check, message)
  return z.preprocess(isLong(kind) ? cleanText : cleanLine, text.optional())
}

const schema = z.object(Object.fromEntries(factKeys.map((key) => [key, fieldOf(factKinds[key])])))

/** The facts of the panel's form, each checked by its kind. */
export const parseFacts = (form: FormData) =>
  parseWithZod(form, { schema, disableAutoCoercion: true })
