import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { accessibilityWords } from '#content/accessibility.ts'
import { criteria } from '#content/accessibility-report.ts'
import { company } from '#content/company.ts'
import { privacyArticles } from '#content/legal/privacy.ts'
import type { FactSources } from './fact-sources.ts'
import { asks, makeFact } from './make-fact.ts'

const { mailbox } = company

/** Who is asked about what, the partners, and how accessible the product is. */
export function contactFacts(sources: FactSources): Fact[] {
  const { procurement, trust, clients, partners, getStarted, stated, kept } = sources
  const [responsible] = privacyArticles(kept)
  const [who] = responsible?.blocks.filter((block) => typeof block === 'string') ?? []
  const countOf = (result: string) => criteria.filter((one) => one.result === result).length
  const [total, met, none] = [criteria.length, countOf('supports'), countOf('not-applicable')]
  const partly = total - met - none
  const [, reply] = getStarted.intro.filling.details
  return [
    makeFact({
      ...{ id: 'ask-tender', path: '/procurement' },
      asked: [asks('tender who'), asks('tender mail'), asks('tender where')],
      say: (words) =>
        words.tender(
          stated.tender_contact ?? null,
          stated.tender_email ?? mailbox,
          procurement.contact.text,
        ),
    }),
    makeFact({
      ...{ id: 'ask-press', path: '/contact' },
      asked: [asks('press who'), asks('press'), asks('press mine')],
      say: (words) => words.press(mailbox, reply.value),
    }),
    makeFact({
      ...{ id: 'ask-privacy', path: '/privacy' },
      asked: [asks('privacy who'), asks('privacy who =responsible'), asks('privacy =request')],
      say: (words) => words.privacy(mailbox, who ?? ''),
    }),
    makeFact({
      ...{ id: 'ask-security', path: '/trust' },
      asked: [asks('vulnerability'), asks('vulnerability report'), asks('vulnerability who')],
      say: (words) => words.vulnerability(mailbox, trust.disclosure.text, trust.disclosure.file),
    }),
    makeFact({
      ...{ id: 'ask-support', path: '/clients', intent: 'support', offersPerson: true },
      asked: ['support who', 'support where', 'support client', 'support client where']
        .map((slots) => `${slots} -howLong -tiers -chat`)
        .map((slots) => asks(slots)),
      say: (words) => words.support(clients.lead, mailbox),
    }),
    makeFact({
      ...{ id: 'partners', path: '/partners' },
      asked: ['partners who', 'partners what', 'partners mine', 'partners howMany']
        .map((slots) => `${slots} -become -data -difference -certificate`)
        .map((slots) => asks(slots, 2))
        .map((wording) => ({ ...wording, not: [...(wording.not ?? []), '=recommend', '=choose'] })),
      say: (words) =>
        words.vendors(
          partners.vendors.map(({ name }) => name),
          partners.lead,
        ),
    }),
    makeFact({
      ...{ id: 'become-partner', path: '/partners' },
      asked: [asks('partners become')],
      say: (words) =>
        words.becomePartner(
          mailbox,
          partners.joining.clauses.map(({ title, text }) => `${title}: ${text}`),
        ),
    }),
    makeFact({
      ...{ id: 'accessibility', path: '/accessibility' },
      asked: ['accessible mine', 'accessible', 'accessible tiers', 'accessible standard']
        .map((slots) => `${slots} -jobs -evisa -construction`)
        .map((slots) => asks(slots)),
      say: (words) =>
        words.accessible(
          { total, met, none },
          [
            accessibilityWords.state(total, met, none),
            partly > 0 ? accessibilityWords.partly(partly) : accessibilityWords.whole,
          ].join(' '),
        ),
    }),
  ]
}
