import { changedHref } from '#app/platform/changed-href.ts'

/** The pages with a form for a new record that has a page of its own, and what the audit log calls it. */
const recordPages: Record<string, string> = {
  '/lead_admin/organisations/new': 'organisation',
  '/lead_admin/invoices/new': 'invoice',
  '/lead_admin/engagements/new': 'project',
  '/lead_admin/references/new': 'client_reference',
  '/lead_admin/team/new': 'team_member',
  '/lead_admin/company/evidence/new': 'company_evidence',
  '/lead_admin/conversations/answers/new': 'assistant_answer',
  '/lead_admin/requests/new': 'request',
  '/lead_admin/decisions/new': 'decision',
  '/lead_admin/status/new': 'status_notice',
  '/dashboard/support/new': 'ticket',
  '/dashboard/support/new/file-upload': 'ticket',
}

/** Lists that open a record themselves. */
const recordsInLists: Record<string, { noun: string; parameter: string }> = {
  '/lead_admin/clients/new': { noun: 'client', parameter: 'edit' },
}

/** The end of a form's address that the page of its record, or its list, does not have. */
const formBelow =
  /\/((?<=organization\/)invitations\/new|new\/file-upload|new|messages|convert|answer|credit)$/

type Address = { pathname: string; search: string }

/**
 * Where a form leads that was stored before: to the new record; otherwise to the page of the form, or to the
 * list that it is in.
 * @param stored the ids of the records, by what the audit log calls them
 */
export function recordAfter({ pathname, search }: Address, stored: Record<string, string>): string {
  const page = pathname.replace(formBelow, '')
  const id = stored[recordPages[pathname] ?? '']
  if (id) return `${page}/${id}`
  const { noun = '', parameter = '' } = recordsInLists[pathname] ?? {}
  return stored[noun] ? changedHref(page, search, { [parameter]: stored[noun] }) : page + search
}
