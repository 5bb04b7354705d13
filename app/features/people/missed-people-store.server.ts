import { rawStatement } from '#app/platform/raw-statements.server.ts'

/** Makes the people that records since a time have not got: how many were made, and how many could not be. */
export const meetMissed = rawStatement({
  name: 'people who were missed',
  text: `select met, missed from meet_missed_people($1)`,
  parameters: { since: 'timestamptz' },
  row: { met: 'int4!', missed: 'int4!' },
})
