import { BackLink } from '#app/ui/back-link.tsx'
import { organisationPage as copy } from '#content/people.ts'
import type { OrganisationAnswer } from './organisation.ts'
import { OrganisationForm } from './organisation-form.tsx'
import { type NamedRecord, organisationsPath } from './person.ts'

type OrganisationNewProps = { staff: NamedRecord[]; answer: OrganisationAnswer | undefined }

/** The form of a new organization. */
export function OrganisationNew({ staff, answer }: OrganisationNewProps) {
  return (
    <>
      <BackLink to={organisationsPath}>{copy.back}</BackLink>
      <h1 className="headline mt-4 mb-8 text-section">{copy.newTitle}</h1>
      <OrganisationForm
        organisation={null}
        staff={staff}
        choices={[]}
        answer={answer}
        path={`${organisationsPath}/new`}
      />
    </>
  )
}
