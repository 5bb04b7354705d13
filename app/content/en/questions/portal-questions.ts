import type { KnownQuestion } from './known-question.ts'

/** About the client portal as the public pages describe it, and about references from clients. */
export const portalQuestions: readonly KnownQuestion[] = [
  {
    id: 'portal-what',
    path: '/clients',
    asked: [
      'What is the client portal?',
      'What can I do in the client portal?',
      'What do clients see in the portal?',
      'portal features?',
      'Is there a place where we can follow our project online?',
      'Where do clients find their documents?',
      'What can clients do online?',
    ],
    answer:
      'In the client portal you see the progress of your projects, download documents and report problems.',
    says: [
      'In the client portal you see the progress of your projects, download documents and report problems.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que le portail client ?",
        'Que peut-on faire dans le portail client ?',
        'Où les clients trouvent-ils leurs documents ?',
        "c'est quoi l'espace client",
        'à quoi sert le portail',
      ],
      answer:
        "Dans le portail client, vous voyez l'avancement de vos projets, téléchargez des documents et signalez des problèmes.",
    },
  },
  {
    id: 'portal-project-updates',
    path: '/clients',
    asked: [
      'How do we see where our project is?',
      'Do we need status meetings to know the progress?',
      'Which details of a project does the portal show?',
      'project status in portal?',
      'Can I see milestones and progress without calling you?',
      'Where do I see how far our project is?',
      'Is there a place with the status of our work?',
      'How can I follow the progress without calling you?',
    ],
    answer:
      'In the portal: each project shows its status, its start date, its milestones and its progress. You can see where a project is without a status meeting.',
    says: [
      'Each project shows its status, its start date, its milestones and its progress. You can see where a project is without a status meeting.',
    ],
    fr: {
      asked: [
        'Comment voir où en est notre projet ?',
        'Peut-on voir les jalons et la progression dans le portail ?',
        "où voir l'avancement de mon projet",
      ],
      answer:
        'Dans le portail : chaque projet montre son état, sa date de début, ses jalons et sa progression. Vous voyez où en est un projet sans réunion de suivi.',
    },
  },
  {
    id: 'portal-documents',
    path: '/clients',
    asked: [
      'Which documents are in the portal?',
      'Who can download a file from the portal?',
      'Are the handover files in the portal?',
      'documents in portal?',
      'Could an outsider open our documents with a link?',
      'Where can I download our handover files?',
    ],
    answer:
      'Plans, reports and handover files, sorted by project. Only people of your organization who are signed in can download a file.',
    says: [
      'Plans, reports and handover files, sorted by project, with type, size and date. Only people of your organization who are signed in can download a file.',
    ],
    fr: {
      asked: [
        'Quels documents y a-t-il dans le portail ?',
        'Qui peut télécharger un fichier du portail ?',
      ],
      answer:
        'Des plans, des rapports et des fichiers de remise, classés par projet. Seules les personnes de votre organisation qui sont connectées peuvent télécharger un fichier.',
    },
  },
  {
    id: 'portal-tickets',
    path: '/clients',
    asked: [
      'How do I report a problem as a client?',
      'How do I open a support ticket?',
      'Something on our platform is broken. Where do I report it?',
      'support ticket how?',
      'Can I set a priority for a problem?',
      'How can I follow my ticket?',
      'Something in our system is broken, where do I report it?',
      'How do I open a ticket?',
      'How do clients get help?',
    ],
    answer:
      'With a support ticket in the portal: describe the problem, choose a priority, and follow the ticket until it is closed.',
    says: [
      'Describe the problem, choose a priority, and follow the ticket until it is closed.',
      'Support Tickets',
    ],
    fr: {
      asked: [
        'Comment signaler un problème comme client ?',
        'Comment ouvrir un billet de soutien ?',
        'Comment suivre mon billet ?',
        'comment ouvrir un ticket',
        "j'ai un bug à signaler en tant que client",
      ],
      answer:
        "Avec un billet de soutien dans le portail : décrivez le problème, choisissez une priorité et suivez le billet jusqu'à sa fermeture.",
    },
  },
  {
    id: 'portal-tickets-colleagues',
    path: '/clients',
    asked: [
      'Do my colleagues see my support ticket?',
      'Could two of us report the same problem by mistake?',
      'Is a ticket visible to others in my organization?',
      'shared tickets?',
      'Are support tickets private to the person who wrote them?',
      'Can my coworkers read the ticket that I wrote?',
    ],
    answer: 'Your colleagues see the ticket too, so nobody has to report it twice.',
    says: ['Your colleagues see it too, so nobody has to report it twice.'],
    fr: {
      asked: [
        'Mes collègues voient-ils mon billet de soutien ?',
        'Un billet est-il visible pour les autres de mon organisation ?',
      ],
      answer:
        "Vos collègues voient aussi le billet ; personne n'a donc besoin de le signaler deux fois.",
    },
  },
  {
    id: 'portal-example-pages',
    path: '/clients',
    asked: [
      'Are the projects shown on the portal page real?',
      'Who is the client with the tax register migration in the picture?',
      'Do the example pages show a real client?',
      'arrival desk rollout - for whom was that?',
      'Do you publish data of clients in the portal preview?',
    ],
    answer: 'They are two example pages. The entries are invented and show no real client.',
    says: ['Two example pages of the portal. The entries are invented and show no real client.'],
    fr: {
      asked: [
        'Les projets montrés sur la page du portail sont-ils réels ?',
        "Les pages d'exemple montrent-elles un vrai client ?",
      ],
      answer:
        "Ce sont des pages d'exemple. Les entrées sont inventées et ne montrent aucun vrai client.",
    },
  },
  {
    id: 'portal-access-how',
    path: '/clients',
    asked: [
      'How do I get access to the client portal?',
      'Can I sign up for the portal myself?',
      'How do I get an account as a client?',
      'portal access?',
      'What do I need before I can see anything in the portal?',
      'Is the portal open to everyone?',
      'How does a new colleague get into the portal?',
      'I need an account for the client area',
      'My new colleague needs to see our documents in the client area, what do I do?',
      'How do I add a user for my organization?',
    ],
    answer:
      'By invitation: you need an invitation to see anything in the portal. We send it by email to one address, for one organization and with one role.',
    says: [
      'You need an invitation to see anything in the portal.',
      'We send it by email to one address, for one organization and with one role. It works only for that address.',
    ],
    fr: {
      asked: [
        'Comment obtenir accès au portail client ?',
        "Puis-je m'inscrire moi-même au portail ?",
        'comment avoir un compte client',
        "je n'ai pas d'accès à l'espace client",
      ],
      answer:
        "Sur invitation : il faut une invitation pour voir quoi que ce soit dans le portail. Nous l'envoyons par courriel à une adresse, pour une organisation et avec un rôle.",
    },
  },
  {
    id: 'portal-invitation-forward',
    path: '/clients',
    asked: [
      'Can I forward my invitation to a colleague?',
      'Does an invitation work for another email address?',
      'Can two people use the same invitation?',
      'share invitation link?',
      'My boss got the invitation, but I should use it. Does that work?',
    ],
    answer: 'No: an invitation works only for the address to which we sent it.',
    says: [
      'We send it by email to one address, for one organization and with one role. It works only for that address.',
    ],
    fr: {
      asked: [
        'Puis-je transmettre mon invitation à un collègue ?',
        'Une invitation vaut-elle pour une autre adresse de courriel ?',
      ],
      answer: "Non : une invitation ne vaut que pour l'adresse à laquelle nous l'avons envoyée.",
    },
  },
  {
    id: 'portal-invitation-valid',
    path: '/clients',
    asked: [
      'How long is an invitation to the portal valid?',
      'How often can I use the invitation link?',
      'When does my invitation link expire?',
      'invitation link: how many days?',
      'Is the portal invitation still good after two weeks?',
    ],
    answer: 'You can use the link once, within 7 days. After that you ask for a new one.',
    says: ['You can use the link once, within 7 days. After that you ask for a new one.'],
    fr: {
      asked: [
        'Combien de temps une invitation au portail est-elle valide ?',
        "Combien de fois peut-on utiliser le lien d'invitation ?",
      ],
      answer:
        'Vous pouvez utiliser le lien une fois, dans les 7 jours. Ensuite, vous en demandez un nouveau.',
    },
  },
  {
    id: 'portal-invitation-expired',
    path: '/clients',
    asked: [
      'My invitation has expired. What can I do?',
      'My invitation link does not work anymore.',
      'How do I get a new invitation?',
      'expired invitation',
      'I waited too long with the invitation. Who helps me?',
      'The link in my invitation is not valid any more',
      'My invite says it has run out',
      'I clicked on the invitation too late',
      'My invitation is three weeks old and does not open',
    ],
    answer:
      'Ask the person who administers your account, or write to us from your work address. We check that you still belong to the organization and send a new invitation.',
    says: [
      'Ask the person who administers your account, or write to us from your work address. We check that you still belong to the organization and send a new invitation. The old one does not work again.',
    ],
    fr: {
      asked: [
        'Mon invitation a expiré. Que puis-je faire ?',
        'Comment obtenir une nouvelle invitation ?',
        "le lien d'invitation ne marche plus",
      ],
      answer:
        "Demandez à la personne qui gère votre compte, ou écrivez-nous depuis votre adresse professionnelle. Nous vérifions que vous faites toujours partie de l'organisation et envoyons une nouvelle invitation.",
    },
  },
  {
    id: 'portal-account-create',
    path: '/clients',
    asked: [
      'What do I enter when I create my portal account?',
      'How long must my portal password be?',
      'Do I have to type my organization when I register?',
      'create portal account',
      'Is a password of eight characters enough for the portal?',
      'How do I set up my account after the invitation?',
    ],
    answer:
      'Your name and a password of at least 10 characters. Your email address and organization are already filled in.',
    says: [
      'You enter your name and choose a password of at least 10 characters. Your email address and organization are already filled in.',
    ],
    fr: {
      asked: [
        'Que faut-il saisir pour créer mon compte du portail ?',
        'Quelle longueur le mot de passe du portail doit-il avoir ?',
      ],
      answer:
        "Votre nom et un mot de passe d'au moins 10 caractères. Votre adresse de courriel et votre organisation sont déjà remplies.",
    },
  },
  {
    id: 'portal-second-factor',
    path: '/clients',
    asked: [
      'Can I protect my portal account with a code on my phone?',
      'Does the portal have two-factor authentication?',
      'What happens if somebody steals my portal password?',
      'portal 2FA?',
      'Do I need an app to sign in to the portal with a code?',
      'How do I make my account safer?',
    ],
    answer:
      'If you switch on the second factor, you sign in with your password and a code from an app on your phone. A stolen password alone is then not enough.',
    says: [
      'If you switch it on, you sign in with your password and a code from an app on your phone. A stolen password alone is then not enough.',
      'Second factor',
    ],
    fr: {
      asked: [
        'Le portail offre-t-il une authentification à deux facteurs ?',
        'Puis-je protéger mon compte du portail avec un code ?',
        'y a-t-il la double authentification',
        'comment activer le code à deux facteurs',
      ],
      answer:
        "Si vous activez le deuxième facteur, vous vous connectez avec votre mot de passe et un code d'une application sur votre téléphone. Un mot de passe volé ne suffit alors pas.",
    },
  },
  {
    id: 'portal-other-client-project',
    path: '/clients',
    asked: [
      'What happens if somebody guesses the address of our project in the portal?',
      'Can other clients find out that our project exists?',
      'How is our data separate from other clients in the portal?',
      'portal data separation?',
      'Would another organization get an error that reveals our project?',
    ],
    answer:
      "The database checks for every row which organization you belong to. A request for another client's project gets the same answer as a request for a project that does not exist.",
    says: [
      "The database checks for every row which organization you belong to. A request for another client's project gets the same answer as a request for a project that does not exist.",
    ],
    fr: {
      asked: [
        "Que se passe-t-il si quelqu'un devine l'adresse de notre projet ?",
        "D'autres clients peuvent-ils savoir que notre projet existe ?",
      ],
      answer:
        "La base de données vérifie pour chaque ligne à quelle organisation vous appartenez. Une demande pour le projet d'un autre client reçoit la même réponse que pour un projet qui n'existe pas.",
    },
  },
  {
    id: 'portal-downloads-recorded',
    path: '/clients',
    asked: [
      'Do you record who downloads a document in the portal?',
      'Can we find out who of our people downloaded a file?',
      'What does the record of downloads show?',
      'download log?',
      'May we ask for the download record of our organization?',
      'Can we see who downloaded our files?',
    ],
    answer:
      'The record shows who downloaded which document, when, and from which address. Your administrators see the record in the portal, under Activity.',
    says: [
      'The record shows who downloaded which document, when, and from which address. Your administrators see the record in the portal, under Activity.',
      'Every download is recorded',
    ],
    fr: {
      asked: [
        'Notez-vous qui télécharge un document dans le portail ?',
        'Peut-on demander le registre des téléchargements ?',
      ],
      answer:
        'Le registre montre qui a téléchargé quel document, quand et de quelle adresse. Vos administrateurs voient le registre dans le portail, sous Activity.',
    },
  },
  {
    id: 'portal-roles',
    path: '/clients',
    asked: [
      'Which roles are there in the portal?',
      'What is the difference between a client user and a client administrator?',
      'Who can see which colleagues have access?',
      'user roles in the portal',
      'Who decides about the role of a user in the portal?',
      'Who can do what in the portal?',
      'What can an administrator on our side do?',
    ],
    answer:
      'Your administrators manage access. A client user works with projects, documents and tickets. A client administrator also invites colleagues, changes their roles and takes access away.',
    says: [
      'Your administrators manage access',
      'A client user works with projects, documents and tickets. A client administrator also invites colleagues, changes their roles and takes access away.',
    ],
    fr: {
      asked: [
        'Quels rôles y a-t-il dans le portail ?',
        'Quelle est la différence entre un utilisateur et un administrateur client ?',
      ],
      answer:
        "Vos administrateurs gèrent les accès. L'utilisateur client travaille avec les projets, les documents et les billets. L'administrateur client invite aussi des collègues, change leurs rôles et retire les accès.",
    },
  },
  {
    id: 'portal-person-leaves',
    path: '/clients',
    asked: [
      'What happens to the portal account when an employee leaves?',
      'A colleague has left us. Does the portal access end?',
      'How fast do you close a portal account?',
      'offboarding in the portal',
      'When does an unused portal session end?',
      'A colleague has left us and still has a login',
      'How do we block somebody who no longer works here?',
      'Someone was fired, how fast is the account shut?',
      'Somebody has quit, how do I make sure that the account is closed?',
      'Remove access of a former employee',
    ],
    answer:
      'An administrator of your organization or our team takes the access away. It ends at once. A session that nobody uses ends after 7 days.',
    says: [
      'When a person leaves, an administrator of your organization or our team takes the access away. It ends at once. A session that nobody uses ends after 7 days.',
    ],
    fr: {
      asked: [
        'Que devient le compte du portail quand un employé part ?',
        'Quand une session inutilisée du portail prend-elle fin ?',
      ],
      answer:
        "Un administrateur de votre organisation ou notre équipe retire l'accès, qui prend fin aussitôt. Une session que personne n'utilise prend fin après 7 jours.",
    },
  },
  {
    id: 'portal-access-required',
    path: '/clients',
    asked: [
      'I can sign in, but I see "Access Required". Why?',
      'What does "Access Required" mean?',
      'My account works, but the portal is empty.',
      'access required message',
      'How do I connect my account to our organization?',
      'It says "Access Required", what does that mean?',
      'I am signed in but see nothing',
    ],
    answer:
      'Your account is not connected to a client yet. Write to us from the address you sign in with and name your organization.',
    says: [
      'Your account is not connected to a client yet. Write to us from the address you sign in with and name your organization. We connect the account after we have checked with your administrator.',
    ],
    fr: {
      asked: [
        'Je peux me connecter, mais je vois « Access Required ». Pourquoi ?',
        'Comment relier mon compte à notre organisation ?',
      ],
      answer:
        "Votre compte n'est pas encore relié à un client. Écrivez-nous depuis l'adresse avec laquelle vous vous connectez et nommez votre organisation.",
    },
  },
  {
    id: 'portal-contractor',
    path: '/clients',
    asked: [
      'Can one of our contractors have access to the portal?',
      'May an external consultant of ours use the portal?',
      'How do we give access to a subcontractor?',
      'contractor access?',
      'Does a freelancer who works for us need an own invitation?',
      'Can an external consultant of ours get in?',
    ],
    answer:
      'Yes, if your organization asks for it. The contractor gets their own invitation with the role of a client user.',
    says: [
      'Yes, if your organization asks for it. The contractor gets their own invitation with the role of a client user. The record then shows their downloads under their own name.',
    ],
    fr: {
      asked: [
        "L'un de nos sous-traitants peut-il avoir accès au portail ?",
        'Comment donner accès à un consultant externe ?',
      ],
      answer:
        "Oui, si votre organisation le demande. Le sous-traitant reçoit sa propre invitation avec le rôle d'utilisateur client.",
    },
  },
  {
    id: 'portal-sign-in-needs',
    path: '/clients',
    asked: [
      'What do I need to sign in to the portal?',
      'Where do I sign in as a client?',
      'Which email address do I use for the portal?',
      'portal login',
      'I cannot find the sign-in for clients.',
      'I cannot get into the portal',
      'How does the login for clients work?',
      'My password does not work for the client area',
    ],
    answer:
      'You need your password and the email address your invitation went to. Use the button "Access Portal" on this page.',
    says: [
      'You need your password and the email address your invitation went to.',
      'Access Portal',
    ],
    fr: {
      asked: [
        'De quoi ai-je besoin pour me connecter au portail ?',
        'Où les clients se connectent-ils ?',
        'il faut quoi pour se connecter',
      ],
      answer:
        "Il faut votre mot de passe et l'adresse de courriel qui a reçu l'invitation. Utilisez le bouton « Access Portal » de cette page.",
    },
  },
  {
    id: 'portal-ticket-response-time',
    path: '/clients',
    asked: [
      'How fast do you answer a support ticket?',
      'Is there a service level agreement for support?',
      'Do you offer support around the clock?',
      'SLA / 24x7 support?',
      'How quickly do you fix a high-priority problem?',
      'How quickly do you react to a ticket?',
      'Is there a hotline for emergencies?',
      'How fast is the support?',
      'When somebody reports an outage, what is the reaction time?',
      '24/7 support?',
    ],
    answer:
      'Our pages do not state response times or hours for support tickets. Please ask us; a person answers.',
    says: [],
    fr: {
      asked: [
        'En combien de temps répondez-vous à un billet de soutien ?',
        'Y a-t-il une entente de niveau de service pour le soutien ?',
        'un ticket est traité en combien de temps',
        'avez-vous un SLA',
      ],
      answer:
        "Nos pages n'indiquent ni délais de réponse ni heures pour les billets de soutien. Demandez-le-nous : une personne répond.",
    },
    isUnstated: true,
  },
  {
    id: 'portal-mobile-app',
    path: '/clients',
    asked: [
      'Is there a mobile app for the portal?',
      'Can I use the portal on my phone?',
      'Do you have an app in the App Store?',
      'iOS or Android app?',
      'Does the portal have an API?',
      'Is there an API for the portal?',
    ],
    answer:
      'Our pages do not mention an app or an interface for programs for the portal. Please ask us; a person answers.',
    says: [],
    fr: {
      asked: [
        'Y a-t-il une application mobile pour le portail ?',
        'Le portail a-t-il une API ?',
        'vous avez une application mobile sur Android ?',
        'une appli iPhone pour les clients ?',
      ],
      answer:
        'Nos pages ne mentionnent ni application ni API pour le portail. Demandez-le-nous : une personne répond.',
    },
    isUnstated: true,
  },
  {
    id: 'references-permission',
    path: '/references',
    fact: 'references',
    asked: [
      'Do you publish what clients say about you?',
      'When do you name a client as a reference?',
      'Where can I read testimonials?',
      'customer references?',
      'Why do I see no logos of clients on your site?',
      'Do you use client names without asking?',
    ],
    answer:
      'Only with written permission. Each reference names a person, a role and an organization.',
    says: [
      'Each reference names a person, a role and an organization. We publish it only with written permission.',
    ],
    fr: {
      asked: [
        'Publiez-vous ce que vos clients disent de vous ?',
        'Quand nommez-vous un client comme référence ?',
        'Pourquoi ne vois-je pas de logos de clients ?',
        'vous avez des références ?',
        'qui vous a déjà fait confiance',
        'des témoignages de clients',
      ],
      answer:
        'Seulement avec une permission écrite. Chaque référence nomme une personne, un rôle et une organisation.',
    },
  },
  {
    id: 'references-none-yet',
    path: '/references',
    fact: 'references',
    asked: [
      'Which clients have given you permission for a reference?',
      'Which of your customers may we phone?',
      'What do your clients say about you?',
      'Is there any quote of a client on your site?',
      'names of reference clients please',
      'has any customer allowed you to name them',
      'why is your references page empty',
      'Give me three customers that I can ring up',
      'do you have even one happy client on record',
      'which testimonials do you have right now',
    ],
    answer:
      'None, as long as the references page lists nobody: no client has given permission yet. We show no name, logo or quote without written permission, and we invent none.',
    says: [
      'No client has given permission yet',
      'We show no name, logo or quote without written permission, and we invent none.',
    ],
    fr: {
      asked: [
        'Quels clients vous ont permis de les citer ?',
        'Quels clients pouvons-nous appeler ?',
        'Que disent vos clients de vous ?',
        'pourquoi votre page de références est-elle vide',
        'donnez-moi trois clients à qui téléphoner',
      ],
      answer:
        "Aucun, tant que la page des références ne nomme personne : aucun client n'a encore donné sa permission. Nous ne montrons ni nom, ni logo, ni citation sans permission écrite, et nous n'en inventons pas.",
    },
  },
  {
    id: 'references-invented',
    path: '/references',
    asked: [
      'Do you invent quotes of clients?',
      'Did you make up the testimonials on your site?',
      'Are your references written by your own marketing?',
      'fake testimonials?',
      'Do you show a logo or a name that nobody approved?',
    ],
    answer: 'No: we show no name, logo or quote without written permission, and we invent none.',
    says: ['We show no name, logo or quote without written permission, and we invent none.'],
    fr: {
      asked: [
        'Inventez-vous des citations de clients ?',
        'Avez-vous fabriqué les témoignages sur votre site ?',
      ],
      answer:
        "Non : nous ne montrons ni nom, ni logo, ni citation sans permission écrite, et nous n'en inventons aucun.",
    },
  },
  {
    id: 'references-who-agrees',
    path: '/references',
    asked: [
      'Who has to agree before you publish a reference?',
      'Is an oral permission enough for a reference?',
      'How do you keep the permission of a client?',
      'proof of permission?',
      'Can any employee of a client give you a quote?',
    ],
    answer:
      'A person who may speak for the organization agrees to the words. We keep the document or the email.',
    says: [
      'A person who may speak for the organization agrees to the words. We keep the document or the email.',
    ],
    fr: {
      asked: [
        "Qui doit donner son accord avant la publication d'une référence ?",
        'Une permission orale suffit-elle ?',
      ],
      answer:
        "Une personne qui peut parler au nom de l'organisation approuve les mots. Nous gardons le document ou le courriel.",
    },
  },
  {
    id: 'references-figures',
    path: '/references',
    asked: [
      'Who measures the figures in a reference?',
      'Where do the numbers in client references come from?',
      'Do you say when a figure was measured?',
      'figures in references - source?',
      'Does Unordin measure the success figures itself?',
    ],
    answer: 'The client measures the figure. We show what it counts, who measured it and when.',
    says: ['The client measures the figure. We show what it counts, who measured it and when.'],
    fr: {
      asked: [
        "Qui mesure les chiffres d'une référence ?",
        "D'où viennent les chiffres des références ?",
      ],
      answer:
        "Le client mesure le chiffre. Nous montrons ce qu'il compte, qui l'a mesuré et quand.",
    },
  },
  {
    id: 'references-end',
    path: '/references',
    asked: [
      'What happens when the permission for a reference ends?',
      'Can a client take back a reference?',
      'How long does a reference stay on the site?',
      'withdraw a reference',
      'Do old references stay online forever?',
    ],
    answer:
      'When a permission ends, the reference leaves the site by itself. When the client withdraws it, we take it off the site.',
    says: [
      'When a permission ends, the reference leaves the site by itself. When the client withdraws it, we take it off the site.',
    ],
    fr: {
      asked: [
        "Que se passe-t-il quand la permission d'une référence prend fin ?",
        'Un client peut-il retirer une référence ?',
      ],
      answer:
        "Quand une permission prend fin, la référence quitte le site d'elle-même. Quand le client la retire, nous l'enlevons du site.",
    },
  },
  {
    id: 'references-talk-to-client',
    path: '/references',
    asked: [
      'Can I talk to one of your clients?',
      'How do I get in contact with a reference client?',
      'Could you connect us with somebody who knows your work?',
      'reference call?',
      'Will you give me the phone number of a client?',
      'Can I call someone who already works with you?',
      'Do you have references?',
      'Is there a reference customer that we may phone?',
      'May we speak to a government that uses it?',
      'Reference letter?',
    ],
    answer: 'Tell us what you would like to ask. We reply within 24 hours, and say who can answer.',
    says: [
      'Tell us what you would like to ask. We reply within 24 hours, and say who can answer.',
      'Talk to somebody who knows our work',
    ],
    fr: {
      asked: [
        "Puis-je parler à l'un de vos clients ?",
        'Comment joindre un client de référence ?',
        'je voudrais parler à un de vos clients',
      ],
      answer:
        'Dites-nous ce que vous aimeriez demander. Nous répondons dans les 24 heures et disons qui peut répondre.',
    },
  },
  {
    id: 'references-ask-person-first',
    path: '/references',
    asked: [
      'What happens when I press "Ask for contact" at a reference?',
      'Do you ask the client before you give me the contact?',
      'Do you pass on the contact details of a client directly?',
      'ask for contact button',
      'I would like the address of the person who is quoted.',
    ],
    answer: 'We ask this person first, and then put you in contact.',
    says: ['We ask this person first, and then put you in contact.', 'Ask for contact'],
    fr: {
      asked: [
        'Que se passe-t-il si je clique sur « Ask for contact » ?',
        'Demandez-vous au client avant de me donner son contact ?',
      ],
      answer: "Nous demandons d'abord à cette personne, puis nous vous mettons en contact.",
    },
  },
  {
    id: 'references-check-instead',
    path: '/references',
    asked: [
      'What can we check about you without a reference?',
      'Is there other evidence of your work if no client is named?',
      'Which proof do you offer besides references?',
      'evidence without references?',
      'You have no references. How can we judge you?',
    ],
    answer:
      'The Trust Centre, the composed case studies, the sample Blueprint and the procurement pack.',
    says: [
      'Here is what you can check today.',
      'Trust Centre',
      'Composed case studies',
      'Sample Blueprint',
      'Procurement pack',
    ],
    fr: {
      asked: [
        'Que peut-on vérifier sans référence ?',
        'Quelles preuves offrez-vous à part les références ?',
        "vous n'avez pas de référence, comment vous croire",
      ],
      answer:
        "Le centre de confiance (Trust Centre), les études de cas composées, l'exemple de Blueprint et le dossier d'approvisionnement.",
    },
  },
  {
    id: 'references-case-studies-real',
    path: '/references',
    asked: [
      'Are your case studies real projects?',
      'Do the case studies describe actual clients?',
      'What are composed case studies?',
      'case studies: real or made up?',
      'For which client was the case study written?',
      'Are the stories on your site true?',
      'Did those projects really happen?',
    ],
    answer:
      'Our composed case studies combine typical parts of such work. They name no client and describe no real project.',
    says: [
      'They combine typical parts of such work. They name no client and describe no real project.',
      'Composed case studies',
    ],
    fr: {
      asked: [
        'Vos études de cas sont-elles de vrais projets ?',
        "Qu'est-ce qu'une étude de cas composée ?",
        'vos projets sont vrais ?',
        'études de cas inventées ?',
      ],
      answer:
        'Nos études de cas composées réunissent des éléments typiques de ce genre de travail. Elles ne nomment aucun client et ne décrivent aucun projet réel.',
    },
  },
  {
    id: 'references-three-rules',
    path: '/references',
    asked: [
      'What must be true before a reference appears on your page?',
      'Which rules do you have for references?',
      'How does a reference get onto the references page?',
      'rules for references?',
      'Which three conditions does a reference have to meet?',
    ],
    answer:
      'Three things. A permission in writing from a person who may speak for the organization, figures that the client measured, and an end date. Then the reference leaves the site by itself.',
    says: [
      'A person who may speak for the organization agrees to the words. We keep the document or the email.',
      'The client measures the figure. We show what it counts, who measured it and when.',
      'When a permission ends, the reference leaves the site by itself.',
      'Permission in writing',
      'Figures with a source',
      'An end date',
    ],
    fr: {
      asked: [
        "Que faut-il pour qu'une référence paraisse sur votre page ?",
        "c'est quoi vos règles pour publier une référence",
        'règles pour les références',
      ],
      answer:
        "Trois choses : une permission écrite d'une personne qui peut parler au nom de l'organisation, des chiffres que le client a mesurés, et une date de fin, à laquelle la référence quitte le site d'elle-même.",
    },
  },
  {
    id: 'portal-old-invitation',
    path: '/clients',
    asked: [
      'Does my old invitation still work after you have sent a new one?',
      'I have two invitations to the portal. Which one works?',
      'Can I use the first invitation again?',
      'old invitation link?',
      'What happens to the expired invitation when a new one comes?',
    ],
    answer: 'No: the old one does not work again. Use the new invitation.',
    says: [
      'We check that you still belong to the organization and send a new invitation. The old one does not work again.',
    ],
    fr: {
      asked: [
        "Mon ancienne invitation fonctionne-t-elle encore après l'envoi d'une nouvelle ?",
        "j'ai deux invitations au portail, laquelle marche ?",
        "ancien lien d'invitation",
      ],
      answer: "Non : l'ancienne ne fonctionne plus. Utilisez la nouvelle invitation.",
    },
  },
]
