/** How a fact is typed and checked. `lines` is a list, one entry on each line. */
export type FactKind =
  | 'line'
  | 'text'
  | 'lines'
  | 'email'
  | 'telephone'
  | 'link'
  | 'links'
  | 'date'
  | 'currency'
  | 'range'

/**
 * Everything that staff can state about the company, in the groups of the panel's form. A fact that
 * is not stated is shown nowhere. A new fact is one line here and its label in the content.
 */
export const factGroups = {
  entity: {
    legal_name: 'line',
    registration_number: 'line',
    registered_in: 'line',
    registered_address: 'text',
    tax_numbers: 'lines',
    supplier_numbers: 'lines',
    same_as: 'links',
  },
  buying: {
    telephone: 'telephone',
    tender_contact: 'line',
    tender_email: 'email',
    insurance: 'lines',
    frameworks: 'lines',
    procurement_note: 'text',
  },
  data: {
    data_location: 'text',
    hosting_provider: 'line',
    database_provider: 'line',
    storage_provider: 'line',
    mail_provider: 'line',
    mailbox_provider: 'line',
    ai_provider: 'line',
    scheduling_provider: 'line',
  },
  pricing: {
    price_currency: 'currency',
    prices_until: 'date',
    price_discovery: 'range',
    price_blueprint: 'range',
    price_implementation: 'range',
  },
  running: {
    status_page: 'link',
    incidents: 'text',
    restore_tested_on: 'date',
    restore_test_result: 'text',
  },
} as const satisfies Record<string, Record<string, FactKind>>

export type FactGroup = keyof typeof factGroups
export type FactKey = { [G in FactGroup]: keyof (typeof factGroups)[G] }[FactGroup]

/** The kind of every fact, by its key. */
export const factKinds = Object.assign({}, ...Object.values(factGroups)) as Record<
  FactKey,
  FactKind
>
export const factKeys = Object.keys(factKinds) as FactKey[]

/** The facts that staff have stated. What is missing is not shown. */
export type CompanyFacts = Partial<Record<FactKey, string>>

/** The entries of a fact that is a list; none when it is not stated. */
export const linesOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The most characters that a fact of a kind may have. */
export const factLimits: Record<FactKind, number> = {
  line: 200,
  text: 2_000,
  lines: 2_000,
  email: 255,
  telephone: 40,
  link: 500,
  links: 2_000,
  date: 10,
  currency: 3,
  range: 40,
}

/** One change of one fact; `before` and `value` are null where nothing was stated. */
export type FactChange = {
  key: string
  version: number
  before: string | null
  value: string | null
  changed_by: string | null
  created_at: string
}
