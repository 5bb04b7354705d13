import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { type ClientInput, clientSchema } from '#app/features/accounts/clients/client.ts'
import { invitationSchema } from '#app/features/accounts/invitations/invitation.ts'
import { cleanLine } from '#app/platform/clean-text.ts'
import { leadConversion } from '#content/lead-conversion.ts'
import type { Lead } from './lead.ts'
import { interestLabel } from './lead-labels.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = leadConversion

/** The people who may be invited to a client. */
export const invitedRoles = ['client_user', 'client_admin'] as const

/** What a lead is made into. */
export type Conversion = {
  /** The fields of a new client, or the id of an existing one. */
  client: { fields: ClientInput } | { id: string }
  project: { name: string } | null
  invitation: { email: string; role: (typeof invitedRoles)[number] } | null
}

const texts = {
  name: z.string().optional(),
  company_name: z.string().optional(),
  contact_email: z.string().optional(),
  contact_phone: z.string().optional(),
  existing_client: z.string().optional(),
  project: z.string().optional(),
  project_name: z.string().optional(),
  invitation: z.string().optional(),
  invite_email: z.string().optional(),
  invite_role: z.string().optional(),
}
export const conversionFields = ['use', ...Object.keys(texts)]
export type ConversionEntry = Partial<Record<'use' | keyof typeof texts, string>>

const newClient = clientSchema.omit({ notes: true }).transform((client) => ({
  ...client,
  notes: null,
}))
const project = z.object({
  project_name: z.preprocess(
    cleanLine,
    z.string({ error: errors.projectName }).max(200, errors.projectNameLong),
  ),
})
const invited = invitationSchema.extend({ role: invitationSchema.shape.role.extract(invitedRoles) })

/** Only what is wanted is checked: fields that are not shown refuse nothing. */
export const conversionSchema = z
  .object({ use: z.enum(['new', 'existing'], errors.use), ...texts })
  .transform((given, context): Conversion => {
    /** Checks a part of the form and says what is wrong beside its fields. */
    function read<Part>(schema: z.ZodType<Part>, values: object, field = (name: string) => name) {
      const parsed = schema.safeParse(values)
      if (parsed.success) return parsed.data
      for (const { message, path } of parsed.error.issues)
        context.addIssue({ code: 'custom', message, path: [field(String(path[0]))] })
      return z.NEVER
    }
    const { use, existing_client } = given
    const email = given.invite_email
    const role = given.invite_role
    return {
      client:
        use === 'new'
          ? { fields: read(newClient, given) }
          : { id: read(existing, { existing_client }).existing_client },
      project: given.project ? { name: read(project, given).project_name } : null,
      invitation: given.invitation
        ? read(invited, { email, role }, (name) => `invite_${name}`)
        : null,
    }
  })
const existing = z.object({ existing_client: z.uuid({ error: errors.existing }) })

export const parseConversion = (form: FormData) =>
  parseWithZod(form, { schema: conversionSchema, disableAutoCoercion: true })

/** Who is made a client. */
type Converted = Pick<Lead, 'full_name' | 'email' | 'phone' | 'company_name' | 'primary_interest'>

/** What the form begins with. */
export function conversionOf(lead: Converted, likely: string | undefined): ConversionEntry {
  return {
    use: likely ? 'existing' : 'new',
    name: lead.company_name || lead.full_name,
    company_name: '',
    contact_email: lead.email,
    contact_phone: lead.phone ?? '',
    existing_client: likely ?? '',
    project_name: interestLabel(lead.primary_interest) ?? '',
    invite_email: lead.email,
    invite_role: invitedRoles[0],
  }
}
