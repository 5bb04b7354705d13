import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { newestLeadOf } from '#app/features/leads/answer/lead-answer-service.server.ts'
import { openLeadOf } from '#app/features/leads/lead-conversion-service.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { clientOfPerson } from './client-organisation-store.server.ts'
import { employersOf } from './employers.ts'
import { mergesOf } from './merge/person-merge-store.server.ts'
import { tasksOf } from './notes/note-store.server.ts'
import type { Person } from './person.ts'
import { namesakesOf, suggestedBy } from './person-store.server.ts'
import { staffWith } from './staff-store.server.ts'

/**
 * What stands beside a person on their page and is short, in one statement.
 * @param since only merges after it can be taken back
 */
export async function selectBeside(tx: Tx, person: Person, since: Date) {
  const addresses = person.addresses.map(({ address }) => address)
  const beside = db.selectNoFrom([
    jsonArrayFrom(namesakesOf(person)).as('namesakes'),
    jsonArrayFrom(suggestedBy(employersOf(addresses))).as('suggested'),
    jsonArrayFrom(staffWith(person.owner_id)).as('staff'),
    jsonArrayFrom(tasksOf({ kind: 'person', id: person.id })).as('tasks'),
    jsonArrayFrom(mergesOf(person.id, since)).as('merges'),
    clientOfPerson(person.id).as('client'),
    openLeadOf(addresses).as('convertible'),
    newestLeadOf(addresses).as('answerable'),
  ])
  return tx.first(beside)
}
