import { Dialog } from '#app/ui/dialog.tsx'
import { useWayBack } from '#app/ui/way-back.ts'
import { leadAnswer as copy } from '#content/lead-answers.ts'
import type { LeadMail } from './lead-answer.ts'
import { LeadAnswerForm, type LeadAnswerFormProps } from './lead-answer-form.tsx'
import { LeadMails } from './lead-mails-part.tsx'

type LeadAnswerDialogProps = LeadAnswerFormProps & {
  mails: LeadMail[]
  /** The page of the lead. */
  back: string
}

/** Answers a lead by mail: a dialog with an address of its own, above the earlier mails. */
export function LeadAnswerDialog({ mails, back, ...form }: LeadAnswerDialogProps) {
  const { leave } = useWayBack(back)
  return (
    <Dialog
      open
      title={copy.title(form.lead.full_name)}
      closeLabel={copy.close}
      closeHref={back}
      onClose={leave}
    >
      <LeadAnswerForm {...form} />
      <LeadMails mails={mails} heading="h3" />
    </Dialog>
  )
}
