import { adminGroups, adminTabs } from '#app/features/accounts/shell/admin-areas.ts'
import { palette as copy } from '#content/palette.ts'
import type { FoundRecord, PaletteEntry, PaletteGroup } from './palette.ts'

const home = '/lead_admin'
type Place = { to: string; title: string }

/** Pages that the rail does not name. */
const furtherPages: readonly Place[] = [
  { to: `${home}/inbox/quarantine`, title: copy.pages.quarantine },
  { to: `${home}/inbox/mails`, title: copy.pages.mails },
  { to: `${home}/inbox/failed-mails`, title: copy.pages.failed },
  { to: `${home}/people/tasks`, title: copy.pages.tasks },
  { to: `${home}/invoices/settings`, title: copy.pages.billing },
  { to: `${home}/conversations/settings`, title: copy.pages.assistant },
  { to: `${home}/conversations/questions`, title: copy.pages.questions },
  { to: `${home}/conversations/opinions`, title: copy.pages.opinions },
  { to: `${home}/conversations/answers`, title: copy.pages.answers },
  { to: `${home}/company/evidence`, title: copy.pages.evidence },
  { to: `${home}/newsletter/subscribers`, title: copy.pages.subscribers },
  { to: `${home}/taxonomy/capabilities`, title: copy.pages.capabilities },
  { to: `${home}/taxonomy/content-types`, title: copy.pages.contentTypes },
  { to: `${home}/account`, title: copy.pages.account },
  { to: `${home}/account/second-factor`, title: copy.pages.secondFactor },
  { to: `${home}/account/passkeys`, title: copy.pages.passkeys },
]
const pages: readonly Place[] = [
  ...[...adminTabs, ...adminGroups.flatMap(({ areas }) => areas)].map(({ to, label }) => ({
    to,
    title: label,
  })),
  ...furtherPages,
]

const actions: readonly Place[] = [
  { to: `${home}/clients/new`, title: copy.actions.client },
  { to: `${home}/invoices/new`, title: copy.actions.invoice },
  { to: `${home}/engagements/new`, title: copy.actions.project },
  { to: `${home}/insights/new`, title: copy.actions.insight },
  { to: `${home}/published-projects/new`, title: copy.actions.caseStudy },
  { to: `${home}/help/new`, title: copy.actions.help },
  { to: `${home}/status/new`, title: copy.actions.incident },
  { to: `${home}/status/new?kind=maintenance`, title: copy.actions.maintenance },
  { to: `${home}/organisations/new`, title: copy.actions.organisation },
  { to: `${home}/invitations/new`, title: copy.actions.invitation },
  { to: `${home}/documents/upload`, title: copy.actions.upload },
  { to: `${home}/requests/new`, title: copy.actions.request },
  { to: `${home}/decisions/new`, title: copy.actions.decision },
  { to: `${home}/references/new`, title: copy.actions.reference },
  { to: `${home}/team/new`, title: copy.actions.team },
  { to: `${home}/conversations/answers/new`, title: copy.actions.answer },
]

/** Every typed word begins a word of the title. */
function hasWords(title: string, words: string): boolean {
  const own = title.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words
    .toLowerCase()
    .split(' ')
    .every((word) => own.some((one) => one.startsWith(word)))
}

const entriesOf = (places: readonly Place[]): PaletteEntry[] =>
  places.map(({ to, title }) => ({ key: to, to, title }))

/** The pages of the panel whose names begin so. */
export const pagesFor = (words: string, most: number): PaletteGroup[] =>
  grouped('page', entriesOf(pages.filter(({ title }) => hasWords(title, words))).slice(0, most))

/** What can be done: without words everything that begins something new. */
export function actionsFor(words: string, found: readonly FoundRecord[], most: number) {
  const general = words ? actions.filter(({ title }) => hasWords(title, words)) : actions
  // "invoice acme" means the action for Acme; its name alone means the record, and what is done with it comes last.
  const own = words
    ? found.flatMap((one) => {
        const isNamed = hasWords(one.title, words)
        return doneWith(one).map((entry) => ({
          entry,
          isMeant: !isNamed && hasWords(entry.title, words),
        }))
      })
    : []
  const [meant, others] = [
    own.filter(({ isMeant }) => isMeant),
    own.filter(({ isMeant }) => !isMeant),
  ].map((some) => some.map(({ entry }) => entry)) as [PaletteEntry[], PaletteEntry[]]
  const shown = [...meant, ...entriesOf(general), ...others].slice(0, most)
  return { groups: grouped('action', shown), isMeant: meant.length + general.length > 0 }
}

const grouped = (key: PaletteGroup['key'], entries: PaletteEntry[]): PaletteGroup[] =>
  entries.length > 0 ? [{ key, entries }] : []

/** What can be done with a record that was found. */
function doneWith({ kind, id, title, status }: FoundRecord): PaletteEntry[] {
  const entry = (name: string, to: string, text: string, isPost?: true): PaletteEntry => ({
    key: `${name}-${id}`,
    to,
    title: text,
    ...(isPost && { isPost }),
  })
  if (kind === 'lead' && status !== 'converted')
    return [entry('convert', `${home}/inbox/${id}/convert`, copy.actions.convert(title))]
  if (kind !== 'client') return []
  return [
    entry('invoice', `${home}/invoices/new?client=${id}`, copy.actions.invoiceFor(title)),
    entry('overdue', `${home}/invoices?status=overdue&client=${id}`, copy.actions.overdueOf(title)),
    entry('project', `${home}/engagements/new?client=${id}`, copy.actions.projectFor(title)),
    entry('upload', `${home}/documents/upload?client=${id}`, copy.actions.uploadFor(title)),
    entry('request', `${home}/requests/new?client=${id}`, copy.actions.requestOf(title)),
    entry('decision', `${home}/decisions/new?client=${id}`, copy.actions.decisionOf(title)),
    entry('invite', `${home}/invitations/new?client=${id}`, copy.actions.inviteFor(title)),
    entry('view', `${home}/clients/${id}/view`, copy.actions.viewAs(title), true),
  ]
}
