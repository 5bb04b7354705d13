import type { ClientPerson } from './client-place-store.server.ts'

export {
  type ClientPerson,
  type ClientPlace,
  selectClientPlace as clientPlace,
  selectPeople as clientPeople,
} from './client-place-store.server.ts'

/**
 * Whether somebody of a client sees what is in all of these projects.
 * @param projects null: it belongs to no project, which only people without a restriction see
 */
export const seesProjects = (
  { only_projects: only }: Pick<ClientPerson, 'only_projects'>,
  projects: readonly (string | null)[],
): boolean => only === null || projects.every((id) => id !== null && only.includes(id))
