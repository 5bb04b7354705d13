import type { Contribution } from '#app/platform/contribution.server.ts'
import { tidyMerges } from './merge/merge-service.server.ts'
import { addMissingPeople } from './missing-people-service.server.ts'
import { tidyOrganisationMerges } from './organisation-merge/organisation-merge-service.server.ts'

export const people: Contribution = {
  housekeeping: [tidyMerges, tidyOrganisationMerges, addMissingPeople],
}
