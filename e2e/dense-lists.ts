/** The lists with a table that `list-density.test.ts` measures at every width, full of long rows. */
export const denseLists = {
  panel: [
    '/lead_admin/users',
    '/lead_admin/clients',
    '/lead_admin/invitations',
    '/lead_admin/tickets?status=all',
    '/lead_admin/leads',
    '/lead_admin/inbox',
    '/lead_admin/inbox/quarantine',
    '/lead_admin/inbox/failed-mails',
    '/lead_admin/inbox/mails',
    '/lead_admin/engagements',
    '/lead_admin/comments',
    '/lead_admin/decisions',
    '/lead_admin/status',
    '/lead_admin/requests',
    '/lead_admin/invoices',
    '/lead_admin/people',
    '/lead_admin/people/tasks',
    '/lead_admin/organisations',
    '/lead_admin/bookings',
    '/lead_admin/settings/templates',
    '/lead_admin/references',
    '/lead_admin/team',
    '/lead_admin/insights',
    '/lead_admin/help',
    '/lead_admin/redirects',
    '/lead_admin/pages',
    '/lead_admin/published-projects',
    '/lead_admin/documents',
    '/lead_admin/conversations',
    '/lead_admin/conversations/opinions',
    '/lead_admin/conversations/answers',
    '/lead_admin/applications',
    '/lead_admin/newsletter',
    '/lead_admin/newsletter/subscribers',
    '/lead_admin/audit',
  ],
  portal: [
    '/dashboard/documents',
    '/dashboard/invoices',
    '/dashboard/organization',
    '/dashboard/organization/activity',
  ],
}

const paths = new Set([...denseLists.panel, ...denseLists.portal].map((one) => one.split('?')[0]))

/** Whether this is the address of such a list, with nothing asked of it. */
export const isDenseList = (path: string) => paths.has(path)
