import type { ListPart } from '#app/lists/read-list.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { RecordRemoval } from '#app/ui/record-removal.tsx'
import { staffAnswerPage as copy } from '#content/staff-answers.ts'
import {
  type PageChoice,
  type StaffAnswer,
  type StaffAnswerState,
  type StaffAnswerVersion,
  staffAnswersPath,
  wordingsOf,
} from './staff-answer.ts'
import { StaffAnswerForm } from './staff-answer-form.tsx'
import { StaffAnswerHistory } from './staff-answer-history.tsx'
import { AnswerStatusBadge } from './staff-answer-list.tsx'

type StaffAnswerPageProps = {
  answer: StaffAnswer
  history: ListPart<StaffAnswerVersion>
  pages: readonly PageChoice[]
  /** Whether staff are asked if it shall be deleted. */
  isAsked: boolean
  state: StaffAnswerState | undefined
}

/** An answer of staff: its status, the form with the trial, the history and the removal. */
export function StaffAnswerPage({ answer, history, isAsked, ...form }: StaffAnswerPageProps) {
  const path = `${staffAnswersPath}/${answer.id}`
  return (
    <>
      <BackLink to={staffAnswersPath}>{copy.back}</BackLink>
      <h1 className="headline mt-2 line-clamp-3 text-section wrap-anywhere">
        {wordingsOf(answer.asked)[0]}
      </h1>
      <div className="mt-3 mb-8 flex flex-wrap items-center gap-4">
        <AnswerStatusBadge status={answer.status} />
        <p className="text-ink-muted">{copy.statusTexts[answer.status]}</p>
      </div>
      <StaffAnswerForm key={answer.version} answer={answer} {...form} />
      <StaffAnswerHistory path={path} now={answer.version} history={history} />
      <RecordRemoval path={path} version={answer.version} isAsked={isAsked} copy={copy.remove} />
    </>
  )
}
