import { type Expression, type RawBuilder, sql } from 'kysely'
import { db } from '#app/platform/query-builder.server.ts'
import type { OfWhom } from './of-whom.ts'

/** The addresses of a person, or of the people of an organization: all that were merged into one count. */
const addressesOf = ({ person, organisation }: OfWhom) => {
  const addresses = db.selectFrom('person_addresses as a').select('a.address')
  const ofPerson = person ? addresses.where('a.person_id', '=', person) : addresses
  if (!organisation) return ofPerson
  return ofPerson
    .innerJoin('people as p', 'p.id', 'a.person_id')
    .where('p.organisation_id', '=', organisation)
}

// As arrays they are read once, before the rows, which are then found by an index.
const isOneOf = (column: Expression<unknown>, ids: Expression<unknown>) =>
  sql<boolean>`${column} = any(array(${ids}))`

export const isOfSomebody = ({ person, organisation }: OfWhom): boolean =>
  person !== '' || organisation !== ''

/** Whether an address, in small letters, is theirs. */
export const isTheirAddress = (address: Expression<unknown>, whom: OfWhom): RawBuilder<boolean> =>
  isOneOf(address, addressesOf(whom))

/** Whether an account is theirs. */
export const isTheirAccount = (user: Expression<unknown>, whom: OfWhom): RawBuilder<boolean> =>
  isOneOf(
    user,
    db
      .selectFrom('profiles as u')
      .select('u.user_id')
      .where((eb) => isOneOf(eb.fn('lower', ['u.email']), addressesOf(whom))),
  )

/** Whether a conversation is theirs: by the address that was left in it, or that answers are mailed to. */
export const isTheirConversation = (id: Expression<unknown>, whom: OfWhom): RawBuilder<boolean> =>
  isOneOf(
    id,
    db
      .selectFrom('chat_conversations as v')
      .select('v.id')
      .where((eb) => isOneOf(eb.fn('lower', ['v.visitor_email']), addressesOf(whom)))
      .union(
        db
          .selectFrom('chat_mail_consents as m')
          .select('m.conversation_id as id')
          .where((eb) => isOneOf(eb.fn('lower', ['m.email']), addressesOf(whom))),
      ),
  )

/** Their names, as one value of JSON. */
const namesOf = ({ person, organisation }: OfWhom): RawBuilder<unknown> => {
  const nameOfPerson = db
    .selectFrom('people as p')
    .select((eb) =>
      sql<string>`coalesce(nullif(${eb.ref('p.full_name')}, ''), ${eb.ref('p.email')})`.as('name'),
    )
    .where('p.id', '=', person)
  const nameOfOrganisation = db
    .selectFrom('organisations as o')
    .select('o.name')
    .where('o.id', '=', organisation)
  return sql`json_build_object(
    'person', ${person ? sql`(${nameOfPerson})` : sql`null`},
    'organisation', ${organisation ? sql`(${nameOfOrganisation})` : sql`null`})`
}

/** The names of whom a list is and another value, as one of JSON: it is read in one statement with the count. */
export const besideNames = (other: RawBuilder<unknown>, whom: OfWhom): RawBuilder<unknown> =>
  sql`json_build_object('other', ${other}, 'whom', ${namesOf(whom)})`
