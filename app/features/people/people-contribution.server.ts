import type { Contribution } from '#app/platform/contribution.server.ts'
import { tidyOrganisationMerges } from './merge/organisation-merge-service.server.ts'
import { tidyPersonMerges } from './merge/person-merge-service.server.ts'
import { addMissingPeople } from './missing-people-service.server.ts'

export const people: Contribution = {
  housekeeping: [tidyPersonMerges, tidyOrganisationMerges, addMissingPeople],
}
