import type { ConversationCase } from './conversation-case.ts'

/**
 * Questions of people who read an article, a case study or a table, and of people who ask what stands in
 * one. The first half may be read while the assistant is changed.
 */
export const readingConversations: readonly ConversationCase[] = [
  {
    id: 'r-tender-1',
    who: 'a public buyer',
    page: '/blog/a-tender-annex-from-a-blueprint',
    turns: [
      {
        ask: 'how many of the test files should I keep back',
        kind: 'answerable',
        stated: { '/blog/a-tender-annex-from-a-blueprint': ['half'] },
      },
      {
        ask: 'What rows belong in the price table?',
        kind: 'answerable',
        stated: { '/blog/a-tender-annex-from-a-blueprint': ['one change of law', 'exit'] },
      },
    ],
  },
  {
    id: 'r-tender-3',
    who: 'a public buyer',
    page: '/',
    turns: [
      {
        ask: 'What warning signs does the guide to tender annexes name?',
        kind: 'answerable',
        stated: {
          '/blog/a-tender-annex-from-a-blueprint': [
            'remember asking for | intuitive | comes from a speech | not yet been told',
          ],
        },
      },
    ],
  },
  {
    id: 'r-consent-1',
    who: 'a hospice director',
    page: '/blog/consent-custody-and-a-recorded-voice',
    turns: [
      {
        ask: 'Can the family give the permission after the death?',
        kind: 'answerable',
        stated: {
          '/blog/consent-custody-and-a-recorded-voice': [
            'without consent given in life | does not own the permission',
          ],
        },
      },
      {
        ask: 'what happens if one keyholder loses his half',
        kind: 'answerable',
        stated: { '/blog/consent-custody-and-a-recorded-voice': ['stays sealed'] },
      },
    ],
  },
  {
    id: 'r-consent-3',
    who: 'an ethics board member',
    page: '/blog/consent-custody-and-a-recorded-voice',
    turns: [
      {
        ask: 'who should pay for it until the end?',
        kind: 'answerable',
        stated: {
          '/blog/consent-custody-and-a-recorded-voice': [
            'family should not have to pay | funded on the first day',
          ],
        },
      },
    ],
  },
  {
    id: 'r-cred-1',
    who: 'a CIO',
    page: '/blog/credentials-or-federation',
    turns: [
      {
        ask: 'What happens if the central service is down?',
        kind: 'answerable',
        stated: {
          '/blog/credentials-or-federation': [
            'Nobody can sign in | Credentials can still be shown',
          ],
        },
      },
      {
        ask: 'which standard works between two devices with no network',
        kind: 'answerable',
        stated: { '/blog/credentials-or-federation': ['18013-5'] },
      },
    ],
  },
  {
    id: 'r-cred-3',
    who: 'a privacy officer',
    page: '/blog/credentials-or-federation',
    turns: [
      {
        ask: 'what may the gateway write into its log?',
        kind: 'answerable',
        stated: { '/blog/credentials-or-federation': ['proof was accepted'] },
      },
    ],
  },
  {
    id: 'r-match-1',
    who: 'a revenue officer',
    page: '/blog/matching-every-payment-to-a-taxpayer',
    turns: [
      {
        ask: 'What properties should a payment reference have?',
        kind: 'answerable',
        stated: {
          '/blog/matching-every-payment-to-a-taxpayer': ['Issued by the authority', 'check digits'],
        },
      },
      {
        ask: 'may we allow a small tolerance at the evening close?',
        kind: 'answerable',
        stated: {
          '/blog/matching-every-payment-to-a-taxpayer': ['Do not | to the cent | overlook'],
        },
      },
    ],
  },
  {
    id: 'r-match-3',
    who: 'an auditor',
    page: '/solutions/governance',
    turns: [
      {
        ask: 'In your article about matching payments, what can a model do?',
        kind: 'answerable',
        stated: {
          '/blog/matching-every-payment-to-a-taxpayer': [
            'suggests candidates | books nothing | steps four and five',
          ],
        },
      },
    ],
  },
  {
    id: 'r-over-1',
    who: 'a service owner',
    page: '/blog/oversight-that-is-more-than-a-click',
    turns: [
      {
        ask: 'How many cases must we review to support 99.5%?',
        kind: 'answerable',
        stated: { '/blog/oversight-that-is-more-than-a-click': ['six hundred'] },
      },
      {
        ask: 'what is pull?',
        kind: 'answerable',
        stated: {
          '/blog/oversight-that-is-more-than-a-click': ['draws officers | less blind agreement'],
        },
      },
    ],
  },
  {
    id: 'r-over-3',
    who: 'a journalist',
    page: '/blog/oversight-that-is-more-than-a-click',
    turns: [
      {
        ask: 'what does automation bias mean?',
        kind: 'answerable',
        stated: { '/blog/oversight-that-is-more-than-a-click': ['stop checking'] },
      },
    ],
  },
  {
    id: 'r-off-1',
    who: 'a health officer',
    page: '/blog/records-written-offline',
    turns: [
      {
        ask: 'what should we do with two records of the same patient?',
        kind: 'answerable',
        stated: { '/blog/records-written-offline': ['connect them | Link records'] },
      },
      {
        ask: 'which data goes first when a line opens for a few minutes?',
        kind: 'answerable',
        stated: { '/blog/records-written-offline': ['urgent referrals'] },
      },
    ],
  },
  {
    id: 'r-off-3',
    who: 'a health officer',
    page: '/solutions/healthcare',
    turns: [
      {
        ask: 'in the article about records written offline, what happens to a bed that is booked without a connection?',
        kind: 'answerable',
        stated: { '/blog/records-written-offline': ['cannot be booked offline | requested'] },
      },
    ],
  },
  {
    id: 'r-sov-1',
    who: 'a security officer',
    page: '/blog/sovereignty-you-can-test',
    turns: [
      {
        ask: 'how long does an exit rehearsal take?',
        kind: 'answerable',
        stated: { '/blog/sovereignty-you-can-test': ['about a week'] },
      },
      {
        ask: 'how much downtime is 99.9% in a month',
        kind: 'answerable',
        stated: { '/blog/sovereignty-you-can-test': ['43 minutes'] },
      },
    ],
  },
  {
    id: 'r-sov-3',
    who: 'a minister’s adviser',
    page: '/blog/sovereignty-you-can-test',
    turns: [
      {
        ask: 'what is hard to move to another provider?',
        kind: 'answerable',
        stated: {
          '/blog/sovereignty-you-can-test': ['policy language | Licences | closed format | Queues'],
        },
      },
    ],
  },
  {
    id: 'r-photo-1',
    who: 'an inspector',
    page: '/blog/the-photograph-before-the-pour',
    turns: [
      {
        ask: 'what does a photograph need to be evidence?',
        kind: 'answerable',
        stated: { '/blog/the-photograph-before-the-pour': ['scale', 'seal'] },
      },
      {
        ask: 'can the model judge the grade of the steel?',
        kind: 'answerable',
        stated: { '/blog/the-photograph-before-the-pour': ['cannot see the grade | every case'] },
      },
    ],
  },
  {
    id: 'r-photo-3',
    who: 'a builder',
    page: '/blog/the-photograph-before-the-pour',
    turns: [
      {
        ask: 'when does the builder get his copy?',
        kind: 'answerable',
        stated: { '/blog/the-photograph-before-the-pour': ['same moment'] },
      },
    ],
  },
  {
    id: 'r-visa-1',
    who: 'a visa department head',
    page: '/blog/where-visa-processing-time-goes',
    turns: [
      {
        ask: 'How many files should we follow?',
        kind: 'answerable',
        stated: { '/blog/where-visa-processing-time-goes': ['twenty'] },
      },
      {
        ask: 'how many days did the file wait for the second authority?',
        kind: 'answerable',
        stated: { '/blog/where-visa-processing-time-goes': ['12'] },
      },
    ],
  },
  {
    id: 'r-visa-3',
    who: 'a visa department head',
    page: '/blog/where-visa-processing-time-goes',
    turns: [
      {
        ask: 'which waits should be removed first?',
        kind: 'answerable',
        stated: { '/blog/where-visa-processing-time-goes': ['correspondence'] },
      },
      {
        ask: 'What does a Blueprint cost?',
        kind: 'answerable',
        stated: { '/pricing': ['no price ranges | price range | not list prices'] },
      },
    ],
  },
  {
    id: 'r-p-visa',
    who: 'a program lead',
    page: '/projects/one-visa-file-for-every-mission',
    turns: [
      {
        ask: 'By how much should the processing time fall?',
        kind: 'answerable',
        stated: { '/projects/one-visa-file-for-every-mission': ['70%'] },
      },
    ],
  },
  {
    id: 'r-p-pay',
    who: 'a treasurer',
    page: '/projects/every-payment-finds-its-taxpayer',
    turns: [
      {
        ask: 'When would the second tax follow?',
        kind: 'answerable',
        stated: { '/projects/every-payment-finds-its-taxpayer': ['full quarter'] },
      },
    ],
  },
  {
    id: 'r-p-tele',
    who: 'a doctor',
    page: '/projects/a-telemedicine-line-through-one-district',
    turns: [
      {
        ask: 'Why did the earlier pilot stop?',
        kind: 'answerable',
        stated: { '/projects/a-telemedicine-line-through-one-district': ['steady connection'] },
      },
    ],
  },
  {
    id: 'r-p-age',
    who: 'a registrar',
    page: '/projects/proof-of-age-from-a-civil-registry',
    turns: [
      {
        ask: 'What would the counter learn about a person?',
        kind: 'answerable',
        stated: { '/projects/proof-of-age-from-a-civil-registry': ['of age'] },
      },
    ],
  },
  {
    id: 'r-p-school',
    who: 'an engineer',
    page: '/projects/school-inspections-signed-on-site',
    turns: [
      {
        ask: 'when is the report complete?',
        kind: 'answerable',
        stated: { '/projects/school-inspections-signed-on-site': ['leaves the gate'] },
      },
    ],
  },
  {
    id: 'r-p-consent',
    who: 'an archivist',
    page: '/projects/a-consent-file-for-recorded-lives',
    turns: [
      {
        ask: 'would the old interviews become avatars?',
        kind: 'answerable',
        stated: { '/projects/a-consent-file-for-recorded-lives': ['would not become avatars'] },
      },
    ],
  },
  {
    id: 'r-p-border',
    who: 'a border officer',
    page: '/projects/border-desks-that-work-without-a-line',
    turns: [
      {
        ask: 'how long would you measure each post first?',
        kind: 'answerable',
        stated: { '/projects/border-desks-that-work-without-a-line': ['two weeks'] },
      },
    ],
  },
  {
    id: 'r-p-treas',
    who: 'an auditor',
    page: '/projects/a-treasury-that-has-rehearsed-its-exit',
    turns: [
      {
        ask: 'how many officers learn to operate the keys?',
        kind: 'answerable',
        stated: { '/projects/a-treasury-that-has-rehearsed-its-exit': ['two officers'] },
      },
    ],
  },
  {
    id: 'r-p-mat',
    who: 'a site engineer',
    page: '/projects/materials-traced-to-the-joint',
    turns: [
      {
        ask: 'who confirms the fields of the delivery note?',
        kind: 'answerable',
        stated: { '/projects/materials-traced-to-the-joint': ['engineer who receives'] },
      },
    ],
  },
  {
    id: 'r-t-cookie',
    who: 'a privacy officer',
    page: '/cookies',
    turns: [
      {
        ask: 'how long does the theme cookie stay?',
        kind: 'answerable',
        stated: { '/cookies': ['One year'] },
      },
      {
        ask: 'what is unordin.passkey for?',
        kind: 'answerable',
        stated: { '/cookies': ['asked your device'] },
      },
    ],
  },
  {
    id: 'r-t-ret',
    who: 'a privacy officer',
    page: '/trust',
    turns: [
      {
        ask: 'When do you delete job applications?',
        kind: 'answerable',
        stated: { '/trust': ['180 days'] },
      },
      {
        ask: 'after how many days are receipts of public forms deleted?',
        kind: 'answerable',
        stated: { '/trust': ['30 days'] },
      },
    ],
  },
  {
    id: 'r-t-quest',
    who: 'a security officer',
    page: '/trust',
    turns: [
      {
        ask: 'Do you scan uploads for viruses?',
        kind: 'answerable',
        stated: { '/trust': ['no virus scanner'] },
      },
      {
        ask: 'is data encrypted at rest',
        kind: 'answerable',
        stated: { '/trust': ['Not by the product itself | operator encrypts'] },
      },
    ],
  },
  {
    id: 'r-t-acc',
    who: 'a blind visitor',
    page: '/accessibility',
    turns: [
      {
        ask: 'Does the site reflow at 320 pixels?',
        kind: 'answerable',
        stated: { '/accessibility': ['no page scrolls sideways'] },
      },
      {
        ask: 'do your videos have captions?',
        kind: 'answerable',
        stated: { '/accessibility': ['There is no video'] },
      },
    ],
  },
  {
    id: 'r-t-down',
    who: 'a tender clerk',
    page: '/downloads',
    turns: [
      {
        ask: 'how many pages has the sample Blueprint?',
        kind: 'answerable',
        stated: { '/downloads': ['12 pages'] },
      },
      {
        ask: 'how large is a fact sheet',
        kind: 'answerable',
        stated: { '/downloads': ['60 KB'] },
      },
    ],
  },
  {
    id: 'r-t-price',
    who: 'a budget officer',
    page: '/pricing',
    turns: [
      {
        ask: 'How many people work on the smallest project?',
        kind: 'answerable',
        stated: { '/pricing': ['4 to 5'] },
      },
      {
        ask: 'what does a second language add?',
        kind: 'answerable',
        stated: { '/pricing': ['1 week'] },
      },
    ],
  },
  {
    id: 'r-t-part',
    who: 'a CTO',
    page: '/partners',
    turns: [
      {
        ask: 'How do I check that my files are complete after leaving a vendor?',
        kind: 'answerable',
        stated: { '/partners': ['Compare the list'] },
      },
    ],
  },
  {
    id: 'r-t-about',
    who: 'a journalist',
    page: '/about',
    turns: [
      {
        ask: 'What evidence can I ask for on Sustainability?',
        kind: 'answerable',
        stated: { '/about': ['exit rehearsal'] },
      },
    ],
  },
  {
    id: 'r-t-blue',
    who: 'a program lead',
    page: '/blueprint',
    turns: [
      {
        ask: 'how many review sessions are there?',
        kind: 'answerable',
        stated: { '/blueprint': ['2-3'] },
      },
    ],
  },
  {
    id: 'r-t-jobs',
    who: 'an applicant',
    page: '/careers',
    turns: [
      {
        ask: 'which jobs are in Atlanta?',
        kind: 'answerable',
        stated: { '/careers': ['Integration Engineer', 'Security Assurance Analyst'] },
      },
    ],
  },
  {
    id: 'r-g-real',
    who: 'a journalist',
    page: '/',
    turns: [
      {
        ask: 'Is Unordin a real company?',
        kind: 'answerable',
        says: ['Ottawa | not published its numbers | offices in'],
        declined: true,
      },
    ],
  },
  {
    id: 'r-g-sponsor',
    who: 'an applicant',
    turns: [
      {
        ask: 'Do you sponsor visas?',
        kind: 'decline',
        never: ['e-visa | one file per traveller'],
        declined: true,
      },
    ],
  },
  {
    id: 'r-g-remote',
    who: 'an applicant',
    turns: [
      {
        ask: 'Can I work remotely from Morocco?',
        kind: 'answerable',
        says: [
          'Remote (Canada … | Canada or United States | Canada and the United States | Canada or the United States',
        ],
        never: ['Yes: positions | Yes from anywhere'],
        declined: true,
      },
    ],
  },
  {
    id: 'r-g-appeal',
    who: 'a citizen’s lawyer',
    turns: [
      {
        ask: 'Can a citizen appeal a refusal?',
        kind: 'answerable',
        stated: { '/capabilities/ai-automation': ['how to object | object'] },
        never: ['Never - Refusing'],
      },
    ],
  },
  {
    id: 'r-g-code',
    who: 'a CTO',
    turns: [
      {
        ask: 'Who owns the source code?',
        kind: 'answerable',
        says: ['source code | repository'],
      },
    ],
  },
  {
    id: 'r-g-meet',
    who: 'a program lead',
    turns: [
      {
        ask: 'Can you meet us next week?',
        kind: 'answerable',
        says: ['30 minutes | book a call | choose a time | calendar'],
      },
    ],
  },
  {
    id: 'r-g-intern',
    who: 'a student',
    turns: [
      {
        ask: 'Do you take interns?',
        kind: 'answerable',
        says: ['not mention internships'],
        declined: true,
      },
      {
        ask: 'how do I apply?',
        kind: 'answerable',
        stated: { '/careers': ['Apply Now | resume'] },
      },
    ],
  },
  {
    id: 'r-g-aftr',
    who: 'a widow',
    page: '/solutions/aftrlife',
    turns: [
      {
        ask: 'is it only for death certificates?',
        kind: 'answerable',
        says: ['stories | recording | No'],
        never: ['Yes'],
      },
    ],
  },
  {
    id: 'r-g-docs',
    who: 'a program lead',
    turns: [
      {
        ask: 'How long does a Blueprint take?',
        kind: 'answerable',
        stated: { '/blueprint': ['3-4 weeks'] },
      },
      {
        ask: 'Which documents do I get?',
        kind: 'follow-up',
        stated: { '/blueprint': ['Current-state map', 'Business case'] },
        alone: 'Which documents do I get with a Blueprint?',
      },
    ],
  },
  {
    id: 'r-g-ceo',
    who: 'a journalist',
    turns: [
      {
        ask: 'Who is the CEO?',
        kind: 'decline',
        says: ['not published names'],
        declined: true,
      },
    ],
  },
  {
    id: 'r-g-sec',
    who: 'a security officer',
    turns: [
      {
        ask: 'Who can see the internal notes about our tickets?',
        kind: 'answerable',
        stated: { '/trust': ['Internal notes stay internal | Clients can read only the columns'] },
      },
    ],
  },
  {
    id: 'r-g-law',
    who: 'a program lead',
    turns: [
      {
        ask: 'Which law applies to an AftrLife legacy?',
        kind: 'answerable',
        stated: { '/solutions/aftrlife': ['country where the institution keeps'] },
      },
    ],
  },
  {
    id: 'r-g-claim',
    who: 'a press officer',
    turns: [
      {
        ask: 'How many countries use your platform today?',
        kind: 'decline',
        never: ['20-30 countries use'],
        declined: true,
      },
    ],
  },
]

