import type { KnownQuestion } from './known-question.ts'

/** About security, data, procurement and law. */
export const trustQuestions: readonly KnownQuestion[] = [
  {
    id: 'password-storage',
    path: '/trust#security',
    asked: [
      'How are passwords stored?',
      'Do you hash passwords?',
      'password hashing algorithm?',
      'Can your staff see the passwords of users?',
      'Are passwords kept in plain text?',
      'How long must a password be?',
    ],
    answer: 'As a scrypt hash, never as the password. A password has 10 to 128 characters.',
    says: [
      'A password has 10 to 128 characters and must not be easy to guess.',
      'We store a scrypt hash, never the password.',
    ],
    fr: {
      asked: [
        'Comment les mots de passe sont-ils stockés ?',
        'Les mots de passe sont-ils hachés ?',
      ],
      answer:
        'Sous forme d’empreinte scrypt, jamais le mot de passe. Un mot de passe compte de 10 à 128 caractères.',
    },
  },
  {
    id: 'clients-separated',
    path: '/trust#security',
    asked: [
      'Can one client read the records of another client?',
      'Is the data of different clients separated?',
      'multi-tenant isolation?',
      'How do you stop other customers from seeing our data?',
      'Do you filter rows by tenant in the database?',
    ],
    answer:
      'No: each request is checked three times. The database filters the rows of every table by the client who asks.',
    says: [
      'Clients cannot read the records of other clients',
      'Each request is checked three times: when it arrives, in the service, and in the database.',
      'The database filters the rows of every table by the client who asks.',
    ],
    fr: {
      asked: [
        'Un client peut-il lire les dossiers d’un autre client ?',
        'Les données des clients sont-elles séparées ?',
      ],
      answer:
        'Non : chaque requête est vérifiée trois fois. La base de données filtre les lignes de chaque table selon le client.',
    },
  },
]
