import { useNavigation } from 'react-router'
import { ListPages } from '#app/lists/list-pages.tsx'
import type { ListPart } from '#app/lists/read-list.server.ts'
import { Button } from '#app/ui/button.tsx'
import { type DataColumn, DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { Form } from '#app/ui/form.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { answerStatusWords, staffAnswerPage } from '#content/staff-answers.ts'
import type { StaffAnswerVersion } from './staff-answer.ts'

const copy = staffAnswerPage.history

type HistoryProps = { path: string; now: number; history: ListPart<StaffAnswerVersion> }

/** Every saved state of an answer, each of which can be restored. */
export function StaffAnswerHistory({ path, now, history }: HistoryProps) {
  const { rows, previous, next } = history
  return (
    <section id="history" aria-labelledby="history-title" className="mt-14 scroll-mt-6">
      <h2 id="history-title" className="headline border-b border-line pb-2 text-heading">
        {copy.title}
      </h2>
      <p className="mt-3 text-small text-ink-muted">{copy.text}</p>
      <DataTable
        className="mt-4"
        caption={copy.caption}
        columns={columnsOf(path, now)}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <ListPages
        copy={copy}
        previous={previous}
        next={next}
        href={({ after, before }) => {
          const [name, value] = after ? ['after', after] : ['before', before ?? '']
          return `${path}?${name}=${encodeURIComponent(value ?? '')}#history`
        }}
      />
    </section>
  )
}

const columnsOf = (path: string, now: number): DataColumn<StaffAnswerVersion>[] =>
  withHeaders(copy.columns, [
    {
      key: 'version',
      cell: ({ version, restored_from, status }) => (
        <>
          <span className="whitespace-nowrap">{copy.number(version)}</span>
          <span className="block text-small text-ink-muted">
            {restored_from ? copy.restoredFrom(restored_from) : answerStatusWords[status]}
          </span>
        </>
      ),
    },
    {
      key: 'what',
      cell: ({ asked, answer, answer_fr, path: page }) => (
        <span className="block max-w-xl wrap-anywhere">
          <span className="block whitespace-pre-line text-ink-muted">{asked}</span>
          {answer && <span className="mt-1 block whitespace-pre-line">{answer}</span>}
          {answer_fr && (
            <span className="mt-1 block whitespace-pre-line">
              {copy.french} <span lang="fr">{answer_fr}</span>
            </span>
          )}
          {page && (
            <span className="mt-1 block text-small">
              {copy.page} {page}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'who',
      cell: ({ by, created_at }) => (
        <>
          <span className="block wrap-anywhere">{by ?? copy.gone}</span>
          <Moment at={created_at} look="time" className="text-small text-ink-muted" />
        </>
      ),
    },
    {
      key: 'restore',
      cell: ({ version }) =>
        version === now ? copy.now : <Restore path={path} version={version} now={now} />,
    },
  ])

function Restore({ path, version, now }: { path: string; version: number; now: number }) {
  const form = useNavigation().formData
  const pending = form?.get('intent') === 'restore' && form.get('version') === String(version)
  return (
    <Form method="post" action={path} preventScrollReset replace>
      <input type="hidden" name="based" value={now} />
      <input type="hidden" name="version" value={version} />
      <Button
        type="submit"
        name="intent"
        value="restore"
        variant="secondary"
        size="small"
        disabled={pending}
      >
        {pending ? copy.restoring : copy.restore(version)}
      </Button>
    </Form>
  )
}
