import { useNavigation } from 'react-router'
import { SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { ticketPage } from '#content/tickets.ts'
import type { TicketStatus } from './ticket.ts'

/** The button by which the client says that a ticket is solved. */
export function SolvedForm(props: { path: string; seen: TicketStatus; formId: string }) {
  const { path, seen, formId } = props
  const action = `${path}/solved`
  const pending = useNavigation().formAction === action
  const copy = ticketPage.solve
  return (
    <section aria-labelledby="solve" className="mt-10 border-t border-line pt-6">
      <h2 id="solve" className="headline text-heading">
        {copy.title}
      </h2>
      <p className="mt-2 text-ink-muted">{copy.text}</p>
      <Form
        method="post"
        action={action}
        preventScrollReset
        replace
        aria-busy={pending}
        className="mt-4"
      >
        <input type="hidden" name="formId" value={formId} />
        <input type="hidden" name="seen" value={seen} />
        <SubmitButton variant="secondary" label={copy.submit} busy={pending && copy.submitting} />
      </Form>
    </section>
  )
}
