import type { KnownQuestion } from './known-question.ts'

/** What the privacy policy says: what is stored, why, how long, who sees it, and the rights of persons. */
export const privacyQuestions: readonly KnownQuestion[] = [
  {
    id: 'privacy-responsible',
    path: '/privacy#responsible',
    asked: [
      'Who is responsible for my personal data?',
      'Who is your data protection officer?',
      'data controller?',
      'Which office answers privacy questions?',
      'Do you have a privacy officer?',
      'To whom do I address a privacy request, head office or Atlanta?',
      'Who is in charge of data protection at your company?',
      'Which company is the controller?',
    ],
    answer:
      'Our head office in Ottawa, Canada: it is responsible and answers every question and request about personal data.',
    says: [
      'Unordin decides why and how the personal data described here is used.',
      'Its head office is in Ottawa, Canada, and it has a regional office in Atlanta, United States.',
      'The head office is responsible and answers every question and request.',
    ],
    fr: {
      asked: [
        'Qui est responsable de mes données personnelles ?',
        'Qui est votre responsable de la protection des renseignements personnels ?',
        'responsable du traitement',
        "c'est qui le responsable de mes données",
      ],
      answer:
        'Notre siège social à Ottawa, au Canada : il est responsable et répond à toutes les questions et demandes sur les données personnelles.',
    },
  },
  {
    id: 'privacy-dpo-name',
    path: '/privacy',
    asked: [
      'What is the name of your data protection officer?',
      'Do you have a representative in the European Union under Article 27?',
      'EU representative GDPR?',
      'Which person by name is in charge of privacy at Unordin?',
      'Who is the UK representative for data protection?',
      'Do you have a DPO and what is the name?',
    ],
    answer:
      'The privacy policy names no person and no representative in the European Union or the United Kingdom. The head office in Ottawa answers every question about personal data.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Quel est le nom de votre délégué à la protection des données ?',
        "Avez-vous un représentant dans l'Union européenne ?",
        'qui est votre DPO',
        'nom du délégué RGPD',
      ],
      answer:
        "La politique de confidentialité ne nomme aucune personne ni aucun représentant dans l'Union européenne. Le siège social à Ottawa répond à toutes les questions sur les données personnelles.",
    },
  },
  {
    id: 'privacy-platform-of-client',
    path: '/privacy#responsible',
    asked: [
      'Who decides about the data in a platform that you run for a ministry?',
      'Are you a data processor for your clients?',
      'controller or processor?',
      'I applied for a visa on a system that you run. Who is responsible for my data?',
      'Does your privacy policy apply to the data inside a government platform?',
      'Who owns the data in your platforms?',
      'Who is the owner of the records once they are in your system?',
      'Do the data still belong to us when you run the platform?',
      'Whose property is the information of our citizens?',
      'Can you use our data for your own purposes?',
      'data ownership?',
      'does our ministry stay in charge of its data',
    ],
    answer:
      'The client decides about the data in it, and we follow its instructions. The contract with that client applies to those data, and our privacy policy does not.',
    says: [
      'Sometimes we run a platform for a client, for example a visa service for a ministry.',
      'The client then decides about the data in it, and we follow its instructions.',
      'The contract with that client applies to those data, and this page does not.',
    ],
    fr: {
      asked: [
        "Qui décide des données d'une plateforme que vous exploitez pour un ministère ?",
        'Êtes-vous un sous-traitant de données pour vos clients ?',
        "Votre politique de confidentialité s'applique-t-elle aux données d'une plateforme gouvernementale ?",
        'À qui appartiennent les données dans vos plateformes ?',
        'Restons-nous propriétaires de nos données ?',
      ],
      answer:
        "Le client décide des données de la plateforme, et nous suivons ses instructions. Le contrat avec ce client s'applique à ces données, pas notre politique de confidentialité.",
    },
  },
  {
    id: 'privacy-what-collected',
    path: '/privacy#collected',
    asked: [
      'What personal data do you collect?',
      'Which information do you store about visitors and clients?',
      'data collected?',
      'What do you know about me?',
      'List the categories of personal data that you process',
      'Which personal details do you gather?',
    ],
    answer:
      'Inquiries, conversations, client accounts, documents and tickets, sessions, records of use, references and our team, emails we send, technical logs and limits.',
    says: [
      'What we collect',
      'Inquiries',
      'Conversations',
      'Client accounts',
      'Documents and tickets',
      'Sessions',
      'Records of use',
      'References and our team',
      'Emails we send',
      'Technical logs',
      'Limits',
    ],
    fr: {
      asked: [
        'Quelles données personnelles recueillez-vous ?',
        'Que savez-vous de moi ?',
        'renseignements personnels recueillis',
        'quelles infos vous avez sur moi',
        'vous collectez quoi comme données',
      ],
      answer:
        "Les demandes, les conversations, les comptes des clients, les documents et les tickets, les sessions, les traces d'utilisation, les références et notre équipe, les courriels envoyés, les journaux techniques et les limites.",
    },
  },
  {
    id: 'privacy-inquiry-data',
    path: '/privacy#collected',
    asked: [
      'What do you store when I send an inquiry?',
      'Which data from the contact form do you keep?',
      'contact form data?',
      'If I write you an email, what is saved?',
      'What happens to what I enter in a form on your site?',
    ],
    answer:
      'Your name, email address and what you write. If you give them, also your phone, organization, its size and your interest. Our staff add notes and a status.',
    says: [
      'What you write in a form or an email: your name and email address.',
      'If you give them, also your phone, organization, its size, your interest and your message.',
      'Our staff add notes and a status.',
    ],
    fr: {
      asked: [
        "Que conservez-vous quand j'envoie une demande ?",
        'Quelles données du formulaire de contact gardez-vous ?',
      ],
      answer:
        'Votre nom, votre adresse de courriel et ce que vous écrivez. Si vous les donnez, aussi votre téléphone, votre organisation, sa taille et votre intérêt. Notre personnel ajoute des notes et un état.',
    },
  },
  {
    id: 'privacy-campaign-origin',
    path: '/privacy#collected',
    asked: [
      'Do you note from which campaign or site I came?',
      'utm tracking of leads?',
      'Is the link that brought me here stored with my inquiry?',
      'If I come from an advertisement and write to you, do you know which one?',
      'Do you keep the referring website of an inquiry?',
    ],
    answer:
      'If you came through a campaign or a link on another site, we keep its name with your inquiry.',
    says: [
      'If you came through a campaign or a link on another site, we keep its name with the inquiry.',
    ],
    fr: {
      asked: [
        'Notez-vous de quelle campagne ou de quel site je viens ?',
        "Le site qui m'a amené ici est-il conservé avec ma demande ?",
      ],
      answer:
        "Si vous êtes venu par une campagne ou un lien d'un autre site, nous gardons son nom avec votre demande.",
    },
  },
  {
    id: 'privacy-chat-stored',
    path: '/privacy#collected',
    asked: [
      'What is stored from a conversation with the assistant?',
      'Do you save what I type in the chat?',
      'chat logs?',
      'Is this conversation recorded?',
      'What happens to the files that I attach here?',
      'Are chatbot messages kept?',
      'Is this chat saved?',
      'Who reads what I type here?',
      'What happens to what I write in this window?',
    ],
    answer:
      'What you write to the assistant, the files you attach and the text in them, and its answers. Contact details become an inquiry only if you clearly agree.',
    says: [
      'What you write to the assistant, the files you attach and the text in them, and its answers.',
      'Contact details become an inquiry only if you clearly agree.',
    ],
    fr: {
      asked: [
        "Que conservez-vous d'une conversation avec l'assistant ?",
        "Enregistrez-vous ce que j'écris dans le clavardage ?",
        'Cette conversation est-elle enregistrée ?',
        'ce chat est enregistré ?',
        "vous gardez ce que j'écris ici ?",
      ],
      answer:
        "Ce que vous écrivez à l'assistant, les fichiers joints et leur texte, et ses réponses. Vos coordonnées ne deviennent une demande que si vous y consentez clairement.",
    },
  },
  {
    id: 'privacy-chat-read-by-staff',
    path: '/privacy#collected',
    asked: [
      'Can your staff read my conversation with the assistant?',
      'Who reads the chat?',
      'Do humans look at chat messages?',
      'Is what I write to the bot seen by people at Unordin?',
      'Are employees able to see the chat transcript?',
      'Is my conversation here read by people?',
      'Do employees look at these chats?',
      'Are you listening in on what I type?',
    ],
    answer: 'Our staff can read what you write to the assistant, the files and its answers.',
    says: [
      'What you write to the assistant, the files you attach and the text in them, and its answers. Our staff can read them.',
    ],
    fr: {
      asked: [
        "Votre personnel peut-il lire ma conversation avec l'assistant ?",
        'Qui lit le clavardage ?',
        "quelqu'un lit ce que j'écris ici ?",
      ],
      answer:
        "Notre personnel peut lire ce que vous écrivez à l'assistant, les fichiers et ses réponses.",
    },
  },
  {
    id: 'privacy-chat-open-seen',
    path: '/privacy#collected',
    asked: [
      'Can your staff see that I have the chat open?',
      'Do you see what I have read in the chat?',
      'read receipts in this chat?',
      'am i being watched while i chat',
      'does somebody notice when i leave the chat window open',
      'can your people tell if i have seen their reply',
      'online status visible in the chat?',
      'do you know that i am here right now',
      'is it visible to you whether i read the answer',
    ],
    answer: 'While you have the chat open, our staff can see that, and what you have read.',
    says: ['While you have the chat open, our staff can see that, and what you have read.'],
    fr: {
      asked: [
        'Votre personnel voit-il que le clavardage est ouvert ?',
        "voyez-vous ce que j'ai lu dans le clavardage",
        'suis-je observé pendant que je clavarde',
        'savez-vous que je suis là en ce moment',
      ],
      answer:
        'Tant que le clavardage est ouvert, notre personnel peut le voir, et voir ce que vous avez lu.',
    },
  },
  {
    id: 'privacy-chat-form-unsent',
    path: '/privacy#collected',
    asked: [
      'Do you see what I type into the form of the assistant before I send it?',
      'I filled in the form in the chat but did not send it. Who sees it?',
      'unsent form in the chat, visible?',
      'i pressed Not now, what happens to my details',
      'can your staff read a form that i have not sent',
      'what if i change my mind halfway through the contact form in the chat',
      'Is my phone number in the chat form seen before I press send?',
      'does typing alone give you my name',
    ],
    answer:
      'Only when you send it. What you type into that form stays with the conversation until you send it or press Not now.',
    says: [
      'What you type into the form of the assistant stays with the conversation until you send it or press Not now. Our staff see it only when you send it.',
    ],
    fr: {
      asked: [
        "Voyez-vous ce que je tape dans le formulaire de l'assistant avant l'envoi ?",
        "j'ai rempli le formulaire du clavardage sans l'envoyer, qui le voit",
        "j'ai appuyé sur Not now, que deviennent mes données",
      ],
      answer:
        "Seulement quand vous l'envoyez. Ce que vous tapez dans ce formulaire reste avec la conversation jusqu'à l'envoi ou jusqu'à ce que vous pressiez « Not now ».",
    },
  },
  {
    id: 'privacy-chat-by-mail',
    path: '/privacy#collected',
    asked: [
      'What do you keep if I ask for answers by mail in the chat?',
      'Do you store my email address when I want the answer by mail?',
      'answers by mail: what is stored?',
      'i asked for the reply as an email, who has my address now',
      'is my mail address tied to the conversation',
      'what happens to the address that i leave for the answer',
      'if you write to me later, where do you keep my address',
      'Do you keep my agreement to get answers by mail?',
    ],
    answer: 'The address and your agreement, with the conversation.',
    says: [
      'If you ask for answers by mail, we keep the address and your agreement with the conversation.',
    ],
    fr: {
      asked: [
        'Que gardez-vous si je demande une réponse par courriel ?',
        'mon adresse est-elle liée à la conversation',
        "où gardez-vous l'adresse que je laisse pour la réponse",
      ],
      answer: "L'adresse et votre accord, avec la conversation.",
    },
  },
  {
    id: 'privacy-chat-anonymous',
    path: '/privacy#collected',
    asked: [
      'By what do you tell my chat from the chats of others?',
      'How do you recognize my visit to the chat?',
      'Is the chat anonymous?',
      'What identifies me when I talk to the assistant?',
      'chat identifier or cookie?',
    ],
    answer:
      'By a random number that your browser creates for each visit to the chat; we keep a hash of it. Contact details become an inquiry only if you clearly agree.',
    says: [
      'Your browser creates a random number for each visit to the chat, and we keep a hash of it.',
      'Contact details become an inquiry only if you clearly agree.',
    ],
    fr: {
      asked: [
        'Comment reconnaissez-vous ma visite au clavardage ?',
        'Le clavardage est-il anonyme ?',
        'je suis anonyme ici ?',
      ],
      answer:
        'Par un nombre que votre navigateur crée au hasard pour chaque visite au clavardage ; nous en gardons une empreinte. Vos coordonnées ne deviennent une demande que si vous y consentez clairement.',
    },
  },
  {
    id: 'privacy-chat-deleted-how',
    path: '/privacy#retention',
    asked: [
      'Are conversations with the assistant deleted automatically?',
      'Can I have my chat deleted sooner?',
      'delete chat history?',
      'Does the conversation disappear by itself one day?',
      'Please remove what I wrote in this chat. Is that possible?',
    ],
    answer:
      'Conversations with the assistant and their files are deleted automatically, or sooner on request.',
    says: [
      'Conversations with the assistant and their files',
      'Deleted automatically, or sooner on request',
    ],
    fact: 'kept-Conversations with the assistant and their files',
    fr: {
      asked: [
        "Les conversations avec l'assistant sont-elles supprimées automatiquement ?",
        'Peut-on faire supprimer le clavardage plus tôt ?',
        'comment effacer cette discussion',
      ],
      answer:
        "Les conversations avec l'assistant et leurs fichiers sont supprimés automatiquement, ou plus tôt sur demande.",
    },
  },
  {
    id: 'privacy-applications-deleted-how',
    path: '/privacy#retention',
    asked: [
      'What happens to my resume after the job process?',
      'Can I ask you to delete my job application?',
      'cv deletion?',
      'Are resumes of applicants removed automatically?',
      'I applied and changed my mind. Can my data be erased earlier?',
      'What happens to my CV when you do not take me?',
    ],
    answer: 'Applications and resumes are deleted automatically, or sooner on request.',
    says: ['Applications and resumes', 'Deleted automatically, or sooner on request'],
    fact: 'kept-Applications and resumes',
    fr: {
      asked: ['Que devient mon CV après le concours ?', 'Puis-je faire supprimer ma candidature ?'],
      answer: 'Les candidatures et les CV sont supprimés automatiquement, ou plus tôt sur demande.',
    },
  },
  {
    id: 'privacy-client-account-data',
    path: '/privacy#collected',
    asked: [
      'What is stored about a client account?',
      'Which data do you keep about portal users?',
      'user account data?',
      'What do you save of me when I get access to the client portal?',
      'Is my password or only a hash stored with the account?',
    ],
    answer:
      "Name, email address, role and organization. We keep only a hash of the password, and only a hash of an invitation's token.",
    says: [
      'Your name, email address, role and organization.',
      "We keep only a hash of the password, and only a hash of an invitation's token.",
    ],
    fr: {
      asked: [
        'Que conservez-vous sur un compte de client ?',
        'Quelles données gardez-vous sur les utilisateurs du portail ?',
      ],
      answer:
        "Le nom, l'adresse de courriel, le rôle et l'organisation. Nous ne gardons qu'une empreinte du mot de passe et du jeton d'une invitation.",
    },
  },
  {
    id: 'privacy-documents-tickets',
    path: '/privacy#collected',
    asked: [
      'What do you store about documents and tickets?',
      'Which details of an uploaded file are kept?',
      'ticket data stored?',
      'Do you save who uploaded a document?',
      'What is recorded when we open a support ticket?',
    ],
    answer:
      'Of files: name, type, size, date and the person who uploaded them. Of support tickets: their text, priority, status and attachments.',
    says: [
      'Files uploaded for a client, with name, type, size, date and the person who uploaded them.',
      'Support tickets with their text, priority, status and attachments.',
    ],
    fr: {
      asked: [
        'Que conservez-vous sur les documents et les tickets de soutien ?',
        'Savez-vous qui a téléversé un fichier ?',
      ],
      answer:
        'Pour les fichiers : nom, type, taille, date et la personne qui les a téléversés. Pour les tickets : leur texte, leur priorité, leur état et les pièces jointes.',
    },
  },
  {
    id: 'privacy-session-data',
    path: '/privacy#collected',
    asked: [
      'What do you record when I sign in?',
      'Do you store my IP address for a session?',
      'session data?',
      'Which details about my browser do you save when I log in?',
      'Is my network address kept while I am signed in?',
      'Do you store my IP address?',
    ],
    answer:
      'When you signed in, how long the session is valid, and the network address and browser you used.',
    says: [
      'When you signed in, how long the session is valid, and the network address and browser you used.',
    ],
    fr: {
      asked: [
        'Que notez-vous quand je me connecte ?',
        'Conservez-vous mon adresse IP pour une session ?',
      ],
      answer:
        "Quand vous vous êtes connecté, la durée de validité de la session, ainsi que l'adresse réseau et le navigateur utilisés.",
    },
  },
  {
    id: 'privacy-records-of-use',
    path: '/privacy#collected',
    asked: [
      'Do you record which documents people open or download?',
      'What are records of use?',
      'download tracking in the portal?',
      'Can you tell who opened an attachment and when?',
      'Which actions in the portal leave a record?',
    ],
    answer:
      'Sign-ins, failed attempts, changes to records, and each document or attachment that somebody opens or downloads. We record the account, the time and the network address.',
    says: [
      'Sign-ins, failed attempts, changes to records, and each document or attachment that somebody opens or downloads.',
      'We record the account, the time and the network address.',
    ],
    fr: {
      asked: [
        'Enregistrez-vous quels documents les gens ouvrent ou téléchargent ?',
        "Que sont les traces d'utilisation ?",
      ],
      answer:
        "Les connexions, les tentatives ratées, les changements et chaque document ou pièce jointe ouvert ou téléchargé. Nous notons le compte, l'heure et l'adresse réseau.",
    },
  },
  {
    id: 'privacy-references-data',
    path: '/privacy#collected',
    asked: [
      'Which data do you keep about a person who gives a reference?',
      'Do you publish testimonials without permission?',
      'permission for a testimonial?',
      'I gave you a quote for the website. What do you store about me?',
      'For how long may the words of a client be on your site?',
    ],
    answer:
      'Name, role, organization and words, and the written permission. We publish the words only while the permission is valid.',
    says: [
      'Of a person who gives us a reference: name, role, organization and words, and the written permission.',
      'We publish the words only while the permission is valid.',
    ],
    fr: {
      asked: [
        'Quelles données gardez-vous sur une personne qui donne une référence ?',
        'Publiez-vous des témoignages sans permission ?',
      ],
      answer:
        "Le nom, le rôle, l'organisation et les mots, avec la permission écrite. Nous publions les mots seulement tant que la permission est valide.",
    },
  },
  {
    id: 'privacy-references-kept',
    path: '/privacy#retention',
    asked: [
      'How long do you keep the data of a client reference?',
      'Do you keep a reference after it was public?',
      'withdraw testimonial?',
      'Can I have my reference removed from the site?',
      'Who sees a testimonial after its permission has expired?',
    ],
    answer:
      'It is public while the permission is valid; then only our staff see it. It is deleted on request.',
    says: [
      'References from clients, with the permission',
      'Public while the permission is valid; then only our staff see them',
      'Deleted on request',
    ],
    fr: {
      asked: [
        "Combien de temps la référence d'un client est-elle publique ?",
        'Puis-je faire retirer mon témoignage ?',
      ],
      answer:
        'Elle est publique tant que la permission est valide ; ensuite, seul notre personnel la voit. Elle est supprimée sur demande.',
    },
  },
  {
    id: 'privacy-team-data',
    path: '/privacy#collected',
    asked: [
      'Which data do you publish about people in your team?',
      'Are portraits of employees published with their agreement?',
      'employee profiles on the site?',
      'How long does a page about a team member stay?',
      'Do your staff agree to the pages about them?',
    ],
    answer:
      'Name, role, text, portrait and profile, if they agree. The pages stay while they work here and agree.',
    says: [
      'Of people in our team: name, role, text, portrait and profile, if they agree.',
      'Pages about people in our team, with portraits',
      'While they work here and agree',
    ],
    fr: {
      asked: [
        'Quelles données publiez-vous sur les membres de votre équipe ?',
        'Les portraits des employés sont-ils publiés avec leur accord ?',
      ],
      answer:
        "Le nom, le rôle, un texte, le portrait et le profil, s'ils sont d'accord. Les pages restent tant qu'ils travaillent ici et sont d'accord.",
    },
  },
  {
    id: 'privacy-email-log',
    path: '/privacy#collected',
    asked: [
      'What do you keep about the emails that you send?',
      'Why do you store a list of sent mails?',
      'sent mail log?',
      'Do you save the recipient and time of each email?',
      'Is there a record that you mailed me?',
    ],
    answer: 'Recipient, subject and time of each email, so that we send none twice.',
    says: ['Recipient, subject and time of each email, so that we send none twice.'],
    fr: {
      asked: [
        'Que gardez-vous des courriels que vous envoyez ?',
        'Pourquoi tenez-vous une liste des courriels envoyés ?',
      ],
      answer:
        "Le destinataire, l'objet et l'heure de chaque courriel, pour ne rien envoyer en double.",
    },
  },
  {
    id: 'privacy-technical-logs',
    path: '/privacy#collected',
    asked: [
      'What is in your technical logs?',
      'Do your server logs contain my IP address?',
      'access log contents?',
      'Does the web server record what I typed?',
      'Which data does each request leave in the logs?',
    ],
    answer:
      'For each request its number, method, path without the query, result and duration. They contain neither your network address nor what you typed.',
    says: [
      'For each request: its number, method, path without the query, result and duration.',
      'These logs contain neither your network address nor what you typed.',
    ],
    fr: {
      asked: [
        'Que contiennent vos journaux techniques ?',
        'Mon adresse IP est-elle dans les journaux du serveur ?',
      ],
      answer:
        'Pour chaque requête, son numéro, sa méthode, son chemin sans les paramètres, son résultat et sa durée. Ils ne contiennent ni votre adresse réseau ni ce que vous avez écrit.',
    },
  },
  {
    id: 'privacy-limits',
    path: '/privacy#collected',
    asked: [
      'How long do you count requests from my network address?',
      'Is my IP address stored against abuse, and how long?',
      'rate limit data retention?',
      'How long do you count my failed attempts to sign in?',
      'For how much time is my address counted after many forms?',
    ],
    answer:
      'For up to one day, as a protection against floods and guessing. We keep only a hash of each address and account.',
    says: [
      'We keep only a hash of each address and account.',
      'We count for up to one day, as a protection against floods and guessing.',
    ],
    fr: {
      asked: [
        'Combien de temps comptez-vous les requêtes de mon adresse réseau ?',
        'Gardez-vous des adresses IP contre les abus ?',
      ],
      answer:
        "Un jour au plus, contre les envois massifs et les mots de passe devinés. Nous ne gardons qu'une empreinte de chaque adresse et de chaque compte.",
    },
  },
  {
    id: 'privacy-tracking',
    path: '/privacy#not-collected',
    asked: [
      'Do you track visitors?',
      'Do you build a profile of me?',
      'user tracking?',
      'Are you following what I do from page to page?',
      'Is my behaviour on this website monitored?',
      'Do you spy on visitors?',
    ],
    answer:
      'On our site we do not follow you from page to page or build a profile. Our server counts how often people see each page, as numbers without an address or a cookie.',
    says: [
      'We do not follow you from page to page or build a profile.',
      'Our server counts how often people see each page, and which sites and campaigns they come from.',
      'These are numbers, without an address or a cookie.',
    ],
    fr: {
      asked: [
        'Suivez-vous les visiteurs ?',
        'Établissez-vous un profil de moi ?',
        'Mon comportement sur le site est-il surveillé ?',
        'vous me pistez ?',
        'suivez-vous ce que je fais sur ce site',
      ],
      answer:
        "Sur notre site, nous ne vous suivons pas de page en page et n'établissons pas de profil. Notre serveur compte combien de fois chaque page est vue, sans adresse ni témoin.",
    },
  },
  {
    id: 'privacy-visit-counts',
    path: '/privacy#not-collected',
    asked: [
      'What do you count about visits?',
      'How do you measure the traffic of the site?',
      'web analytics without cookies?',
      'Which statistics does your server keep about page views?',
      'Do you know how many people read a page?',
    ],
    answer:
      'How often people see each page, and which sites and campaigns they come from. These are numbers, without an address or a cookie.',
    says: [
      'Our server counts how often people see each page, and which sites and campaigns they come from.',
      'These are numbers, without an address or a cookie.',
    ],
    fr: {
      asked: [
        'Que comptez-vous au sujet des visites ?',
        'Comment mesurez-vous la fréquentation du site ?',
      ],
      answer:
        'Combien de fois chaque page est vue, et de quels sites et campagnes viennent les gens. Ce sont des nombres, sans adresse ni témoin.',
    },
  },
  {
    id: 'privacy-do-not-track',
    path: '/privacy#not-collected',
    asked: [
      'Do you respect Do Not Track?',
      'Is my browser setting against tracking followed?',
      'DNT or global privacy control?',
      'I told my browser not to be tracked. Do you still count my visit?',
      'Does your site honour the do-not-track signal?',
    ],
    answer: 'We do not count a browser that asks not to be tracked.',
    says: ['We do not count a browser that asks not to be tracked.'],
    fr: {
      asked: [
        'Respectez-vous le réglage Do Not Track ?',
        'Mon navigateur demande de ne pas être suivi. Comptez-vous ma visite ?',
      ],
      answer: 'Nous ne comptons pas un navigateur qui demande à ne pas être suivi.',
    },
  },
  {
    id: 'privacy-page-views-kept',
    path: '/privacy#retention',
    asked: [
      'How long do you keep the numbers of page views?',
      'retention of visit statistics?',
      'For how many months are page counts stored?',
      'When are the statistics of visits deleted?',
      'Do the visit numbers name anybody, and how long do they stay?',
    ],
    answer: '25 months: then they are deleted automatically, and they name nobody.',
    says: [
      'Numbers of page views, by page, day, site and campaign',
      '25 months',
      'Deleted automatically; they name nobody',
    ],
    fr: {
      asked: [
        'Combien de temps gardez-vous le nombre de pages vues ?',
        'conservation des statistiques de visites',
      ],
      answer:
        '25 mois : ensuite ces nombres sont supprimés automatiquement, et ils ne nomment personne.',
    },
  },
  {
    id: 'privacy-sell-data',
    path: '/privacy#not-collected',
    asked: [
      'Do you sell personal data?',
      'Do you share my data with advertisers?',
      'data brokers?',
      'Is my information lent or sold to anyone?',
      'Do you make money with the data of visitors?',
      'Do you make money with my data?',
    ],
    answer: 'We have no advertising, and no data is sold or lent to anybody.',
    says: ['No advertising, and no data sold or lent to anybody.'],
    fr: {
      asked: [
        'Vendez-vous des données personnelles ?',
        'Partagez-vous mes données avec des annonceurs ?',
        'mes infos sont revendues ?',
        'vous donnez mes données à des tiers ?',
      ],
      answer:
        "Nous n'avons pas de publicité, et aucune donnée n'est vendue ou prêtée à qui que ce soit.",
    },
  },
  {
    id: 'privacy-third-party-files',
    path: '/privacy#not-collected',
    asked: [
      'Do your pages load scripts or fonts from other companies?',
      'Google Fonts or external CDN?',
      'third-party scripts?',
      'Does Google or Facebook learn that I read your page?',
      'Are there embedded trackers or external pictures?',
      'Do you load things from Google or Facebook?',
    ],
    answer:
      'Every file of our pages comes from our own server, so nobody else learns that you read them. Fonts, scripts and pictures do not come from other companies.',
    says: [
      'No fonts, scripts or pictures from other companies.',
      'Every file of a page comes from our own server, so nobody else learns that you read it.',
    ],
    fr: {
      asked: [
        "Vos pages chargent-elles des scripts ou des polices d'autres entreprises ?",
        'Google apprend-il que je lis votre page ?',
        'y a-t-il des scripts Google ou Facebook sur le site',
      ],
      answer:
        "Aucune police, aucun script et aucune image ne viennent d'autres entreprises. Chaque fichier vient de notre propre serveur, donc personne d'autre n'apprend que vous lisez la page.",
    },
  },
  {
    id: 'privacy-automated-decisions',
    path: '/privacy#not-collected',
    asked: [
      'Does a machine decide about me?',
      'Is there automated decision-making?',
      'GDPR Article 22 profiling?',
      'Will an algorithm alone decide on my application or request?',
      'Does AI make decisions about people on your website?',
    ],
    answer: 'There is no decision about you by a machine alone.',
    says: ['No decision about you by a machine alone.'],
    fr: {
      asked: [
        'Une machine décide-t-elle à mon sujet ?',
        'Y a-t-il une prise de décision automatisée ?',
        'un algorithme décide pour moi ?',
      ],
      answer: "Aucune décision à votre sujet n'est prise par une machine seule.",
    },
  },
  {
    id: 'privacy-legal-basis-inquiry',
    path: '/privacy#purposes',
    asked: [
      'What is the legal basis for using my inquiry?',
      'On which ground do you process what I send in a form?',
      'legal basis GDPR Article 6?',
      'Why may you use my contact details?',
      'Is it consent or contract when I write to you?',
      'On which legal ground do you process my message?',
    ],
    answer:
      'Under PIPEDA it is your consent, which you give when you send the form. Under the GDPR it is steps at your request before a contract, Article 6(1)(b).',
    says: [
      'Under PIPEDA the basis is your consent, which you give when you send the form.',
      'Under the GDPR it is steps at your request before a contract, Article 6(1)(b).',
    ],
    fr: {
      asked: [
        'Sur quelle base juridique utilisez-vous ma demande ?',
        'De quel droit traitez-vous mes coordonnées ?',
        'base légale RGPD',
      ],
      answer:
        "Selon la LPRPDE (PIPEDA), c'est votre consentement, donné en envoyant le formulaire. Selon le RGPD, ce sont des mesures à votre demande avant un contrat, article 6(1)(b).",
    },
  },
  {
    id: 'privacy-purposes',
    path: '/privacy#purposes',
    asked: [
      'Why do you use personal data?',
      'For which purposes do you process data?',
      'purposes of processing?',
      'What do you do with the data that you have about me?',
      'What reasons do you have to store information about people?',
    ],
    answer: 'To answer you, to work for you, to keep the service safe, and to obey the law.',
    says: ['To answer you', 'To work for you', 'To keep the service safe', 'To obey the law'],
    fr: {
      asked: [
        'Pourquoi utilisez-vous des données personnelles ?',
        'À quelles fins traitez-vous des données ?',
      ],
      answer:
        'Pour vous répondre, pour travailler pour vous, pour la sécurité du service et pour respecter la loi.',
    },
  },
  {
    id: 'privacy-legal-basis-client',
    path: '/privacy#purposes',
    asked: [
      'What is the legal basis for the data of client accounts?',
      'On what ground do you process documents and tickets of a client?',
      'legal ground for portal data?',
      'Why are you allowed to keep client records?',
      'Is legitimate interest used for the data of clients?',
    ],
    answer: 'We need them for the contract with your organization, Article 6(1)(b) and (f).',
    says: [
      'We use client accounts, documents, tickets, sessions and the emails about them.',
      'We need them for the contract with your organization, Article 6(1)(b) and (f).',
    ],
    fr: {
      asked: [
        'Quelle est la base juridique pour les comptes des clients ?',
        'De quel droit conservez-vous les documents et les tickets ?',
      ],
      answer:
        'Nous en avons besoin pour le contrat avec votre organisation, article 6(1)(b) et (f).',
    },
  },
  {
    id: 'privacy-legal-basis-security',
    path: '/privacy#purposes',
    asked: [
      'Why do you keep records of use and technical logs?',
      'What is the legal basis for logging?',
      'legitimate interest for security logs?',
      'What interest do you have in recording what users do?',
      'On which article do the limits and logs rest?',
    ],
    answer:
      'To keep the service safe: our interest is that nobody reads what is not theirs, Article 6(1)(f).',
    says: [
      'To keep the service safe',
      'We use records of use, technical logs and limits.',
      'Our interest is that nobody reads what is not theirs, Article 6(1)(f).',
    ],
    fr: {
      asked: [
        "Pourquoi gardez-vous des traces d'utilisation et des journaux ?",
        'Quelle est la base juridique de la journalisation ?',
      ],
      answer:
        "Pour la sécurité du service : notre intérêt est que personne ne lise ce qui n'est pas à lui, article 6(1)(f).",
    },
  },
  {
    id: 'privacy-court-order',
    path: '/privacy#purposes',
    asked: [
      'Do you give data to the police or a court?',
      'Would you hand over data if a law orders it?',
      'subpoena or government access?',
      'Can authorities get my data from you?',
      'What do you do when a court asks for data?',
      'Would you give my data to the police?',
    ],
    answer: 'We keep or hand over what a law or a court orders.',
    says: [
      'We keep or hand over what a law or a court orders, Article 6(1)(c).',
      'The second are authorities, where a law requires it.',
    ],
    fr: {
      asked: [
        'Donnez-vous des données à la police ou à un tribunal ?',
        'Les autorités peuvent-elles obtenir mes données chez vous ?',
        'la police peut avoir mes données ?',
        'et si un juge demande les données',
      ],
      answer: "Nous gardons ou remettons ce qu'une loi ou un tribunal ordonne.",
    },
  },
  {
    id: 'privacy-withdraw-consent',
    path: '/privacy#purposes',
    asked: [
      'Can I withdraw my consent?',
      'How do I take back my consent and what happens then?',
      'revoke consent?',
      'I agreed that you use my data. Can I change my mind?',
      'Is it possible to cancel my permission later?',
      'I take back my permission',
    ],
    answer:
      'You may withdraw consent at any time. We then stop, and delete what no other rule requires us to keep.',
    says: [
      'You may withdraw consent at any time.',
      'We then stop, and delete what no other rule requires us to keep.',
    ],
    fr: {
      asked: [
        'Puis-je retirer mon consentement ?',
        "J'ai donné mon accord. Puis-je changer d'avis ?",
        'retrait du consentement',
        "je change d'avis, je ne suis plus d'accord",
      ],
      answer:
        "Vous pouvez retirer votre consentement en tout temps. Nous arrêtons alors, et nous supprimons ce qu'aucune autre règle ne nous oblige à garder.",
    },
  },
  {
    id: 'privacy-inquiry-kept',
    path: '/privacy#retention',
    asked: [
      'How long do you keep an inquiry?',
      'When is the message deleted that I sent with the form?',
      'retention of inquiries?',
      'I contacted you last year. Do you still have my message?',
      'Until when are inquiries and notes stored?',
      'How long do you keep my message from the contact form?',
    ],
    answer: 'While we work on it, and until you ask: inquiries and notes are deleted on request.',
    says: ['Inquiries and notes', 'While we work on them, and until you ask', 'Deleted on request'],
    fr: {
      asked: [
        'Combien de temps gardez-vous une demande ?',
        'Quand mon message du formulaire est-il supprimé ?',
        'mon message est gardé combien de temps',
      ],
      answer:
        "Pendant que nous y travaillons, et jusqu'à ce que vous le demandiez : les demandes et les notes sont supprimées sur demande.",
    },
  },
  {
    id: 'privacy-newsletter-kept',
    path: '/privacy#retention',
    asked: [
      'How long is my address for the newsletter kept?',
      'What happens to a newsletter address that was never confirmed?',
      'newsletter retention?',
      'After I unsubscribe, do you still have my email?',
      'When do you delete unconfirmed subscriptions?',
    ],
    answer:
      'Until you unsubscribe and ask: it is deleted on request. An address that was never confirmed is deleted automatically after 30 days.',
    says: [
      'Newsletter addresses',
      'Until you unsubscribe and ask; 30 days when never confirmed',
      'Deleted on request; unconfirmed ones automatically',
    ],
    fr: {
      asked: [
        "Combien de temps gardez-vous mon adresse pour l'infolettre ?",
        "Que devient une adresse d'infolettre jamais confirmée ?",
        "mon mail reste combien de temps dans la liste de l'infolettre",
      ],
      answer:
        "Jusqu'à ce que vous vous désabonniez et le demandiez : elle est supprimée sur demande. Une adresse jamais confirmée est supprimée automatiquement après 30 jours.",
    },
  },
  {
    id: 'privacy-spam-kept',
    path: '/privacy#retention',
    asked: [
      'How long do you keep messages that look like spam?',
      'What happens to a suspicious form?',
      'spam retention?',
      'If my message was taken for spam, is it lost?',
      'Who decides about messages in the spam folder, and when are they deleted?',
    ],
    answer:
      'Until a person has decided, and 30 days after that. Then they are deleted automatically.',
    says: [
      'Messages that look like spam',
      'Until a person has decided, and 30 days after that',
      'Deleted automatically',
    ],
    fr: {
      asked: [
        'Combien de temps gardez-vous les messages qui ressemblent à des pourriels ?',
        'Que devient un formulaire suspect ?',
      ],
      answer:
        "Jusqu'à ce qu'une personne ait décidé, et 30 jours de plus. Ensuite ils sont supprimés automatiquement.",
    },
  },
  {
    id: 'privacy-marked-spam',
    path: '/privacy#retention',
    asked: [
      'What happens to an inquiry that your staff marked as spam?',
      'How long is an inquiry kept after it was marked as spam?',
      'marked as spam, then what?',
      'my message was taken for spam by your people, is it lost',
      'when do you throw away inquiries that are junk',
      'do you delete spam inquiries',
      'somebody at your office put my inquiry into spam, for how long is it there',
      'junk inquiries kept?',
    ],
    answer: 'It is deleted automatically 30 days after it was marked.',
    says: [
      'Inquiries that our staff marked as spam',
      '30 days after they were marked',
      'Deleted automatically',
    ],
    fr: {
      asked: [
        "Qu'arrive-t-il à une demande marquée comme pourriel ?",
        'mon message a été pris pour du pourriel, est-il perdu',
        'quand supprimez-vous les pourriels',
      ],
      answer: 'Elle est supprimée automatiquement 30 jours après avoir été marquée.',
    },
  },
  {
    id: 'privacy-duplicate-hash',
    path: '/privacy#retention',
    asked: [
      'How do you find a form that was sent twice?',
      'How long are the hashes of forms kept?',
      'duplicate form detection?',
      'What are keyed hashes used for on your site?',
      'I sent the form twice by mistake. How do you notice?',
    ],
    answer: 'With keyed hashes, which are kept for 30 days and then deleted automatically.',
    says: [
      'Keyed hashes that help us to find a form sent twice',
      '30 days',
      'Deleted automatically',
    ],
    fr: {
      asked: [
        'Comment trouvez-vous un formulaire envoyé deux fois ?',
        'Combien de temps les empreintes des formulaires sont-elles gardées ?',
      ],
      answer: 'Avec des empreintes à clé, gardées 30 jours puis supprimées automatiquement.',
    },
  },
  {
    id: 'privacy-client-data-kept',
    path: '/privacy#retention',
    asked: [
      'How long do you keep client accounts, documents and tickets?',
      'When are our project documents deleted?',
      'retention of client data?',
      'What happens to a client account at the end?',
      'For how long do our tickets and attachments stay with you?',
    ],
    answer:
      'While your organization is a client. Accounts are closed at once and deleted on request; documents, tickets and attachments are deleted on request.',
    says: [
      'Client accounts',
      'Closed at once, deleted on request',
      'Documents, tickets and attachments',
      'While your organization is a client',
      'Deleted on request',
    ],
    fr: {
      asked: [
        'Combien de temps gardez-vous les comptes, les documents et les tickets des clients ?',
        'Quand nos documents de projet sont-ils supprimés ?',
        "les documents des clients sont conservés combien d'années",
      ],
      answer:
        'Tant que votre organisation est cliente. Les comptes sont fermés immédiatement et supprimés sur demande ; les documents, les tickets et les pièces jointes sont supprimés sur demande.',
    },
  },
  {
    id: 'privacy-second-factor-kept',
    path: '/privacy#retention',
    asked: [
      'How long do you keep the secret of my second factor?',
      'Are recovery codes deleted after use?',
      '2fa secret retention?',
      'What happens to my authenticator secret when I switch the second factor off?',
      'Is the secret of the second factor encrypted?',
    ],
    answer:
      'While it is switched on, encrypted. It is deleted when you switch it off; a used recovery code at once.',
    says: [
      'Secret and recovery codes of a second factor',
      'While it is switched on',
      'Deleted when you switch it off; a used recovery code at once',
      'If you switch on a second factor, we keep its secret and your recovery codes encrypted.',
    ],
    fr: {
      asked: [
        'Combien de temps gardez-vous le secret de mon second facteur ?',
        'Les codes de récupération sont-ils supprimés après usage ?',
      ],
      answer:
        "Tant qu'il est activé, sous forme chiffrée. Il est supprimé quand vous le désactivez ; un code de récupération utilisé l'est immédiatement.",
    },
  },
  {
    id: 'privacy-session-validity',
    path: '/privacy#retention',
    asked: [
      'How long is a session valid if I do not use it?',
      'When am I signed out automatically?',
      'session validity in days?',
      'After how many days without use must I sign in again?',
      'Does a session get longer while I use it?',
    ],
    answer: '7 days, extended while used, at most 90 days. Signing out deletes the session.',
    says: [
      'Valid 7 days, extended while used, at most 90 days',
      'No longer valid; signing out deletes the session',
    ],
    fr: {
      asked: [
        'Combien de temps une session inutilisée est-elle valide ?',
        'Quand suis-je déconnecté automatiquement ?',
      ],
      answer:
        '7 jours, prolongés tant que vous vous en servez, 90 jours au plus. La déconnexion supprime la session.',
    },
  },
  {
    id: 'privacy-mail-queue-kept',
    path: '/privacy#retention',
    asked: [
      'How long do sent emails stay in the queue?',
      'When are emails deleted that could not be sent?',
      'failed email retention?',
      'Do you keep mails that bounced?',
      'After how many days are queued mails removed?',
    ],
    answer:
      'Sent emails: 7 days. Emails that could not be sent: 91 days. Both are then deleted automatically.',
    says: [
      'Sent emails in the queue',
      '7 days after it was sent',
      'Emails that could not be sent',
      '91 days',
      'Deleted automatically',
    ],
    fr: {
      asked: [
        'Combien de temps les courriels envoyés restent-ils dans la file ?',
        "Quand supprimez-vous les courriels qui n'ont pas pu être envoyés ?",
      ],
      answer:
        "Les courriels envoyés : 7 jours. Ceux qui n'ont pas pu être envoyés : 91 jours. Ensuite, ils sont supprimés automatiquement.",
    },
  },
  {
    id: 'privacy-on-request-meaning',
    path: '/privacy#retention',
    asked: [
      'What does "deleted on request" mean?',
      'Who deletes my data when I ask, and will I be told?',
      'deletion confirmation?',
      'Do you confirm when my data has been deleted?',
      'Does a person or a program carry out a deletion request?',
    ],
    answer: 'A person deletes the data and tells you when it is done.',
    says: ['"On request" means that a person deletes the data and tells you when it is done.'],
    fr: {
      asked: [
        'Que veut dire "supprimé sur demande" ?',
        'Me confirmez-vous que mes données ont été supprimées ?',
      ],
      answer: "Une personne supprime les données et vous avertit quand c'est fait.",
    },
  },
  {
    id: 'privacy-backup-copies',
    path: '/privacy#retention',
    asked: [
      'Are deleted data also removed from backups?',
      'What about copies of my data in backups?',
      'backup retention after erasure?',
      'If you erase me, am I still in an old backup?',
      'When do copies in backups disappear?',
    ],
    answer: 'Copies in backups disappear when the backup is replaced.',
    says: ['Copies in backups disappear when the backup is replaced.'],
    fr: {
      asked: [
        'Les données supprimées disparaissent-elles aussi des sauvegardes ?',
        'Après un effacement, suis-je encore dans une vieille sauvegarde ?',
        'si vous effacez, ça part aussi des sauvegardes ?',
      ],
      answer: 'Les copies dans les sauvegardes disparaissent quand la sauvegarde est remplacée.',
    },
  },
  {
    id: 'privacy-who-sees',
    path: '/privacy#recipients',
    asked: [
      'Who can see my data inside Unordin?',
      'Who has access to inquiries and client records?',
      'internal access to data?',
      'Can everyone in your company read our records?',
      'Who sees what belongs to our organization?',
      'Which of your employees can see my inquiry?',
    ],
    answer:
      'Administrators of Unordin see inquiries and client records. People in a client organization see the records of their own organization and of no other.',
    says: [
      'Administrators of Unordin see inquiries and client records.',
      'People in a client organization see the records of their own organization and of no other.',
    ],
    fr: {
      asked: [
        'Qui peut voir mes données chez Unordin ?',
        'Qui a accès aux demandes et aux dossiers des clients ?',
        'qui peut voir nos dossiers chez vous',
        'quels employés ont accès à mes infos',
      ],
      answer:
        "Les administrateurs d'Unordin voient les demandes et les dossiers des clients. Les personnes d'une organisation cliente voient seulement les dossiers de leur organisation.",
    },
  },
  {
    id: 'privacy-recipients',
    path: '/privacy#recipients',
    asked: [
      'Who else receives personal data from you?',
      'Do you share data with other companies?',
      'third parties?',
      'Which outsiders get to see my information?',
      'Do the companies that host you use our data for themselves?',
      'With whom do you share my data?',
      'Do other companies get my details?',
    ],
    answer:
      'Only two other groups: the companies that run our servers and deliver our email, and authorities, where a law requires it. The contract of the companies allows no other use.',
    says: [
      'Only two other groups receive data.',
      'The first are the companies that run our servers and deliver our email, under a contract that allows no other use.',
      'The second are authorities, where a law requires it.',
    ],
    fr: {
      asked: [
        "Qui d'autre reçoit des données personnelles de votre part ?",
        "Partagez-vous des données avec d'autres entreprises ?",
        'à qui envoyez-vous les données',
      ],
      answer:
        "Seulement deux autres groupes : les entreprises qui exploitent nos serveurs et livrent nos courriels, sous un contrat qui ne permet aucun autre usage, et les autorités, quand une loi l'exige.",
    },
  },
  {
    id: 'privacy-international-transfer',
    path: '/privacy#recipients',
    asked: [
      'Is data from Europe transferred to Canada or the United States?',
      'How do you handle transfers outside the European Union?',
      'adequacy decision or standard contractual clauses?',
      'I am in Germany. Does my data leave the EU?',
      'Which countries may handle our personal data?',
      'Which data go to the US?',
      'Are my data sent abroad?',
      'I am in Europe, where do my data end up?',
    ],
    answer:
      'Our offices are in Canada and the United States, so data from other countries may be handled there. Where the adequacy finding for Canada does not apply, we agree on standard contractual clauses.',
    says: [
      'Our offices are in Canada and the United States, so data from other countries may be handled there.',
      'The European Commission has found that Canadian law adequately protects personal data held by commercial organizations.',
      'Where that finding does not apply to people in the European Union, we agree on standard contractual clauses.',
    ],
    fr: {
      asked: [
        "Les données venant d'Europe sont-elles transférées au Canada ou aux États-Unis ?",
        "Comment gérez-vous les transferts hors de l'Union européenne ?",
        'les données partent aux États-Unis ?',
        "transfert hors d'Europe",
      ],
      answer:
        "Nos bureaux sont au Canada et aux États-Unis, donc des données d'autres pays peuvent y être traitées. Là où la décision d'adéquation pour le Canada ne s'applique pas, nous convenons de clauses contractuelles types.",
    },
  },
  {
    id: 'privacy-breach',
    path: '/privacy#protection',
    asked: [
      'Will you tell us about a data breach?',
      'What do you do after a breach?',
      'breach notification?',
      'If my data leaks, am I informed?',
      'Do you report security breaches to the authority?',
      'What happens if my data get stolen?',
      'Do you inform people after a leak?',
    ],
    answer:
      'If a breach puts you at a real risk of significant harm, we tell you and the responsible authority as the law requires.',
    says: [
      'If a breach puts you at a real risk of significant harm, we tell you and the responsible authority as the law requires.',
    ],
    fr: {
      asked: [
        "Nous avertissez-vous d'une fuite de données ?",
        'Si mes données fuient, est-ce que je le sais ?',
        "avis d'atteinte à la vie privée",
        'que se passe-t-il en cas de fuite de données',
        'si vous êtes piratés, on est prévenus ?',
      ],
      answer:
        "Si une fuite vous expose à un risque réel de préjudice grave, nous vous avertissons, ainsi que l'autorité responsable, comme la loi l'exige.",
    },
  },
  {
    id: 'privacy-breach-deadline',
    path: '/privacy',
    asked: [
      'Within how many hours do you report a data breach?',
      '72-hour breach notice?',
      'How fast would our ministry hear about a security incident?',
      'What deadline do you have for telling clients about a leak?',
      'Do you commit to a time for breach notification?',
      'Within 72 hours, do you report a leak by then?',
    ],
    answer:
      'The site states no number of hours. It says that we tell you and the responsible authority as the law requires; the contract with your organization can say more.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        "En combien d'heures signalez-vous une fuite de données ?",
        'Quel est votre délai pour avertir un client après un incident ?',
        "vous prévenez en combien d'heures après un piratage",
      ],
      answer:
        "Le site n'indique aucun nombre d'heures. Il dit que nous vous avertissons, ainsi que l'autorité responsable, comme la loi l'exige.",
    },
  },
  {
    id: 'privacy-rights-canada',
    path: '/privacy#rights',
    asked: [
      'Which rights do I have under PIPEDA?',
      'What can a Canadian ask you about personal data?',
      'PIPEDA rights?',
      'As a citizen of Canada, may I see and correct my data?',
      'What does Canadian privacy law let me do?',
      'What rights do Canadians have over their data?',
    ],
    answer:
      'You may ask if we have data about you, see them and have them corrected. You may withdraw consent and complain about how we handle your data.',
    says: [
      'Canada has the Personal Information Protection and Electronic Documents Act (PIPEDA).',
      'Under it you may ask if we have data about you, see them and have them corrected.',
      'You may withdraw consent and complain about how we handle your data.',
    ],
    fr: {
      asked: [
        'Quels sont mes droits selon la LPRPDE ?',
        'Que permet la loi canadienne sur mes renseignements personnels ?',
        'mes droits au Canada',
      ],
      answer:
        'Vous pouvez demander si nous avons des données sur vous, les voir et les faire corriger. Vous pouvez retirer votre consentement et vous plaindre de notre gestion de vos données.',
    },
  },
  {
    id: 'privacy-rights-gdpr',
    path: '/privacy#rights',
    asked: [
      'Which rights do I have under the GDPR?',
      'Can I ask for access, erasure or a copy of my data?',
      'GDPR rights?',
      'Is there a right to data portability with you?',
      'As a European, what may I demand about my data?',
      'Are you GDPR compliant with data subject requests?',
      'What are my rights as a European?',
      'GDPR?',
    ],
    answer:
      'Access, rectification, erasure, restriction and a copy in a common format. You may object to use that we base on our own interest.',
    says: [
      'Under the General Data Protection Regulation (GDPR) you may ask for access, rectification, erasure, restriction and a copy in a common format.',
      'You may object to use that we base on our own interest.',
    ],
    fr: {
      asked: [
        'Quels sont mes droits selon le RGPD ?',
        "Puis-je demander l'accès, l'effacement ou une copie de mes données ?",
        'droits RGPD',
        'vous respectez le RGPD ?',
        'mes droits RGPD',
        'êtes-vous conformes au règlement européen',
      ],
      answer:
        "L'accès, la rectification, l'effacement, la limitation et une copie dans un format courant. Vous pouvez vous opposer à un usage fondé sur notre propre intérêt.",
    },
  },
  {
    id: 'privacy-rights-everyone',
    path: '/privacy#rights',
    asked: [
      'Do people outside Canada and Europe have the same privacy rights?',
      'I live in the United States. Do I have rights over my data?',
      'CCPA California?',
      'Do you give the same data rights to everybody?',
      'Do visitors from Africa or Asia get the same privacy rights?',
    ],
    answer:
      'We give the same privacy rights to everyone. Many laws of the United States give similar rights.',
    says: ['Many laws of the United States give similar rights.', 'We give them to everyone.'],
    fr: {
      asked: [
        "Les gens hors du Canada et de l'Europe ont-ils les mêmes droits ?",
        "J'habite aux États-Unis. Ai-je des droits sur mes données ?",
        "je suis au Sénégal, j'ai les mêmes droits ?",
      ],
      answer:
        'Nous donnons à tout le monde les mêmes droits sur les données. Beaucoup de lois des États-Unis donnent des droits semblables.',
    },
  },
  {
    id: 'privacy-use-a-right',
    path: '/privacy#rights',
    asked: [
      'How do I ask for access to my personal data?',
      'How do I send a data subject request?',
      'dsar process?',
      'What do I have to do to see the data you have about me?',
      'Do you need proof of who I am for a privacy request?',
      'Delete everything you have about me, how does that work?',
      'How can I see what you know about me?',
      'I want my data erased',
      'Where do I send a request about my data?',
      'I want you to forget me',
      'Give me a copy of what you have about me',
      'Remove me from your records',
    ],
    answer:
      'Write to us from the address concerned, at info@unordin.example. We may ask one question to be sure that it is you.',
    says: [
      'Write to us from the address concerned.',
      'We may ask one question to be sure that it is you.',
      'To use a right:',
      'info@unordin.example',
    ],
    fr: {
      asked: [
        "Comment demander l'accès à mes données personnelles ?",
        'Comment exercer mes droits sur mes données ?',
        'Faut-il prouver mon identité pour une demande ?',
        'comment récupérer mes données',
        'je veux savoir ce que vous avez sur moi',
      ],
      answer:
        "Écrivez-nous depuis l'adresse concernée, à info@unordin.example. Nous pouvons poser une question pour être sûrs que c'est bien vous.",
    },
  },
  {
    id: 'privacy-request-time-cost',
    path: '/privacy#rights',
    asked: [
      'How long does a privacy request take, and what does it cost?',
      'Is there a fee for getting a copy of my data?',
      'deadline for data requests?',
      'When will I get an answer about my personal information?',
      'Do you charge for access to my own data?',
      'How fast do you answer a privacy request, and is it free?',
    ],
    answer: 'You get an answer within 30 days, free of charge.',
    says: ['You get an answer within 30 days, free of charge.'],
    fr: {
      asked: [
        'Combien de temps prend une demande sur mes données, et combien coûte-t-elle ?',
        'Y a-t-il des frais pour une copie de mes données ?',
        "une demande sur mes données, c'est gratuit et ça prend combien de temps",
      ],
      answer: 'Vous recevez une réponse dans les 30 jours, sans frais.',
    },
  },
  {
    id: 'privacy-complain-authority',
    path: '/privacy#rights',
    asked: [
      'Where can I complain about your privacy practices?',
      'Which supervisory authority is responsible for you?',
      'privacy commissioner complaint?',
      'You did not answer my request well. Where do I go?',
      'Is there an authority above you for data protection?',
      'To which authority can I complain about you?',
    ],
    answer:
      'You may write to a supervisory authority: in Canada the Office of the Privacy Commissioner, in the European Union the authority where you live.',
    says: [
      'If you are not satisfied with our answer, you may write to a supervisory authority.',
      'In Canada this is the Office of the Privacy Commissioner.',
      'In the European Union it is the authority where you live.',
    ],
    fr: {
      asked: [
        'Où puis-je me plaindre de la protection de ma vie privée ?',
        'Quelle autorité de contrôle est responsable de vous ?',
        'plainte au commissaire à la protection de la vie privée',
        'je veux saisir la CNIL',
        'où porter plainte pour mes données',
      ],
      answer:
        "Vous pouvez écrire à une autorité de contrôle : au Canada, le Commissariat à la protection de la vie privée ; dans l'Union européenne, l'autorité de l'endroit où vous habitez.",
    },
  },
  {
    id: 'privacy-children',
    path: '/privacy#changes',
    asked: [
      'Do you collect data from children?',
      'Is the site for children?',
      'minimum age?',
      'May a fifteen-year-old use the website?',
      'COPPA compliance',
      'Is the site for kids?',
    ],
    answer:
      'The site is not for children, and we do not knowingly collect data from them. It is for people who work in governments and enterprises.',
    says: [
      'This site is for people who work in governments and enterprises.',
      'It is not for children, and we do not knowingly collect data from them.',
    ],
    fr: {
      asked: [
        'Recueillez-vous des données sur les enfants ?',
        'Le site est-il pour les enfants ?',
        'et les enfants sur votre site',
      ],
      answer:
        "Le site n'est pas pour les enfants, et nous ne recueillons pas sciemment leurs données. Il est pour les personnes qui travaillent dans des gouvernements et des entreprises.",
    },
  },
  {
    id: 'privacy-policy-changes',
    path: '/privacy#changes',
    asked: [
      'How will I know that the privacy policy changes?',
      'From when does the privacy policy apply?',
      'privacy policy update?',
      'Do you tell people before new privacy rules apply?',
      'Could you change the privacy terms without telling me?',
    ],
    answer:
      'It applies from the date at the top. If a change affects data we already have about you, we write to you before it applies.',
    says: [
      'The text on this page applies from the date at the top.',
      'If a change affects data we already have about you, we write to you before it applies.',
    ],
    fr: {
      asked: [
        'Comment saurai-je que la politique de confidentialité change ?',
        "Depuis quand la politique de confidentialité s'applique-t-elle ?",
      ],
      answer:
        "Elle s'applique depuis la date en haut de la page. Si un changement touche des données que nous avons déjà sur vous, nous vous écrivons avant.",
    },
  },
  {
    id: 'privacy-protection-summary',
    path: '/privacy#protection',
    asked: [
      'How do you protect personal data?',
      'What safeguards are in place for my information?',
      'data protection measures?',
      'Is my information safe with you?',
      'In short, how is what I send kept secure?',
    ],
    answer:
      'We check access three times, limit and record attempts to sign in, and store passwords as scrypt hashes. We remove passwords, tokens and cookies from the logs before they are written.',
    says: [
      'We check access three times: at the page, in the service and in the database itself.',
      'We limit and record attempts to sign in.',
      'We store passwords as scrypt hashes, and encrypt the secret and recovery codes of a second factor.',
      'We remove passwords, tokens and cookies from the logs before they are written.',
    ],
    fr: {
      asked: [
        'Comment protégez-vous les données personnelles ?',
        'Mes renseignements sont-ils en sécurité chez vous ?',
      ],
      answer:
        "Nous vérifions l'accès trois fois, limitons et enregistrons les tentatives de connexion, et stockons les mots de passe sous forme d'empreintes scrypt. Nous retirons mots de passe, jetons et témoins des journaux.",
    },
  },
  {
    id: 'privacy-dpa',
    path: '/privacy',
    asked: [
      'Do you offer a data processing agreement?',
      'DPA template?',
      'Can we sign an Article 28 contract with you?',
      'Is there a standard data processing addendum to download?',
      'Did you carry out a privacy impact assessment that we can read?',
      'Can we sign a data processing contract?',
      'DPA available?',
    ],
    answer:
      'The site offers no data processing agreement or impact assessment to read. It says that the contract applies when we run a platform for a client; please ask us for the document that you need.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Offrez-vous une entente de traitement des données ?',
        'Avez-vous une évaluation des facteurs relatifs à la vie privée à lire ?',
        'vous avez un contrat de sous-traitance RGPD à signer ?',
      ],
      answer:
        "Le site n'offre ni entente de traitement des données ni évaluation des facteurs relatifs à la vie privée. Demandez-nous le document dont vous avez besoin.",
    },
  },
  {
    id: 'privacy-chat-helpful',
    path: '/privacy#collected',
    asked: [
      'Do you keep it when I say that an answer was helpful?',
      'What happens when I press thumbs down in the chat?',
      'chat feedback stored?',
      'Is my rating of an answer saved?',
      'If I mark an answer as not helpful, is that recorded?',
    ],
    answer: 'We keep whether you found an answer of the assistant helpful, if you tell us.',
    says: ['We also keep whether you found an answer helpful, if you tell us.'],
    fr: {
      asked: [
        "Gardez-vous mon avis sur une réponse de l'assistant ?",
        'Que se passe-t-il si je mets un pouce vers le bas ?',
      ],
      answer:
        "Nous gardons votre avis sur l'utilité d'une réponse de l'assistant, si vous le donnez.",
    },
  },
  {
    id: 'privacy-sent-list-kept',
    path: '/privacy#retention',
    asked: [
      'How long do you keep the list of sent mails?',
      'When is the record of mails that you sent me deleted?',
      'sent mail list retention?',
      'For how many days do you know which mail went to whom?',
      'Is the list of recipients of your mails deleted?',
    ],
    answer:
      '30 days: the list says to whom, when and about what, and is then deleted automatically.',
    says: ['The list of sent mails: to whom, when, about what', '30 days', 'Deleted automatically'],
    fr: {
      asked: [
        'Combien de temps gardez-vous la liste des courriels envoyés ?',
        "Quand la trace des courriels que vous m'avez envoyés est-elle supprimée ?",
      ],
      answer:
        '30 jours : la liste dit à qui, quand et à quel sujet, puis elle est supprimée automatiquement.',
    },
  },
  {
    id: 'privacy-incoming-mails',
    path: '/privacy#retention',
    asked: [
      'How long do you keep the list of emails that came in?',
      'Do you keep a list of the mails that people send you?',
      'incoming mail list kept?',
      'i wrote you an email half a year ago, do you still have a note of it',
      'for how many days do you remember my mail',
      'is it recorded that i have emailed you',
      'When is the list of incoming emails deleted?',
      'mail log for what you receive',
    ],
    answer: '180 days. Then it is deleted automatically.',
    says: ['The list of emails that came in', '180 days', 'Deleted automatically'],
    fr: {
      asked: [
        'Combien de temps gardez-vous la liste des courriels reçus ?',
        'est-il noté que je vous ai écrit',
        'liste des courriels entrants, combien de jours',
      ],
      answer: '180 jours. Ensuite, elle est supprimée automatiquement.',
    },
  },
  {
    id: 'privacy-uncertain-sender',
    path: '/privacy#retention',
    asked: [
      'What happens to an email whose sender is uncertain?',
      'How long do you keep a mail that may be forged?',
      'forged sender, kept how long?',
      'somebody wrote to you in my name, how long do you keep that',
      'do you hold back mails that look fake',
      'my mail was not taken as mine, what becomes of it',
      'mails from doubtful senders, when are they deleted',
      'can your staff delete a suspicious email sooner',
    ],
    answer: 'It is kept for 30 days and then deleted automatically, or sooner by our staff.',
    says: [
      'Emails to us whose sender is uncertain',
      '30 days',
      'Deleted automatically, or sooner by our staff',
    ],
    fr: {
      asked: [
        "Qu'arrive-t-il à un courriel dont l'expéditeur est incertain ?",
        'combien de temps gardez-vous un faux courriel',
        "quelqu'un vous a écrit en mon nom, gardez-vous cela",
      ],
      answer:
        'Il est gardé 30 jours, puis supprimé automatiquement, ou plus tôt par notre personnel.',
    },
  },
  {
    id: 'privacy-unconfirmed-account',
    path: '/privacy#retention',
    asked: [
      'What happens to an account that I never confirmed?',
      'When do you delete unconfirmed accounts?',
      'unconfirmed account?',
      'I signed up but did not click the link in the email. Is my account kept?',
      'How long does a sign-up without confirmation stay with you?',
    ],
    answer: 'It is deleted automatically after 30 days.',
    says: ['Accounts that were never confirmed', '30 days', 'Deleted automatically'],
    fr: {
      asked: [
        "Que devient un compte que je n'ai jamais confirmé ?",
        'Quand supprimez-vous les comptes non confirmés ?',
      ],
      answer: 'Il est supprimé automatiquement après 30 jours.',
    },
  },
  {
    id: 'privacy-notifications-kept',
    path: '/privacy#retention',
    asked: [
      'How long do notifications in the portal stay?',
      'When are read notifications deleted?',
      'notification retention?',
      'Do unread notifications disappear?',
      'Are old messages in my notification list removed?',
    ],
    answer: '180 days after they were read. Then they are deleted automatically; unread ones stay.',
    says: [
      'Notifications in the portal',
      '180 days after they were read',
      'Deleted automatically; unread ones stay',
    ],
    fr: {
      asked: [
        'Combien de temps les notifications du portail restent-elles ?',
        'Les notifications non lues disparaissent-elles ?',
      ],
      answer:
        '180 jours après leur lecture. Ensuite elles sont supprimées automatiquement ; les non lues restent.',
    },
  },
  {
    id: 'privacy-unused-uploads',
    path: '/privacy#retention',
    asked: [
      'What happens to a file that I upload but never send?',
      'How long do you keep uploaded files that no record uses?',
      'abandoned uploads?',
      'I attached a document and then closed the form. Where is it now?',
      'Are unused uploads deleted?',
    ],
    answer: 'Uploaded files that no record uses are deleted automatically after 1 day.',
    says: ['Uploaded files that no record uses', '1 day', 'Deleted automatically'],
    fr: {
      asked: [
        'Que devient un fichier téléversé mais jamais envoyé ?',
        'Les fichiers inutilisés sont-ils supprimés ?',
      ],
      answer:
        "Les fichiers qu'aucun dossier n'utilise sont supprimés automatiquement après 1 jour.",
    },
  },
  {
    id: 'privacy-contact',
    path: '/privacy#responsible',
    asked: [
      'Which address do I use for privacy questions?',
      'privacy email?',
      'Where do I write about my personal data?',
      'How do I reach the people who are in charge of privacy?',
      'Give me the contact for data protection matters',
    ],
    answer: 'Write to info@unordin.example for privacy questions and requests.',
    says: ['Privacy questions and requests:', 'info@unordin.example'],
    fr: {
      asked: [
        'À quelle adresse poser une question sur la vie privée ?',
        'adresse pour la protection des données',
      ],
      answer:
        'Écrivez à info@unordin.example pour les questions et les demandes sur la vie privée.',
    },
  },
  {
    id: 'privacy-law-25',
    path: '/privacy',
    asked: [
      'Do you comply with Law 25 of Québec?',
      'What about provincial privacy laws in Canada?',
      'quebec law 25?',
      'Does the UK GDPR apply to you?',
      'Which provincial privacy act do you follow?',
    ],
    answer:
      'The privacy policy names PIPEDA and the GDPR, and no law of a province or of the United Kingdom. Please ask our head office about the law that applies to you.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Respectez-vous la Loi 25 du Québec ?',
        'Quelle loi provinciale sur la vie privée suivez-vous ?',
        'êtes-vous conformes à la loi 25 du Québec',
        'Loi 25, vous en êtes où',
      ],
      answer:
        "La politique de confidentialité nomme la LPRPDE (PIPEDA) et le RGPD, mais aucune loi provinciale. Demandez à notre siège social ce qu'il en est de la loi qui s'applique à vous.",
    },
  },
  {
    id: 'privacy-page-about',
    path: '/privacy',
    asked: [
      'What does your privacy policy tell me?',
      'What is on the privacy page?',
      'Can you sum up the privacy policy in one sentence?',
      'privacy policy in short?',
      'What do you keep data for, in general?',
    ],
    answer:
      'We keep what you give us to answer you or to work for you. The page says what we store, who sees it and when we delete it.',
    says: [
      'We keep what you give us to answer you or to work for you. This page says what we store, who sees it and when we delete it.',
    ],
    fr: {
      asked: [
        'Que dit votre politique de confidentialité ?',
        'vous pouvez résumer la politique de confidentialité en une phrase ?',
        'politique de confidentialité en bref',
      ],
      answer:
        'Nous gardons ce que vous nous donnez pour vous répondre ou pour travailler pour vous. La page dit ce que nous enregistrons, qui le voit et quand nous le supprimons.',
    },
  },
  {
    id: 'portal-ticket-attachment',
    path: '/privacy#collected',
    asked: [
      'Can I attach a screenshot to a support ticket?',
      'Can a support ticket have files?',
      'How do I send you a picture of the error?',
      'I want to show you the problem with a photo',
      'Is there room for an attachment when I report a problem in the portal?',
      'screenshot with my ticket possible?',
      'May I add a log file to my ticket?',
      'We are a client and must send you a document about a fault',
      'how put file in ticket',
    ],
    answer: 'Support tickets have attachments, beside their text, priority and status.',
    says: ['Support tickets with their text, priority, status and attachments.'],
    fr: {
      asked: [
        "Puis-je joindre une capture d'écran à un ticket ?",
        'Un ticket de support peut-il avoir des fichiers ?',
        "comment vous envoyer une image de l'erreur",
        'Je veux montrer le problème avec une photo',
        'on peut ajouter un document au ticket ?',
      ],
      answer:
        'Les tickets de support ont des pièces jointes, en plus de leur texte, de leur priorité et de leur statut.',
    },
  },
  {
    id: 'privacy-citizen-whom',
    path: '/privacy#responsible',
    asked: [
      'I am a citizen and my data is in a platform that you run. Who decides about it?',
      'My visa data is in a system of Unordin. Who is responsible for it?',
      'I am a patient. Do you decide about my medical record?',
      'Can you delete what a ministry stores about me in your software?',
      'Do I have to ask you or the authority about my tax data?',
      'my data in a government system that you made, who answers?',
      'I applied for a visa with your platform and want to see my file',
      'Does your privacy policy apply to me as a traveller?',
      'I am in register of my country, you have my data?',
      'You build it, so you own what is in there about us',
    ],
    answer:
      'The client decides about the data in it, for example a ministry, and we follow its instructions. The contract with that client applies to those data, and our privacy policy does not.',
    says: [
      'Sometimes we run a platform for a client, for example a visa service for a ministry. The client then decides about the data in it, and we follow its instructions. The contract with that client applies to those data, and this page does not.',
    ],
    fr: {
      asked: [
        'Je suis un citoyen et mes données sont dans une plateforme que vous gérez. Qui décide ?',
        "Mes données de visa sont dans un système d'Unordin. Qui en est responsable ?",
        "Pouvez-vous effacer ce qu'un ministère garde sur moi ?",
        "Dois-je demander à vous ou à l'administration ?",
        'je suis patient, décidez-vous de mon dossier',
      ],
      answer:
        "Le client décide des données qui s'y trouvent, par exemple un ministère, et nous suivons ses instructions. Le contrat avec ce client s'applique à ces données, et non notre politique de confidentialité.",
    },
  },
  {
    id: 'privacy-id-copy',
    path: '/privacy#rights',
    asked: [
      'Do I have to send you a copy of my passport to see my data?',
      'How do you check that it is really me who asks for the data?',
      'Do you need my identity card for a privacy request?',
      'Which proof of identity do you want before you delete my data?',
      'I do not want to send my ID just to have my data deleted',
      'copy of ID needed for a request?',
      'Could a stranger ask for my data in my name?',
      'must I send passport for get my data',
      'Other companies wanted a selfie with my passport, you too?',
      "What do you ask before you give out somebody's data?",
    ],
    answer:
      'The page asks for no copy of a passport. Write to us from the address concerned; we may ask one question to be sure that it is you.',
    says: [
      'Write to us from the address concerned. We may ask one question to be sure that it is you.',
    ],
    fr: {
      asked: [
        'Dois-je envoyer une copie de mon passeport pour voir mes données ?',
        "Comment vérifiez-vous que c'est bien moi ?",
        "une pièce d'identité est-elle nécessaire pour une demande",
        'Un inconnu peut-il demander mes données à ma place ?',
        "quelle preuve d'identité pour faire effacer mes données",
      ],
      answer:
        "Aucune copie de passeport n'est mentionnée. Écrivez-nous depuis l'adresse concernée ; nous pouvons poser une question pour être sûrs que c'est vous.",
    },
  },
  {
    id: 'privacy-old-address',
    path: '/privacy#rights',
    asked: [
      'I no longer have the email address that I used. How can I ask for my data?',
      'How do I have my data deleted if my old mailbox is closed?',
      'I wrote to you from an address of my former job. Can I still make a request?',
      'I cannot write from the address concerned any more',
      'my old email is switched off, can I still use my rights?',
      'I changed my email provider, how do I get my data from you?',
      'I have lost the mail account with which I wrote to you',
      'old mail not exist, how to delete my data',
      'So without my old mailbox you will never delete me?',
      'My university address has expired and I want my inquiry deleted',
    ],
    answer:
      'The page describes only requests from the address concerned, and we may ask one question to be sure that it is you. Ask our head office: it answers every question and request.',
    says: [
      'Write to us from the address concerned. We may ask one question to be sure that it is you.',
      'The head office is responsible and answers every question and request.',
    ],
    fr: {
      asked: [
        "Je n'ai plus l'adresse que j'avais utilisée. Comment demander mes données ?",
        'Comment faire effacer mes données si mon ancienne boîte est fermée ?',
        'je vous ai écrit depuis mon ancien travail',
        "Je ne peux plus écrire depuis l'adresse concernée",
        "mon ancien courriel n'existe plus, ai-je encore mes droits",
      ],
      answer:
        "La page ne décrit que les demandes depuis l'adresse concernée, et nous pouvons poser une question pour être sûrs que c'est vous. Demandez à notre siège : il répond à toutes les demandes.",
    },
  },
  {
    id: 'privacy-for-someone-else',
    path: '/privacy#rights',
    asked: [
      'Can I ask for the data of another person?',
      'May I have data of my mother deleted for her?',
      'Can a lawyer ask for the data of a client?',
      'My father has died. Can I have his data at Unordin deleted?',
      'Can I find out what my husband has written to you?',
      'data request for somebody else',
      'My assistant should make the privacy request for me, is that possible?',
      'I take care of my old uncle and he wrote to you',
      'can ask data for my brother?',
      'Could my ex ask you for what I wrote?',
    ],
    answer:
      'The page describes only requests from the address concerned, and we may ask one question to be sure that it is you. For another person, please ask our head office.',
    says: [
      'Write to us from the address concerned. We may ask one question to be sure that it is you.',
      'The head office is responsible and answers every question and request.',
    ],
    fr: {
      asked: [
        "Puis-je demander les données d'une autre personne ?",
        'Puis-je faire effacer les données de ma mère à sa place ?',
        'Un avocat peut-il demander les données de son client ?',
        'mon père est mort, peut-on effacer ses données',
        'savoir ce que mon mari vous a écrit',
      ],
      answer:
        "La page ne décrit que les demandes depuis l'adresse concernée, et nous pouvons poser une question pour être sûrs que c'est vous. Pour une autre personne, demandez à notre siège.",
    },
  },
  {
    id: 'privacy-child-chat',
    path: '/privacy#changes',
    asked: [
      'My child has written to your assistant. What should I do?',
      'My daughter typed her name into your chat. Can you delete it?',
      "Can a parent have a child's data deleted?",
      'My kid played with your chatbot',
      'child wrote in the chat, remove please',
      'I am a mother and worried about what my child told your robot',
      'my son write with your assistant, is problem?',
      'My pupils tried your assistant in class and gave their names',
      'Children talk to your assistant and you keep it all, I guess',
    ],
    answer:
      'Write to us: conversations and their files are deleted automatically, or sooner on request. The site is not for children, and we do not knowingly collect data from them.',
    says: [
      'It is not for children, and we do not knowingly collect data from them.',
      'Conversations with the assistant and their files',
      'Deleted automatically, or sooner on request',
      'Write to us from the address concerned.',
    ],
    fr: {
      asked: [
        'Mon enfant a écrit à votre assistant. Que dois-je faire ?',
        "Ma fille a donné son nom dans votre chat, pouvez-vous l'effacer ?",
        "Un parent peut-il faire effacer les données d'un enfant ?",
        'mes élèves ont essayé votre assistant',
      ],
      answer:
        "Écrivez-nous : les conversations et leurs fichiers sont supprimés automatiquement, ou plus tôt sur demande. Le site n'est pas pour les enfants, et nous ne collectons pas sciemment leurs données.",
    },
  },
  {
    id: 'privacy-sensitive-chat',
    path: '/privacy#collected',
    asked: [
      'Who can read what I tell the assistant about my health?',
      'I told your assistant about my illness. Who can read that?',
      'I wrote something very personal in the chat. What happens to it?',
      'Can I take back what I told the assistant?',
      'I typed my bank details into the chat. Is that dangerous?',
      'Who sees private things that I write here?',
      'wrote too much about myself in the chat',
      "I am a nurse and mentioned a patient's name to your assistant",
      'I said private thing to bot, can remove?',
      'I regret what I wrote here a minute ago',
      'Is it safe to tell the assistant about my health?',
    ],
    answer:
      'Our staff can read what you write to the assistant and the files you attach. It is deleted automatically, or sooner on request.',
    says: [
      'What you write to the assistant, the files you attach and the text in them, and its answers. Our staff can read them.',
      'Conversations with the assistant and their files',
      'Deleted automatically, or sooner on request',
    ],
    fr: {
      asked: [
        "Qui peut lire ce que je dis à l'assistant sur ma santé ?",
        "J'ai parlé de ma maladie à votre assistant. Qui peut le lire ?",
        "J'ai écrit quelque chose de très personnel dans le chat. Que devient-il ?",
        "Puis-je reprendre ce que j'ai dit à l'assistant ?",
        "j'ai tapé mes données bancaires ici, c'est grave ?",
        "je suis infirmière et j'ai cité le nom d'un patient",
      ],
      answer:
        "Notre personnel peut lire ce que vous écrivez à l'assistant et les fichiers que vous joignez. C'est supprimé automatiquement, ou plus tôt sur demande.",
    },
  },
  {
    id: 'privacy-sent-by-mistake',
    path: '/privacy#retention',
    asked: [
      'I sent you something by mistake. Can you delete it?',
      'I attached the wrong file in the chat. How do I get rid of it?',
      'I sent my message to the wrong company, please delete it',
      'A confidential document went to you by accident. What now?',
      'Can I withdraw a form that I have sent?',
      'sent wrong document, delete please',
      'My colleague mailed you our salaries list by error',
      'I send wrong file, you can erase?',
      'I pressed Send too early and my form has data that you must not have',
    ],
    answer:
      'Inquiries and notes, and conversations with their files, are deleted on request. A person deletes the data and tells you when it is done.',
    says: [
      'Inquiries and notes',
      'Deleted on request',
      'Conversations with the assistant and their files',
      'Deleted automatically, or sooner on request',
      '"On request" means that a person deletes the data and tells you when it is done.',
    ],
    fr: {
      asked: [
        "Je vous ai envoyé quelque chose par erreur. Pouvez-vous l'effacer ?",
        "J'ai joint le mauvais fichier dans le chat. Comment m'en débarrasser ?",
        'un document confidentiel vous est parvenu par accident',
        'Puis-je retirer un formulaire envoyé ?',
        'message envoyé à la mauvaise société, effacez-le',
      ],
      answer:
        "Les demandes et notes, et les conversations avec leurs fichiers, sont supprimées sur demande. Une personne efface les données et vous le dit quand c'est fait.",
    },
  },
  {
    id: 'privacy-refuse-deletion',
    path: '/privacy#purposes',
    asked: [
      'Can you refuse to delete my data?',
      'Is there data that you keep although I ask you to delete it?',
      'Do you delete everything when I ask for it?',
      'What do you keep after I have withdrawn my consent?',
      'You will surely keep something about me for ever',
      'exceptions from deletion?',
      'I asked for deletion, and I want to be sure that nothing is left',
      'after delete request something stay?',
      'When are you not allowed to delete my data?',
      'Could a law force you to keep my message?',
    ],
    answer:
      'We keep what a law or a court orders. You may withdraw consent at any time; we then stop, and delete what no other rule requires us to keep.',
    says: [
      'You may withdraw consent at any time. We then stop, and delete what no other rule requires us to keep.',
      'We keep or hand over what a law or a court orders, Article 6(1)(c).',
    ],
    fr: {
      asked: [
        "Pouvez-vous refuser d'effacer mes données ?",
        'Y a-t-il des données que vous gardez malgré ma demande ?',
        'effacez-vous vraiment tout',
        'Que gardez-vous après le retrait de mon consentement ?',
        'une loi peut-elle vous obliger à garder mon message',
      ],
      answer:
        "Nous gardons ce qu'une loi ou un tribunal ordonne. Vous pouvez retirer votre consentement à tout moment ; nous arrêtons alors et supprimons ce qu'aucune autre règle ne nous oblige à garder.",
    },
  },
  {
    id: 'privacy-left-job-account',
    path: '/privacy#retention',
    asked: [
      'I have changed jobs. What happens to my portal account and my name?',
      'I no longer work for your client. Will my account be deleted?',
      'Does my name stay in your system after I leave the ministry?',
      'How do I get my client account deleted after I have left?',
      'I retired last month, is my portal account gone?',
      'old employee account data deleted?',
      'My former employer is your client. Do you still have my email address?',
      'I leave my job, you delete my account?',
      'I quit, and I do not want to stay in the portal with my name',
      'You keep accounts of people who left years ago, right?',
    ],
    answer:
      'It is deleted on request: a person deletes the data and tells you when it is done. Without a request, client accounts are kept while the organization is a client.',
    says: [
      'Client accounts',
      'While your organization is a client',
      'Closed at once, deleted on request',
      '"On request" means that a person deletes the data and tells you when it is done.',
    ],
    fr: {
      asked: [
        "J'ai changé d'emploi. Que deviennent mon compte du portail et mon nom ?",
        'Je ne travaille plus pour votre client. Mon compte sera-t-il supprimé ?',
        'mon nom reste-t-il dans votre système après mon départ',
        'Comment faire supprimer mon compte client ?',
        'je suis à la retraite, mon compte existe-t-il encore',
      ],
      answer:
        "Il est supprimé sur demande : une personne efface les données et vous le dit quand c'est fait. Sans demande, les comptes sont gardés tant que l'organisation est cliente.",
    },
  },
]
