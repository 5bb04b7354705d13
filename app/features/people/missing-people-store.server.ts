import { rawStatement } from '#app/platform/raw-statements.server.ts'

/** Adds the people that records since a time have not got: how many were added, and how many could not be. */
export const addMissing = rawStatement({
  name: 'people who were missing',
  text: `select added, missing from add_missing_people($1)`,
  parameters: { since: 'timestamptz' },
  row: { added: 'int4!', missing: 'int4!' },
})
