import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { company } from '#content/company.ts'
import { companyProfile } from '#content/company-profile.ts'
import type { FactSources } from './fact-sources.ts'
import { asks, makeFact } from './make-fact.ts'

/** Where the company is and how it is reached. */
export function officeFacts({ contact, getStarted, stated }: FactSources): Fact[] {
  const offices = company.offices.map(({ city, role, lines }) => ({
    ...{ city, role, address: lines.join(', ') },
  }))
  const [head] = offices
  const { telephone, legal_name: legalName = company.legalName } = stated
  const [, reply, call] = getStarted.intro.filling.details
  return [
    makeFact({
      id: 'offices',
      path: '/contact',
      asked: [
        ...['where office', 'office mine', 'office what', 'where company', 'office howMany'].map(
          (slots) => asks(`${slots} -head -jobs`),
        ),
        ...[
          asks('address mine -mail -head'),
          asks('address what -mail -head'),
          asks('address office'),
        ],
        ...[
          asks('where mine -data -kept -jobs -application -client', 0),
          asks('office -jobs -head'),
        ],
      ],
      say: (words) => words.offices(offices),
    }),
    ...offices.map((office) =>
      makeFact({
        id: `office-${office.city}`,
        path: '/contact',
        asked: [asks(`office =${office.city} -jobs`), asks(`address =${office.city}`)],
        say: (words) => words.office(office),
      }),
    ),
    ...(head
      ? [
          makeFact({
            id: 'head-office',
            path: '/contact',
            asked: [asks('head where'), asks('head address'), asks('head')],
            say: (words) => words.head(head),
          }),
        ]
      : []),
    makeFact({
      id: 'mail',
      path: '/contact',
      asked: [
        ...['mail address', 'mail what mine', 'mail mine', 'mail which'].map((slots) =>
          asks(`${slots.replace('which', 'what')} -quickly -newsletter -kept`),
        ),
      ],
      say: (words) => words.mail(company.mailbox),
    }),
    makeFact({
      id: 'telephone',
      path: '/contact',
      isUnstated: !telephone,
      asked: [asks('phone -consultation'), asks('phone number'), asks('phone mine')],
      say: (words) =>
        telephone ? words.phone(telephone) : words.noPhone(company.mailbox, call.value),
    }),
    makeFact({
      id: 'reply-time',
      path: '/contact',
      asked: [asks('reply quickly -blueprint'), asks('reply quickly message')],
      say: (words) => words.reply(capital(reply.value)),
    }),
    makeFact({
      id: 'consultation',
      path: '/book',
      intent: 'person',
      asked: [asks('consultation howLong -discoveryCall')],
      say: (words) => words.consultation(call.value),
    }),
    makeFact({
      id: 'time-zone',
      path: '/contact',
      asked: [asks('timeZone', 3)],
      say: (words) => words.timeZone(contact.offices.text),
    }),
    makeFact({
      id: 'mission',
      path: '/about',
      asked: [asks('mission mine'), asks('mission what')],
      say: (words) => words.mission(companyProfile.mission),
    }),
    makeFact({
      id: 'legal-name',
      path: '/procurement',
      asked: [asks('legalName')],
      say: (words) => words.legalName(legalName),
    }),
  ]
}

const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`
