import { Button } from '#app/ui/button.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { blockName, pageEditor as copy, fieldName } from '#content/page-texts.ts'
import type { PageField } from './page-fields.ts'
import type { Outdated } from './page-text-service.server.ts'
import { type Faults, seenField, type Typed, textField } from './page-texts.ts'

type PageBlockProps = {
  block: string
  fields: PageField[]
  typed: Typed
  faults: Faults
  /** The place of the first wrong text, which takes the focus. */
  firstFault: string | undefined
  outdated: Outdated
}

/** The texts of one block of a page. */
export function PageBlock({ block, fields, typed, outdated, ...rest }: PageBlockProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-10">
      <legend className="headline w-full border-b border-line pb-2 text-heading lg:col-span-2">
        {blockName(block)}
      </legend>
      <div className="grid min-w-0 grid-cols-1 gap-6 pt-4 lg:col-start-2">
        {fields.map((field) =>
          field.fixed ? (
            <FixedText key={field.path} field={field} reason={copy.fixed[field.fixed]} />
          ) : (
            <FreeText
              key={field.path}
              field={field}
              value={typed[field.path] ?? ''}
              outdated={outdated[field.path]}
              {...rest}
            />
          ),
        )}
      </div>
    </fieldset>
  )
}

function FixedText({ field, reason }: { field: PageField; reason: string }) {
  return (
    <div className="min-w-0 border-s-2 border-line ps-3">
      <p className="text-small font-medium">{fieldName(field.path)}</p>
      <p className="wrap-anywhere">{field.original}</p>
      <p className="text-small text-ink-muted">{reason}</p>
    </div>
  )
}

type FreeTextProps = Pick<PageBlockProps, 'faults' | 'firstFault'> & {
  field: PageField
  value: string
  outdated: Outdated[string] | undefined
}

/** A short text is written on one line. */
const lineLength = 70

function FreeText({ field, value, outdated, faults, firstFault }: FreeTextProps) {
  const { path, original, limit } = field
  const [name, fault] = [fieldName(path), faults[path]]
  const shared = { name: textField + path, defaultValue: value }
  return (
    <div id={`text-${path.replaceAll('.', '-')}`} className="min-w-0 scroll-mt-6">
      <Field
        id={`field-${path}`}
        label={name}
        hint={copy.limit(limit)}
        error={fault}
        autoFocus={path === firstFault}
      >
        {limit > lineLength && original.length > 40 ? (
          <Textarea {...shared} rows={Math.min(8, Math.ceil(original.length / 75) + 1)} />
        ) : (
          <Input {...shared} />
        )}
      </Field>
      {outdated && <OutdatedText path={path} {...outdated} />}
      {value !== original && (
        <div className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-2 text-small">
          {!outdated && (
            <p className="min-w-0 flex-1 basis-64 wrap-anywhere text-ink-muted">
              <span className="font-medium">{copy.original}: </span>
              {original}
            </p>
          )}
          <Button
            type="submit"
            name="intent"
            value={`reset:${path}`}
            size="small"
            variant="ghost"
            aria-label={copy.toOriginalOf(name)}
          >
            {copy.toOriginal}
          </Button>
        </div>
      )}
    </div>
  )
}

function OutdatedText({ path, was, now }: { path: string; was: string; now: string }) {
  return (
    <div className="mt-2 grid gap-2 border-s-2 border-vermilion ps-3 text-small">
      <p className="wrap-anywhere">
        <span className="font-medium">{copy.outdated.was}: </span>
        {was}
      </p>
      <p className="wrap-anywhere">
        <span className="font-medium">{copy.outdated.now}: </span>
        {now}
      </p>
      <label className="flex min-h-9 items-center gap-2">
        <input type="checkbox" name={seenField} value={path} className="size-5" />
        {copy.outdated.keep}
      </label>
    </div>
  )
}