/** The half that was kept aside while the assistant was changed. */
export const readingAsideConversations: readonly ConversationCase[] = [
  {
    id: 'r-tender-2',
    who: 'a public buyer',
    page: '/blog/a-tender-annex-from-a-blueprint',
    turns: [
      {
        ask: 'who should sit at the keyboard during the demonstration?',
        kind: 'answerable',
        stated: { '/blog/a-tender-annex-from-a-blueprint': ['officers'] },
      },
      {
        ask: 'should we score before or after we open the prices',
        kind: 'answerable',
        stated: { '/blog/a-tender-annex-from-a-blueprint': ['before the prices are opened'] },
      },
    ],
  },
  {
    id: 'r-tender-4',
    who: 'a lawyer',
    page: '/blog/a-tender-annex-from-a-blueprint',
    turns: [
      {
        ask: 'Why should the party who writes the plan not sell the system in one contract?',
        kind: 'answerable',
        stated: { '/blog/a-tender-annex-from-a-blueprint': ['decides how large it should be'] },
      },
    ],
  },
  {
    id: 'r-consent-2',
    who: 'an archivist',
    page: '/blog/consent-custody-and-a-recorded-voice',
    turns: [
      {
        ask: 'how many uses need a separate consent?',
        kind: 'answerable',
        stated: { '/blog/consent-custody-and-a-recorded-voice': ['five'] },
      },
      {
        ask: 'How long do you wait between the first conversation and the recording?',
        kind: 'answerable',
        stated: { '/blog/consent-custody-and-a-recorded-voice': ['A day at least | day at least'] },
      },
    ],
  },
  {
    id: 'r-consent-4',
    who: 'an ethics board member',
    page: '/blog/consent-custody-and-a-recorded-voice',
    turns: [
      {
        ask: 'what may remain when the voice consent is withdrawn?',
        kind: 'answerable',
        stated: { '/blog/consent-custody-and-a-recorded-voice': ['Answers in text'] },
      },
      {
        ask: 'which measure should never be used',
        kind: 'answerable',
        stated: { '/blog/consent-custody-and-a-recorded-voice': ['time spent with the avatar'] },
      },
    ],
  },
  {
    id: 'r-cred-2',
    who: 'a CIO',
    page: '/blog/credentials-or-federation',
    turns: [
      {
        ask: 'what does the issuer learn when I show a credential',
        kind: 'answerable',
        stated: {
          '/blog/credentials-or-federation': [
            'Nothing about use | issuer only on the day of issue | issuer learns nothing',
          ],
        },
      },
      {
        ask: 'Why is the wallet as a login button a mistake?',
        kind: 'answerable',
        stated: { '/blog/credentials-or-federation': ['follows a person'] },
      },
    ],
  },
  {
    id: 'r-cred-4',
    who: 'a privacy officer',
    page: '/blog/credentials-or-federation',
    turns: [
      {
        ask: 'how fast is a revocation?',
        kind: 'answerable',
        stated: { '/blog/credentials-or-federation': ['status list | maximum age | last minutes'] },
      },
      {
        ask: 'How many wallets were issued in Estonia?',
        kind: 'decline',
        declined: true,
      },
    ],
  },
  {
    id: 'r-match-2',
    who: 'a revenue officer',
    page: '/blog/matching-every-payment-to-a-taxpayer',
    turns: [
      {
        ask: 'how many sums are on the page of the evening close?',
        kind: 'answerable',
        stated: { '/blog/matching-every-payment-to-a-taxpayer': ['three sums'] },
      },
      {
        ask: 'Who confirms a match when there is no reference but the account is known?',
        kind: 'answerable',
        stated: { '/blog/matching-every-payment-to-a-taxpayer': ['officer confirms'] },
      },
    ],
  },
  {
    id: 'r-match-4',
    who: 'an auditor',
    page: '/blog/matching-every-payment-to-a-taxpayer',
    turns: [
      {
        ask: 'In which week do we talk to the banks?',
        kind: 'answerable',
        stated: { '/blog/matching-every-payment-to-a-taxpayer': ['Week three'] },
      },
      {
        ask: 'why are two officers needed for a release',
        kind: 'answerable',
        stated: {
          '/blog/matching-every-payment-to-a-taxpayer': [
            'system refuses the same person | prepares another approves | people who would like to give it one',
          ],
        },
      },
    ],
  },
  {
    id: 'r-over-2',
    who: 'a service owner',
    page: '/blog/oversight-that-is-more-than-a-click',
    turns: [
      {
        ask: 'what do we do if nobody overrules the model for a month?',
        kind: 'answerable',
        stated: { '/blog/oversight-that-is-more-than-a-click': ['insert cases'] },
      },
      {
        ask: 'Should the officer see the proposal first or the evidence?',
        kind: 'answerable',
        stated: {
          '/blog/oversight-that-is-more-than-a-click': [
            'evidence before the proposal | marked passage first | passage first',
          ],
        },
      },
    ],
  },
  {
    id: 'r-over-4',
    who: 'a journalist',
    page: '/blog/oversight-that-is-more-than-a-click',
    turns: [
      {
        ask: 'What kind of errors cannot be ruled out after 300 cases?',
        kind: 'answerable',
        stated: { '/blog/oversight-that-is-more-than-a-click': ['1 in 100'] },
      },
      {
        ask: 'who signs a change of the threshold?',
        kind: 'answerable',
        stated: { '/blog/oversight-that-is-more-than-a-click': ['service owner | it is signed'] },
      },
    ],
  },
  {
    id: 'r-off-2',
    who: 'a health officer',
    page: '/blog/records-written-offline',
    turns: [
      {
        ask: 'How many times should each entry have?',
        kind: 'answerable',
        stated: { '/blog/records-written-offline': ['three times'] },
      },
      {
        ask: 'who settles a contradiction about the blood group?',
        kind: 'answerable',
        stated: { '/blog/records-written-offline': ['named clinician'] },
      },
    ],
  },
  {
    id: 'r-off-4',
    who: 'a nurse',
    page: '/blog/records-written-offline',
    turns: [
      {
        ask: 'can i book a hospital bed without signal',
        kind: 'answerable',
        stated: { '/blog/records-written-offline': ['cannot be booked offline | requested'] },
      },
      {
        ask: 'Which tablets do you recommend?',
        kind: 'decline',
        declined: true,
      },
    ],
  },
  {
    id: 'r-sov-2',
    who: 'a security officer',
    page: '/blog/sovereignty-you-can-test',
    turns: [
      {
        ask: 'How often should the rehearsal be repeated?',
        kind: 'answerable',
        stated: { '/blog/sovereignty-you-can-test': ['once a year'] },
      },
      {
        ask: 'how much delay does the second site add to a write?',
        kind: 'answerable',
        stated: { '/blog/sovereignty-you-can-test': ['millisecond'] },
      },
    ],
  },
  {
    id: 'r-sov-4',
    who: 'a buyer',
    page: '/pricing',
    turns: [
      {
        ask: 'In the paper on sovereignty, what are the three degrees of holding keys?',
        kind: 'answerable',
        stated: { '/blog/sovereignty-you-can-test': ["The provider's key", 'Your key'] },
      },
    ],
  },
  {
    id: 'r-photo-2',
    who: 'an inspector',
    page: '/blog/the-photograph-before-the-pour',
    turns: [
      {
        ask: 'what helps with gloves and rain?',
        kind: 'answerable',
        stated: { '/blog/the-photograph-before-the-pour': ['Large buttons'] },
      },
      {
        ask: 'Who signs the report at the gate?',
        kind: 'answerable',
        stated: { '/blog/the-photograph-before-the-pour': ['inspector signs | Both names'] },
      },
    ],
  },
  {
    id: 'r-photo-4',
    who: 'a builder',
    page: '/blog/the-photograph-before-the-pour',
    turns: [
      {
        ask: 'why start with the visit before a pour and not with final acceptance?',
        kind: 'answerable',
        stated: { '/blog/the-photograph-before-the-pour': ['hold point | cannot be repeated'] },
      },
    ],
  },
  {
    id: 'r-visa-2',
    who: 'a visa department head',
    page: '/blog/where-visa-processing-time-goes',
    turns: [
      {
        ask: 'What should I promise the minister?',
        kind: 'answerable',
        stated: { '/blog/where-visa-processing-time-goes': ['ninth decile'] },
      },
      {
        ask: 'why is an average misleading?',
        kind: 'answerable',
        stated: { '/blog/where-visa-processing-time-goes': ['still open'] },
      },
    ],
  },
  {
    id: 'r-visa-4',
    who: 'a visa department head',
    page: '/blog/where-visa-processing-time-goes',
    turns: [
      {
        ask: 'which four figures show that quality did not get worse?',
        kind: 'answerable',
        stated: {
          '/blog/where-visa-processing-time-goes': ['review or appeal', 'Referrals at the border'],
        },
      },
      {
        ask: 'where are your offices',
        kind: 'answerable',
        stated: { '/contact': ['Ottawa', 'Atlanta'] },
      },
    ],
  },
  {
    id: 'r-p-visa2',
    who: 'a program lead',
    page: '/projects/one-visa-file-for-every-mission',
    turns: [
      {
        ask: 'who acts when another authority does not answer?',
        kind: 'answerable',
        stated: { '/projects/one-visa-file-for-every-mission': ['named person'] },
      },
    ],
  },
  {
    id: 'r-p-pay2',
    who: 'a treasurer',
    page: '/projects/every-payment-finds-its-taxpayer',
    turns: [
      {
        ask: 'what is compared each evening?',
        kind: 'answerable',
        stated: {
          '/projects/every-payment-finds-its-taxpayer': ['three sums | what the banks confirmed'],
        },
      },
    ],
  },
  {
    id: 'r-p-tele2',
    who: 'a doctor',
    page: '/projects/a-telemedicine-line-through-one-district',
    turns: [
      {
        ask: 'who decides when two facts contradict each other?',
        kind: 'answerable',
        stated: { '/projects/a-telemedicine-line-through-one-district': ['clinician'] },
      },
    ],
  },
  {
    id: 'r-p-age2',
    who: 'a registrar',
    page: '/projects/proof-of-age-from-a-civil-registry',
    turns: [
      {
        ask: 'what about people without a smartphone?',
        kind: 'answerable',
        stated: { '/projects/proof-of-age-from-a-civil-registry': ['chip card'] },
      },
    ],
  },
  {
    id: 'r-p-school2',
    who: 'an engineer',
    page: '/projects/school-inspections-signed-on-site',
    turns: [
      {
        ask: 'how soon would a builder see a finding?',
        kind: 'answerable',
        stated: { '/projects/school-inspections-signed-on-site': ['within the hour'] },
      },
    ],
  },
  {
    id: 'r-p-consent2',
    who: 'an archivist',
    page: '/projects/a-consent-file-for-recorded-lives',
    turns: [
      {
        ask: 'what is measured in this case study?',
        kind: 'answerable',
        stated: {
          '/projects/a-consent-file-for-recorded-lives': [
            'withdrawn | without a recording | Keyholders reached',
          ],
        },
      },
    ],
  },
  {
    id: 'r-p-border2',
    who: 'a border officer',
    page: '/projects/border-desks-that-work-without-a-line',
    turns: [
      {
        ask: 'what happens with a revocation that arrives late?',
        kind: 'answerable',
        stated: { '/projects/border-desks-that-work-without-a-line': ['supervisor'] },
      },
    ],
  },
  {
    id: 'r-p-treas2',
    who: 'an auditor',
    page: '/projects/a-treasury-that-has-rehearsed-its-exit',
    turns: [
      {
        ask: 'was the backup ever restored?',
        kind: 'answerable',
        stated: {
          '/projects/a-treasury-that-has-rehearsed-its-exit': ['nobody has ever restored'],
        },
      },
    ],
  },
  {
    id: 'r-p-mat2',
    who: 'a journalist',
    page: '/projects/materials-traced-to-the-joint',
    turns: [
      {
        ask: 'Is this a real customer?',
        kind: 'answerable',
        stated: { '/projects/materials-traced-to-the-joint': ['composed'] },
      },
    ],
  },
  {
    id: 'r-t-cookie2',
    who: 'a privacy officer',
    page: '/cookies',
    turns: [
      {
        ask: 'How long is the session cookie kept?',
        kind: 'answerable',
        stated: { '/cookies': ['7 days'] },
      },
      {
        ask: 'which cookie remembers my Get Started answers?',
        kind: 'answerable',
        stated: { '/cookies': ['get_started | answers between the steps'] },
      },
    ],
  },
  {
    id: 'r-t-ret2',
    who: 'a privacy officer',
    page: '/trust',
    turns: [
      {
        ask: 'how long are notifications kept after they were read?',
        kind: 'answerable',
        stated: { '/trust': ['180 days'] },
      },
      {
        ask: 'when are confirmation links of the newsletter deleted?',
        kind: 'answerable',
        stated: { '/trust': ['2 days'] },
      },
    ],
  },
  {
    id: 'r-t-quest2',
    who: 'a security officer',
    page: '/trust',
    turns: [
      {
        ask: 'Is single sign-on available?',
        kind: 'answerable',
        stated: { '/trust': ['no single sign-on'] },
      },
      {
        ask: 'can it run on our own servers?',
        kind: 'answerable',
        stated: { '/trust': ['one process and one PostgreSQL | needs no outside service'] },
      },
    ],
  },
  {
    id: 'r-t-acc2',
    who: 'an accessibility auditor',
    page: '/accessibility',
    turns: [
      {
        ask: 'What contrast do borders of fields have?',
        kind: 'answerable',
        stated: { '/accessibility': ['3.5 to 1'] },
      },
      {
        ask: 'what is the result for criterion 1.4.5 Images of Text?',
        kind: 'answerable',
        stated: { '/accessibility': ['All text is text'] },
      },
    ],
  },
  {
    id: 'r-t-down2',
    who: 'a tender clerk',
    page: '/downloads',
    turns: [
      {
        ask: 'In which format is the list of libraries?',
        kind: 'answerable',
        stated: { '/downloads': ['CycloneDX'] },
      },
      {
        ask: 'what is in the ZIP of the procurement pack?',
        kind: 'answerable',
        stated: { '/trust': ['tables as CSV | list of libraries'] },
      },
    ],
  },
  {
    id: 'r-t-price2',
    who: 'a budget officer',
    page: '/pricing',
    turns: [
      {
        ask: 'how many weeks do six or more systems to connect add?',
        kind: 'answerable',
        stated: { '/pricing': ['6 to 10'] },
      },
      {
        ask: 'What do more than 1 million applications add?',
        kind: 'answerable',
        stated: { '/pricing': ['4 to 8'] },
      },
    ],
  },
  {
    id: 'r-t-part2',
    who: 'a CTO',
    page: '/partners',
    turns: [
      {
        ask: 'how can we test who controls the keys?',
        kind: 'answerable',
        stated: { '/partners': ['Withdraw a key'] },
      },
    ],
  },
  {
    id: 'r-t-about2',
    who: 'a journalist',
    page: '/about',
    turns: [
      {
        ask: 'what do you do for Global Inclusion?',
        kind: 'answerable',
        stated: { '/about': ['screen reader'] },
      },
    ],
  },
  {
    id: 'r-t-blue2',
    who: 'a program lead',
    page: '/blueprint',
    turns: [
      {
        ask: 'Does the Discovery tier include interviews?',
        kind: 'answerable',
        stated: { '/blueprint': ['Interviews with the people'] },
      },
    ],
  },
  {
    id: 'r-t-jobs2',
    who: 'an applicant',
    page: '/careers',
    turns: [
      {
        ask: 'Which positions can I do remotely in the United States?',
        kind: 'answerable',
        stated: { '/careers': ['AI Evaluation Lead', 'Site Reliability Engineer'] },
      },
    ],
  },
  {
    id: 'r-g-real2',
    who: 'a journalist',
    page: '/about',
    turns: [
      {
        ask: 'does this company actually exist?',
        kind: 'answerable',
        says: ['Ottawa | not published its numbers | offices in'],
        declined: true,
      },
    ],
  },
  {
    id: 'r-g-sponsor2',
    who: 'an applicant',
    page: '/careers',
    turns: [
      {
        ask: 'Would you sponsor a work permit for me?',
        kind: 'decline',
        never: ['one file per traveller'],
        declined: true,
      },
    ],
  },
  {
    id: 'r-g-remote2',
    who: 'an applicant',
    page: '/careers',
    turns: [
      {
        ask: 'could I do the job from Portugal?',
        kind: 'answerable',
        says: [
          'Remote (Canada … | Canada or United States | Canada and the United States | Canada or the United States',
        ],
        never: ['Yes'],
        declined: true,
      },
    ],
  },
  {
    id: 'r-g-appeal2',
    who: 'a taxpayer’s lawyer',
    page: '/solutions/governance',
    turns: [
      {
        ask: 'can a taxpayer contest an assessment?',
        kind: 'answerable',
        stated: { '/solutions/governance': ['objects to one entry'] },
      },
    ],
  },
  {
    id: 'r-g-code2',
    who: 'a CTO',
    turns: [
      {
        ask: 'do we get the source code at the end?',
        kind: 'answerable',
        says: ['source code'],
      },
    ],
  },
  {
    id: 'r-g-meet2',
    who: 'a program lead',
    turns: [
      {
        ask: 'are you free for a call on Thursday?',
        kind: 'answerable',
        says: ['30 minutes | book a call | choose a time | calendar'],
      },
    ],
  },
  {
    id: 'r-g-junior',
    who: 'a graduate',
    turns: [
      {
        ask: 'is there something for juniors?',
        kind: 'answerable',
        says: ['not mention internships'],
        declined: true,
      },
      {
        ask: 'what happens after I have applied?',
        kind: 'answerable',
        stated: { '/careers': ['member of the team | One conversation | team you would join'] },
      },
    ],
  },
  {
    id: 'r-g-aftr2',
    who: 'a widow',
    page: '/solutions/aftrlife',
    turns: [
      {
        ask: 'Does it post on social media in his name?',
        kind: 'answerable',
        stated: {
          '/solutions/aftrlife': [
            'no messages | sends no | It does not call anybody | cannot sign',
          ],
        },
      },
    ],
  },
  {
    id: 'r-g-docs2',
    who: 'a program lead',
    turns: [
      {
        ask: 'how long does the assessment take?',
        kind: 'answerable',
        stated: { '/blueprint': ['1 week'] },
      },
      {
        ask: 'what do I receive then?',
        kind: 'follow-up',
        stated: { '/blueprint': ['findings'] },
        alone: 'What do I receive after the assessment?',
      },
    ],
  },
  {
    id: 'r-g-found',
    who: 'a journalist',
    turns: [
      {
        ask: 'Who founded the company and when?',
        kind: 'decline',
        declined: true,
      },
    ],
  },
  {
    id: 'r-g-sec2',
    who: 'a security officer',
    turns: [
      {
        ask: 'Can your staff change something while they view our portal?',
        kind: 'answerable',
        stated: { '/trust': ['only read'] },
      },
    ],
  },
  {
    id: 'r-g-law2',
    who: 'a lawyer',
    turns: [
      {
        ask: 'Do you have an office in Nairobi?',
        kind: 'wrong premise',
        says: ['Ottawa'],
        declined: true,
      },
    ],
  },
  {
    id: 'r-g-claim2',
    who: 'a member of parliament',
    turns: [
      {
        ask: 'does your software decide who gets a visa?',
        kind: 'answerable',
        stated: { '/solutions/evisa': ['never grants or refuses | officer decides'] },
      },
    ],
  },
]
