import type { Contribution } from '#app/platform/contribution.server.ts'
import { tidyOrganisationMerges } from './merge/organisation-merge-service.server.ts'
import { tidyPersonMerges } from './merge/person-merge-service.server.ts'
import { addMissingPeople } from './missing-people-service.server.ts'
import { organisationUndo, personUndo, taskUndo } from './people-undo-service.server.ts'

export const people: Contribution = {
  prepare: async ({ undoKinds }) => {
    undoKinds.set('person.keeping', personUndo)
    undoKinds.set('organisation.keeping', organisationUndo)
    undoKinds.set('task.done', taskUndo)
  },
  housekeeping: [tidyPersonMerges, tidyOrganisationMerges, addMissingPeople],
}
