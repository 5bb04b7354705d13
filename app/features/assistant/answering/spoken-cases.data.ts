/**
 * Questions as visitors ask them, with what a right answer says and what it must not say. They were
 * written before the facts that answer them.
 */
export type SpokenCase = {
  ask: string
  /** What was said before: the visitor and the assistant in turn. */
  before?: readonly string[]
  page?: string
  must: readonly RegExp[]
  not?: readonly RegExp[]
  /** The content does not say it: the reply must say so plainly. */
  declined?: true
}

const aboutEvisa = ['Tell me about the e-visa platform', 'An e-visa service for ministries.']
const aboutBlueprint = ['What is a Blueprint?', 'A Blueprint records how your services run today.']

export const spokenCases: readonly SpokenCase[] = [
  // Offices, mail, telephone
  { ask: 'Where are your offices?', must: [/100 Example Street/, /200 Example Avenue/] },
  { ask: 'whats the address of your atlanta office', must: [/200 Example Avenue/] },
  { ask: 'Do you have an office in Canada?', must: [/Ottawa/] },
  { ask: 'Where is your headquarters?', must: [/Ottawa/], not: [/Atlanta/] },
  { ask: 'What is your email address?', must: [/info@unordin\.example/] },
  { ask: 'Can I phone you?', must: [/telephone|phone/i, /info@unordin\.example/] },
  { ask: 'Which time zone are you in?', must: [/Eastern/] },
  { ask: 'How quickly do you reply to a message?', must: [/24 hours/] },
  // The smallest project
  {
    ask: 'ok how many weeks for the tiniest project, one service',
    page: '/pricing',
    must: [/20 to 25 weeks/, /16 to 20 weeks/],
  },
  { ask: 'how long does the smallest thing take', page: '/pricing', must: [/20 to 25 weeks/] },
  {
    ask: 'How many of your people work on the smallest project?',
    must: [/4 to 5 people/],
  },
  // Countries, and what is asked in few words
  ...[
    'Do you work in Morocco?',
    'are you active in Brazil',
    'do you have customers in France?',
    'have you got clients in Africa?',
    'In which of your projects is South Africa a client?',
  ].map((ask): SpokenCase => ({ ask, must: [/name no country/], declined: true })),
  { ask: 'What is the uptime of the portal?', must: [], not: [/99\.9/], declined: true },
  { ask: 'and the price?', before: aboutEvisa, must: [/do not list prices/] },
  { ask: 'how much is it', before: aboutBlueprint, must: [/do not list prices/] },
  // How a platform works
  {
    ask: 'How does the e-visa platform work?',
    must: [/six entries/, /Application: The traveller fills in one form/, /Border/],
    not: [/price/],
  },
  { ask: 'how does your visa system work', must: [/six entries/] },
  { ask: 'how does your inspection software work', must: [/five steps/] },
  { ask: 'explain how e-visa works', must: [/six entries/] },
  { ask: 'How does the governance platform work?', must: [/Five steps/, /Assessment/] },
  { ask: 'how does the tax system work', must: [/Five steps/] },
  { ask: 'How does the healthcare platform work?', must: [/Village clinic/], not: [/price/] },
  { ask: 'How does the hospital system work?', must: [/Village clinic/] },
  { ask: 'How does AftrLife work?', must: [/A first conversation/, /Sealing/] },
  { ask: 'how do the avatars work', must: [/A first conversation/] },
  { ask: 'How does the construction platform work?', must: [/Site visit/, /Permit record/] },
  { ask: 'how does it work?', page: '/solutions/construction', must: [/Site visit/] },
  { ask: 'so how does this work', page: '/solutions/healthcare', must: [/Village clinic/] },
  { ask: 'and how does it work', before: aboutEvisa, must: [/six entries/] },
  {
    ask: 'How does the e-visa platform work\nfor an officer?',
    must: [/opens the file and sees the open questions first/],
    not: [/price/],
  },
  {
    ask: 'for an officer?',
    before: ['How does the e-visa platform work?', 'Each application has six entries.'],
    must: [/opens the file and sees the open questions first/],
  },
  { ask: 'and the applicant?', before: aboutEvisa, must: [/fills in one form/] },
  { ask: 'for a border officer?', before: aboutEvisa, must: [/reads the passport/] },
  {
    ask: 'and the citizen?',
    before: ['How does the governance platform work?', 'Five steps between three parties.'],
    must: [/corrects them, attaches documents/],
  },
  {
    ask: 'and for a nurse?',
    before: ['How does the healthcare platform work?', 'A nurse writes the record once.'],
    must: [/finds the patient by card/],
  },
  { ask: 'how does AftrLife work for the family?', must: [/Families meet|The family closes/] },
  {
    ask: 'and the builder?',
    before: ['How does the construction platform work?', 'Each inspection has five steps.'],
    must: [/Sees the finding and the rule/],
  },
  // Blueprint
  { ask: 'How long does a Blueprint take?', must: [/3-4 weeks|3 to 4 weeks/i] },
  { ask: 'how many weeks for the blueprint', must: [/3-4 weeks|3 to 4 weeks/i] },
  { ask: 'How long is the discovery call?', must: [/60-90 min|60 to 90 minutes/i] },
  { ask: 'How long does the assessment take?', must: [/1 week|one week/i] },
  {
    ask: 'What do we get in a Blueprint?',
    must: [/Current-state map/, /Roadmap/, /Business case/],
  },
  { ask: 'Which tiers are there?', must: [/Discovery/, /Blueprint \+ Implementation/] },
  { ask: 'What is included in Discovery?', must: [/Written findings/] },
  { ask: 'What does the implementation tier include?', must: [/Migration/, /Training/] },
  { ask: 'What is the difference between the three tiers?', must: [/Discovery/, /Implementation/] },
  { ask: 'What are the steps from first call to launch?', must: [/Discovery call/, /Assessment/] },
  { ask: 'How many documents does the Blueprint have?', must: [/six|6/i] },
  { ask: 'How much does a Blueprint cost?', must: [/price/i, /two days/i] },
  // Jobs
  { ask: 'Do you have open jobs?', must: [/14|fourteen/i] },
  {
    ask: 'Are there jobs in Atlanta?',
    must: [/Security Assurance Analyst/],
    not: [/Service Designer/],
  },
  { ask: 'Which positions can be done remotely from Canada?', must: [/Case Systems/] },
  { ask: 'Where is the service designer based?', must: [/Ottawa or Remote/] },
  { ask: 'Until when can I apply for the Security Engineer position?', must: [/15/, /Feb/] },
  { ask: 'Do you hire accountants?', must: [/no /i], not: [/Migration/] },
  // Security, data, retention
  { ask: 'Are you ISO 27001 certified?', must: [/certificate/i], not: [/^yes/i] },
  { ask: 'Do you have SOC 2?', must: [/certificate/i] },
  { ask: 'Where is our data stored?', must: [/country|location/i] },
  { ask: 'Do you use Google Analytics?', must: [/no/i, /analytics/i] },
  { ask: 'What do you store in my browser?', must: [/number of the conversation/, /30 days/] },
  { ask: 'Que gardez-vous dans mon navigateur ?', must: [/30 jours/] },
  { ask: 'Which cookies do you set?', must: [/cookie/i, /theme/] },
  { ask: 'How long do you keep this chat?', must: [/90 days/] },
  { ask: 'How long are applications kept?', must: [/180 days/] },
  { ask: 'Is your website accessible?', must: [/WCAG 2\.2/] },
  { ask: 'Have you had a penetration test?', must: [/penetration test/i] },
  { ask: 'Which OWASP level do you meet?', must: [/ASVS/, /level/i] },
  { ask: 'Who are your sub-processors?', must: [/None|sub-processor/i] },
  // Partners, people
  { ask: 'Which cloud partners do you work with?', must: [/Amazon Web Services/, /Red Hat/] },
  { ask: 'Is Oracle a partner of yours?', must: [/Amazon Web Services|not on/i] },
  { ask: 'Who do I contact about a tender?', must: [/info@unordin\.example/] },
  { ask: 'I am a journalist, who can I talk to?', must: [/info@unordin\.example/] },
  {
    ask: 'How do I report a security vulnerability?',
    must: [/info@unordin\.example|security\.txt/],
  },
  { ask: 'Who is responsible for privacy?', must: [/Ottawa|head office/] },
  { ask: 'Our portal is broken, where do I get support?', must: [/portal/i] },
  // Solutions
  { ask: 'What is AftrLife?', must: [/digital legacy|stories/i] },
  { ask: 'What does the e-visa product do?', must: [/Application, payment|traveller/i] },
  { ask: 'Which solutions do you offer?', must: [/e-Visa/, /AftrLife/, /Construction/] },
  { ask: 'Explain the tax platform', must: [/ledger/] },
  { ask: 'What is your mission?', must: [/systems a country depends on/] },
  // Conversation
  { ask: 'How long does it take?', before: aboutBlueprint, must: [/3-4 weeks|3 to 4 weeks/i] },
  { ask: 'and what does it include?', before: aboutBlueprint, must: [/Roadmap/] },
  { ask: 'Do you have open jobs?', before: aboutEvisa, must: [/14|fourteen/i], not: [/traveller/] },
  { ask: 'How long does it take?', page: '/blueprint', must: [/3-4 weeks|3 to 4 weeks/i] },
  {
    ask: 'How long does a Blueprint take and where are your offices?',
    must: [/3-4 weeks|3 to 4 weeks/i, /Ottawa/],
  },
  {
    ask: 'Who is it for? And which partners do you have?',
    before: aboutEvisa,
    must: [/interior|Immigration/i, /Red Hat/],
  },
  // French
  { ask: 'Combien de temps dure un Blueprint ?', must: [/3 à 4 semaines/i] },
  { ask: 'Où sont vos bureaux ?', must: [/Ottawa/, /Atlanta/] },
  { ask: 'Utilisez-vous des cookies de suivi ?', must: [/aucun|pas de/i] },
  { ask: 'Avez-vous des postes ouverts à Ottawa ?', must: [/Service Designer/] },
  { ask: 'Quels sous-traitants reçoivent des données ?', must: [/Aucun/] },
  { ask: 'Faites-vous partie d’un accord-cadre ?', must: [/Aucun accord-cadre/] },
  // Not said
  { ask: 'Who is your CEO?', must: [], declined: true },
]
