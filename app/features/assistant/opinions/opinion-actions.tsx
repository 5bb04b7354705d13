import { Link, useLocation, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { opinionsPage as copy } from '#content/assistant-reports.ts'
import { staffAnswersPath } from '../staff-answers/staff-answer.ts'
import { type OpinionRow, opinionList } from './opinion-list-query.ts'

/** What staff have done about an opinion, and what they can do. */
export function OpinionActions({ id, question_id, question, thumb, handled }: OpinionRow) {
  const times = useTimes()
  const { search } = useLocation()
  const isBusy = useNavigation().formData?.get('id') === id
  const about = question || copy.noQuestion
  const intent = handled ? 'reopen' : 'handle'
  return (
    <div className="grid justify-items-start gap-2">
      {handled && (
        <span className="text-small wrap-anywhere sm:max-w-48">
          {copy.handledBy(handled.by ?? copy.formerMember, times.timeWithAge(handled.at))}
        </span>
      )}
      {handled?.answer_id && (
        <Link
          to={`${staffAnswersPath}/${handled.answer_id}`}
          aria-label={copy.answerWrittenTo(about)}
          className="text-link"
        >
          {copy.answerWritten}
        </Link>
      )}
      {!handled && question_id && (
        <Link
          to={`${staffAnswersPath}/new?gap=${question_id}`}
          aria-label={copy.answerItTo(about)}
          className="text-link"
        >
          {copy.answerIt}
        </Link>
      )}
      {thumb === 'down' && (
        <Form method="post" action={`${opinionList.path}${search}`} preventScrollReset replace>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value={intent}
            variant="secondary"
            size="small"
            disabled={isBusy}
            aria-label={copy.actOn(copy[intent], about)}
          >
            {copy[intent]}
          </Button>
        </Form>
      )}
    </div>
  )
}
