import { type ReactNode, useState } from 'react'
import { dropDraft } from '#app/features/intake/draft.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { raiseToast } from '#app/ui/toast.ts'
import { applicationForm as copy } from '#content/application-form.ts'
import type { Job } from '#content/careers.ts'
import { applicationFormName, type Refusal } from './application.ts'
import { ApplicationForm } from './application-form.tsx'

type ApplicationDialogProps = {
  open: boolean
  /** Undefined for a general application. */
  job: Job | undefined
  retentionDays: number
  guard: (answer: Refusal | undefined) => ReactNode
  onClose: () => void
}

/**
 * The application form on the page of open positions. It is empty again after it was sent or
 * cancelled. When it is closed in another way, perhaps by accident, it keeps the typed text and the
 * chosen file.
 */
export default function ApplicationDialog(props: ApplicationDialogProps) {
  const { open, job, retentionDays, guard, onClose } = props
  const [round, setRound] = useState(0)
  function reset() {
    dropDraft(applicationFormName)
    setRound((last) => last + 1)
    onClose()
  }
  return (
    <Dialog
      open={open}
      title={job?.title ?? copy.general}
      description={job ? copy.lead : copy.generalLead}
      closeLabel={copy.close}
      className="scroll-pt-10"
      onClose={onClose}
    >
      <ApplicationForm
        key={round}
        id="application"
        job={job}
        retentionDays={retentionDays}
        guard={guard}
        onSent={({ toast }) => {
          if (toast) raiseToast(toast)
          reset()
        }}
        cancel={
          <Button variant="secondary" size="large" onClick={reset}>
            {copy.cancel}
          </Button>
        }
      />
    </Dialog>
  )
}
