import { type Expression, sql } from 'kysely'
import { callOf } from './sql-functions.server.ts'

/**
 * Whether somebody of a client sees a page of the portal: a colleague who is restricted to some projects
 * sees no pages of others. For the owner role and staff, who choose whom a mail goes to.
 * @param url a path such as `/dashboard/documents/ID`
 */
export const seesPage = (userId: Expression<string>, url: string) =>
  sql<boolean>`${callOf('sees_page', { of_user: userId, of_url: url })}`
