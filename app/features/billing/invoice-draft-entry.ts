import { type TaxAuthority, taxPresets } from '#content/tax-presets.ts'
import {
  type Draft,
  type DraftEntry,
  emptyLine,
  headFields,
  type LineEntry,
  linesAtMost,
  type TaxEntry,
  type TaxId,
  taxesIn,
  taxIds,
} from './invoice-draft.ts'
import { writeTyped } from './typed-number.ts'

const emptyTax: TaxEntry = { name: '', rate: '', registration: '' }

/** Reads the editor's form. Only known fields are read; others are ignored. */
export function readDraftEntry(form: FormData): DraftEntry {
  const text = (name: string, limit: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, limit) : ''
  }
  const lines: LineEntry[] = []
  for (let at = 0; at < linesAtMost && form.has(`line-${at}-description`); at += 1)
    lines.push({
      description: text(`line-${at}-description`, 2_000),
      quantity: text(`line-${at}-quantity`, 40),
      unit_price: text(`line-${at}-unit_price`, 40),
      taxes: taxIds.filter((id) => form.has(`line-${at}-tax-${id}`)),
    })
  const taxOf = (id: TaxId): TaxEntry => ({
    name: text(`tax-${id}-name`, 200),
    rate: text(`tax-${id}-rate`, 40),
    registration: text(`tax-${id}-registration`, 200),
  })
  const taxes = { a: taxOf('a'), b: taxOf('b'), c: taxOf('c') }
  // A tax that was just typed has no checkboxes yet: it is charged on every line.
  const known = text('known_taxes', 10)
  const added = taxesIn({ taxes }).filter((id) => form.has('known_taxes') && !known.includes(id))
  for (const line of lines)
    line.taxes = taxIds.filter((id) => line.taxes.includes(id) || added.includes(id))
  return {
    ...(Object.fromEntries(headFields.map((name) => [name, text(name, 6_000)])) as Pick<
      DraftEntry,
      (typeof headFields)[number]
    >),
    taxes,
    lines: lines.length > 0 ? lines : [emptyLine(added)],
  }
}

/** A stored draft in the form of the editor. */
export function entryOf({ fields, lines, taxes }: Draft): DraftEntry {
  const taxOf = (id: TaxId): TaxEntry => {
    const tax = taxes.find((one) => one.id === id)
    if (!tax) return emptyTax
    return { ...tax, rate: writeTyped(tax.rate, 3), registration: tax.registration ?? '' }
  }
  const known = { a: taxOf('a'), b: taxOf('b'), c: taxOf('c') }
  return {
    project_id: fields.project_id ?? '',
    description: fields.description,
    currency: fields.currency,
    due_on: fields.due_on,
    po_number: fields.po_number ?? '',
    bill_name: fields.bill_name,
    bill_address: fields.bill_address ?? '',
    bill_contact: fields.bill_contact ?? '',
    notes: fields.notes ?? '',
    taxes: known,
    lines:
      lines.length > 0
        ? lines.map((line) => ({
            description: line.description,
            quantity: writeTyped(line.quantity, 3),
            unit_price: writeTyped(line.unit_price, 2, 2),
            taxes: taxIds.filter((id) => line.taxes.includes(id)),
          }))
        : [emptyLine(taxesIn({ taxes: known }))],
  }
}

/** Puts the usual taxes of a region on every line; unchanged when no region is chosen. */
export function withPreset(
  entry: DraftEntry,
  key: string,
  registrations: Partial<Record<TaxAuthority, string>>,
): DraftEntry {
  const preset = taxPresets.flatMap(({ presets }) => presets).find((one) => one.key === key)
  if (!preset) return entry
  const taxOf = (at: number): TaxEntry => {
    const tax = preset.taxes[at]
    if (!tax) return emptyTax
    return {
      name: tax.name,
      rate: tax.rate === null ? '' : writeTyped(tax.rate, 3),
      registration: registrations[tax.authority] ?? '',
    }
  }
  const taxes = { a: taxOf(0), b: taxOf(1), c: taxOf(2) }
  const charged = taxesIn({ taxes })
  return { ...entry, taxes, lines: entry.lines.map((line) => ({ ...line, taxes: charged })) }
}
