import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { ArrowDown, ArrowUp, Plus, X } from '#app/ui/icons.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { RowButton } from '#app/ui/row-button.tsx'
import { newRequest as copy, requestCopy } from '#content/client-requests.ts'
import { hintLength, linesAtMost, titleLength } from './client-request.ts'
import type { EntryErrors, LineEntry } from './new-request.ts'

type NewRequestLinesProps = { lines: LineEntry[]; errors: EntryErrors }

/** The lines of a new request. Each button sends the form, so that lines can be moved without JavaScript. */
export function NewRequestLines({ lines, errors }: NewRequestLinesProps) {
  const isFull = lines.length >= linesAtMost
  return (
    <section aria-labelledby="request-lines" className="mt-4 min-w-0 sm:col-span-2">
      <h2 id="request-lines" className="headline text-heading">
        {copy.lines}
      </h2>
      <p className="mt-1 mb-3 text-small text-ink-muted">{copy.linesHint}</p>
      <ol className="border-t border-ink">
        {lines.map((line, at) => (
          <LineRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity; the form is filled anew when they move
            key={at}
            {...{ line, at, errors }}
            last={lines.length - 1}
          />
        ))}
      </ol>
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
        {isFull && <p className="text-small text-ink-muted">{copy.full}</p>}
      </div>
    </section>
  )
}

type LineRowProps = { line: LineEntry; at: number; last: number; errors: EntryErrors }

function LineRow({ line, at, last, errors }: LineRowProps) {
  const id = (name: string) => `line-${at}-${name}`
  const place = at + 1
  return (
    <li
      aria-label={copy.line(place)}
      className="grid grid-cols-1 items-start gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)] lg:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,1fr)_8.25rem]"
    >
      <Field id={id('kind')} label={copy.kind}>
        <Select name={id('kind')} options={optionsOf(requestCopy.kinds)} defaultValue={line.kind} />
      </Field>
      <Field id={id('title')} label={copy.lineTitle} error={errors[id('title')]}>
        <Input
          name={id('title')}
          maxLength={titleLength}
          autoComplete="off"
          defaultValue={line.title}
        />
      </Field>
      <Field
        id={id('hint')}
        label={copy.lineHint}
        error={errors[id('hint')]}
        optionalText={copy.optional}
        className="sm:col-start-2 lg:col-start-auto"
      >
        <Input
          name={id('hint')}
          maxLength={hintLength}
          autoComplete="off"
          defaultValue={line.hint}
        />
      </Field>
      <div className="flex gap-1 justify-self-end sm:col-start-2 lg:col-start-auto lg:self-end lg:pb-1">
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
    </li>
  )
}
