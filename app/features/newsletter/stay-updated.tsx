import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { stayUpdated } from '#content/stay-updated.ts'

/** The newsletter's box below the insights. */
export function StayUpdated() {
  return (
    <section
      id="stay-updated"
      aria-labelledby="stay-updated-title"
      className="no-print grid grid-cols-1 items-end gap-x-12 gap-y-6 border-y border-ink py-10 md:grid-cols-12"
    >
      <div className="md:col-span-6">
        <h2 id="stay-updated-title" className="display text-section">
          {stayUpdated.title}
        </h2>
        <p className="mt-2 text-ink-muted">{stayUpdated.text}</p>
      </div>
      <form className="flex flex-col gap-3 sm:flex-row sm:items-end md:col-span-6">
        <Field id="newsletter-email" label={stayUpdated.email} className="grow">
          <Input
            type="email"
            name="email"
            autoComplete="email"
            maxLength={255}
            placeholder={stayUpdated.placeholder}
          />
        </Field>
        <Button>{stayUpdated.subscribe}</Button>
      </form>
    </section>
  )
}
