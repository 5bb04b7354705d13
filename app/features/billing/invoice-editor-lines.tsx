import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { ArrowDown, ArrowUp, Plus, X } from '#app/ui/icons.tsx'
import { RowButton } from '#app/ui/row-button.tsx'
import { invoiceEditor } from '#content/admin-invoices.ts'
import { formatMoney } from './invoice.ts'
import { type DraftEntry, type LineEntry, linesAtMost, taxesIn } from './invoice-draft.ts'
import type { DraftErrors } from './invoice-draft-check.ts'

const copy = invoiceEditor.line

type EditorLinesProps = { entry: DraftEntry; errors: DraftErrors; nets: (number | null)[] }

/** The rows of an invoice. Each button sends the form, so that rows can be moved without JavaScript. */
export function EditorLines({ entry, errors, nets }: EditorLinesProps) {
  const isFull = entry.lines.length >= linesAtMost
  return (
    <>
      <ol className="border-t border-ink">
        {entry.lines.map((line, at) => (
          <EditorLine
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity; the form is filled anew when they move
            key={at}
            {...{ entry, errors, line, at }}
            net={nets[at] ?? null}
          />
        ))}
      </ol>
      <Alert text={errors.lines} className="mt-3" />
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          type="submit"
          name="intent"
          value="row:add"
          variant="secondary"
          size="small"
          disabled={isFull}
        >
          <Plus aria-hidden="true" size={16} />
          {copy.add}
        </Button>
        <p className="text-small text-ink-muted">{isFull ? copy.full : copy.hint}</p>
      </div>
    </>
  )
}

type EditorLineProps = {
  entry: DraftEntry
  errors: DraftErrors
  line: LineEntry
  at: number
  net: number | null
}

function EditorLine({ entry, errors, line, at, net }: EditorLineProps) {
  const place = at + 1
  const id = (name: string) => `line-${at}-${name}`
  const field = (name: 'description' | 'quantity' | 'unit_price', control: ReactNode) => (
    <Field id={id(name)} label={copy[name]} error={errors[id(name)]}>
      {control}
    </Field>
  )
  const last = entry.lines.length - 1
  return (
    <li
      aria-label={copy.row(place)}
      className="grid grid-cols-2 items-start gap-x-4 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_6.5rem_9rem_9rem] lg:grid-cols-[minmax(0,1fr)_6.5rem_9rem_11rem]"
    >
      <div className="col-span-2 md:col-span-1">
        {field(
          'description',
          <Textarea
            name={id('description')}
            rows={1}
            maxLength={1_000}
            defaultValue={line.description}
            className="field-sizing-content max-h-60 min-h-11!"
          />,
        )}
      </div>
      {field(
        'quantity',
        <Input
          name={id('quantity')}
          inputMode="decimal"
          maxLength={40}
          defaultValue={line.quantity}
          className="text-end tabular-nums"
        />,
      )}
      {field(
        'unit_price',
        <Input
          name={id('unit_price')}
          inputMode="decimal"
          maxLength={40}
          defaultValue={line.unit_price}
          className="text-end tabular-nums"
        />,
      )}
      <div className="col-span-2 flex items-baseline justify-between gap-3 md:col-span-1 md:block md:text-end">
        <p className="text-small font-medium">{copy.net}</p>
        <p className="tabular-nums md:mt-1.5 md:py-2.5 lg:whitespace-nowrap">
          {net === null ? '–' : formatMoney(net, entry.currency)}
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:col-span-4">
        <LineTaxes entry={entry} line={line} at={at} />
        <div className="ms-auto flex gap-1">
          {at > 0 && (
            <RowButton id={id('up')} intent={`row:up:${at}`} label={copy.up(place)}>
              <ArrowUp aria-hidden="true" size={16} />
            </RowButton>
          )}
          {at < last && (
            <RowButton id={id('down')} intent={`row:down:${at}`} label={copy.down(place)}>
              <ArrowDown aria-hidden="true" size={16} />
            </RowButton>
          )}
          <RowButton id={id('remove')} intent={`row:remove:${at}`} label={copy.remove(place)}>
            <X aria-hidden="true" size={16} />
          </RowButton>
        </div>
      </div>
    </li>
  )
}

function LineTaxes({ entry, line, at }: Pick<EditorLineProps, 'entry' | 'line' | 'at'>) {
  const taxes = taxesIn(entry)
  if (taxes.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-x-5 gap-y-1">
      <legend className="sr-only">{copy.of(at + 1, copy.taxes)}</legend>
      {taxes.map((tax) => (
        <label key={tax} className="inline-flex min-h-8 items-center gap-2 text-small">
          <input
            type="checkbox"
            name={`line-${at}-tax-${tax}`}
            defaultChecked={line.taxes.includes(tax)}
            className="size-4"
          />
          <span className="wrap-anywhere">{entry.taxes[tax].name}</span>
        </label>
      ))}
    </fieldset>
  )
}
