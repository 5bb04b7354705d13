import type { KnownQuestion } from './known-question.ts'

/** About the solutions and capabilities. */
export const solutionQuestions: readonly KnownQuestion[] = [
  {
    id: 'evisa-one-type-first',
    path: '/solutions/evisa',
    asked: [
      'Can we start the e-visa service with one visa type?',
      'Do we have to move all visas at once?',
      'e-visa pilot with a single visa category?',
      'Is it possible to begin small with only tourist visas?',
      'Could we try the e-visa for a few nationalities first?',
    ],
    answer:
      'Yes, and we advise it: one type and a few nationalities run beside the present process.',
    says: [
      'Yes, and we advise it.',
      'One type and a few nationalities run beside the present process until officers trust the result.',
      'Your staff then add further types in the rule table, without new software.',
    ],
    fr: {
      asked: [
        'Peut-on commencer avec un seul type de visa ?',
        'Faut-il migrer tous les visas en même temps ?',
      ],
      answer:
        'Oui, et nous le conseillons : un type et quelques nationalités fonctionnent à côté du processus actuel.',
    },
  },
  {
    id: 'evisa-software-refuses',
    path: '/solutions/evisa',
    asked: [
      'Does the software ever refuse an applicant?',
      'Can the AI reject a visa application?',
      'Who decides about a visa, a machine or an officer?',
      'automatic visa refusals?',
      'Will people be turned down by an algorithm?',
    ],
    answer: 'No: an officer decides every submitted application.',
    says: [
      'An officer decides every submitted application.',
      "The file has the officer's name and reason.",
    ],
    fr: {
      asked: [
        'Le logiciel refuse-t-il parfois un demandeur ?',
        'L’IA peut-elle rejeter une demande de visa ?',
      ],
      answer: 'Non : un agent décide de chaque demande déposée.',
    },
  },
]
