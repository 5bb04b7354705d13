import { company } from '../company.ts'
import type { KnownQuestion } from './known-question.ts'

/** About writing to the company and booking a call. */
export const contactQuestions: readonly KnownQuestion[] = [
  {
    id: 'contact-who-replies',
    path: '/contact',
    asked: [
      'Who answers my message, a person or a machine?',
      'Do I get an automatic reply or a real answer?',
      'Who reads what I write in the contact form?',
      'human reply or bot?',
      'Will a named person answer my email?',
      'Does a human read what I put into the contact form?',
      'Is it a bot that reads my message?',
      'Do I get an automatic answer or one from a real person?',
      'who on your side reads the mails',
    ],
    answer: 'A named person replies with an answer, or with the questions that are still open.',
    says: [
      'A named person replies with an answer, or with the questions that are still open.',
      'Within 24 hours',
    ],
    fr: {
      asked: [
        'Qui répond à mon message, une personne ou une machine ?',
        "Qui lit ce que j'écris dans le formulaire de contact ?",
        "c'est un robot ou une personne qui répond aux messages",
      ],
      answer: 'Une personne nommée répond, avec une réponse ou avec les questions encore ouvertes.',
    },
  },
  {
    id: 'contact-one-mailbox',
    path: '/contact',
    asked: [
      'Should I write to Ottawa or to Atlanta?',
      'Does each office have its own email address?',
      'Which office reads my message?',
      'separate mailboxes for the offices?',
      'I am in the United States. Which address do I write to?',
      'Whom do I write to?',
      'Which address should a letter go to for general questions?',
      'Who is the right person for my question, and in which office?',
    ],
    answer: 'It makes no difference: both offices read one mailbox.',
    says: [
      'Both offices read one mailbox. The person who replies can also explain how our platforms work.',
    ],
    fr: {
      asked: [
        'Dois-je écrire à Ottawa ou à Atlanta ?',
        'Chaque bureau a-t-il sa propre adresse de courriel ?',
        "j'écris à Ottawa ou Atlanta ?",
      ],
      answer: 'Cela ne change rien : nos bureaux lisent la même boîte de courriel.',
    },
  },
  {
    id: 'contact-technical-answer',
    path: '/contact',
    asked: [
      'Can the person who replies explain how your platforms work?',
      'Do I get a technical answer or only sales talk?',
      'Will someone with technical knowledge reply to me?',
      'technical questions by mail?',
      'I have questions about the architecture. Can your contact answer them?',
    ],
    answer: 'The person who replies can also explain how our platforms work.',
    says: ['The person who replies can also explain how our platforms work.'],
    fr: {
      asked: [
        'La personne qui répond peut-elle expliquer vos plateformes ?',
        'Aurai-je une réponse technique ?',
      ],
      answer: 'La personne qui répond peut aussi expliquer comment nos plateformes fonctionnent.',
    },
  },
  {
    id: 'contact-time-zone',
    path: '/contact',
    asked: [
      'In which time zone are your offices?',
      'What time is it where you are?',
      'Are Ottawa and Atlanta in the same time zone?',
      'time zone of the offices?',
      'We are in Europe. What is the time difference to you?',
      'Which hours apply, Eastern or Pacific?',
      'How many hours behind Europe are you?',
      'We sit in Africa, what is the time difference to your offices?',
      'what time is it at your place',
    ],
    answer: 'Eastern time: Ottawa and Atlanta are both in the Eastern time zone.',
    says: ['Ottawa and Atlanta are both in the Eastern time zone.'],
    fr: {
      asked: [
        'Dans quel fuseau horaire sont vos bureaux ?',
        'Ottawa et Atlanta sont-elles dans le même fuseau horaire ?',
        'quel décalage horaire avec vous',
        'vous êtes à quelle heure',
      ],
      answer: "L'heure de l'Est : Ottawa et Atlanta sont dans ce même fuseau horaire.",
    },
  },
  {
    id: 'contact-what-happens',
    path: '/contact',
    asked: [
      'What happens after I write to you?',
      'I have sent the contact form. What comes next?',
      'What are the next steps after my message?',
      'after contact form?',
      'How does it go on once you have my letter?',
      'Does my message disappear in a sales system?',
      'What comes next after I have sent the form?',
      'I have just pressed send, what now?',
      'I filled in the contact form, and then?',
      'What do you do with my message once it arrives?',
      'how does it go on after my first mail',
    ],
    answer:
      'At once it arrives in the mailbox of both offices. Within 24 hours a named person replies. If you want one, a consultation call of 30 minutes follows, and then a written summary.',
    says: [
      'What happens after you write',
      'Your message arrives in the mailbox that both offices read.',
      'A named person replies with an answer, or with the questions that are still open.',
      'If you want one, we have a consultation call of 30 minutes. An engineer joins the call.',
      'You get a written summary: what we understood, what we would do first, and if a Blueprint makes sense.',
      'Within 24 hours',
    ],
    fr: {
      asked: [
        'Que se passe-t-il après que je vous ai écrit ?',
        "J'ai envoyé le formulaire. Et ensuite ?",
        "et une fois que j'ai envoyé mon message ?",
      ],
      answer:
        'Le message arrive aussitôt dans la boîte que lisent nos bureaux. Dans les 24 heures, une personne nommée répond. Si vous le voulez, un appel de 30 minutes suit, puis un résumé écrit.',
    },
  },
  {
    id: 'contact-call-wanted',
    path: '/contact',
    asked: [
      'Do I have to have a call with you after I write?',
      'Is the consultation call mandatory?',
      'Do we have to speak on the phone, or is email enough?',
      'call required?',
      'Will you phone me without asking?',
      'I only want an answer in writing, no call',
    ],
    answer: 'The consultation call of 30 minutes is optional: we have it only if you want one.',
    says: [
      'If you want one, we have a consultation call of 30 minutes. An engineer joins the call.',
    ],
    fr: {
      asked: [
        "L'appel de consultation est-il obligatoire ?",
        'Dois-je vous parler au téléphone après avoir écrit ?',
        "je ne veux pas d'appel, juste un mail",
      ],
      answer:
        "L'appel de consultation de 30 minutes est facultatif : il a lieu seulement si vous le voulez.",
    },
  },
  {
    id: 'contact-engineer-joins',
    path: '/contact',
    asked: [
      'Does an engineer take part in the consultation call?',
      'Who from your side is in the call?',
      'Will there be a technician in our first conversation?',
      'engineer in the call?',
      'Is the call held by sales people only?',
      'Will a salesperson call me or somebody technical?',
      'Do I talk to sales or to engineers?',
      'Can somebody with technical knowledge be in the call?',
      'I do not want a sales pitch, is an engineer there?',
      'Does an engineer call or a marketing person?',
    ],
    answer: 'An engineer joins the call of 30 minutes.',
    says: [
      'If you want one, we have a consultation call of 30 minutes. An engineer joins the call.',
    ],
    fr: {
      asked: ["Un ingénieur participe-t-il à l'appel ?", "Qui participe à l'appel de votre côté ?"],
      answer: "Un ingénieur participe à l'appel de 30 minutes.",
    },
  },
  {
    id: 'contact-summary',
    path: '/contact',
    asked: [
      'Do we get anything in writing after the call?',
      'What do I receive after the consultation?',
      'Is there a summary of the conversation?',
      'minutes of the call?',
      'Do you tell us after the talk whether a Blueprint is a good idea?',
      'Must I take notes in the call?',
      'Do we get minutes of the talk?',
    ],
    answer:
      'You get a written summary: what we understood, what we would do first, and if a Blueprint makes sense.',
    says: [
      'You get a written summary: what we understood, what we would do first, and if a Blueprint makes sense.',
      'After the call',
    ],
    fr: {
      asked: [
        "Recevons-nous quelque chose par écrit après l'appel ?",
        'Y a-t-il un résumé de la conversation ?',
      ],
      answer:
        'Vous recevez un résumé écrit : ce que nous avons compris, ce que nous ferions en premier, et si un Blueprint est utile.',
    },
  },
  {
    id: 'contact-what-to-write',
    path: '/contact',
    asked: [
      'What should I write in my first message?',
      'Which information do you need from me at the start?',
      'How do I describe our case so that you can give a useful answer?',
      'what to include in the message?',
      'What helps you to answer quickly and well?',
      'What do you need to know from me first?',
      'How detailed should my request be?',
      'Which points should my first message contain?',
    ],
    answer:
      'Five points: which service it is, who uses and runs it, what happens today, what should change and by when. Also the rules you must follow, and who decides and what they need to know first.',
    says: [
      'These five points help us to give a useful first answer.',
      'Which service it is, who uses it and who runs it.',
      'What happens today, step by step, as far as you know it.',
      'What should change, for whom, and by when.',
      'Rules you must follow: law, standards, hosting, procurement.',
      'Who decides, and what they need to know first.',
    ],
    fr: {
      asked: [
        'Que dois-je écrire dans mon premier message ?',
        'De quelles informations avez-vous besoin au début ?',
        'je mets quoi dans mon message',
        'Quels points mettre dans mon premier message ?',
      ],
      answer:
        "Cinq points : de quel service il s'agit, qui l'utilise et le dirige, ce qui se passe aujourd'hui, ce qui doit changer et pour quand. Aussi vos règles, et qui décide et ce que cette personne doit savoir d'abord.",
    },
  },
  {
    id: 'contact-leave-out',
    path: '/contact',
    asked: [
      'What should I not send you?',
      'May I send you personal data of our applicants?',
      'Can I attach a classified document?',
      'Is it okay to mail you passwords or network plans?',
      'what to leave out of the message?',
      'Should I include patient records so that you understand the problem?',
      'Should I attach files with data of citizens?',
      'Is it ok to send you real cases?',
    ],
    answer:
      'Please leave out personal data of citizens, applicants or patients, passwords, keys and network plans, and classified documents. If we need any of this later, we first agree with you how to send it safely.',
    says: [
      'What to leave out',
      'Personal data of citizens, applicants or patients',
      'Passwords, keys and network plans',
      'Classified documents',
      'If we need any of this later, we first agree with you how to send it safely.',
    ],
    fr: {
      asked: ['Que ne dois-je pas vous envoyer ?', 'Puis-je vous envoyer un document classifié ?'],
      answer:
        "N'envoyez pas de données personnelles de citoyens, de demandeurs ou de patients, ni mots de passe, clés, plans de réseau ou documents classifiés. S'il nous en faut plus tard, nous convenons d'abord d'un envoi sûr.",
    },
  },
  {
    id: 'contact-send-safely',
    path: '/contact',
    asked: [
      'How can I send you confidential documents safely?',
      'What if you need sensitive information from us later?',
      'Is there a secure way to transfer files to you?',
      'secure file transfer?',
      'We have confidential material for you. How do we hand it over?',
      'How can I share a confidential file with you?',
    ],
    answer: 'We first agree with you how to send it safely, if we need any of it later.',
    says: ['If we need any of this later, we first agree with you how to send it safely.'],
    fr: {
      asked: [
        'Comment vous envoyer des documents confidentiels en toute sécurité ?',
        'Y a-t-il un moyen sûr de vous transmettre des fichiers ?',
        'comment vous envoyer un fichier confidentiel',
      ],
      answer:
        "Nous convenons d'abord avec vous d'une façon sûre de l'envoyer, si nous en avons besoin plus tard.",
    },
  },
  {
    id: 'contact-right-page',
    path: '/contact',
    asked: [
      'Where do I go as a client, as a job seeker or for a Blueprint?',
      'I am a client and have a problem. Is the contact form right for me?',
      'Which form is for support and which for jobs?',
      'wrong page? I need support',
      'Is there a separate form for Blueprint requests?',
    ],
    answer:
      'Clients create support tickets in the portal, job seekers apply on the page of open positions, and a Blueprint request has its own form.',
    says: [
      'Clients create support tickets in the portal.',
      'Apply for a job on the page of open positions.',
      'A Blueprint request has its own form.',
    ],
    fr: {
      asked: [
        "Je suis client et j'ai un problème. Où dois-je écrire ?",
        'Quel formulaire est pour le soutien et lequel pour les emplois ?',
      ],
      answer:
        'Les clients créent un billet de soutien dans le portail, les candidats postulent sur la page des postes ouverts, et la demande de Blueprint a son propre formulaire.',
    },
  },
  {
    id: 'contact-form-fields',
    path: '/contact',
    asked: [
      'What do I have to fill in on the contact form?',
      'Which fields does the contact form have?',
      'Do I have to give my phone number to contact you?',
      'contact form fields',
      'What personal details does the contact form want?',
      'Which details does the form want from me?',
    ],
    answer:
      'First name, last name, email, company, area of interest and your message. The form does not ask for a telephone number.',
    says: ['First name', 'Last name', 'Email', 'Company', 'Area of interest', 'Message'],
    fr: {
      asked: [
        'Que faut-il remplir dans le formulaire de contact ?',
        'Dois-je donner mon numéro de téléphone ?',
      ],
      answer:
        "Le prénom, le nom, le courriel, l'entreprise, le domaine d'intérêt et votre message. Le formulaire ne demande pas de numéro de téléphone.",
    },
  },
  {
    id: 'contact-message-length',
    path: '/contact',
    asked: [
      'How long may my message be?',
      'Is there a limit of characters in the contact form?',
      'Can I paste ten pages into the message field?',
      'max characters message',
      'What is the minimum length of a message?',
    ],
    answer: 'Your message must have at least 10 characters and at most 5000.',
    says: ['Message must be at least 10 characters', 'Message must be at most 5000 characters'],
    fr: {
      asked: [
        'Quelle longueur mon message peut-il avoir ?',
        'Y a-t-il une limite de caractères dans le formulaire de contact ?',
      ],
      answer: 'Votre message doit avoir au moins 10 caractères et au plus 5000.',
    },
  },
  {
    id: 'contact-interest-other',
    path: '/contact',
    asked: [
      'My topic is not in the list of the contact form. What do I select?',
      'Which areas of interest can I choose in the contact form?',
      'Can I write about a subject that is none of your solutions?',
      'areas of interest?',
      'My question fits none of your categories. Can I still ask?',
    ],
    answer:
      'Select "Something else". The other areas are e-Visa, Digital Governance & Tax Collection, Healthcare & Telemedicine, AftrLife Avatars and Construction & Inspection.',
    says: [
      'Something else',
      'e-Visa',
      'Digital Governance & Tax Collection',
      'Healthcare & Telemedicine',
      'AftrLife Avatars',
      'Construction & Inspection',
    ],
    fr: {
      asked: [
        "Mon sujet n'est pas dans la liste du formulaire. Que choisir ?",
        "Quels domaines d'intérêt peut-on choisir ?",
      ],
      answer:
        "Choisissez « Something else ». Les autres domaines sont le visa électronique, la gouvernance et les impôts, la santé, les avatars AftrLife, et la construction et l'inspection.",
    },
  },
  {
    id: 'contact-reference',
    path: '/contact',
    asked: [
      'How do I know that you have received my message?',
      'Do I get a reference number for my message?',
      'I want to add something to my message. How?',
      'confirmation of receipt?',
      'What do I need the reference for?',
      'What is the reference number good for?',
      'Which number do I get after sending a message, and what do I need it for?',
      'How can I be sure that my message did not get lost?',
      'I got a reference after sending the form, what do I do with it?',
    ],
    answer:
      'The page says that we have received it and shows a reference. If you write to us before our reply, please give this reference.',
    says: [
      'We have received your message',
      'A person replies within 24 hours. If you write to us before then, please give this reference.',
      'Reference',
    ],
    fr: {
      asked: [
        'Comment savoir que vous avez reçu mon message ?',
        'Est-ce que je reçois un numéro de référence ?',
      ],
      answer:
        "La page dit que nous l'avons reçu et montre une référence. Si vous nous écrivez avant notre réponse, indiquez cette référence.",
    },
  },
  {
    id: 'contact-office-hours',
    path: '/contact',
    asked: [
      'What are the opening hours of your offices?',
      'Are you open on Saturday?',
      'When is your office in Ottawa open?',
      'business hours?',
      'Can I walk in without an appointment?',
      'When are you open?',
      'What are your business hours?',
      'From when to when is somebody in the office?',
      'Until what hour can I still reach someone on a weekday?',
      'Do you work on public holidays, for example at Christmas?',
      'We are in another time zone, so at which hours is your team at work?',
      'can I walk in on a Friday afternoon or are you closed then',
      'working hours of the Ottawa office?',
      'Are you there around the clock?',
      'Is your office staffed in the evening?',
      'When do you close today?',
    ],
    answer:
      'Our pages do not state opening hours of the offices. Please write to us or book a call before you come.',
    says: [],
    fr: {
      asked: [
        "Quelles sont les heures d'ouverture de vos bureaux ?",
        'Êtes-vous ouverts le samedi ?',
        'À quelle heure ouvrez-vous et fermez-vous ?',
        'vous êtes ouverts le week-end ?',
        "horaires d'ouverture",
        'à quelle heure ouvrez-vous',
      ],
      answer:
        "Nos pages n'indiquent pas les heures d'ouverture des bureaux. Écrivez-nous ou réservez un appel avant de venir.",
    },
    isUnstated: true,
  },
  {
    id: 'contact-languages',
    path: '/contact',
    asked: [
      'In which languages can I write to you?',
      'Do you answer emails in French?',
      'Can I get a reply in Spanish or Arabic?',
      'languages of your staff?',
      'My English is not good. May I write in my language?',
      'Can I write in French or Spanish?',
      'Does your staff speak Arabic or Portuguese?',
      'Is there somebody who speaks French?',
    ],
    answer:
      'Our pages do not say in which languages we reply. Write to us in the language you prefer to ask for this.',
    says: [],
    fr: {
      asked: [
        'Dans quelles langues puis-je vous écrire ?',
        'Répondez-vous aux courriels en français ?',
        'vous parlez français ?',
        'je peux vous écrire en français ?',
        "est-ce que quelqu'un parle arabe chez vous",
      ],
      answer:
        'Nos pages ne disent pas dans quelles langues nous répondons. Écrivez-nous et posez la question dans la langue que vous préférez.',
    },
    isUnstated: true,
  },
  {
    id: 'contact-nda',
    path: '/contact',
    asked: [
      'Do you sign a non-disclosure agreement?',
      'Can we have an NDA before the first call?',
      'NDA?',
      'We need a confidentiality agreement before we talk. Is that possible?',
      'Is what we tell you in the first talk protected by a contract?',
      'Can we sign an NDA before we talk?',
      'Will you keep secret what we tell you?',
    ],
    answer:
      'Our pages do not mention a confidentiality agreement. Please ask us; a person replies.',
    says: [],
    fr: {
      asked: [
        'Signez-vous une entente de confidentialité ?',
        'Peut-on avoir une entente de confidentialité avant le premier appel ?',
        'vous signez un NDA ?',
        'clause de confidentialité avant de discuter',
      ],
      answer:
        "Nos pages ne mentionnent pas d'entente de confidentialité. Demandez-le-nous : une personne répond.",
    },
    isUnstated: true,
  },
  {
    id: 'book-how',
    path: '/book',
    asked: [
      'How do I book a consultation?',
      'Where can I choose a time for a call?',
      'How can I make an appointment with you?',
      'book appointment',
      'I want to schedule a meeting with an architect.',
      'Is there an online calendar for calls?',
      'I would like to set up a call',
      'How do I get an appointment with you?',
      'Can we schedule a meeting next week?',
      'Where is your calendar?',
    ],
    answer:
      'Choose a time in the calendar on this page. You talk to one of our architects for 30 minutes, and we send you a confirmation by email.',
    says: [
      'Choose a time below. You talk to one of our architects. We send you a confirmation by email, with an entry for your calendar.',
      '30 minutes',
    ],
    fr: {
      asked: [
        'Comment réserver une consultation ?',
        'Comment prendre rendez-vous avec vous ?',
        'Y a-t-il un calendrier en ligne ?',
        'comment je réserve un rendez-vous',
        'prendre rdv avec vous',
        'je veux un créneau pour discuter',
        'fixer une réunion',
      ],
      answer:
        "Choisissez une heure dans le calendrier de cette page. Vous parlez 30 minutes avec l'un de nos architectes, et nous envoyons une confirmation par courriel.",
    },
  },
  {
    id: 'book-length-and-who',
    path: '/book',
    asked: [
      'How long is the consultation and with whom do I talk?',
      'Who is on the other end of a booked call?',
      'Is the booked call longer than half an hour?',
      'consultation length?',
      'Do I talk to a salesperson when I book a call?',
      'How long is such a talk and who will I meet?',
    ],
    answer: '30 minutes, with one of our architects.',
    says: ['30 minutes', 'You talk to one of our architects.'],
    fr: {
      asked: [
        'Combien de temps dure la consultation et avec qui ?',
        "L'appel réservé dure-t-il plus d'une demi-heure ?",
        'le rdv dure combien de temps',
        'avec qui je parle pendant le rendez-vous',
      ],
      answer: "30 minutes, avec l'un de nos architectes.",
    },
  },
  {
    id: 'book-confirmation',
    path: '/book',
    asked: [
      'Do I get a confirmation of my booking?',
      'How is a booked call confirmed?',
      'Will there be a calendar invitation?',
      'ics file for the appointment?',
      'I booked a call but have no email. What should have come?',
      'I booked a call and got no mail',
    ],
    answer: 'You get a confirmation by email, with an entry for your calendar.',
    says: [
      'We send you a confirmation by email, with an entry for your calendar.',
      'By email, with a calendar entry',
    ],
    fr: {
      asked: [
        'Est-ce que je reçois une confirmation de ma réservation ?',
        'Y a-t-il une invitation pour mon calendrier ?',
        'je reçois une confirmation du rdv ?',
      ],
      answer: 'Vous recevez une confirmation par courriel, avec une entrée pour votre calendrier.',
    },
  },
  {
    id: 'book-move-cancel',
    path: '/book',
    asked: [
      'How do I move or cancel a booked call?',
      'I cannot come to our appointment. What do I do?',
      'Can I reschedule the consultation?',
      'cancel booking',
      'Do I have to phone you to change the time?',
      'Something came up, I need another time for our call.',
      'I cannot make it to our call, what do I do?',
      'Can I postpone my appointment?',
      'How can I change the time of a call that I have booked?',
    ],
    answer: 'Use the link in your email to move or cancel the call.',
    says: ['To move or cancel', 'Use the link in your email'],
    fr: {
      asked: [
        'Comment déplacer ou annuler un appel réservé ?',
        'Je ne peux pas venir à notre rendez-vous. Que faire ?',
        'je peux annuler mon rdv comment',
        "j'ai un empêchement, comment décaler le rendez-vous",
        "changer l'heure de mon rendez-vous",
      ],
      answer: "Utilisez le lien dans votre courriel pour déplacer ou annuler l'appel.",
    },
  },
  {
    id: 'book-reminders',
    path: '/book',
    asked: [
      'Do you remind me of the call?',
      'When do I get a reminder before the consultation?',
      'How many reminders do you send?',
      'reminder for appointment?',
      'I am afraid that I forget the call. Will you write to me before?',
    ],
    answer: 'We send reminders one day and one hour before the call.',
    says: [
      'We use these details for this call only. We send you a confirmation by email, and reminders one day and one hour before the call.',
    ],
    fr: {
      asked: [
        "Envoyez-vous un rappel avant l'appel ?",
        'Quand recevrai-je un rappel ?',
        "vous m'envoyez un rappel avant le rdv ?",
      ],
      answer: "Nous envoyons un rappel un jour et une heure avant l'appel.",
    },
  },
  {
    id: 'book-data-use',
    path: '/book',
    asked: [
      'What do you do with the details that I enter for a booking?',
      'Will I get advertising after I book a call?',
      'Are my booking details used for marketing?',
      'privacy of booking data',
      'Do you keep my address for other purposes after the appointment?',
    ],
    answer: 'We use these details for this call only.',
    says: ['We use these details for this call only.'],
    fr: {
      asked: [
        'Que faites-vous des renseignements de ma réservation ?',
        'Recevrai-je de la publicité après avoir réservé ?',
      ],
      answer: 'Nous utilisons ces renseignements pour cet appel seulement.',
    },
  },
  {
    id: 'book-fields',
    path: '/book',
    asked: [
      'What do I have to enter to book a call?',
      'Which details does the booking form ask for?',
      'Can I tell you beforehand what I want to talk about?',
      'booking form fields',
      'Do I have to name my company when I book?',
      'How long may my note for the call be?',
    ],
    answer:
      'Your full name and email. Company and what we should talk about are optional; your note can have up to 1000 characters. Please do not enter confidential information.',
    says: [
      'Full name',
      'Email',
      'Company',
      'What should we talk about?',
      'Optional',
      'Up to 1000 characters. Please do not enter confidential information.',
    ],
    fr: {
      asked: [
        'Que faut-il indiquer pour réserver un appel ?',
        "Puis-je dire d'avance de quoi je veux parler ?",
      ],
      answer:
        "Le nom complet et le courriel. L'entreprise et le sujet sont facultatifs ; la note peut avoir jusqu'à 1000 caractères. N'y mettez pas d'informations confidentielles.",
    },
  },
  {
    id: 'book-time-zone',
    path: '/book',
    asked: [
      'In which time zone does the calendar show the times?',
      'Can I change the time zone of the calendar?',
      'Do I have to convert Eastern time myself when I book?',
      'calendar time zone?',
      'We are seven hours ahead of you. Which time is shown to us?',
      'In whose time are the slots shown?',
    ],
    answer: 'In the time zone that you select from the list.',
    says: ['Time zone', 'Please select a time zone from the list'],
    fr: {
      asked: [
        'Dans quel fuseau horaire le calendrier montre-t-il les heures ?',
        'Peut-on changer le fuseau horaire du calendrier ?',
      ],
      answer: 'Dans le fuseau horaire que vous choisissez dans la liste.',
    },
  },
  {
    id: 'book-no-times',
    path: '/book',
    asked: [
      'What if no time is free in the calendar?',
      'There is no free slot that suits me. What can I do?',
      'All your dates are taken. Can we still talk?',
      'no free times',
      'The calendar is empty, how do I get a call?',
      'All slots are taken, what now?',
    ],
    answer: 'Write to us and we will find a time together.',
    says: ['No times are free at the moment', 'Write to us and we will find a time together.'],
    fr: {
      asked: [
        "Que faire si aucune heure n'est libre dans le calendrier ?",
        'Aucune plage ne me convient. Que faire ?',
        'aucun créneau libre, je fais quoi',
      ],
      answer: 'Écrivez-nous et nous trouverons une heure ensemble.',
    },
  },
  {
    id: 'book-taken',
    path: '/book',
    asked: [
      'Someone else took the time while I was booking. Is my text lost?',
      'What happens if two people book the same time?',
      'The slot was just taken. Do I have to type everything again?',
      'time already taken',
      'Somebody was faster than me. What do I do?',
    ],
    answer: 'We have kept what you entered. Please choose another time.',
    says: [
      'Someone else has just booked this time. Please choose another time below. We have kept what you entered.',
    ],
    fr: {
      asked: [
        "Quelqu'un a pris l'heure pendant que je réservais. Mon texte est-il perdu ?",
        'Que se passe-t-il si deux personnes réservent la même heure ?',
      ],
      answer: 'Nous avons gardé ce que vous avez saisi. Choisissez une autre heure.',
    },
  },
  {
    id: 'book-confirm-15-minutes',
    path: '/book',
    asked: [
      'Why do I have to confirm my call by email?',
      'How long is a booked time kept before I confirm it?',
      'The page says that I must confirm my call. What do I do?',
      'confirm booking within how many minutes?',
      'My booking is not confirmed yet. Until when is it kept?',
    ],
    answer:
      'If the page asks you to confirm, open the link in our email within 15 minutes. Then your call is booked.',
    says: [
      'Please confirm your call',
      'Open the link in our email within 15 minutes. Then your call is booked.',
    ],
    fr: {
      asked: [
        'Pourquoi dois-je confirmer mon appel par courriel ?',
        'Combien de temps ai-je pour confirmer ma réservation ?',
      ],
      answer:
        'Si la page demande de confirmer, ouvrez le lien de notre courriel dans les 15 minutes. Votre appel est alors réservé.',
    },
  },
  {
    id: 'book-keyboard',
    path: '/book',
    asked: [
      'Can I use the booking calendar with the keyboard?',
      'Which keys move through the calendar?',
      'Is the calendar usable without a mouse?',
      'calendar keyboard shortcuts',
      'I use a screen reader. How do I select a day in the calendar?',
    ],
    answer:
      'Move between days with the arrow keys, and between months with Page Up and Page Down. Select a day with Enter.',
    says: [
      'Move between days with the arrow keys, and between months with Page Up and Page Down. Select a day with Enter.',
    ],
    fr: {
      asked: [
        'Peut-on utiliser le calendrier avec le clavier ?',
        'Quelles touches servent dans le calendrier ?',
      ],
      answer:
        "Passez d'un jour à l'autre avec les flèches et d'un mois à l'autre avec Page haut et Page bas. Choisissez un jour avec Entrée.",
    },
  },
  {
    id: 'book-video',
    path: '/get-started',
    asked: [
      'Is the consultation by video or by telephone?',
      'How does the consultation take place?',
      'Do we meet online for the consultation?',
      'video call or phone?',
      'Do I have to travel to Ottawa for the consultation?',
      'Is it on Zoom, Teams or by phone?',
    ],
    answer: 'By video: 30 minutes with an architect.',
    says: [
      '30 minutes with an architect, by video. The architect has your answers, so you do not need to repeat them.',
    ],
    fr: {
      asked: [
        'La consultation se fait-elle par vidéo ou par téléphone ?',
        'Dois-je me déplacer pour la consultation ?',
        "c'est en visio ou par téléphone",
        'faut-il Zoom ou Teams',
      ],
      answer: 'Par vidéo : 30 minutes avec un architecte.',
    },
  },
  {
    id: 'book-price',
    path: '/book',
    asked: [
      'Is the consultation free of charge?',
      'What does the 30-minute call cost?',
      'Do I have to pay for the first call?',
      'free consultation?',
      'Will you send an invoice after the consultation?',
      'Does the first talk cost anything?',
      'Is the call for free?',
    ],
    answer:
      'Our pages do not name a price for the consultation, and they do not say that it is free. Please ask us before you book.',
    says: [],
    fr: {
      asked: [
        'La consultation est-elle gratuite ?',
        "Combien coûte l'appel de 30 minutes ?",
        'le rendez-vous est payant ?',
        'la consultation est gratuite ?',
        'ça coûte quelque chose de prendre rdv',
      ],
      answer:
        "Nos pages n'indiquent pas de prix pour la consultation et ne disent pas qu'elle est gratuite. Demandez-le-nous avant de réserver.",
    },
    isUnstated: true,
  },
  {
    id: 'book-colleagues',
    path: '/book',
    asked: [
      'Can my colleagues join the booked call?',
      'How many people may take part in the consultation?',
      'May I bring my boss to the video call?',
      'group call possible?',
      'Can several departments join the same consultation?',
      'Can I bring my boss to the call?',
    ],
    answer:
      'Our pages do not say how many people may join the call. You can write it in the note when you book, or ask us.',
    says: [],
    fr: {
      asked: [
        "Mes collègues peuvent-ils participer à l'appel ?",
        'Combien de personnes peuvent participer à la consultation ?',
        "mon chef peut-il participer à l'appel",
      ],
      answer:
        "Nos pages ne disent pas combien de personnes peuvent participer. Vous pouvez l'écrire dans la note de réservation ou nous le demander.",
    },
    isUnstated: true,
  },
  {
    id: 'book-recorded',
    path: '/book',
    asked: [
      'Is the consultation recorded?',
      'Do you record the video call?',
      'Which video tool do you use for the call?',
      'Zoom or Teams?',
      'Will there be a recording of our meeting afterwards?',
    ],
    answer:
      'Our pages do not say if a call is recorded or which video tool is used. Please ask us before the call.',
    says: [],
    fr: {
      asked: [
        'La consultation est-elle enregistrée ?',
        'Quel outil vidéo utilisez-vous ?',
        "l'appel est enregistré ?",
      ],
      answer:
        "Nos pages ne disent pas si un appel est enregistré ni quel outil vidéo est utilisé. Demandez-le-nous avant l'appel.",
    },
    isUnstated: true,
  },
  {
    id: 'book-many-people',
    path: '/book',
    asked: [
      'Why was my call not booked?',
      'The page says that too many calls are not confirmed yet.',
      'Booking fails because many people are booking. What can I do?',
      'call not booked',
      'Your calendar refuses my booking because too many people are booking.',
    ],
    answer:
      'When very many people are booking, some bookings are refused. Please try again in 15 minutes, choose another day, or write to us and we will find a time together.',
    says: [
      'The call was not booked. Too many other calls are not confirmed yet. Please try again in 15 minutes, or write to us and we will find a time together.',
      'The call was not booked. Very many people are booking calls on that day. Please choose another day, or write to us.',
    ],
    fr: {
      asked: [
        "Pourquoi mon appel n'a-t-il pas été réservé ?",
        'La réservation échoue. Que puis-je faire ?',
      ],
      answer:
        'Quand beaucoup de gens réservent, certaines réservations sont refusées. Réessayez dans 15 minutes, choisissez un autre jour, ou écrivez-nous et nous trouverons une heure ensemble.',
    },
  },
  {
    id: 'book-looks-like-program',
    path: '/book',
    asked: [
      'The calendar thinks that I am a robot. What now?',
      'My booking looked like it came from a program. What can I do?',
      'Booking refused although I am human.',
      'bot check booking',
      'Your form says that I am not a person.',
    ],
    answer: 'If you are a person, please write to us. The call was not booked.',
    says: [
      'The call was not booked, because the form looked like it came from a program. If you are a person, please write to us.',
    ],
    fr: {
      asked: [
        'Le calendrier me prend pour un robot. Que faire ?',
        'Ma réservation est refusée alors que je suis une personne.',
      ],
      answer: "Si vous êtes une personne, écrivez-nous. L'appel n'a pas été réservé.",
    },
  },
  {
    id: 'book-connection-lost',
    path: '/book',
    asked: [
      'The connection broke while I was booking. Is my text gone?',
      'The booking page lost the connection. Do I start again?',
      'Network error during the booking',
      'connection lost booking',
      'Are my details kept when booking fails?',
    ],
    answer: 'We have kept what you entered. Please try again.',
    says: ['The connection was lost. We have kept what you entered. Please try again.'],
    fr: {
      asked: [
        'La connexion a été coupée pendant la réservation. Mon texte est-il perdu ?',
        'Mes renseignements sont-ils gardés si la réservation échoue ?',
      ],
      answer: 'Nous avons gardé ce que vous avez saisi. Réessayez.',
    },
  },
  {
    id: 'contact-consent',
    path: '/contact',
    asked: [
      'What do you do with what I send through the contact form?',
      'What do I agree to when I send a message?',
      'Do you store the messages from the form?',
      'contact form data use',
      'Why do you keep what I typed in the form?',
      'What do you use my address for when I write to you?',
      'Will my email address be used for something else than the answer?',
      'what happens with the data I type in the form',
    ],
    answer: 'We store what you enter and use it to answer you. Our privacy policy explains this.',
    says: [
      'If you send this form, you agree that we store what you enter and use it to answer you. Our privacy policy explains this.',
    ],
    fr: {
      asked: [
        "Que faites-vous de ce que j'envoie par le formulaire de contact ?",
        'À quoi est-ce que je consens en envoyant un message ?',
      ],
      answer:
        "Nous enregistrons ce que vous saisissez et nous en servons pour vous répondre. Notre politique de confidentialité l'explique.",
    },
  },
  {
    id: 'contact-email-instead',
    path: '/contact',
    asked: [
      'Can I write an email instead of using the form?',
      'I do not like contact forms. Is there an email address?',
      'Do I have to use the contact form?',
      'email instead of form',
      'Is your mailbox read as quickly as the form?',
      'Is there an email address?',
      'I do not like forms, where can I write?',
    ],
    answer: `You can also write to ${company.mailbox}. A person replies within 24 hours.`,
    says: ['A person replies within 24 hours. You can also write to', company.mailbox],
    fr: {
      asked: [
        'Puis-je écrire un courriel au lieu du formulaire ?',
        'Faut-il utiliser le formulaire de contact ?',
        'je préfère envoyer un mail',
      ],
      answer: `Vous pouvez aussi écrire à ${company.mailbox}. Une personne répond dans les 24 heures.`,
    },
  },
  {
    id: 'contact-weekend',
    path: '/contact',
    asked: [
      'Do you also reply on weekends and holidays?',
      'It is Saturday. Will somebody read my message today?',
      'Does the reply within 24 hours hold on Sunday?',
      'weekend reply?',
      'Is anyone at work during the Christmas holidays?',
      'Can I reach anybody on a Saturday or Sunday?',
      'Are you available at the weekend?',
      "It's Sunday, will I hear from you before Monday?",
      'Do you also reply on public holidays?',
      'if i write friday night when do i get something back',
      'Is anybody in the building on a Saturday morning?',
      'Do you answer on Sundays?',
      'Do you also work on Saturdays?',
    ],
    answer:
      'Our pages say that a person replies within 24 hours. They do not say if this holds on weekends and holidays.',
    says: [],
    fr: {
      asked: [
        'Répondez-vous aussi la fin de semaine et les jours fériés ?',
        "C'est samedi. Quelqu'un lira-t-il mon message aujourd'hui ?",
        'vous répondez le samedi et le dimanche ?',
        'et les jours fériés',
      ],
      answer:
        "Nos pages disent qu'une personne répond dans les 24 heures. Elles ne disent pas si cela vaut la fin de semaine et les jours fériés.",
    },
    isUnstated: true,
  },
  {
    id: 'contact-no-advertising',
    path: '/privacy',
    asked: [
      'Will I get advertising mails if I write to you?',
      'Do you put me on a mailing list when I fill in a form?',
      'Am I going to be spammed after I give you my address?',
      'I do not want promotional emails, is my address safe with you?',
      'do you pass my mail address on to marketing companies',
      'Do I land in a newsletter without asking for it?',
    ],
    answer:
      'If you write to us, there is no advertising, and no data are sold or lent to anybody. The newsletter only comes after you have confirmed your subscription.',
    says: ['No advertising, and no data sold or lent to anybody.'],
    fr: {
      asked: [
        'Vais-je recevoir de la publicité si je vous écris ?',
        'Mon adresse est-elle ajoutée à une liste de diffusion ?',
      ],
      answer:
        "Si vous nous écrivez, il n'y a pas de publicité, et aucune donnée n'est vendue ni prêtée. L'infolettre ne vient qu'après la confirmation de votre abonnement.",
    },
  },
  {
    id: 'contact-correct-message',
    path: '/get-started',
    asked: [
      'Can I change a request that I have already sent?',
      'I made a mistake in my message, how do I correct it?',
      'I forgot something in the form that I sent an hour ago',
      'How do I add information to my request?',
      'Can I withdraw or edit what I submitted?',
      'wrong number in my project request, what should I do',
    ],
    answer: 'Write to us again and give the reference of your request. A person reads it.',
    says: ['If you write to us before then, please give the reference.'],
    fr: {
      asked: [
        'Puis-je modifier une demande déjà envoyée ?',
        "J'ai fait une erreur dans mon message, comment la corriger ?",
      ],
      answer:
        'Écrivez-nous de nouveau et donnez la référence de votre demande. Une personne la lit.',
    },
  },
  {
    id: 'contact-supplier-offer',
    path: '/contact',
    asked: [
      'I want to sell you something, whom do I write to?',
      'Who is responsible for purchasing at Unordin?',
      'We offer cleaning services for offices, who decides about that?',
      'Can I present our product to you?',
      'Do you need a supplier for office equipment or marketing?',
      'we are a recruitment agency and would like to work for you',
      'I want to offer you our services as a subcontractor for marketing or cleaning',
    ],
    answer:
      'Our pages name no contact for offers of suppliers. Please write to us: both offices read one mailbox, and a person replies.',
    says: [],
    fr: {
      asked: [
        'Je voudrais vous proposer nos services, à qui écrire ?',
        "Qui s'occupe des achats chez Unordin ?",
      ],
      answer:
        'Nos pages ne nomment pas de contact pour les offres de fournisseurs. Écrivez-nous : les deux bureaux lisent une même boîte, et une personne répond.',
    },
    isUnstated: true,
  },
  {
    id: 'contact-supplier-invoice',
    path: '/contact',
    asked: [
      'Whom do I write to about an invoice that you owe us?',
      'You have not paid our invoice, who is responsible?',
      'Where do suppliers send their invoices?',
      'To which address do I send a bill for Unordin?',
      'who is in your accounts department',
    ],
    answer:
      'Our pages name no contact for invoices of suppliers. Please write to us with the number of the invoice; a person replies.',
    says: [],
    fr: {
      asked: [
        "À qui écrire au sujet d'une facture que vous nous devez ?",
        'Où les fournisseurs envoient-ils leurs factures ?',
      ],
      answer:
        'Nos pages ne nomment pas de contact pour les factures de fournisseurs. Écrivez-nous avec le numéro de la facture ; une personne répond.',
    },
    isUnstated: true,
  },
  {
    id: 'book-no-email-arrived',
    path: '/book',
    asked: [
      'I booked a call, but no email has come. What do I do?',
      'The confirmation of my call does not arrive. What now?',
      'Is my call booked although I have no email?',
      'booked call, no email?',
      'Where is the email about my booked call?',
    ],
    answer: 'If the email does not arrive, write to us.',
    says: ['We are sending you an email now. If it does not arrive, write to us.'],
    fr: {
      asked: [
        "J'ai réservé un appel, mais aucun courriel n'est arrivé. Que faire ?",
        'il est où le courriel pour mon appel',
        'appel réservé, pas de courriel',
      ],
      answer: "Si le courriel n'arrive pas, écrivez-nous.",
    },
  },
  {
    id: 'book-email-failed',
    path: '/book',
    asked: [
      'The page says that you could not send me an email. How do I move my call?',
      'How do I cancel my call without the email?',
      'You could not send me an email about my call. What now?',
      'call booked, email failed?',
      'Do I need to keep the page after booking?',
    ],
    answer: 'Keep the address of that page: you can move or cancel the call there.',
    says: [
      'We could not send you an email. Keep the address of this page: you can move or cancel the call here.',
    ],
    fr: {
      asked: [
        "La page dit que vous n'avez pas pu m'envoyer de courriel. Comment déplacer mon appel ?",
        "comment j'annule mon appel sans le courriel",
        'appel réservé, courriel non envoyé',
      ],
      answer: "Gardez l'adresse de cette page : vous pouvez y déplacer ou annuler l'appel.",
    },
  },
  {
    id: 'contact-add-more',
    path: '/contact',
    asked: [
      'I forgot something in my message. How do I add it?',
      'Can I send a second message after the first one?',
      'How do I add something to a message I have already sent?',
      'add to my message?',
      'The form is empty after I sent it. Can I use it again?',
    ],
    answer:
      'After sending, the form below is empty and ready. Use it if you want to add something.',
    says: ['Do you want to add something? The form below is empty and ready.'],
    fr: {
      asked: [
        "J'ai oublié quelque chose dans mon message. Comment l'ajouter ?",
        'je peux envoyer un deuxième message après le premier ?',
        'ajouter à mon message',
      ],
      answer:
        "Après l'envoi, le formulaire ci-dessous est vide et prêt. Utilisez-le si vous voulez ajouter quelque chose.",
    },
  },
  {
    id: 'contact-ask-before-applying',
    path: '/contact',
    asked: [
      'Can I ask something about a job before I apply?',
      'Whom do I ask about an open position?',
      'I have a question on a vacancy, who answers?',
      'is there a contact person for applicants',
      'I am not sure if the job fits me, can I ask first',
      'recruiter contact?',
      'email of your HR department',
      'The job text is not clear to me. Who explains it?',
    ],
    answer:
      'Write to us: within 24 hours a named person replies with an answer, or with the questions that are still open.',
    says: [
      'Within 24 hours',
      'A named person replies with an answer, or with the questions that are still open.',
    ],
    fr: {
      asked: [
        'Puis-je poser une question sur un poste avant de postuler ?',
        'À qui poser une question sur un poste ouvert ?',
        'contact pour les candidats ?',
        'je ne sais pas si le poste me convient, je peux demander avant',
        'courriel de vos ressources humaines',
      ],
      answer:
        'Écrivez-nous : dans les 24 heures, une personne nommée vous donne une réponse, ou les questions encore ouvertes.',
    },
  },
  {
    id: 'contact-no-company',
    path: '/contact',
    asked: [
      'I have no company. What do I enter in the contact form?',
      'I am a private person. Can I write to you?',
      'the form wants a company but I am a student',
      'do I have to belong to an organization to contact you',
      'no company name - cannot send the form',
      'I am retired and just have a question, what do I put under company?',
      'Why does the form force me to give a company?',
      'is the contact form only for businesses',
      'As a citizen I have no firm. How can I reach you?',
      'company field empty possible?',
      'I work for myself, which company name do you want',
    ],
    answer:
      'The form requires a company name. Without one, you can write to info@unordin.example; a person replies within 24 hours.',
    says: [
      'Company name is required',
      'A person replies within 24 hours. You can also write to',
      'info@unordin.example',
    ],
    fr: {
      asked: [
        "Je n'ai pas d'entreprise. Que mettre dans le formulaire de contact ?",
        'Je suis un particulier. Puis-je vous écrire ?',
        'le formulaire veut une entreprise mais je suis étudiant',
        'champ entreprise obligatoire ?',
        'je suis à la retraite, comment vous joindre sans entreprise',
      ],
      answer:
        "Le formulaire exige un nom d'entreprise. Si vous n'en avez pas, vous pouvez écrire à info@unordin.example ; une personne répond dans les 24 heures.",
    },
  },
  {
    id: 'contact-attach-file',
    path: '/contact',
    asked: [
      'Can I attach a file to the contact form?',
      'How do I send you a PDF with my message?',
      'where is the upload button in the contact form',
      'I want to send our terms of reference with my message',
      'attachment in contact form?',
      'Can I add a screenshot to my message?',
      'no place for documents in the form',
      'We have a ten-page description. Can I upload it when I write to you?',
      'can i put pictures in the message',
      'I have a drawing of our process, how do I add it to the form?',
    ],
    answer:
      'The contact form has no field for files. It asks for name, email, company, area of interest and message; you can also write to info@unordin.example.',
    says: [
      'First name',
      'Last name',
      'Email',
      'Company',
      'Area of interest',
      'Message',
      'You can also write to',
      'info@unordin.example',
    ],
    fr: {
      asked: [
        'Puis-je joindre un fichier au formulaire de contact ?',
        'Comment vous envoyer un PDF avec mon message ?',
        'où est le bouton pour téléverser un document',
        'pièce jointe dans le formulaire ?',
        'je veux ajouter une image à mon message',
      ],
      answer:
        "Le formulaire de contact n'a pas de champ pour les fichiers. Il demande nom, courriel, entreprise, domaine et message ; vous pouvez aussi écrire à info@unordin.example.",
    },
  },
  {
    id: 'contact-urgent',
    path: '/contact',
    asked: [
      'It is urgent. Can I get an answer faster than in 24 hours?',
      'I need a reply today. How do I reach you quickly?',
      'urgent!! who can I talk to now',
      'Is there an emergency number for clients?',
      'my minister needs an answer in two hours',
      'something is broken with our platform, whom do I reach right now',
      'Can I mark my message as urgent?',
      'I cannot wait until tomorrow, is there a quicker way?',
      'Our deadline is this evening, who answers before then?',
      'express reply possible',
    ],
    answer:
      'A person replies within 24 hours; our page names no faster way. If you are a client, you create a support ticket in the portal.',
    says: [
      'A person replies within 24 hours. You can also write to',
      'Clients create support tickets in the portal.',
    ],
    fr: {
      asked: [
        "C'est urgent. Puis-je avoir une réponse plus vite que dans les 24 heures ?",
        "J'ai besoin d'une réponse aujourd'hui. Comment vous joindre vite ?",
        'urgent, à qui parler maintenant',
        "y a-t-il un numéro d'urgence pour les clients ?",
        'mon ministre veut une réponse ce soir',
      ],
      answer:
        "Une personne répond dans les 24 heures ; notre page n'indique pas de moyen plus rapide. Si vous êtes client, créez un billet d'assistance dans le portail.",
    },
  },
  {
    id: 'contact-complaint',
    path: '/contact',
    asked: [
      'Where can I complain about your company?',
      'I am not happy with you. Whom do I tell?',
      'complaint department?',
      'how do i make a complaint',
      'One of your people was rude to me, where do I report it?',
      'Who reads complaints at Unordin?',
      'I want to speak to your manager',
      'feedback about your service, where to',
    ],
    answer:
      'Write to us. Both offices read one mailbox, and within 24 hours a named person replies with an answer, or with the questions that are still open.',
    says: [
      'Both offices read one mailbox.',
      'Within 24 hours',
      'A named person replies with an answer, or with the questions that are still open.',
    ],
    fr: {
      asked: [
        'Où puis-je me plaindre de votre entreprise ?',
        'Je ne suis pas content de vous. À qui le dire ?',
        'service des plaintes ?',
        'je veux parler à votre responsable',
        'qui lit les plaintes chez vous',
      ],
      answer:
        'Écrivez-nous. Nos bureaux lisent la même boîte, et dans les 24 heures une personne nommée vous donne une réponse, ou les questions encore ouvertes.',
    },
  },
  {
    id: 'contact-anonymous',
    path: '/contact',
    asked: [
      'Can I write to you anonymously?',
      'Can I use the contact form without my real name?',
      'I do not want to give my name',
      'anonymous message possible?',
      'I want to report something but nobody may know who I am',
      'whistleblower contact?',
      'is my name needed to ask a question',
      'Can I send a tip without my email address?',
      'must I tell you who I am when I write',
      'I am a civil servant and afraid of my boss, can I write without a name?',
    ],
    answer:
      'The contact form requires a first and last name, an email address and a company name, so it is not anonymous.',
    says: [
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Please enter a valid email address',
      'Company name is required',
    ],
    fr: {
      asked: [
        'Puis-je vous écrire de façon anonyme ?',
        'Puis-je utiliser le formulaire sans mon vrai nom ?',
        'je ne veux pas donner mon nom',
        'message anonyme possible ?',
        'je veux signaler quelque chose sans dire qui je suis',
      ],
      answer:
        "Le formulaire de contact exige un prénom, un nom, une adresse courriel et un nom d'entreprise : il n'est donc pas anonyme.",
    },
  },
  {
    id: 'contact-student-research',
    path: '/contact',
    asked: [
      'I am writing a thesis about digital government. Can I interview you?',
      'Would you answer questions for a research project?',
      'student project, can you help me',
      'can I ask you some questions for my school homework',
      'I am a researcher at a university. Who talks to me?',
      'interview for a master thesis?',
      'Do you give interviews to journalists?',
      'I make a podcast about public services, would one of you talk to me?',
      'can our class visit or ask you something',
      'survey for academic study, whom do I send it to',
    ],
    answer:
      'Please write to us; our pages do not mention interviews or research. A named person replies with an answer, or with the questions that are still open.',
    says: ['A named person replies with an answer, or with the questions that are still open.'],
    fr: {
      asked: [
        "J'écris un mémoire sur l'administration numérique. Puis-je vous interviewer ?",
        'Répondriez-vous à des questions pour une recherche ?',
        "projet d'étudiant, pouvez-vous m'aider",
        'donnez-vous des entrevues aux journalistes ?',
        "je suis chercheuse à l'université, à qui parler",
      ],
      answer:
        "Écrivez-nous ; nos pages ne mentionnent pas d'entrevues ni de recherche. Une personne nommée vous donne une réponse, ou les questions encore ouvertes.",
    },
  },
  {
    id: 'contact-send-failed',
    path: '/contact',
    asked: [
      'The contact form says that the submission failed. What can I do?',
      'My message cannot be sent. What now?',
      'contact form does not work',
      'I press Send Message and get an error',
      'error when I write to you',
      'form broken?',
      '"Submission Failed" on the contact page',
      'Your form is down, how do I reach you?',
      'I tried three times to send my message and it never goes through',
      'did my message get lost when there was an error',
    ],
    answer:
      'Please try again later. You can also write to info@unordin.example; a person replies within 24 hours.',
    says: [
      'Submission Failed',
      'Please try again later.',
      'A person replies within 24 hours. You can also write to',
      'info@unordin.example',
    ],
    fr: {
      asked: [
        "Le formulaire de contact dit que l'envoi a échoué. Que faire ?",
        'Mon message ne part pas. Et maintenant ?',
        'formulaire de contact en panne',
        "j'appuie sur envoyer et j'ai une erreur",
        'erreur quand je vous écris',
      ],
      answer:
        'Réessayez plus tard. Vous pouvez aussi écrire à info@unordin.example ; une personne répond dans les 24 heures.',
    },
  },
  {
    id: 'contact-call-me',
    path: '/contact',
    asked: [
      'Can you call me?',
      'I want to be called back. How do I ask for it?',
      'please phone me',
      'callback possible?',
      'I prefer to talk, writing is hard for me',
      'can somebody ring me this week',
      'Where do I leave my phone number?',
      'I do not like writing, can we speak instead?',
      'Could an engineer call our office?',
      'Do you phone people who write to you?',
    ],
    answer:
      'If you want one, we have a consultation call of 30 minutes, and an engineer joins it. The contact form does not ask for your telephone number.',
    says: [
      'If you want one, we have a consultation call of 30 minutes. An engineer joins the call.',
      'First name',
      'Last name',
      'Email',
      'Company',
      'Area of interest',
      'Message',
    ],
    fr: {
      asked: [
        "Pouvez-vous m'appeler ?",
        'Je voudrais être rappelé. Comment le demander ?',
        'rappel possible ?',
        'je préfère parler, écrire est difficile pour moi',
        'où laisser mon numéro de téléphone',
      ],
      answer:
        'Si vous le souhaitez, il y a un appel de consultation de 30 minutes avec un ingénieur. Le formulaire de contact ne demande pas votre numéro de téléphone.',
    },
  },
  {
    id: 'contact-not-decider',
    path: '/contact',
    asked: [
      'I am not the one who decides. May I still write to you?',
      'I am only an adviser to the minister. Can I contact you?',
      'does it have to be the boss who writes',
      'I am just an engineer in the ministry, is it ok if I ask',
      'Do you only talk to decision makers?',
      'can an assistant write on behalf of the director',
      'not authorized to buy anything, may I ask anyway?',
      'My boss does not know yet that I am asking you',
      'what should I tell you about who decides',
      'must the message come from the head of the department',
    ],
    answer:
      'You do not have to be the one who decides. In your message, say who decides, and what they need to know first.',
    says: [
      'These five points help us to give a useful first answer.',
      'Who decides, and what they need to know first.',
    ],
    fr: {
      asked: [
        "Ce n'est pas moi qui décide. Puis-je quand même vous écrire ?",
        'Je suis seulement conseiller du ministre. Puis-je vous contacter ?',
        'faut-il que le chef écrive lui-même',
        'parlez-vous seulement aux décideurs ?',
        "je n'ai pas le droit d'acheter, puis-je demander",
      ],
      answer:
        "Il n'est pas nécessaire que vous décidiez vous-même. Dans votre message, dites qui décide et ce que ces personnes doivent savoir d'abord.",
    },
  },
  {
    id: 'contact-one-name',
    path: '/contact',
    asked: [
      'I have only one name. What do I enter in the form?',
      'My last name has one letter and the form refuses it.',
      'your form says that my name is too short',
      'no family name, how do I fill in the contact form?',
      'In my country people have one name only',
      'first name or last name missing, can I send it?',
      'the form does not accept my name',
      'can i put the same name twice',
      'My surname is just O, what now?',
      'why do you need both first and last name',
    ],
    answer:
      'The form requires a first name and a last name of at least 2 characters each. If that does not fit your name, write to info@unordin.example.',
    says: [
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'You can also write to',
      'info@unordin.example',
    ],
    fr: {
      asked: [
        "J'ai un seul nom. Que mettre dans le formulaire ?",
        'Mon nom de famille a une lettre et le formulaire le refuse.',
        'le formulaire dit que mon nom est trop court',
        'pas de nom de famille, comment remplir le formulaire ?',
        "votre formulaire n'accepte pas mon nom",
      ],
      answer:
        "Le formulaire exige un prénom et un nom d'au moins 2 caractères chacun. Si cela ne convient pas à votre nom, écrivez à info@unordin.example.",
    },
  },
  {
    id: 'book-how-soon',
    path: '/book',
    asked: [
      'How soon can I get a call with you?',
      'Can I book a call for today or tomorrow?',
      'next free appointment?',
      'How long is the waiting time for a consultation?',
      'is there a free time this week',
      'how many weeks do I have to wait for a talk',
      'Can we speak in the evening or on a weekend?',
      'Do you offer early morning calls?',
      'first available slot please',
      'I am a nurse on shifts, is a late call possible?',
      'How far ahead can I book?',
    ],
    answer:
      'The calendar shows it: each line in a day is one free time. If no time is free, write to us and we will find a time together.',
    says: [
      'Each line in a day is one free time.',
      'No times are free at the moment',
      'Write to us and we will find a time together.',
    ],
    fr: {
      asked: [
        'Dans combien de temps puis-je avoir un appel ?',
        'Puis-je réserver un appel pour demain ?',
        'prochain rendez-vous libre ?',
        'peut-on parler le soir ou la fin de semaine ?',
        "combien de semaines d'attente pour un appel",
        'une heure libre cette semaine ?',
      ],
      answer:
        "Le calendrier le montre : chaque ligne dans un jour est une heure libre. Si rien n'est libre, écrivez-nous et nous trouverons une heure ensemble.",
    },
  },
  {
    id: 'book-for-boss',
    path: '/book',
    asked: [
      'Can I book the call for somebody else?',
      'I am an assistant. Can I book the consultation for my director?',
      'booking for my minister',
      'whose email do I enter when I book for my boss',
      'My boss wants the call but I make the appointment',
      'can i reserve a call for a colleague',
      'book on behalf of someone?',
      'May my secretary book the time for me?',
      'I plan the calendar of the secretary of state, can I book with her name?',
      'who gets the confirmation if I book for another person',
    ],
    answer:
      'Our page says nothing against it. The confirmation and the reminders come by email, so enter the address of the person who needs them.',
    says: [
      'We use these details for this call only. We send you a confirmation by email, and reminders one day and one hour before the call.',
    ],
    fr: {
      asked: [
        "Puis-je réserver l'appel pour quelqu'un d'autre ?",
        'Je suis assistante. Puis-je réserver pour mon directeur ?',
        'quel courriel indiquer si je réserve pour mon chef',
        "réserver au nom d'un collègue ?",
        'ma secrétaire peut-elle réserver pour moi',
      ],
      answer:
        "Notre page ne dit rien contre. La confirmation et les rappels viennent par courriel : indiquez donc l'adresse de la personne qui en a besoin.",
    },
  },
  {
    id: 'book-miss-call',
    path: '/book',
    asked: [
      'What happens if I miss the booked call?',
      'I will be ten minutes late for our call. What now?',
      'Do I have to pay if I do not show up?',
      'I forgot our appointment yesterday, sorry',
      'no-show fee?',
      'Is there a fee if I cancel at the last minute?',
      'my train is late and the call starts soon',
      'my child has a fever, so I will not join the call today',
      'will you be angry if I do not come to the talk',
    ],
    answer:
      'Our pages do not say what happens then, and they name no fee. If you cannot come, move or cancel the call with the link in your email.',
    says: ['To move or cancel', 'Use the link in your email'],
    fr: {
      asked: [
        "Que se passe-t-il si je manque l'appel réservé ?",
        'Je serai en retard à notre appel. Que faire ?',
        'dois-je payer si je ne viens pas',
        "frais d'annulation ?",
        "j'ai oublié notre rendez-vous hier",
      ],
      answer:
        "Nos pages ne disent pas ce qui se passe alors, et elles n'indiquent pas de frais. Si vous ne pouvez pas venir, déplacez ou annulez l'appel avec le lien de votre courriel.",
    },
  },
  {
    id: 'book-times-not-loading',
    path: '/book',
    asked: [
      'The booking calendar does not load. What can I do?',
      'I see no times on the booking page, only an error.',
      '"Error loading the times"',
      'calendar stays empty and says error',
      'your booking page is broken',
      'the days do not appear when I want to book',
      'times not loading?',
      'Nothing happens when I open the calendar',
      'I cannot see the calendar on my phone',
      'why does the booking page show an error',
    ],
    answer: 'Press "Try again": the page says "Error loading the times. Please try again."',
    says: ['Error loading the times. Please try again.', 'Try again'],
    fr: {
      asked: [
        'Le calendrier de réservation ne se charge pas. Que faire ?',
        'Je ne vois aucune heure, seulement une erreur.',
        'votre page de réservation est en panne',
        "les jours n'apparaissent pas quand je veux réserver",
        'erreur dans le calendrier des appels',
      ],
      answer:
        "Appuyez sur « Try again » : la page indique que les heures n'ont pas pu être chargées et demande de réessayer.",
    },
  },
  {
    id: 'book-prepare',
    path: '/book',
    asked: [
      'What do I have to prepare for the call?',
      'Do I need slides or documents for the consultation?',
      'what should I bring to the call',
      'How do I get ready for the 30 minutes?',
      'preparation for the consultation?',
      'must I send you something before the call',
      'I have never talked to a software company, what do I say in the call?',
      'is there an agenda for the call',
      'do I have to know technical things before we talk',
      'Should I bring figures about our service?',
    ],
    answer:
      'Our page asks for no preparation. If you like, write in the form what we should talk about; please enter no confidential information.',
    says: [
      'What should we talk about?',
      'Optional',
      'Up to 1000 characters. Please do not enter confidential information.',
    ],
    fr: {
      asked: [
        "Que dois-je préparer pour l'appel ?",
        'Faut-il des documents pour la consultation ?',
        'comment me préparer pour les 30 minutes',
        "dois-je envoyer quelque chose avant l'appel ?",
        "y a-t-il un ordre du jour pour l'appel",
      ],
      answer:
        "Notre page ne demande aucune préparation. Si vous voulez, écrivez dans le formulaire de quoi nous devrions parler ; n'entrez rien de confidentiel.",
    },
  },
  {
    id: 'book-account',
    path: '/book',
    asked: [
      'Do I need an account to book a call?',
      'Can anybody book a consultation?',
      'must I register first to make an appointment',
      'is the call only for clients',
      'can a private person book the call',
      'password for booking?',
      'Do I have to sign up before I choose a time?',
      'I am a student, may I book a talk with an architect?',
      'only for governments, or can a small firm book too',
      'no company, can I reserve a time anyway',
    ],
    answer:
      'You do not need an account: the form asks for your full name and email, and your company is optional. To move or cancel, you use the link in your email.',
    says: [
      'Full name',
      'Email',
      'Company',
      'Optional',
      'To move or cancel',
      'Use the link in your email',
    ],
    fr: {
      asked: [
        'Faut-il un compte pour réserver un appel ?',
        'Tout le monde peut-il réserver une consultation ?',
        "dois-je m'inscrire avant de prendre rendez-vous",
        "l'appel est-il seulement pour les clients",
        'un particulier peut-il réserver ?',
      ],
      answer:
        "Vous n'avez pas besoin de compte : le formulaire demande votre nom complet et votre courriel, et l'entreprise est facultative. Pour déplacer ou annuler, vous utilisez le lien de votre courriel.",
    },
  },
  {
    id: 'start-small-budget',
    path: '/get-started',
    asked: [
      'Our budget is below 50,000 dollars. Can we still ask?',
      'We have only 20k. Is it too little for you?',
      'smallest budget you accept',
      'is 30000 enough for a project with you',
      'we are a poor municipality, do we have a chance',
      'none of the budget ranges fits, ours is lower',
      'You only want rich clients, right?',
      'what do I select if we can spend less than the lowest range',
      'small budget, should I even fill in the form',
      'We are a charity with little money, can we send a request?',
    ],
    answer:
      'The lowest range in the form is 50k to 100k US dollars. You can choose "Not sure yet"; rough values are enough and bind nobody.',
    says: [
      '50k to 100k',
      'In US dollars, for the whole engagement.',
      'Not sure yet',
      'Rough values are enough. They help us to prepare a proposal and bind nobody.',
    ],
    fr: {
      asked: [
        'Notre budget est inférieur à 50 000 dollars. Pouvons-nous quand même demander ?',
        'Nous avons seulement 20 000. Est-ce trop peu ?',
        'petit budget, faut-il remplir le formulaire',
        'nous sommes une commune pauvre, avons-nous une chance ?',
        'vous voulez seulement des clients riches',
      ],
      answer:
        "La fourchette la plus basse du formulaire va de 50k à 100k dollars américains. Vous pouvez choisir « Not sure yet » ; des valeurs approximatives suffisent et n'engagent personne.",
    },
  },
  {
    id: 'start-other-device',
    path: '/get-started',
    asked: [
      'Can I start the form on my phone and finish it on my computer?',
      'Can a colleague continue the form that I began?',
      'are my answers saved in an account or only here',
      'switch device while filling in get started',
      'I began the request at home, can I go on in the office?',
      'my answers are gone on the other computer',
      'Can I save the form and send it to my boss to check?',
      'continue on another browser?',
      'I use a shared computer. Do my answers stay in it?',
      'draft of the project request on two devices',
    ],
    answer:
      'Until you press Submit, your answers stay in this browser, so another device does not have them. You keep them if you reload the page or lose the connection.',
    says: [
      'Until you press Submit, your answers stay in this browser. You keep them if you reload the page or lose the connection.',
    ],
    fr: {
      asked: [
        "Puis-je commencer le formulaire sur mon téléphone et le finir à l'ordinateur ?",
        "Un collègue peut-il continuer le formulaire que j'ai commencé ?",
        "changer d'appareil pendant la demande",
        "mes réponses ont disparu sur l'autre ordinateur",
        "j'utilise un ordinateur partagé, mes réponses y restent-elles ?",
      ],
      answer:
        "Jusqu'à ce que vous appuyiez sur Submit, vos réponses restent dans ce navigateur ; un autre appareil ne les a donc pas. Vous les gardez si vous rechargez la page ou perdez la connexion.",
    },
  },
  {
    id: 'start-two-solutions',
    path: '/get-started',
    asked: [
      'We need more than one of your platforms. What do I choose in the form?',
      'Can I select two solutions as primary interest?',
      'visa and tax together, which one do I tick',
      'only one interest can be chosen, but we need three',
      'more than one primary interest?',
      'do I fill in the form twice for two projects',
      'We want healthcare and also digital identity, how do I say so?',
      'our project fits two categories',
      'multiple interests in get started',
      'I do not know which of your solutions fits us',
    ],
    answer:
      'Choose your primary interest, or "Something else". Then describe what you need in your own words; we put it in order together in the consultation.',
    says: [
      'Primary interest',
      'Something else',
      'Describe it in your own words. It does not have to be complete. We put it in order together in the consultation.',
    ],
    fr: {
      asked: [
        'Nous avons besoin de plusieurs plateformes. Que choisir dans le formulaire ?',
        'Puis-je choisir deux solutions comme intérêt principal ?',
        'visa et impôts ensemble, lequel cocher',
        'faut-il remplir le formulaire deux fois pour deux projets ?',
        'notre projet va dans deux catégories',
      ],
      answer:
        'Choisissez votre intérêt principal, ou « Something else ». Puis décrivez votre besoin dans vos propres mots ; nous mettons tout en ordre ensemble pendant la consultation.',
    },
  },
  {
    id: 'start-required-fields',
    path: '/get-started',
    asked: [
      'Which fields of the project form must I fill in?',
      'Can I leave the budget empty?',
      'do I have to answer everything in get started',
      'I am stuck on step 1 of the project form.',
      'skip questions in the form?',
      'I do not want to say our budget',
      '"Please fill in all required fields" - what is missing',
      'next button does not work in get started',
      'optional fields in the project request?',
      'may I skip the timeline',
      'what stops me from going to step 2',
    ],
    answer:
      'All of them: please complete the current step before you go on. If you do not want to name a budget, you can choose "Not sure yet".',
    says: [
      'Please fill in all required fields',
      'Complete the current step before proceeding.',
      'Please select a budget range',
      'Not sure yet',
    ],
    fr: {
      asked: [
        'Quels champs de la demande de projet sont obligatoires ?',
        'Puis-je laisser le budget vide ?',
        'faut-il répondre à tout dans le formulaire',
        'le bouton suivant ne marche pas',
        'je ne veux pas dire notre budget',
      ],
      answer:
        "Tous : terminez l'étape en cours avant de continuer. Si vous ne voulez pas indiquer de budget, vous pouvez choisir « Not sure yet ».",
    },
  },
  {
    id: 'start-not-company',
    path: '/get-started',
    asked: [
      'We are a ministry and not a company. Can we use the project form?',
      'Can a hospital, a school or a charity send a project request?',
      'we are an NGO, is the form for us',
      'city administration here, may we fill in get started',
      'is get started only for companies',
      'what does an authority write under company',
      'I am from an embassy. Which organization name do I enter?',
      'university project request?',
      'Do you take requests from small towns?',
      'The form asks for a company but we are a public body.',
    ],
    answer:
      'It is for institutions too: the form asks for your company or institution, and you tell us for which organization our reply is.',
    says: [
      'Company or institution',
      'Tell us who should receive our reply, and for which organization.',
    ],
    fr: {
      asked: [
        'Nous sommes un ministère et non une entreprise. Pouvons-nous utiliser le formulaire de projet ?',
        'Un hôpital, une école ou un organisme peut-il envoyer une demande ?',
        'nous sommes une ONG, le formulaire est-il pour nous',
        'une ville peut-elle remplir ce formulaire ?',
        'que met une administration sous entreprise',
      ],
      answer:
        'Il est aussi pour les institutions : le formulaire demande votre entreprise ou institution, et vous nous dites pour quelle organisation est notre réponse.',
    },
  },
  {
    id: 'start-or-contact',
    path: '/get-started',
    asked: [
      'What is the Get Started form for?',
      'What is the difference between Get Started and booking a call?',
      'should I book a call or fill in get started first',
      'Contact, Book or Get Started, which one do I need?',
      'which form is the right one for a new project',
      'get started vs contact form',
      'Do I have to book separately after Get Started?',
      'so many forms on your site, where do I begin',
      'does the project form include the appointment',
      'I am new here and want to begin a project, where?',
    ],
    answer:
      'It is for a project. In three short steps you say who you are, what you need, your budget and timeline; then you choose a time for a consultation.',
    says: [
      'Tell us about your project.',
      'Three short steps: who you are, what you need, your budget and timeline. Then you choose a time for a consultation.',
    ],
    fr: {
      asked: [
        'À quoi sert le formulaire Get Started ?',
        'Quelle est la différence entre Get Started et réserver un appel ?',
        "faut-il réserver un appel ou remplir Get Started d'abord",
        'tant de formulaires, par où commencer ?',
        'quel formulaire pour un nouveau projet',
      ],
      answer:
        "Il sert à un projet. En trois courtes étapes, vous dites qui vous êtes, ce qu'il vous faut, votre budget et votre calendrier ; puis vous choisissez une heure pour une consultation.",
    },
  },
  {
    id: 'contact-phone-number',
    path: '/contact',
    asked: [
      'Do you have a telephone number?',
      'What is your phone number?',
      'Which number do I call to reach you?',
      'Can I phone your office in Ottawa or Atlanta?',
      'Why is there no telephone number on your contact page?',
      'any telephone where I can reach you?',
      'I am an old woman and prefer to phone, what is your number?',
      'I look for number to telephone you',
      'A serious company has a telephone number, where is yours?',
      'Is there a hotline that I can ring?',
      'Give me a number where a person picks up',
    ],
    answer:
      'The contact page gives no telephone number. You can write to info@unordin.example, or have a consultation call of 30 minutes with an engineer, if you want one.',
    says: [
      'General information',
      'info@unordin.example',
      'If you want one, we have a consultation call of 30 minutes. An engineer joins the call.',
    ],
    fr: {
      asked: [
        'Avez-vous un numéro de téléphone ?',
        'Quel est votre numéro ?',
        'À quel numéro vous appeler ?',
        "pourquoi n'y a-t-il pas de téléphone sur votre page de contact",
        'y a-t-il une ligne directe',
        "Puis-je téléphoner à votre bureau d'Ottawa ?",
      ],
      answer:
        'La page de contact ne donne pas de numéro de téléphone. Vous pouvez écrire à info@unordin.example, ou avoir un appel de 30 minutes avec un ingénieur, si vous le voulez.',
    },
    fact: 'telephone',
  },
]
