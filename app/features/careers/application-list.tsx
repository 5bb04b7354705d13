import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { applicationStatus, applicationsPage as copy } from '#content/applications.ts'
import { careers } from '#content/careers.ts'
import { type ApplicationRow, generalApplication } from './application.ts'
import { applicationColumns } from './application-columns.tsx'
import { type ApplicationListQuery, applicationList } from './application-list-query.ts'

const jobOptions = [
  { value: '', label: copy.allJobs },
  { value: generalApplication, label: copy.general },
  ...careers.jobs.map(({ id, title }) => ({ value: id, label: title })),
]
const openForm = (
  <ButtonLink to="/careers" variant="secondary">
    {copy.openForm}
  </ButtonLink>
)

type ApplicationListProps = ListRows<ApplicationRow> & { query: ApplicationListQuery }

/** All applications, with the position and the status as filters. */
export function ApplicationList(page: ApplicationListProps) {
  return (
    <ListPage
      {...page}
      list={applicationList}
      copy={copy}
      as={{ columns: applicationColumns }}
      filters={[
        { name: 'job', label: copy.job, options: jobOptions },
        {
          name: 'status',
          label: copy.status,
          options: optionsOf(applicationStatus, { value: '', label: copy.allStatuses }),
        },
      ]}
      emptyAction={openForm}
    />
  )
}
