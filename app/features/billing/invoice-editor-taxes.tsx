import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { invoiceEditor as copy } from '#content/admin-invoices.ts'
import { taxPresets } from '#content/tax-presets.ts'
import { type DraftEntry, taxesIn, taxIds } from './invoice-draft.ts'
import type { DraftErrors } from './invoice-draft-check.ts'

const select =
  'h-11 w-full rounded-field border border-line-strong bg-paper px-3 text-base hover:border-ink'

/** Up to three taxes, typed or filled in for a region. */
export function EditorTaxes({ entry, errors }: { entry: DraftEntry; errors: DraftErrors }) {
  return (
    <>
      <div className="flex max-w-xl flex-wrap items-end gap-3">
        <Field id="preset" label={copy.preset} className="grow">
          <select id="preset" name="preset" defaultValue="" className={select}>
            <option value="">{copy.choosePreset}</option>
            {taxPresets.map(({ label, presets }) => (
              <optgroup key={label} label={label}>
                {presets.map((one) => (
                  <option key={one.key} value={one.key}>
                    {one.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </Field>
        <Button type="submit" name="intent" value="preset" variant="secondary">
          {copy.fill}
        </Button>
      </div>
      <p className="mt-2 mb-4 text-small text-ink-muted">{copy.presetHint}</p>
      <input type="hidden" name="known_taxes" value={taxesIn(entry).join('')} />
      <ul className="border-t border-line">
        {taxIds.map((id, at) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_7rem] gap-x-4 gap-y-2 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_7rem_minmax(0,1fr)]"
          >
            {(['name', 'rate', 'registration'] as const).map((name) => (
              <Field
                key={name}
                id={`tax-${id}-${name}`}
                label={copy.tax[name]}
                error={errors[`tax-${id}-${name}`]}
                className={name === 'registration' ? 'col-span-2 md:col-span-1' : ''}
              >
                <Input
                  name={`tax-${id}-${name}`}
                  defaultValue={entry.taxes[id][name]}
                  inputMode={name === 'rate' ? 'decimal' : undefined}
                  maxLength={name === 'rate' ? 40 : 100}
                  aria-label={copy.tax.of(at + 1, copy.tax[name])}
                  autoComplete="off"
                />
              </Field>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
