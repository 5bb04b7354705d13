import { company } from './company.ts'

const { mailbox } = company

/**
 * What the assistant says about passing a visitor's details on to staff, and the form for it. In French as
 * well, because the visitors of our first office write it.
 */
export const chatLead = {
  en: {
    offer: 'Our team can look at your case. It takes a short form.',
    open: 'Leave your details',
    /** After words that ask for an offer, a call back or the form, where the site has no answer. */
    wished:
      'A person from our team can answer that. Leave your details in the short form below, and they write to you.',
    /** After a "yes" to the offer. */
    below: 'The short form is below. Press "Leave your details" to open it.',
    declined: 'No problem. I will not ask again. What else would you like to know?',
    alreadySent: (reference: string) =>
      `Your details are with our team under the reference ${reference}. You can correct them above.`,
    fields: {
      area: 'What is it about?',
      organisation: 'Organization',
      need: 'What should work better than today?',
      time: 'When would you like to start?',
      name: 'Your name',
      email: 'Email',
      phone: 'Telephone',
    },
    /** In lists of what was given. */
    short: {
      area: 'Area',
      organisation: 'Organization',
      need: 'Need',
      time: 'Start',
      name: 'Name',
      email: 'Email',
      phone: 'Telephone',
    },
    areas: {
      'e-visa': 'e-Visa and immigration',
      governance: 'Digital governance and tax',
      healthcare: 'Healthcare and telemedicine',
      aftrlife: 'AftrLife avatars',
      construction: 'Construction and inspection',
      other: 'Something else',
    },
    times: {
      soon: 'As soon as possible',
      quarter: 'Within 3 months',
      year: 'Within a year',
      open: 'Just exploring',
    },
    form: {
      label: 'Details for our team',
      note: 'Only name and email are required. A reload does not lose what you type; staff see it only when you send it.',
      required: 'required',
      send: 'Send to our team',
      sending: 'Sending...',
      later: 'Not now',
      correctLabel: 'Correct what you have sent',
      correct: 'Send the correction',
      keep: 'Keep it as it is',
    },
    consent:
      'Send this conversation and these details to the staff of Unordin. A person can then answer me by email. I can ask for them to be deleted at any time.',
    receipt: {
      title: 'Passed on to our team',
      corrected: 'Corrected',
      referenceIs: (reference: string) => `Reference: ${reference}`,
      next: 'A person replies within 24 hours. We have sent the reference to your email address.',
      book: 'Book a call',
      correct: 'Correct something',
    },
    contact: {
      intro: 'I understood these details:',
      noEmail: 'An email address is missing, so that we can answer.',
      ask: 'Shall I pass this on to our team? If you say yes, you agree to this:',
      complete: 'You can add it in the form.',
      yes: 'Yes, pass it on',
      correct: 'Correct it',
      no: 'No, thanks',
      choices: 'Pass these details on?',
      refused: 'Nothing was passed on. What else would you like to know?',
      filed: (reference: string) =>
        `Thank you. I have passed this on. The reference is ${reference}. A person replies within 24 hours.`,
    },
    errors: {
      check: (count: number) =>
        count === 1 ? 'Please correct one field.' : `Please correct ${count} fields.`,
      area: 'Please choose an area from the list',
      time: 'Please choose a time from the list',
      organisation: 'Organization must be at most 200 characters',
      need: 'This answer must be at most 1,000 characters',
      links: 'Please leave out the web addresses: at most three in all',
      name: 'Please enter your name',
      nameLong: 'Name must be at most 100 characters',
      email: 'Please enter a valid email address',
      phone: 'Please enter a telephone number with at least 5 digits',
      consent: 'Please agree, so that we may pass this on',
      failed:
        'Nothing was sent, because our system does not answer at the moment. What you typed is still here. Please try again in a minute.',
      offline:
        'Nothing was sent: there is no connection. What you typed is still here. Please try again.',
      busy: `Nothing was sent: too many forms came from here. Please try again later, or write to ${mailbox}.`,
      closed: `This conversation takes no form. You can ask for a person here, or write to ${mailbox}.`,
      gone: `This conversation was deleted, so the form cannot be sent. Please write to ${mailbox}.`,
    },
  },
  fr: {
    offer: 'Notre équipe peut regarder votre cas. Il suffit d’un court formulaire.',
    open: 'Laisser mes coordonnées',
    wished:
      'Une personne de notre équipe peut répondre à cela. Laissez vos coordonnées dans le court formulaire ci-dessous, et elle vous écrit.',
    below:
      'Le court formulaire est ci-dessous. Choisissez « Laisser mes coordonnées » pour l’ouvrir.',
    declined: 'Pas de problème, je ne le demanderai plus. Que voulez-vous savoir d’autre ?',
    alreadySent: (reference: string) =>
      `Vos coordonnées sont chez notre équipe sous la référence ${reference}. Vous pouvez les corriger ci-dessus.`,
    fields: {
      area: 'De quoi s’agit-il ?',
      organisation: 'Organisation',
      need: 'Que faut-il améliorer ?',
      time: 'Quand souhaitez-vous commencer ?',
      name: 'Votre nom',
      email: 'Courriel',
      phone: 'Téléphone',
    },
    short: {
      area: 'Domaine',
      organisation: 'Organisation',
      need: 'Besoin',
      time: 'Début',
      name: 'Nom',
      email: 'Courriel',
      phone: 'Téléphone',
    },
    areas: {
      'e-visa': 'Visa électronique et immigration',
      governance: 'Gouvernance numérique et impôts',
      healthcare: 'Santé et télémédecine',
      aftrlife: 'Avatars AftrLife',
      construction: 'Construction et inspection',
      other: 'Autre chose',
    },
    times: {
      soon: 'Dès que possible',
      quarter: 'D’ici 3 mois',
      year: 'D’ici un an',
      open: 'Je me renseigne',
    },
    form: {
      label: 'Coordonnées pour notre équipe',
      note: 'Seuls le nom et le courriel sont obligatoires. Recharger la page n’efface rien ; notre personnel ne voit vos réponses que si vous les envoyez.',
      required: 'obligatoire',
      send: 'Envoyer à l’équipe',
      sending: 'Envoi...',
      later: 'Pas maintenant',
      correctLabel: 'Corriger ce que vous avez envoyé',
      correct: 'Envoyer la correction',
      keep: 'Ne rien changer',
    },
    consent:
      'Envoyer cette conversation et ces coordonnées au personnel d’Unordin. Une personne peut alors me répondre par courriel. Je peux demander leur suppression à tout moment.',
    receipt: {
      title: 'Transmis à notre équipe',
      corrected: 'Corrigé',
      referenceIs: (reference: string) => `Référence : ${reference}`,
      next: 'Une personne répond dans les 24 heures. Nous avons envoyé la référence à votre adresse.',
      book: 'Réserver un appel',
      correct: 'Corriger',
    },
    contact: {
      intro: 'J’ai compris ceci :',
      noEmail: 'Il manque une adresse courriel pour vous répondre.',
      ask: 'Dois-je le transmettre à notre équipe ? En disant oui, vous acceptez ceci :',
      complete: 'Vous pouvez l’ajouter dans le formulaire.',
      yes: 'Oui, transmettre',
      correct: 'Corriger',
      no: 'Non, merci',
      choices: 'Transmettre ces coordonnées ?',
      refused: 'Rien n’a été transmis. Que voulez-vous savoir d’autre ?',
      filed: (reference: string) =>
        `Merci. Je l’ai transmis. La référence est ${reference}. Une personne répond dans les 24 heures.`,
    },
    errors: {
      check: (count: number) =>
        count === 1 ? 'Veuillez corriger un champ.' : `Veuillez corriger ${count} champs.`,
      area: 'Choisissez un domaine dans la liste',
      time: 'Choisissez un moment dans la liste',
      organisation: 'L’organisation ne doit pas dépasser 200 caractères',
      need: 'Cette réponse ne doit pas dépasser 1 000 caractères',
      links: 'Retirez les adresses Web : trois au plus en tout',
      name: 'Indiquez votre nom',
      nameLong: 'Le nom ne doit pas dépasser 100 caractères',
      email: 'Indiquez une adresse courriel valide',
      phone: 'Indiquez un numéro de téléphone d’au moins 5 chiffres',
      consent: 'Votre accord est nécessaire pour transmettre ceci',
      failed:
        'Rien n’a été envoyé : notre système ne répond pas en ce moment. Ce que vous avez écrit est encore là. Réessayez dans une minute.',
      offline:
        'Rien n’a été envoyé : il n’y a pas de connexion. Ce que vous avez écrit est encore là. Réessayez.',
      busy: `Rien n’a été envoyé : trop de formulaires sont venus d’ici. Réessayez plus tard, ou écrivez à ${mailbox}.`,
      closed: `Cette conversation ne prend pas de formulaire. Vous pouvez demander une personne ici, ou écrire à ${mailbox}.`,
      gone: `Cette conversation a été supprimée, le formulaire ne peut pas partir. Écrivez à ${mailbox}.`,
    },
  },
} as const

/** The history of a lead, for staff: what the visitor has corrected in the chat. */
export const leadCorrection = {
  by: 'Visitor, in the chat',
  intro: 'The visitor corrected what they had sent:',
  line: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  empty: '(empty)',
} as const
