import type { KnownQuestion } from './known-question.ts'

/** About the company, its offer and how to reach it. */
export const companyQuestions: readonly KnownQuestion[] = [
  {
    id: 'reply-time',
    path: '/about',
    asked: [
      'How fast do you reply to a message?',
      'When will I hear back from you?',
      'how long until someone answers',
      'What is your response time for inquiries?',
      'If I write to you today, when do I get an answer?',
      'I sent a message. How long do I have to wait?',
    ],
    answer: 'Within 24 hours: a person reads your message and replies.',
    says: ['A person reads your message and replies within 24 hours.'],
    fr: {
      asked: [
        'Quand aurai-je une réponse à mon message ?',
        'Combien de temps avant que vous répondiez ?',
        'délai de réponse',
      ],
      answer: 'Dans les 24 heures : une personne lit votre message et y répond.',
    },
  },
  {
    id: 'blueprint-documents',
    path: '/blueprint',
    asked: [
      'Which documents does a Blueprint consist of?',
      'What do we get at the end of a Blueprint?',
      'blueprint deliverables?',
      'What exactly is in the Blueprint?',
      'How many documents will you hand over to us after a Blueprint?',
    ],
    answer:
      'Six documents: the current-state map, the target architecture, the AI and automation plan, the security and compliance review, the roadmap and the business case.',
    says: [
      'The Blueprint consists of these six documents.',
      'Current-state map',
      'Target architecture',
      'AI and automation plan',
      'Security and compliance review',
      'Roadmap',
      'Business case',
    ],
    fr: {
      asked: [
        'De quels documents se compose un Blueprint ?',
        'Que recevons-nous à la fin d’un Blueprint ?',
        'Qu’est-ce que contient le Blueprint ?',
      ],
      answer:
        'Six documents : la carte de la situation actuelle, l’architecture cible, le plan d’IA et d’automatisation, l’examen de la sécurité et de la conformité, la feuille de route et l’analyse de rentabilité.',
    },
  },
]
