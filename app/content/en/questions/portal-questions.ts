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
    answer: 'An invitation to the portal works only for the address to which we sent it.',
    says: [
      'We send it by email to one address, for one organization and with one role. It works only for that address.',
    ],
    fr: {
      asked: [
        'Puis-je transmettre mon invitation à un collègue ?',
        'Une invitation vaut-elle pour une autre adresse de courriel ?',
      ],
      answer:
        "Une invitation au portail ne vaut que pour l'adresse à laquelle nous l'avons envoyée.",
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
      'A contractor can use the client portal if your organization asks for it. The contractor gets their own invitation with the role of a client user.',
    says: [
      'Yes, if your organization asks for it. The contractor gets their own invitation with the role of a client user. The record then shows their downloads under their own name.',
    ],
    fr: {
      asked: [
        "L'un de nos sous-traitants peut-il avoir accès au portail ?",
        'Comment donner accès à un consultant externe ?',
      ],
      answer:
        "Un sous-traitant peut utiliser le portail client si votre organisation le demande. Il reçoit sa propre invitation avec le rôle d'utilisateur client.",
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
      'Which governments vouch for you?',
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
        'Quels gouvernements se portent garants de vous ?',
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
    answer:
      'We invent no name, logo or quote for our references, and we show none without written permission.',
    says: ['We show no name, logo or quote without written permission, and we invent none.'],
    fr: {
      asked: [
        'Inventez-vous des citations de clients ?',
        'Avez-vous fabriqué les témoignages sur votre site ?',
      ],
      answer:
        "Nous n'inventons ni nom, ni logo, ni citation pour nos références, et nous n'en montrons aucun sans permission écrite.",
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
      'May we phone a past client of yours?',
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
        'Pouvons-nous téléphoner à un ancien client ?',
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
    answer: 'An old invitation to the portal does not work again. Use the new invitation.',
    says: [
      'We check that you still belong to the organization and send a new invitation. The old one does not work again.',
    ],
    fr: {
      asked: [
        "Mon ancienne invitation fonctionne-t-elle encore après l'envoi d'une nouvelle ?",
        "j'ai deux invitations au portail, laquelle marche ?",
        "ancien lien d'invitation",
      ],
      answer:
        'Une ancienne invitation au portail ne fonctionne plus. Utilisez la nouvelle invitation.',
    },
  },
  {
    id: 'portal-for-citizens',
    path: '/clients',
    asked: [
      'Can patients or taxpayers sign in to the client portal?',
      'Is the client portal for citizens?',
      'portal for private people?',
      'Can I see my own tax account in your client portal?',
      "I am a patient, do I find my doctor's letters in the portal?",
      'My visa case must be in your portal, how do I log in?',
      'Do travellers get an account for the client portal?',
      'Is "client" me, the person who applies for something?',
      'I want to sign in and look at my residence permit',
      'normal person can have login in portal?',
      'I only see a sign-in for clients, where do I as a citizen sign in?',
    ],
    answer:
      'The client portal is for organizations with projects at Unordin, not for private persons. These organizations see project progress, documents and support tickets there, by invitation.',
    says: [
      'In the client portal you see the progress of your projects, download documents and report problems.',
      'You need an invitation to see anything in the portal. These four steps lead to your account.',
    ],
    fr: {
      asked: [
        'Les patients ou les contribuables peuvent-ils se connecter au portail client ?',
        'Le portail client est-il pour les citoyens ?',
        'portail pour particuliers',
        'Puis-je voir mon compte fiscal dans votre portail ?',
        'Je suis patient, mes documents sont-ils dans le portail ?',
        'Un voyageur reçoit-il un accès au portail client ?',
      ],
      answer:
        "Le portail client est pour les organisations qui ont des projets chez Unordin, pas pour les particuliers. Ces organisations y voient l'avancement, les documents et les tickets de support, sur invitation.",
    },
  },
  {
    id: 'portal-two-organizations',
    path: '/clients',
    asked: [
      'Can I use one portal account for two organizations?',
      'I work for two ministries, do I need two accounts?',
      'two organizations, one login?',
      'Can I switch between clients in the portal?',
      'We are a consulting firm and look after several of your clients. How do we sign in?',
      'Does one invitation cover our sister authority too?',
      'Can my account belong to more than one organization?',
      'I have changed from one agency to another, does my account come along?',
      'Is an account bound to a single organization?',
      'i am in two organizations, portal how?',
      'Our holding has three companies, can I see all of them?',
      'One account for everything is not possible with you, I guess',
    ],
    answer:
      'The page does not describe it. An invitation is for one organization and with one role; please ask us if you work for more than one.',
    says: [
      'We send it by email to one address, for one organization and with one role. It works only for that address.',
    ],
    fr: {
      asked: [
        'Puis-je utiliser un seul compte pour deux organisations ?',
        'Je travaille pour deux ministères, me faut-il deux comptes ?',
        'deux organisations, un seul accès ?',
        'Un compte est-il lié à une seule organisation ?',
        "Peut-on passer d'un client à l'autre dans le portail ?",
        'Notre groupe a plusieurs sociétés, puis-je tout voir ?',
      ],
      answer:
        'La page ne le décrit pas. Une invitation vaut pour une organisation et un rôle ; demandez-nous si vous travaillez pour plusieurs.',
    },
  },
  {
    id: 'portal-user-limit',
    path: '/clients',
    asked: [
      'How many of our people may use the portal?',
      'Is there a limit of users in the client portal?',
      'max number of users?',
      'Does each further portal user cost something?',
      'Can we bring our whole department of 80 people into the portal?',
      'Do we pay per account in the portal?',
      'How many colleagues may I invite?',
      'I am an administrator and want to add twenty people, is that allowed?',
      'You charge for every seat, right?',
      'how much people can enter in portal from one ministry?',
      'Are there only a few licences for the portal?',
      'May everybody in our team have an account of their own?',
    ],
    answer:
      'The page names no limit and no price per person. A client administrator invites colleagues, each with an invitation of their own.',
    says: [
      'A client user works with projects, documents and tickets. A client administrator also invites colleagues, changes their roles and takes access away.',
      'We send it by email to one address, for one organization and with one role. It works only for that address.',
    ],
    fr: {
      asked: [
        'Combien de nos collègues peuvent utiliser le portail ?',
        "Y a-t-il une limite d'utilisateurs dans le portail ?",
        'nombre maximal de comptes',
        'Chaque utilisateur supplémentaire coûte-t-il quelque chose ?',
        'Puis-je inviter vingt personnes ?',
        'Payons-nous par compte ?',
      ],
      answer:
        'La page ne nomme ni limite ni prix par personne. Un administrateur client invite ses collègues, chacun avec sa propre invitation.',
    },
  },
  {
    id: 'portal-other-device',
    path: '/clients',
    asked: [
      'I have a new computer. Do I need a new invitation for the portal?',
      'Can I use the portal on a second device?',
      'portal on another computer?',
      'My laptop was replaced, how do I get into the portal again?',
      'Does the invitation link work on my phone too, after I used it on the computer?',
      'Do I need the old invitation mail to sign in tomorrow?',
      'I deleted the invitation after I made my account, is that bad?',
      'Is my portal account bound to this computer?',
      'How do I sign in at home when I made the account at the office?',
      'new pc, must i make account again?',
      'I clicked the link a second time and it does not work',
      'Do I have to keep the invitation email?',
    ],
    answer:
      'A new device needs no new invitation: you sign in to the portal with your password and the email address your invitation went to. The invitation link works only once.',
    says: [
      'You need your password and the email address your invitation went to.',
      'You can use the link once, within 7 days. After that you ask for a new one.',
    ],
    fr: {
      asked: [
        "J'ai un nouvel ordinateur, me faut-il une nouvelle invitation ?",
        'Puis-je utiliser le portail sur un deuxième appareil ?',
        'portail sur un autre ordinateur',
        "Dois-je garder l'e-mail d'invitation ?",
        "J'ai effacé l'invitation après avoir créé mon compte, est-ce grave ?",
        'Comment me connecter à la maison ?',
      ],
      answer:
        "Un nouvel appareil ne demande pas de nouvelle invitation : vous vous connectez au portail avec votre mot de passe et l'adresse à laquelle l'invitation a été envoyée. Le lien d'invitation ne marche qu'une fois.",
    },
  },
  {
    id: 'portal-admin-leaves',
    path: '/clients',
    asked: [
      'Our only portal administrator has left. Who helps us?',
      'Who removes an administrator who has left?',
      'only admin is gone, what now?',
      'The man who managed our portal accounts has retired, and nobody else can.',
      'Can you take away the access of our administrator?',
      'We have no administrator in the portal any more',
      'Who manages our users when our administrator is ill for months?',
      'Our admin quit in anger and can still get in, what do we do?',
      'I should take over from our former portal administrator, whom do I write to?',
      'administrator left company, nobody have rights now',
      'Are we locked out if our administrator leaves?',
      'Can your team act when no administrator of ours is there?',
    ],
    answer:
      'Our team can do it: when a person leaves, an administrator of your organization or our team takes the access away. Write to us from your work address.',
    says: [
      'When a person leaves, an administrator of your organization or our team takes the access away. It ends at once. A session that nobody uses ends after 7 days.',
      'Ask the person who administers your account, or write to us from your work address. We check that you still belong to the organization and send a new invitation. The old one does not work again.',
    ],
    fr: {
      asked: [
        'Notre seul administrateur du portail est parti, qui nous aide ?',
        'Qui retire un administrateur qui nous a quittés ?',
        "plus d'administrateur, que faire",
        "Pouvez-vous retirer l'accès de notre administrateur ?",
        'Sommes-nous bloqués si notre administrateur part ?',
        'Je dois remplacer notre ancien administrateur, à qui écrire ?',
      ],
      answer:
        "Notre équipe peut le faire : quand une personne part, un administrateur de votre organisation ou notre équipe retire l'accès. Écrivez-nous depuis votre adresse professionnelle.",
    },
  },
  {
    id: 'portal-see-before',
    path: '/clients',
    asked: [
      'Can I look at the portal before we become a client?',
      'What does the portal look like inside?',
      'portal preview?',
      'Is there a screenshot of the client portal?',
      'We compare suppliers, can you show us your portal?',
      'Can I try the portal without an account?',
      'I would like to see what our team would get to see',
      'Do you show pictures of the portal?',
      'can i look in portal without invitation?',
      'Is there a guest access to the client portal?',
      'You hide the portal from people who do not pay',
      'How do I get an idea of the portal as a possible client?',
    ],
    answer:
      'Only two example pages: they are on the page about the portal, and their entries are invented. To see anything in the portal you need an invitation.',
    says: [
      'Two example pages of the portal. The entries are invented and show no real client.',
      'You need an invitation to see anything in the portal. These four steps lead to your account.',
    ],
    fr: {
      asked: [
        'Puis-je regarder le portail avant de devenir client ?',
        "À quoi ressemble le portail à l'intérieur ?",
        'aperçu du portail',
        "Y a-t-il une capture d'écran du portail ?",
        'Puis-je essayer le portail sans compte ?',
        'Existe-t-il un accès invité au portail ?',
      ],
      answer:
        "Seulement deux pages d'exemple : elles sont sur la page du portail, et leurs entrées sont inventées. Pour voir quelque chose dans le portail, il faut une invitation.",
    },
  },
  {
    id: 'portal-connect-check',
    path: '/clients',
    asked: [
      'What do you check before you connect my account to my organization?',
      'Could a stranger claim to belong to our organization and get in?',
      'who confirms that I belong to the client?',
      'Do you ask our administrator before you let somebody in?',
      'Anyone could write that he is from our ministry, what then?',
      'I wrote to you about my account, why does it take a moment?',
      'Does my boss hear that I asked for access to the portal?',
      'Who has to agree so that my account gets connected?',
      'An impostor names our organization, do you connect him?',
      'you ask my company before i get access?',
      'I administer our accounts: will you call me before you connect someone?',
      'You connect everybody who sends a nice email, right?',
    ],
    answer:
      'We check with your administrator first, and then connect the account. Write to us from the address you sign in with and name your organization.',
    says: [
      'Your account is not connected to a client yet. Write to us from the address you sign in with and name your organization. We connect the account after we have checked with your administrator.',
    ],
    fr: {
      asked: [
        'Que vérifiez-vous avant de relier mon compte à mon organisation ?',
        'Un inconnu pourrait-il prétendre être de chez nous et entrer ?',
        'qui confirme que je fais partie du client',
        "Demandez-vous à notre administrateur avant de laisser entrer quelqu'un ?",
        "Qui doit être d'accord pour que mon compte soit relié ?",
        'Un imposteur nomme notre organisation, que faites-vous ?',
      ],
      answer:
        "Nous vérifions d'abord auprès de votre administrateur, puis nous relions le compte. Écrivez-nous depuis l'adresse avec laquelle vous vous connectez et nommez votre organisation.",
    },
  },
  {
    id: 'portal-contractor-downloads',
    path: '/clients',
    asked: [
      'Can we see what our contractor downloads from the portal?',
      'Are the downloads of an external person recorded separately?',
      "contractor's downloads visible?",
      'Our consultant took files along, how do we prove it?',
      'Do the downloads of a freelancer show up under our name?',
      'I manage suppliers: can I tell which of our contractors opened a plan?',
      'Whose name stands in the record when an external downloads something?',
      'A contractor could take all our documents and nobody sees it',
      'Can a contractor become an administrator in the portal?',
      'external man download file, his name is written?',
      'Which role does an external consultant get in the portal?',
      'Do external people appear by name in the record of downloads?',
    ],
    answer:
      'A contractor gets their own invitation with the role of a client user. The record then shows their downloads under their own name.',
    says: [
      'Yes, if your organization asks for it. The contractor gets their own invitation with the role of a client user. The record then shows their downloads under their own name.',
    ],
    fr: {
      asked: [
        'Pouvons-nous voir ce que notre sous-traitant télécharge ?',
        "Les téléchargements d'un externe sont-ils enregistrés à part ?",
        'téléchargements du prestataire visibles ?',
        'Quel rôle reçoit un consultant externe dans le portail ?',
        'Sous quel nom un externe apparaît-il dans le registre ?',
        'Un prestataire pourrait-il emporter nos documents sans trace ?',
      ],
      answer:
        "Un sous-traitant reçoit sa propre invitation avec le rôle d'utilisateur client. Le registre montre alors ses téléchargements sous son propre nom.",
    },
  },
  {
    id: 'portal-one-project',
    path: '/clients',
    asked: [
      'Can we show a colleague only one of our projects?',
      'Can access in the portal be limited to a single project?',
      'rights per project?',
      'Our contractor should see just the visa project and nothing else',
      'Does everyone of us see all our projects?',
      'May we hide a secret project from some of our own users?',
      'I lead one project and do not want the other department to look in',
      'Can a document be hidden from some colleagues?',
      'Is there a role that may only read one project?',
      'my worker must see only one project, possible?',
      'Do you have finer rights than user and administrator?',
      'So every user sees everything of our organization',
    ],
    answer:
      'The page does not describe access to only one project. A client user works with projects, documents and tickets of the organization; please ask us what your case needs.',
    says: [
      'A client user works with projects, documents and tickets. A client administrator also invites colleagues, changes their roles and takes access away.',
    ],
    fr: {
      asked: [
        'Peut-on montrer un seul de nos projets à un collègue ?',
        "L'accès peut-il être limité à un projet ?",
        'droits par projet',
        'Chacun de nous voit-il tous nos projets ?',
        'Peut-on cacher un document à certains collègues ?',
        "Y a-t-il des droits plus fins qu'utilisateur et administrateur ?",
      ],
      answer:
        "La page ne décrit pas d'accès limité à un seul projet. Un utilisateur client travaille avec les projets, documents et tickets ; demandez-nous ce qu'il vous faut.",
    },
  },
  {
    id: 'portal-ticket-private',
    path: '/clients',
    asked: [
      'Can I report something that my colleagues do not see?',
      'Is a support ticket private?',
      'confidential ticket?',
      'May I complain to you without my boss reading it?',
      'Should I write personal data of a colleague into a ticket?',
      'I made an embarrassing mistake in the system, who reads my ticket?',
      'Does the whole office read what I write in a ticket?',
      'I want to tell you about misuse by a coworker, is a ticket right for that?',
      'ticket only between me and you?',
      'Are there secret tickets?',
      'A ticket is only read by your support, I hope',
      'Can I hide a ticket from our other users?',
    ],
    answer:
      'A support ticket is not private: your colleagues see it too, so nobody has to report it twice.',
    says: [
      'Describe the problem, choose a priority, and follow the ticket until it is closed. Your colleagues see it too, so nobody has to report it twice.',
    ],
    fr: {
      asked: [
        'Puis-je signaler quelque chose sans que mes collègues le voient ?',
        'Un ticket de support est-il privé ?',
        'ticket confidentiel',
        'Mon chef lit-il mes tickets ?',
        'Puis-je cacher un ticket aux autres utilisateurs ?',
        "J'ai fait une erreur gênante, qui lit mon ticket ?",
      ],
      answer:
        "Un ticket de support n'est pas privé : vos collègues le voient aussi, ainsi personne ne doit le signaler une nouvelle fois.",
    },
  },
  {
    id: 'references-paid',
    path: '/references',
    asked: [
      'Do you pay clients for a reference?',
      'Does a client get a discount for praising you?',
      'bought references?',
      'Are your quotes paid for?',
      'What does a ministry get for being a reference?',
      'I do not trust testimonials: do you buy them?',
      'Must we give you a reference to get a good price?',
      'Is there a reward when we say something nice about you?',
      'Do clients have to be a reference, is it in the contract?',
      'client gets money for good words?',
      'Surely you give something in return for a quote',
      'Do you trade lower prices for our name on your site?',
    ],
    answer:
      'The page mentions no payment for a reference. It says what is needed: a person who may speak for the organization agrees to the words, in writing.',
    says: [
      'A person who may speak for the organization agrees to the words. We keep the document or the email.',
      'Permission in writing',
    ],
    fr: {
      asked: [
        'Payez-vous les clients pour une référence ?',
        'Un client reçoit-il une remise pour vous recommander ?',
        'références achetées ?',
        'Vos citations sont-elles payées ?',
        'Devons-nous servir de référence pour avoir un bon prix ?',
        'Que reçoit un ministère qui devient référence ?',
      ],
      answer:
        "La page ne parle d'aucun paiement pour une référence. Il faut qu'une personne qui peut parler pour l'organisation accepte les mots, par écrit.",
    },
  },
  {
    id: 'references-anonymous',
    path: '/references',
    asked: [
      'Can a client give you a reference without a name?',
      'Do you publish anonymous quotes of clients?',
      'anonymous reference?',
      'Could you quote us as "a ministry in Africa"?',
      'We like your work but may not be named, can we still be a reference?',
      'Is "a large authority" enough as a source on your page?',
      'May only the organization be named and not me?',
      'Do you print opinions without saying who said them?',
      'Quotes without names are worthless, do you use them?',
      'my name must not be there but my opinion, possible?',
      'Must the person who praises you be named?',
      'I am a press officer: can our authority be quoted without the name of an employee?',
    ],
    answer:
      'A name is needed: each reference names a person, a role and an organization, and appears only with written permission.',
    says: [
      'Each reference names a person, a role and an organization. We publish it only with written permission.',
    ],
    fr: {
      asked: [
        'Un client peut-il donner une référence sans nom ?',
        'Publiez-vous des citations anonymes ?',
        'référence anonyme ?',
        'Pouvez-vous nous citer comme « un ministère en Afrique » ?',
        'La personne qui vous recommande doit-elle être nommée ?',
        "Peut-on nommer seulement l'organisation ?",
      ],
      answer:
        "Il faut un nom : chaque référence nomme une personne, une fonction et une organisation, et ne paraît qu'avec une permission écrite.",
    },
  },
  {
    id: 'references-person-left',
    path: '/references',
    asked: [
      'What happens to a reference when the person quoted changes jobs?',
      'The person you quote no longer works there, do you still show it?',
      'quoted person has left?',
      'I gave you a quote and have a new employer now, can it go?',
      'Our new minister does not want the quote of the old one, what can we do?',
      'Does an old quote stay on your site for years?',
      'How do we get our quote off your page?',
      'You keep old praise online forever, right?',
      'After the election we want to take back our reference',
      'my boss who said it is retired, reference stays?',
      'Can we change our mind about a reference?',
      'I am named on your site and do not want that any more',
    ],
    answer:
      'The page does not speak of people who change their job. When a client withdraws the permission, we take the reference off the site, and when a permission ends, it leaves by itself.',
    says: [
      'When a permission ends, the reference leaves the site by itself. When the client withdraws it, we take it off the site.',
    ],
    fr: {
      asked: [
        'Que devient une référence quand la personne citée change de poste ?',
        "La personne citée n'y travaille plus, la montrez-vous encore ?",
        'personne citée partie',
        'Comment faire retirer notre citation ?',
        'Notre nouveau ministre ne veut plus de la citation, que faire ?',
        "Peut-on changer d'avis sur une référence ?",
      ],
      answer:
        "La page ne parle pas des personnes qui changent d'emploi. Quand un client retire la permission, nous retirons la référence ; quand une permission prend fin, elle disparaît d'elle-même.",
    },
  },
  {
    id: 'portal-password-rejected',
    path: '/clients',
    asked: [
      'The portal rejects my password. What can I do?',
      'Why does the portal not accept my password?',
      'My password does not work',
      'It says that my email or password is invalid',
      'I am sure that my password is right, and still I cannot sign in',
      'login to the client portal fails',
      'I typed the password three times and the portal keeps refusing it',
      'Password wrong, but yesterday it worked',
      'I am a client, portal not take my password, what to do',
      'Your portal is broken, it does not let me in',
      'Cannot get into the client area with my password',
    ],
    answer:
      'Check the email address first: you need your password and the address your invitation went to. If it still does not work, use "Need Help?" on the page of the portal.',
    says: ['You need your password and the email address your invitation went to.', 'Need Help?'],
    fr: {
      asked: [
        'Le portail refuse mon mot de passe. Que faire ?',
        "Pourquoi mon mot de passe n'est-il pas accepté ?",
        'Impossible de me connecter au portail client',
        'on me dit adresse ou mot de passe invalide',
        'Je suis client et mon mot de passe ne marche pas',
        'le portail ne me laisse pas entrer',
      ],
      answer:
        "Vérifiez d'abord l'adresse de courriel : il faut votre mot de passe et l'adresse qui a reçu votre invitation. Si cela ne marche toujours pas, utilisez « Need Help? » sur la page du portail.",
    },
  },
  {
    id: 'portal-lost-phone-and-codes',
    path: '/clients',
    asked: [
      'I have lost my phone and my recovery codes. How do I get into the portal?',
      'My authenticator app is gone and I have no recovery codes either',
      'New phone, no codes, no way into the portal',
      'What if I lose both the phone and the codes?',
      'I never saved my recovery codes and my phone is broken',
      'second factor lost completely, what now',
      'Can you switch off the second factor for me?',
      'I am a client user and my old phone with the app was stolen, codes too',
      'no code no phone how enter portal',
      'So without the phone I am locked out for ever?',
    ],
    answer:
      'The page does not describe this case. With the second factor switched on, you sign in with your password and a code from the app; please use "Need Help?" on that page.',
    says: [
      'If you switch it on, you sign in with your password and a code from an app on your phone. A stolen password alone is then not enough.',
      'Need Help?',
    ],
    fr: {
      asked: [
        "J'ai perdu mon téléphone et mes codes de secours. Comment entrer dans le portail ?",
        "Plus d'application et plus de codes de secours, que faire ?",
        'Pouvez-vous désactiver le second facteur pour moi ?',
        'nouveau téléphone et aucun code, je suis bloqué',
        "Je n'ai jamais gardé mes codes de secours et mon téléphone est cassé",
      ],
      answer:
        "La page ne décrit pas ce cas. Avec le second facteur, on se connecte avec le mot de passe et un code de l'application ; utilisez « Need Help? » sur cette page.",
    },
  },
  {
    id: 'portal-email-changed',
    path: '/clients',
    asked: [
      'My email address has changed. How do I get into the portal now?',
      'Can I change the email address of my portal account?',
      'Our ministry has a new mail domain. What about our portal accounts?',
      'I got married and my work address is different now',
      'Do I need a new invitation when my email address changes?',
      'new work email, old portal login',
      'The address that I was invited with does not exist any more',
      'We renamed our department and all mail addresses are new',
      'I have new mail, portal know only old mail',
      'Can you move my account to my new address?',
    ],
    answer:
      'The page describes no change of the address: an invitation works only for the address it was sent to. Ask the person who administers your account, or write to us from your work address.',
    says: [
      'We send it by email to one address, for one organization and with one role. It works only for that address.',
      'Ask the person who administers your account, or write to us from your work address.',
    ],
    fr: {
      asked: [
        'Mon adresse de courriel a changé. Comment entrer dans le portail ?',
        "Puis-je changer l'adresse de mon compte du portail ?",
        'Notre ministère a un nouveau domaine de courriel, que faire des comptes ?',
        'nouvelle adresse au travail, ancien compte',
        "L'adresse de mon invitation n'existe plus",
      ],
      answer:
        "La page ne décrit pas de changement d'adresse : une invitation vaut seulement pour l'adresse qui l'a reçue. Demandez à la personne qui gère votre compte, ou écrivez-nous depuis votre adresse professionnelle.",
    },
  },
  {
    id: 'portal-no-invitation',
    path: '/clients',
    asked: [
      'I have not received my invitation to the portal. What can I do?',
      'Where is my invitation to the client portal?',
      'My colleagues have got an invitation and I have not',
      'No invitation mail has come',
      'I was told that I would be invited, but nothing arrived',
      'Who can send me the invitation again?',
      'invitation never arrived',
      'Our administrator says that he invited me, my inbox is empty',
      'I wait for invitation email since Monday',
      'You promised me access to the portal and nothing happened',
    ],
    answer:
      'Ask the person who administers your account, or write to us from your work address. An invitation is sent by email to one address, so check which address was used.',
    says: [
      'We send it by email to one address, for one organization and with one role. It works only for that address.',
      'Ask the person who administers your account, or write to us from your work address.',
    ],
    fr: {
      asked: [
        "Je n'ai pas reçu mon invitation au portail. Que faire ?",
        'Où est mon invitation au portail client ?',
        'Mes collègues ont une invitation et moi non',
        "l'invitation n'est jamais arrivée",
        "Qui peut renvoyer l'invitation ?",
        "notre administrateur dit m'avoir invité, je n'ai rien",
      ],
      answer:
        'Demandez à la personne qui gère votre compte, ou écrivez-nous depuis votre adresse professionnelle. Une invitation part par courriel à une seule adresse : vérifiez laquelle.',
    },
  },
  {
    id: 'portal-who-is-admin',
    path: '/clients',
    asked: [
      'I do not know who administers our portal account. Whom do I ask?',
      'Who is our client administrator?',
      'How do I find out which of my colleagues manages the portal?',
      'Nobody in our office knows who is responsible for the portal',
      'who can invite people at our organization',
      'I am new in the ministry and must find our portal administrator',
      'Is there a list of our portal administrators?',
      'You say ask your administrator, but I have no idea who that is',
      'I not know who is admin in my office',
      'Who in our house gives access to your portal?',
    ],
    answer:
      'Write to us from your work address, if you do not know the person who administers your account. We check that you still belong to the organization.',
    says: [
      'Ask the person who administers your account, or write to us from your work address. We check that you still belong to the organization and send a new invitation.',
    ],
    fr: {
      asked: [
        'Je ne sais pas qui gère notre compte du portail. À qui demander ?',
        'Qui est notre administrateur client ?',
        "personne chez nous ne sait qui s'occupe du portail",
        "Je suis nouveau, comment trouver l'administrateur du portail ?",
        'Qui peut inviter des gens dans notre organisation ?',
      ],
      answer:
        "Écrivez-nous depuis votre adresse professionnelle, si vous ne connaissez pas la personne qui gère votre compte. Nous vérifions que vous appartenez encore à l'organisation.",
    },
  },
  {
    id: 'portal-boss-sees',
    path: '/clients',
    asked: [
      'Can my boss see what I do in the portal?',
      'Does my organization see which documents I have downloaded?',
      'Am I watched in the client portal?',
      'Do my colleagues know which files I opened?',
      'Who can read the record of my downloads?',
      'I do not want my manager to see what I download',
      'is my activity in the portal visible to others',
      'What does our administrator see about me under Activity?',
      'They see from where I am logged in?',
      'As a member of the staff council I ask: are our people monitored in the portal?',
    ],
    answer:
      'Your administrators can. They see the record in the portal, under Activity: who downloaded which document, when, and from which address.',
    says: [
      'The record shows who downloaded which document, when, and from which address. Your administrators see the record in the portal, under Activity.',
    ],
    fr: {
      asked: [
        'Mon chef peut-il voir ce que je fais dans le portail ?',
        "Mon organisation voit-elle les documents que j'ai téléchargés ?",
        'suis-je surveillé dans le portail',
        'Qui peut lire la liste de mes téléchargements ?',
        'Que voit notre administrateur sur moi ?',
      ],
      answer:
        'Vos administrateurs le peuvent. Ils voient dans le portail, sous Activity, qui a téléchargé quel document, quand et depuis quelle adresse.',
    },
  },
  {
    id: 'portal-ticket-priority',
    path: '/clients',
    asked: [
      'Who decides how urgent my support ticket is?',
      'Can I mark a ticket as urgent?',
      'How do I tell you that a problem in the portal is serious?',
      'Do you or do we set the priority of a ticket?',
      'Everything stands still, how do I make my ticket go first?',
      'ticket priority who sets',
      'I fear that our ticket lands at the bottom of the pile',
      'Can we say ourselves how important a fault is?',
      'My problem is very urgent, where I write this in ticket?',
      'I run a border post and our fault cannot wait. Can I flag it?',
    ],
    answer:
      'You do: you describe the problem and choose a priority. Then you follow the ticket until it is closed.',
    says: ['Describe the problem, choose a priority, and follow the ticket until it is closed.'],
    fr: {
      asked: [
        "Qui décide de l'urgence de mon ticket ?",
        'Puis-je marquer un ticket comme urgent ?',
        "Comment vous dire qu'un problème est grave ?",
        "la priorité du ticket, c'est vous ou nous ?",
        "j'ai peur que notre ticket passe en dernier",
      ],
      answer:
        "C'est vous : vous décrivez le problème et vous choisissez une priorité. Ensuite vous suivez le ticket jusqu'à sa clôture.",
    },
  },
]
