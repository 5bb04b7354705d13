import type { ReactNode } from 'react'
import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { answerTemplates as copy } from '#content/lead-answers.ts'
import {
  type TemplateListQuery,
  type TemplateRow,
  templateList,
  templatesPath,
} from './answer-template.ts'

type TemplateListProps = ListRows<TemplateRow> & { query: TemplateListQuery; form: ReactNode }

/** The list of templates; the form that adds one or changes one opens above it. */
export function TemplateList({ form, ...page }: TemplateListProps) {
  return (
    <ListPage
      {...page}
      list={templateList}
      copy={copy}
      above={
        <>
          <BackLink to="/lead_admin/settings">{copy.back}</BackLink>
          {form}
        </>
      }
      create={
        !form && (
          <ButtonLink to={`${templatesPath}?new=1`} preventScrollReset>
            {copy.form.add}
          </ButtonLink>
        )
      }
      as={{ columns }}
    />
  )
}

const columns: ListColumn<TemplateRow, 'name' | 'created_at'>[] = withHeaders(copy.columns, [
  {
    key: 'name',
    sort: true,
    cell: ({ id, name }) => (
      <Link
        to={`${templatesPath}?edit=${id}`}
        aria-label={copy.editOf(name)}
        className="text-link font-medium wrap-anywhere"
      >
        {name}
      </Link>
    ),
  },
  { key: 'subject', cell: ({ subject }) => <span className="wrap-anywhere">{subject}</span> },
])
