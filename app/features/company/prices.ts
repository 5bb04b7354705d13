import type { CompanyFacts } from './company-facts.ts'

export type PriceRange = { from: number; to: number }
export type Tier = 'discovery' | 'blueprint' | 'implementation'
export type Prices = {
  currency: string
  /** The last day on which they hold, `2027-03-31`. */
  until: string
  ranges: Partial<Record<Tier, PriceRange>>
}

/** A range as staff type it: `40000-60000`; the first amount is not above the second. */
export function readRange(text: string): PriceRange | undefined {
  const [, first, second] =
    /^(\d{1,9}) ?- ?(\d{1,9})$/.exec(text.replaceAll(/[,\u00a0]/g, '')) ?? []
  const [from, to] = [Number(first), Number(second)]
  return from > 0 && from <= to ? { from, to } : undefined
}

/**
 * The price ranges that staff have set; undefined when there are none, when one of currency and last
 * day is missing, or when the last day is over.
 *
 * @param today `2026-11-22`
 */
export function pricesOf(facts: CompanyFacts, today: string): Prices | undefined {
  const { price_currency: currency, prices_until: until } = facts
  if (!currency || !until || until < today) return undefined
  const typed = {
    discovery: facts.price_discovery,
    blueprint: facts.price_blueprint,
    implementation: facts.price_implementation,
  }
  const found = Object.entries(typed).flatMap(([tier, text]) => {
    const range = readRange(text ?? '')
    return range ? [[tier, range]] : []
  })
  return found.length > 0 ? { currency, until, ranges: Object.fromEntries(found) } : undefined
}
