import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { readHttpsAddress } from '#app/platform/https-address.ts'
import { shortText } from '#app/platform/sized-text.ts'
import { storedValues } from '#app/platform/stored-values.ts'
import { teamPanel } from '#content/team-panel.ts'
import type { TeamMemberInput } from './team-member.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = teamPanel

const line = (most: number) =>
  z.preprocess(cleanLine, shortText(most, errors.long(most)).optional())
const needed = (most: number, missing: string) =>
  z.preprocess(cleanLine, z.string({ error: missing }).pipe(shortText(most, errors.long(most))))

const profile = z
  .string()
  .refine((text) => readHttpsAddress(text) !== undefined, errors.profile)
  .transform((text) => new URL(text).href)
  .pipe(shortText(500, errors.long(500)))

const shape = {
  full_name: needed(120, errors.full_name),
  role: needed(160, errors.role),
  bio: z.preprocess(cleanText, shortText(600, errors.long(600)).optional()),
  profile_url: z.preprocess(cleanLine, profile.optional()),
  portrait_alt: line(300),
}
const schema = z.object(shape)

export const teamMemberFields = [...Object.keys(shape), 'based', 'intent', 'drop_file']

export const parseTeamMember = (form: FormData) =>
  parseWithZod(form, { schema, disableAutoCoercion: true })

/** What the form says, as it is stored. */
export const teamMemberOfForm = (value: z.output<typeof schema>): TeamMemberInput =>
  storedValues(shape, value)
