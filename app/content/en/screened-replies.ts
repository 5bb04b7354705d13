import { company } from './company.ts'

const { mailbox } = company

/**
 * The replies to what comes before every answer: support, complaints, personal data, jobs, press, abuse and
 * attempts to manipulate the assistant. In French as well, because the visitors of our first office write it.
 */
export const screenedReplies = {
  en: {
    support: `For help with a project, an invoice or your account, please sign in to the client portal and open a support ticket there. It has the history of your project, and our staff answer in it. If you forgot your password, the sign-in page sends you a link for a new one. If you cannot sign in, write to ${mailbox} from the email address of your account, or ask for a person here.`,
    complaint: `I am sorry that you have reason to complain. A person from our staff reads your complaint and answers you, not the assistant. Ask for a person here, or write to ${mailbox}. Please say what happened, when, and what you expect from us.`,
    data: `You can ask to see, correct, export or delete what we keep about you, or withdraw your consent. Write to ${mailbox} from the email address that it belongs to, and say which of these you want. We may ask one question to be sure that it is you. You get an answer within 30 days, free of charge. The privacy page says what we keep, why and for how long. You can also ask for a person here.`,
    jobs: (count: number, shown: readonly string[]) =>
      count === 0
        ? 'We have no open positions at the moment. You can send us your resume on the careers page, and a person reads it.'
        : `We have ${count} open ${count === 1 ? 'position' : 'positions'} at the moment.${shown.length < count ? ' These are some of them:' : ''}\n${shown.map((one) => `- ${one}`).join('\n')}\nThe careers page has all of them, with what each one asks for. Press "Apply Now" there, or send us your resume for a later position.`,
    press: `Thank you for your interest. For the press, write to ${mailbox} with your medium, your question and your deadline, or use the contact page. A person from our staff answers you. You can also ask for a person here.`,
    injection:
      'I cannot do that. I only answer with what is public on this site. You can go on with any other question, or ask for a person from our team.',
    abuse:
      'I would like to help, and I ask you to write without insults. What would you like to know about our work? You can also ask for a person.',
    /** Before the answer, when an insult comes with a question. */
    boundary: 'I am glad to help. Please write without insults.',
    supportToo: 'As a client you also find help in the portal: sign in and open a support ticket.',
  },
  fr: {
    support: `Pour un projet, une facture ou votre compte, connectez-vous au portail client et ouvrez-y un ticket de soutien. Notre personnel y répond. Si vous avez oublié votre mot de passe, la page de connexion vous envoie un lien pour en choisir un autre. Si vous ne pouvez pas vous connecter, écrivez à ${mailbox} depuis l’adresse de votre compte, ou demandez une personne ici.`,
    complaint: `Je suis désolé que vous ayez une raison de vous plaindre. Une personne de notre équipe lit votre plainte et vous répond, pas l’assistant. Demandez une personne ici, ou écrivez à ${mailbox}. Dites ce qui s’est passé, quand, et ce que vous attendez de nous.`,
    data: `Vous pouvez demander à voir, corriger, exporter ou supprimer ce que nous conservons à votre sujet, ou retirer votre consentement. Écrivez à ${mailbox} depuis l’adresse concernée et dites ce que vous demandez. Nous pouvons poser une question pour être sûrs que c’est bien vous. Vous recevez une réponse dans les 30 jours, sans frais. La page de confidentialité, en anglais, dit ce que nous conservons, pourquoi et combien de temps. Vous pouvez aussi demander une personne ici.`,
    jobs: (count: number, shown: readonly string[]) =>
      count === 0
        ? 'Nous n’avons pas de poste ouvert en ce moment. Vous pouvez envoyer votre CV sur la page des carrières ; une personne le lit.'
        : `Nous avons ${count} ${count === 1 ? 'poste ouvert' : 'postes ouverts'} en ce moment.${shown.length < count ? ' En voici quelques-uns :' : ''}\n${shown.map((one) => `- ${one}`).join('\n')}\nLa page des carrières, en anglais, les montre tous. Choisissez-y « Apply Now », ou envoyez votre CV pour plus tard.`,
    press: `Merci de votre intérêt. Pour la presse, écrivez à ${mailbox} en nommant votre média, votre question et votre délai, ou utilisez la page de contact. Une personne de notre équipe vous répond. Vous pouvez aussi demander une personne ici.`,
    injection:
      'Je ne peux pas faire cela. Je réponds seulement avec ce qui est public sur ce site. Vous pouvez poser une autre question, ou demander une personne de notre équipe.',
    abuse:
      'J’aimerais vous aider, et je vous demande d’écrire sans insultes. Que voulez-vous savoir sur notre travail ? Vous pouvez aussi demander une personne.',
    boundary: 'Je veux bien vous aider. Merci d’écrire sans insultes.',
    supportToo:
      'En tant que client, vous trouvez aussi de l’aide dans le portail : connectez-vous et ouvrez un ticket de soutien.',
  },
} as const
