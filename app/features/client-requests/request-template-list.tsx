import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { Form } from '#app/ui/form.tsx'
import { requestTemplates as copy } from '#content/client-requests.ts'
import { adminRequestsPath } from './client-request.ts'
import type { RequestTemplate } from './request-template-service.server.ts'

/** The templates for requests, with a button to remove those that staff have kept. */
export function RequestTemplateList({ templates }: { templates: readonly RequestTemplate[] }) {
  return (
    <>
      <BackLink to={`${adminRequestsPath}/new`}>{copy.back}</BackLink>
      <h1 className="headline mt-2 text-section">{copy.title}</h1>
      <p className="prose-measure mt-2 mb-6 text-ink-muted">{copy.hint}</p>
      <DataTable<RequestTemplate>
        caption={copy.caption}
        rows={templates}
        rowKey={({ id }) => id}
        columns={withHeaders(copy.columns, [
          { key: 'title', cell: ({ title }) => title },
          { key: 'lines', numeric: true, cell: ({ lines }) => lines.length },
          { key: 'actions', cell: (template) => <Removal template={template} /> },
        ])}
      />
      {templates.every(({ isOwn }) => !isOwn) && (
        <p className="mt-4 text-ink-muted">{copy.empty}</p>
      )}
    </>
  )
}

function Removal({ template: { id, title, isOwn } }: { template: RequestTemplate }) {
  if (!isOwn) return <span className="text-small text-ink-muted">{copy.own}</span>
  return (
    <Form method="post" preventScrollReset replace>
      <input type="hidden" name="template" value={id} />
      <Button type="submit" variant="destructive" size="small" aria-label={copy.removeOf(title)}>
        {copy.remove}
      </Button>
    </Form>
  )
}
