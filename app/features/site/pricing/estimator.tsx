import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import type { PricingView } from '#app/features/site/pricing/pricing-view.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Plus } from '#app/ui/icons.tsx'
import { pricing } from '#content/pricing.ts'

type FieldName = keyof typeof pricing.estimate.fields

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** A form that the address answers: it works without a script, and its result can be sent to others. */
export function Estimator({ view }: { view: PricingView }) {
  const { estimate: copy } = usePageCopy(pricing)
  const options: Record<FieldName, Record<string, string>> = {
    solution: view.solutions,
    ...copy.options,
  }
  return (
    <section id="estimate" className="scroll-mt-20 border-t border-line bg-surface py-16 md:py-24">
      <div className="frame grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="display text-section">{copy.title}</h2>
          <p className="mt-3 text-ink-muted">{copy.text}</p>
          <form method="get" action="/pricing#your-estimate" noValidate className="mt-6 grid gap-5">
            {(Object.keys(copy.fields) as FieldName[]).map((name) => (
              <Field
                key={name}
                id={`estimate-${name}`}
                label={copy.fields[name]}
                error={view.wrong.includes(name) ? copy.choose : null}
              >
                <Select
                  name={name}
                  defaultValue={view.answers[name]}
                  options={optionsOf(options[name])}
                />
              </Field>
            ))}
            <Button type="submit" size="large">
              {copy.submit}
            </Button>
          </form>
        </div>
        {/* The form leads here, so that its result is in view on a phone and the next Tab is in it. */}
        <div id="your-estimate" className="scroll-mt-20 lg:col-span-7">
          {view.estimate && <Result estimate={view.estimate} />}
          <ComputedFrom rows={view.table} isOpen={!view.estimate} />
        </div>
      </div>
    </section>
  )
}

function Result({ estimate }: { estimate: NonNullable<PricingView['estimate']> }) {
  const { result } = usePageCopy(pricing).estimate
  return (
    <section className="mb-10 border border-ink bg-paper p-6 sm:p-8">
      <h3 className="label text-ink-muted">{result.title}</h3>
      <p className="display mt-2 text-title">{estimate.weeks}</p>
      <p className="headline text-section">{estimate.people}</p>
      <p className="mt-2 text-small text-ink-muted">{result.note}</p>
      <Pairs
        title={result.parts}
        pairs={estimate.parts.map(({ name, weeks }) => [name, weeks] as const)}
      />
      <Pairs
        title={result.reasons}
        pairs={estimate.reasons.map(({ name, said }) => [name, said] as const)}
      />
      <ButtonLink viewTransition to={estimate.href} size="large" className="mt-8">
        {result.carry}
      </ButtonLink>
    </section>
  )
}

function Pairs({ title, pairs }: { title: string; pairs: (readonly [string, string])[] }) {
  return (
    <>
      <h4 className="mt-6 font-medium">{title}</h4>
      <dl className="mt-2 border-t border-line">
        {pairs.map(([name, said], index) => (
          <div
            key={index}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2"
          >
            <dt>{name}</dt>
            <dd className="text-ink-muted">{said}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type ComputedFromProps = { rows: PricingView['table']; isOpen: boolean }

function ComputedFrom({ rows, isOpen }: ComputedFromProps) {
  const { table } = usePageCopy(pricing).estimate
  return (
    <details open={isOpen} className="group">
      <summary className="flex cursor-pointer items-baseline justify-between gap-6 py-2">
        <h3 className="headline text-heading">{table.title}</h3>
        <Plus
          aria-hidden="true"
          size={18}
          className="shrink-0 translate-y-0.5 text-vermilion transition-transform duration-150 group-open:rotate-45"
        />
      </summary>
      <p className="mt-1 mb-4 text-ink-muted">{table.text}</p>
      <table className="w-full border-t border-ink text-small">
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              <th key={index} scope="col" className="label py-2 pe-3 text-start text-ink-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, weeks, people }, index) => (
            <tr key={index} className="border-t border-line align-top">
              <th scope="row" className="py-2 pe-3 text-start font-normal">
                {name}
              </th>
              <td className="py-2 pe-3">{weeks}</td>
              <td className="py-2">{people}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
