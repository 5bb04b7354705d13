import type { KnownQuestion } from './known-question.ts'

/** What protects data, as the trust centre claims it. */
export const securityQuestions: readonly KnownQuestion[] = [
  {
    id: 'security-clients-separated',
    path: '/trust#security',
    asked: [
      'How are the data of different clients kept apart?',
      'multi-tenant isolation?',
      'How do you stop other customers from seeing our records?',
      'We share a system with other ministries. What separates our rows from theirs?',
      'Explain the tenant separation in the database',
      'What keeps one organization out of the data of another organization?',
      'Can another customer see our things?',
      'How do you keep customers apart?',
    ],
    answer:
      'Each request is checked three times: when it arrives, in the service, and in the database. The database filters the rows of every table by the client who asks.',
    says: [
      'Clients cannot read the records of other clients',
      'Each request is checked three times: when it arrives, in the service, and in the database.',
      'The database filters the rows of every table by the client who asks.',
    ],
    fr: {
      asked: [
        'Comment les données des différents clients sont-elles séparées ?',
        "Qu'est-ce qui empêche un autre client de voir nos dossiers ?",
        'cloisonnement des clients',
      ],
      answer:
        'Chaque requête est vérifiée trois fois : à son arrivée, dans le service et dans la base de données. La base de données filtre les lignes de chaque table selon le client qui demande.',
    },
  },
  {
    id: 'security-other-clients-see',
    path: '/trust#security',
    asked: [
      'Can one client read the records of another client?',
      'Could another customer see our files by accident?',
      'Is it possible that a different agency opens our tickets?',
      'Do other organizations on the portal see what belongs to us?',
      'can competitors in your portal look at our documents',
    ],
    answer:
      'Clients cannot read the records of other clients. Each request is checked three times: when it arrives, in the service, and in the database.',
    says: [
      'Clients cannot read the records of other clients',
      'Each request is checked three times: when it arrives, in the service, and in the database.',
    ],
    fr: {
      asked: [
        "Un client peut-il lire les dossiers d'un autre client ?",
        'Une autre organisation peut-elle voir nos documents ?',
        "Est-ce possible qu'un autre ministère ouvre nos tickets ?",
      ],
      answer:
        'Les clients ne peuvent pas lire les dossiers des autres clients. Chaque requête est vérifiée trois fois : à son arrivée, dans le service et dans la base de données.',
    },
  },
  {
    id: 'security-page-access-tests',
    path: '/trust#security',
    asked: [
      'How do you test that pages are open only to the right people?',
      'access control testing?',
      'Are the access rules of the portal tested automatically?',
      'Which test shows that a visitor cannot open a page of staff?',
      'Prove to me that role permissions work on every address',
      'Do you check every URL as a visitor, a user and staff?',
      'Is it tested that outsiders cannot open private pages?',
    ],
    answer:
      'A test requests every address as a visitor, as another client, as a user and as staff. A refused request changes nothing.',
    says: [
      'Every page of the portal and the panel checks who asks',
      'A test requests every address as a visitor, as another client, as a user and as staff.',
      'A refused request changes nothing.',
    ],
    fr: {
      asked: [
        "Comment vérifiez-vous que les pages ne s'ouvrent qu'aux bonnes personnes ?",
        "Les droits d'accès sont-ils testés automatiquement ?",
        "tests du contrôle d'accès",
      ],
      answer:
        'Un test demande chaque adresse en tant que visiteur, autre client, utilisateur et membre du personnel. Une requête refusée ne change rien.',
    },
  },
  {
    id: 'security-internal-notes',
    path: '/trust#security',
    asked: [
      'Can clients see your internal notes?',
      'Are comments of your staff visible to us in the portal?',
      'field-level access control?',
      'Will a customer ever read what your team wrote about them internally?',
      'Is access limited for single columns of a record?',
    ],
    answer:
      'Internal notes stay internal: clients can read only the columns that the database grants to them. A test compares those columns with a list.',
    says: [
      'Internal notes stay internal',
      'Clients can read only the columns that the database grants to them.',
      'A test compares those columns with a list.',
    ],
    fr: {
      asked: [
        'Les clients voient-ils vos notes internes ?',
        "L'accès est-il limité champ par champ ?",
        'Les commentaires de votre personnel sont-ils visibles pour nous ?',
      ],
      answer:
        'Les notes internes restent internes : les clients ne lisent que les colonnes que la base de données leur accorde. Un test compare ces colonnes avec une liste.',
    },
  },
  {
    id: 'security-staff-change-portal',
    path: '/trust#security',
    asked: [
      'Can your staff change data while they view our portal?',
      'Could one of your employees edit our records when looking at them for support?',
      'Do administrators have write access when they open the portal of a client?',
      'impersonation by your support people: can they modify things?',
      'Is it possible for your team to alter our tickets while viewing as us?',
    ],
    answer:
      'When our staff view the portal of a client, they can only read, and the log records it. The database refuses every change.',
    says: [
      'Staff who view a portal cannot change it',
      'When staff view the portal of a client, they can only read, and the log records it.',
      'The database refuses every change, even if the program tried one.',
    ],
    fr: {
      asked: [
        'Votre personnel peut-il modifier des données en consultant notre portail ?',
        "Un de vos employés pourrait-il changer nos dossiers pendant qu'il les regarde ?",
        "Le personnel de soutien a-t-il un accès en écriture quand il ouvre le portail d'un client ?",
      ],
      answer:
        "Quand notre personnel consulte le portail d'un client, il peut seulement lire, et le journal l'enregistre. La base de données refuse tout changement.",
    },
  },
  {
    id: 'security-staff-access-logged',
    path: '/trust#security',
    asked: [
      'Is it recorded when your staff look at our portal?',
      'Do you log support access to client data?',
      'If an employee of yours opens our portal, is there a trace?',
      'audit trail for your own administrators?',
      'I need to know whether access by the supplier is logged',
    ],
    answer:
      'When our staff view the portal of a client, the log records it, and they can only read.',
    says: ['When staff view the portal of a client, they can only read, and the log records it.'],
    fr: {
      asked: [
        'Les accès de votre personnel à notre portail sont-ils enregistrés ?',
        'Y a-t-il une trace quand un de vos employés ouvre notre portail ?',
        'journalisation des accès du fournisseur',
      ],
      answer:
        "Quand notre personnel consulte le portail d'un client, le journal l'enregistre, et il peut seulement lire.",
    },
  },
  {
    id: 'security-password-storage',
    path: '/trust#security',
    asked: [
      'How are passwords stored?',
      'password hashing algorithm?',
      'In which form do you keep the passwords of users?',
      'What do you do with my password on your servers?',
      'Which hash function protects the credentials?',
      'Tell me how login secrets are saved',
    ],
    answer: 'As a scrypt hash: we never store the password itself.',
    says: [
      'Passwords are long and stored as slow hashes',
      'We store a scrypt hash, never the password.',
    ],
    fr: {
      asked: [
        'Comment les mots de passe sont-ils stockés ?',
        'Quel algorithme de hachage utilisez-vous pour les mots de passe ?',
        'Sous quelle forme gardez-vous mon mot de passe ?',
        'comment sont protégés les mots de passe',
        'mes mots de passe sont-ils lisibles chez vous',
      ],
      answer: "Sous forme d'empreinte scrypt : nous ne stockons jamais le mot de passe lui-même.",
    },
  },
  {
    id: 'security-password-plain',
    path: '/trust#security',
    asked: [
      'Can your staff read my password?',
      'Are passwords kept in plain text?',
      'Could somebody at Unordin look up the password of a user?',
      'Do you save passwords unencrypted?',
      'is my password visible to your admins',
    ],
    answer: 'Our staff cannot read your password: we store a scrypt hash, never the password.',
    says: ['We store a scrypt hash, never the password.'],
    fr: {
      asked: [
        'Votre personnel peut-il lire mon mot de passe ?',
        'Les mots de passe sont-ils conservés en clair ?',
        'Vos administrateurs voient-ils mon mot de passe ?',
      ],
      answer:
        'Notre personnel ne peut pas lire votre mot de passe : nous stockons une empreinte scrypt, jamais le mot de passe.',
    },
  },
  {
    id: 'security-password-rules',
    path: '/trust#security',
    asked: [
      'What are the rules for passwords?',
      'How long must a password be?',
      'minimum password length?',
      'How many characters does a portal password need?',
      'password policy',
      'What makes a password acceptable to your system?',
      'How long must my password be?',
    ],
    answer: 'A password has 10 to 128 characters and must not be easy to guess.',
    says: ['A password has 10 to 128 characters and must not be easy to guess.'],
    fr: {
      asked: [
        'Quelles sont les règles pour les mots de passe ?',
        'Combien de caractères un mot de passe doit-il avoir ?',
        'politique de mots de passe',
      ],
      answer: 'Un mot de passe compte de 10 à 128 caractères et ne doit pas être facile à deviner.',
    },
  },
  {
    id: 'security-brute-force',
    path: '/trust#security',
    asked: [
      'How do you protect accounts against guessed passwords?',
      'brute force protection?',
      'What happens after many wrong sign-in attempts?',
      'Do you limit the number of login tries?',
      'Is there a lockout when somebody tries passwords again and again?',
      'credential stuffing defence',
      'My account is blocked after too many tries',
      'Too many wrong passwords, what happens?',
    ],
    answer:
      'Attempts to sign in are counted for each account and network address, and every attempt is recorded. The owner of the account can still sign in from somewhere else.',
    says: [
      'Guessing passwords is limited',
      'Attempts to sign in are counted for each account and network address.',
      'The owner of the account can still sign in from somewhere else, and every attempt is recorded.',
    ],
    fr: {
      asked: [
        'Comment protégez-vous les comptes contre les mots de passe devinés ?',
        'Que se passe-t-il après plusieurs tentatives de connexion ratées ?',
        'protection contre la force brute',
      ],
      answer:
        'Les tentatives de connexion sont comptées par compte et par adresse réseau, et chacune est enregistrée. Le propriétaire du compte peut toujours se connecter depuis un autre endroit.',
    },
  },
  {
    id: 'security-lock-me-out',
    path: '/trust#security',
    asked: [
      'Can an attacker lock me out of my account with wrong passwords?',
      'If a stranger keeps guessing my password, am I blocked too?',
      'Does brute force protection shut out the real owner?',
      'could someone block my account by failing to sign in many times',
      'Will I lose access when another person tries my account over and over?',
    ],
    answer:
      'After wrong passwords from somebody else, the owner of the account can still sign in from somewhere else, and every attempt is recorded.',
    says: [
      'The owner of the account can still sign in from somewhere else, and every attempt is recorded.',
    ],
    fr: {
      asked: [
        'Un attaquant peut-il bloquer mon compte avec de mauvais mots de passe ?',
        "Si quelqu'un essaie de deviner mon mot de passe, suis-je bloqué aussi ?",
      ],
      answer:
        "Après de mauvais mots de passe tapés par d'autres, le propriétaire du compte peut toujours se connecter depuis un autre endroit, et chaque tentative est enregistrée.",
    },
  },
  {
    id: 'security-second-factor',
    path: '/trust#security',
    asked: [
      'Is two-factor authentication available?',
      'Do you support MFA?',
      'Can we use an authenticator app to sign in?',
      'mfa support?',
      'Can accounts be protected with more than a password?',
      'I want a second factor on my account. Is that possible?',
      'Is there 2FA?',
      'Can I secure my login with an app?',
    ],
    answer:
      'Accounts can have a second factor: people can use an authenticator app with recovery codes. Each code works once.',
    says: [
      'Accounts can have a second factor',
      'People can use an authenticator app with recovery codes.',
      'Each code works once.',
    ],
    fr: {
      asked: [
        "L'authentification à deux facteurs est-elle offerte ?",
        "Peut-on utiliser une application d'authentification ?",
        "Est-ce qu'il y a une double authentification pour le portail ?",
      ],
      answer:
        "Les comptes peuvent avoir un deuxième facteur : on peut utiliser une application d'authentification avec des codes de récupération. Chaque code fonctionne une seule fois.",
    },
  },
  {
    id: 'security-second-factor-required',
    path: '/trust#security',
    asked: [
      'Can a second factor be required for administrators?',
      'Is it possible to enforce MFA for admins?',
      'Can we make two-factor authentication mandatory for staff who administer?',
      'mandatory 2fa for administrator accounts?',
      'Can the operator force every administrator to use a second factor?',
      'Can we force all admins to use two factors?',
    ],
    answer: 'Operators can require a second factor for all administrators.',
    says: ['Operators can require a second factor for all administrators.'],
    fr: {
      asked: [
        'Peut-on exiger un second facteur pour les administrateurs ?',
        'La double authentification peut-elle être obligatoire pour les administrateurs ?',
      ],
      answer: "L'exploitant peut exiger un second facteur de tous les administrateurs.",
    },
  },
  {
    id: 'security-recovery-codes',
    path: '/trust#security',
    asked: [
      'What are the recovery codes for, and how often does each one work?',
      'Can I use a recovery code twice?',
      'How many times can a code of the second factor be used?',
      'backup codes for 2fa?',
      'I lost my phone. Are there codes to get in again?',
      'My phone with the codes is gone, how do I get in?',
      'I have a new phone and no authenticator any more',
    ],
    answer:
      'Each code works once. People can use an authenticator app with recovery codes as a second factor.',
    says: ['People can use an authenticator app with recovery codes.', 'Each code works once.'],
    fr: {
      asked: [
        'À quoi servent les codes de récupération ?',
        'Peut-on utiliser un code de récupération deux fois ?',
        "J'ai perdu mon téléphone, y a-t-il des codes de secours ?",
      ],
      answer:
        "Chaque code fonctionne une seule fois. Le second facteur est une application d'authentification avec des codes de récupération.",
    },
  },
  {
    id: 'security-passkeys',
    path: '/trust#security',
    asked: [
      'Can we sign in with passkeys?',
      'Do you support passwordless login?',
      'passkey / FIDO2 support?',
      'Is there a way to enter the portal with my fingerprint or face instead of a password?',
      'Can I use WebAuthn on my account?',
      'Can I sign in with my fingerprint or face?',
    ],
    answer:
      'People can sign in with a passkey. It only works on our address and only after the device was unlocked.',
    says: [
      'People can sign in with a passkey',
      'A passkey only works on our address and only after the device was unlocked.',
    ],
    fr: {
      asked: [
        "Peut-on se connecter avec une clé d'accès (passkey) ?",
        'Offrez-vous la connexion sans mot de passe ?',
        'Puis-je utiliser mon empreinte digitale pour ouvrir le portail ?',
      ],
      answer:
        "On peut se connecter avec une clé d'accès (passkey). Elle ne fonctionne qu'à notre adresse et seulement une fois l'appareil déverrouillé.",
    },
  },
  {
    id: 'security-phishing',
    path: '/trust#security',
    asked: [
      'Is there a sign-in that resists phishing?',
      'phishing-resistant authentication?',
      'What protects my people from fake sign-in pages?',
      'Can a phishing website steal a login to the portal?',
      'Our users click on everything. How is their access safe from phishing?',
    ],
    answer:
      'The passkey resists it: it only works on our address, and phishing pages cannot use it.',
    says: [
      'A passkey only works on our address and only after the device was unlocked.',
      'Phishing pages cannot use it.',
    ],
    fr: {
      asked: [
        "Y a-t-il une connexion qui résiste à l'hameçonnage ?",
        "Qu'est-ce qui protège nos gens des fausses pages de connexion ?",
        "protection contre l'hameçonnage",
      ],
      answer:
        "La clé d'accès (passkey) y résiste : elle ne fonctionne qu'à notre adresse, et les pages d'hameçonnage ne peuvent pas s'en servir.",
    },
  },
  {
    id: 'security-sso',
    path: '/trust#questionnaire',
    asked: [
      'Is single sign-on available?',
      'Can we connect SAML or OpenID Connect?',
      'sso with azure ad or okta?',
      'Do you integrate with our identity provider for login?',
      'Can our employees enter the portal with their corporate account?',
      'We need SSO. Do you have it?',
      'Does the login work with our Entra or Google account?',
      'Do you support Active Directory or SAML for the portal?',
    ],
    answer: 'The product has no single sign-on.',
    says: ['There is no single sign-on.'],
    fr: {
      asked: [
        "L'authentification unique (SSO) est-elle offerte ?",
        'Peut-on brancher SAML ou OpenID Connect ?',
        'Nos employés peuvent-ils entrer avec leur compte du ministère ?',
      ],
      answer: "Le produit n'a pas d'authentification unique (single sign-on).",
    },
  },
  {
    id: 'security-session-length',
    path: '/trust#security',
    asked: [
      'When does a session end at the latest?',
      'maximum session lifetime?',
      'After how many days do I have to sign in again at the latest?',
      'What is the longest time that somebody can stay signed in?',
      'Is there a hard limit for a session that I use every day?',
      'How long do I stay signed in?',
    ],
    answer: 'After 90 days at the latest. People see their sessions and can end them.',
    says: [
      'A session ends after 90 days at the latest.',
      'People see their sessions and can end them.',
    ],
    fr: {
      asked: [
        'Quand une session se termine-t-elle au plus tard ?',
        'durée maximale de session',
        'Combien de temps peut-on rester connecté au maximum ?',
      ],
      answer: 'Au plus tard après 90 jours. Chaque personne voit ses sessions et peut les fermer.',
    },
  },
  {
    id: 'security-sessions-end',
    path: '/trust#security',
    asked: [
      'Can I see where I am signed in and end a session?',
      'How do I sign out a lost laptop?',
      'Can users list and close their own sessions?',
      'remote sign-out of other devices?',
      'Is there a way to kick out a session that is not mine?',
      'I forgot to sign out on another computer',
    ],
    answer: 'People see their sessions and can end them.',
    says: ['Sessions can be seen and ended', 'People see their sessions and can end them.'],
    fr: {
      asked: [
        'Puis-je voir où je suis connecté et fermer une session ?',
        "Peut-on fermer à distance la session d'un portable perdu ?",
      ],
      answer: 'Chaque personne voit ses sessions et peut les fermer.',
    },
  },
  {
    id: 'security-session-token',
    path: '/trust#security',
    asked: [
      'How are session tokens protected?',
      'What is stored in the database for a session?',
      'session token storage?',
      'If your database leaked, could somebody take over sessions with it?',
      'Is the session identifier hashed on the server?',
    ],
    answer:
      'The browser has a random token in a protected cookie, and the database has only the hash of the token.',
    says: [
      'During a session, the browser has a random token in a protected cookie.',
      'The database has only the hash of the token.',
    ],
    fr: {
      asked: [
        'Comment les jetons de session sont-ils protégés ?',
        'Que garde la base de données pour une session ?',
      ],
      answer:
        "Le navigateur a un jeton aléatoire dans un témoin protégé, et la base de données n'a que l'empreinte du jeton.",
    },
  },
  {
    id: 'security-leavers',
    path: '/trust#security',
    asked: [
      'How fast is access removed when a person leaves?',
      'offboarding: when does the account stop working?',
      'What happens to the sessions of an account that is deactivated?',
      'If we fire somebody at noon, how soon is that person out of the portal?',
      'When you change the role of a user, do old sessions go on?',
      'How quickly do former employees lose their access?',
    ],
    answer:
      'At once: when staff change a role or deactivate an account, its sessions end in the same step.',
    says: [
      'Access ends at once',
      'When staff change a role or deactivate an account, its sessions end in the same step.',
    ],
    fr: {
      asked: [
        "À quelle vitesse l'accès est-il retiré quand une personne part ?",
        "Que deviennent les sessions d'un compte désactivé ?",
        "retrait des accès d'un employé qui quitte",
      ],
      answer:
        'Immédiatement : quand le personnel change un rôle ou désactive un compte, ses sessions se terminent dans la même opération.',
    },
  },
  {
    id: 'security-password-reset',
    path: '/trust#security',
    asked: [
      'How long does the link to reset a password work?',
      'Which limits does a reset link have?',
      'validity of a reset link?',
      'My link for a new password is from yesterday. Does it still work?',
      'How often can I use the same reset link?',
      'password reset security',
    ],
    answer:
      'One hour, and only once: after that the link has expired. A new password ends all sessions.',
    says: [
      'A link to reset a password can be used once and expires after one hour.',
      'A new password ends all sessions.',
    ],
    fr: {
      asked: [
        'Combien de temps le lien pour un nouveau mot de passe fonctionne-t-il ?',
        'Combien de fois puis-je utiliser le lien de réinitialisation ?',
        'durée du lien de réinitialisation',
        "j'ai oublié mon mot de passe, le lien est valable combien de temps",
      ],
      answer:
        'Une heure, et une seule fois : ensuite le lien expire. Un nouveau mot de passe met fin à toutes les sessions.',
    },
  },
  {
    id: 'security-reset-known-addresses',
    path: '/trust#security',
    asked: [
      'Does the reset page show which email addresses have an account?',
      'account enumeration?',
      'Can a stranger find out if I have an account by asking for a new password?',
      'Does the forgotten-password form leak who your users are?',
      'Will the site tell others that my address is registered?',
    ],
    answer:
      'The password reset page gives the same answer for known and unknown addresses, so it does not show who has an account.',
    says: ['The reset page gives the same answer for known and unknown addresses.'],
    fr: {
      asked: [
        'La page de réinitialisation révèle-t-elle quelles adresses ont un compte ?',
        "Un inconnu peut-il savoir si j'ai un compte chez vous ?",
      ],
      answer:
        'La page de réinitialisation donne la même réponse pour une adresse connue et une adresse inconnue : elle ne montre pas qui a un compte.',
    },
  },
  {
    id: 'security-csrf',
    path: '/trust#security',
    asked: [
      'Is the application protected against forged requests?',
      'CSRF protection?',
      'Can another website send requests in my name?',
      'Do you defend against cross-site request forgery?',
      'Could a bad site make my browser change something in the portal?',
    ],
    answer:
      'Other websites cannot send requests for you: the server refuses a change that comes from a page of another website.',
    says: [
      'Other websites cannot send requests for you',
      'The server refuses a change that comes from a page of another website.',
    ],
    fr: {
      asked: [
        "L'application est-elle protégée contre les requêtes falsifiées (CSRF) ?",
        'Un autre site peut-il envoyer des requêtes en mon nom ?',
      ],
      answer:
        "Les autres sites ne peuvent pas envoyer de requêtes à votre place : le serveur refuse un changement qui vient d'une page d'un autre site.",
    },
  },
  {
    id: 'security-headers',
    path: '/trust#security',
    asked: [
      'Which security headers does the website use?',
      'Is there a content security policy?',
      'csp, hsts, x-frame-options?',
      'Can another website show your pages in a frame?',
      'clickjacking protection?',
      'What rules do browsers get with each answer?',
    ],
    answer:
      'Only our own scripts may run, and no other website may show our pages in a frame. With HTTPS, browsers are told to use HTTPS only.',
    says: [
      'Browsers get strict rules with every answer',
      'Only our own scripts may run, and no other website may show our pages in a frame.',
      'With HTTPS, browsers are told to use HTTPS only.',
    ],
    fr: {
      asked: [
        'Quels en-têtes de sécurité le site utilise-t-il ?',
        'Y a-t-il une politique de sécurité du contenu (CSP) ?',
        'Un autre site peut-il afficher vos pages dans un cadre ?',
      ],
      answer:
        "Seuls nos propres scripts peuvent s'exécuter, et aucun autre site ne peut afficher nos pages dans un cadre. Avec HTTPS, les navigateurs ont la consigne d'utiliser seulement HTTPS.",
    },
  },
  {
    id: 'security-transit',
    path: '/trust#security',
    asked: [
      'Is data encrypted in transit?',
      'Do you use TLS?',
      'https only?',
      'Is the connection between my browser and your site secure?',
      'Can somebody on the network read what I send to your website?',
      'encryption on the wire',
      'Is the connection to the portal encrypted?',
    ],
    answer:
      'When the site is served with HTTPS, browsers are told to use HTTPS only. The security questionnaire answers this for the present installation.',
    says: [
      'With HTTPS, browsers are told to use HTTPS only.',
      'Answers to the questions that buyers ask us.',
    ],
    fr: {
      asked: [
        'Les données sont-elles chiffrées pendant le transport ?',
        'Utilisez-vous TLS ?',
        'La connexion au site est-elle sécurisée ?',
        'connexion sécurisée en https ?',
      ],
      answer:
        "Quand le site est servi en HTTPS, les navigateurs ont la consigne d'utiliser seulement HTTPS. Le questionnaire de sécurité répond pour l'installation présente.",
    },
  },
  {
    id: 'security-at-rest',
    path: '/trust#questionnaire',
    asked: [
      'Is data encrypted at rest?',
      'Are the disks of your servers encrypted?',
      'database encryption on disk?',
      'Does the product itself encrypt stored data?',
      'We require encryption of stored data. Do you do that?',
      'encryption at rest aes-256?',
      'Are the disks encrypted?',
    ],
    answer:
      'Not by the product itself: the operator encrypts disks and backups. Waiting mails are encrypted by the product.',
    says: [
      'Not by the product itself. The operator encrypts disks and backups. Waiting mails are encrypted by the product.',
    ],
    fr: {
      asked: [
        'Les données sont-elles chiffrées au repos ?',
        'Les disques sont-ils chiffrés ?',
        'chiffrement des données stockées',
        'vous chiffrez les données ?',
        'nos fichiers sont-ils cryptés',
      ],
      answer:
        "Pas par le produit lui-même : l'exploitant chiffre les disques et les sauvegardes. Les courriels en attente sont chiffrés par le produit.",
    },
  },
  {
    id: 'security-cookie-binding',
    path: '/trust#security',
    asked: [
      'How is the session cookie protected?',
      'Is the cookie of a session bound to your website?',
      'secure cookie attributes?',
      'Can a session cookie travel over an unencrypted connection?',
      'Which hosts can receive the cookie that keeps me signed in?',
    ],
    answer:
      'With HTTPS, it has a name that browsers accept only from this host and only over HTTPS.',
    says: [
      'Cookies are bound to this website',
      'With HTTPS, the cookie of a session has a name that browsers accept only from this host and only over HTTPS.',
    ],
    fr: {
      asked: [
        'Comment le témoin de session est-il protégé ?',
        'Le témoin de session est-il lié à votre site ?',
      ],
      answer:
        "Avec HTTPS, il porte un nom que les navigateurs n'acceptent que de cet hôte et seulement par HTTPS.",
    },
  },
  {
    id: 'security-redirects',
    path: '/trust#security',
    asked: [
      'Can a link send me to another website after sign-in?',
      'open redirect vulnerability?',
      'Could a manipulated sign-in link lead me to a fake page?',
      'After logging in, might I land on a foreign site?',
      'Are redirects after authentication restricted?',
    ],
    answer: 'After sign-in, only pages of this website are opened.',
    says: [
      'Links cannot lead you to another website after sign-in',
      'After sign-in, only pages of this website are opened.',
    ],
    fr: {
      asked: [
        'Un lien peut-il me mener vers un autre site après la connexion ?',
        'Les redirections après la connexion sont-elles limitées ?',
      ],
      answer: "Après la connexion, seules des pages de ce site s'ouvrent.",
    },
  },
  {
    id: 'security-sql-injection',
    path: '/trust#security',
    asked: [
      'How do you prevent SQL injection?',
      'sql injection?',
      'Can typed text become a database command?',
      'Are queries parameterized?',
      'What if a hacker types SQL into one of your forms?',
    ],
    answer:
      'Typed text cannot become a database command, because all values are passed as parameters. A check of our code refuses database commands outside the files made for them.',
    says: [
      'Typed text cannot become a database command',
      'All values are passed as parameters.',
      'A check of our code refuses database commands outside the files that are made for them.',
    ],
    fr: {
      asked: [
        "Comment empêchez-vous l'injection SQL ?",
        'Un texte saisi peut-il devenir une commande de base de données ?',
        'protégés contre les injections ?',
      ],
      answer:
        'Un texte saisi ne peut pas devenir une commande, car toutes les valeurs sont passées en paramètres. Une vérification de notre code refuse les commandes hors des fichiers prévus.',
    },
  },
  {
    id: 'security-xss',
    path: '/trust#security',
    asked: [
      'How do you prevent scripts in articles?',
      'XSS protection?',
      'Is the HTML of an article sanitized?',
      'Could an editor put a malicious script into a blog post?',
      'What do you do against cross-site scripting in content?',
    ],
    answer:
      'The HTML of an article is cleaned when it is stored and again when it is shown. A test tries one hundred attacks.',
    says: [
      'Articles cannot contain scripts',
      'The HTML of an article is cleaned when it is stored and again when it is shown.',
      'A test tries one hundred attacks.',
    ],
    fr: {
      asked: [
        'Comment empêchez-vous les scripts dans les articles ?',
        'protection contre le XSS',
        'Le HTML des articles est-il nettoyé ?',
      ],
      answer:
        "Le HTML d'un article est nettoyé quand il est enregistré, puis de nouveau quand il est affiché. Un test essaie cent attaques.",
    },
  },
  {
    id: 'security-form-validation',
    path: '/trust#security',
    asked: [
      'Is the input of forms checked on the server?',
      'server-side validation?',
      'What happens to hostile or broken forms?',
      'Do you only validate in the browser?',
      'Where are the entries of a form verified?',
    ],
    answer:
      'Each form is checked on the server, with messages beside the fields. Broken and hostile forms store nothing.',
    says: [
      'The server checks every form',
      'Each form is checked on the server, with messages beside the fields.',
      'Broken and hostile forms store nothing.',
    ],
    fr: {
      asked: [
        'Les formulaires sont-ils vérifiés sur le serveur ?',
        'Que deviennent les formulaires hostiles ou brisés ?',
      ],
      answer:
        "Chaque formulaire est vérifié sur le serveur, avec des messages à côté des champs. Les formulaires brisés ou hostiles n'enregistrent rien.",
    },
  },
  {
    id: 'security-bots',
    path: '/trust#security',
    asked: [
      'How are your forms protected against bots?',
      'rate limiting?',
      'What do you do against spam in forms?',
      'Are there limits against automated requests?',
      'Who decides about a suspicious form?',
      'Do you use captcha?',
      'How do you keep spam out of your forms?',
    ],
    answer:
      'Forms have limits for each network address, network and mailbox. Suspicious forms wait for a person to decide.',
    says: [
      'Forms are protected against programs',
      'Forms have limits for each network address, network and mailbox.',
      'Suspicious forms wait for a person to decide.',
    ],
    fr: {
      asked: [
        'Comment vos formulaires sont-ils protégés contre les robots ?',
        'Que faites-vous contre les pourriels ?',
        'Y a-t-il des limites contre les requêtes automatiques ?',
        'contre le spam et les robots vous faites quoi',
      ],
      answer:
        'Les formulaires ont des limites par adresse réseau, par réseau et par boîte de courriel. Une personne décide des formulaires suspects.',
    },
  },
  {
    id: 'security-large-requests',
    path: '/trust#security',
    asked: [
      'How do you handle very large or very slow requests?',
      'denial of service protection?',
      'Is there a size limit for requests?',
      'What happens to a connection that sends nothing?',
      'slowloris attack?',
    ],
    answer: 'Requests have a size limit, and a connection that sends nothing is closed.',
    says: [
      'Large and slow requests are stopped',
      'Requests have a size limit.',
      'A connection that sends nothing is closed.',
    ],
    fr: {
      asked: [
        'Comment traitez-vous les requêtes très grandes ou très lentes ?',
        'Y a-t-il une limite de taille pour les requêtes ?',
      ],
      answer:
        "Les requêtes ont une limite de taille, et une connexion qui n'envoie rien est fermée.",
    },
  },
  {
    id: 'security-file-types',
    path: '/trust#security',
    asked: [
      'How are uploaded files checked?',
      'file upload security?',
      'Can somebody upload a program disguised as a PDF?',
      'Does the name or the content decide the type of a file?',
      'Which uploads are refused?',
      'Can somebody upload a virus or a program?',
    ],
    answer:
      'The content decides the type of a file, not its name. Programs and web pages are refused.',
    says: [
      'Files are checked by their content',
      'The content decides the type of a file, not its name.',
      'Programs and web pages are refused.',
    ],
    fr: {
      asked: [
        'Comment les fichiers téléversés sont-ils vérifiés ?',
        'Peut-on téléverser un programme déguisé en PDF ?',
        'Quels fichiers sont refusés ?',
      ],
      answer:
        "Le contenu décide du type d'un fichier, pas son nom. Les programmes et les pages web sont refusés.",
    },
  },
  {
    id: 'security-virus-scan',
    path: '/trust#questionnaire',
    asked: [
      'Are uploaded files scanned for viruses?',
      'Do you have an antivirus for uploads?',
      'malware scanning?',
      'Is there a virus scanner on the documents that people send?',
      'What stops infected files if you do not scan them?',
      'Do you scan uploads for malware?',
    ],
    answer:
      'There is no virus scanner. Types are limited, files are opened in a separate process and sent as downloads.',
    says: [
      'There is no virus scanner. Types are limited, files are opened in a separate process and sent as downloads.',
    ],
    fr: {
      asked: [
        'Les fichiers téléversés sont-ils analysés contre les virus ?',
        'Avez-vous un antivirus pour les fichiers reçus ?',
        'antivirus sur les pièces jointes ?',
      ],
      answer:
        "Il n'y a pas d'antivirus. Les types sont limités, les fichiers sont ouverts dans un processus séparé et envoyés comme téléchargements.",
    },
  },
  {
    id: 'security-file-paths',
    path: '/trust#security',
    asked: [
      'How are uploaded files stored and sent?',
      'path traversal?',
      'Can a clever file name reach other files on the server?',
      'Under which names do you keep the files that we upload?',
      'Is the name of a download safe?',
    ],
    answer:
      'Files are stored under random keys. Downloads are sent as downloads, with a cleaned name.',
    says: [
      'File names cannot reach other files',
      'Files are stored under random keys.',
      'Downloads are sent as downloads, with a cleaned name.',
    ],
    fr: {
      asked: [
        'Comment les fichiers téléversés sont-ils stockés et envoyés ?',
        "Un nom de fichier peut-il atteindre d'autres fichiers du serveur ?",
      ],
      answer:
        'Les fichiers sont stockés sous des clés aléatoires. Ils sont envoyés comme téléchargements, avec un nom nettoyé.',
    },
  },
  {
    id: 'security-archives',
    path: '/trust#security',
    asked: [
      'How do you handle packed files such as ZIP archives?',
      'zip bomb?',
      'Are compressed uploads limited?',
      'What happens if somebody sends an archive with thousands of parts?',
      'Is a packed file read before it is used?',
    ],
    answer:
      'A packed file is read completely, with a limit for its size and its number of parts, before anything uses it.',
    says: [
      'Archives are read with limits',
      'A packed file is read completely, with a limit for its size and its number of parts, before anything uses it.',
    ],
    fr: {
      asked: [
        'Comment traitez-vous les fichiers compressés (ZIP) ?',
        'Que se passe-t-il avec une bombe ZIP ?',
      ],
      answer:
        "Un fichier compressé est lu en entier, avec une limite pour sa taille et son nombre de parties, avant que quoi que ce soit ne l'utilise.",
    },
  },
  {
    id: 'security-document-isolation',
    path: '/trust#security',
    asked: [
      'How are documents from strangers opened?',
      'sandboxing of uploads?',
      'Is a hostile PDF able to reach your passwords?',
      'Where does the text of an uploaded document get read?',
      'What happens when an uploaded document uses too much memory?',
    ],
    answer:
      'In a separate process that has no passwords or settings. It is ended when it uses too much memory or time.',
    says: [
      'Documents from strangers are opened in a separate process',
      'The process that opens an uploaded document has no passwords or settings.',
      'It is ended when it uses too much memory or time.',
    ],
    fr: {
      asked: [
        "Comment les documents d'inconnus sont-ils ouverts ?",
        'Un document hostile peut-il atteindre vos mots de passe ?',
        'isolement des fichiers reçus',
      ],
      answer:
        'Dans un processus séparé, sans mots de passe ni réglages. Il est arrêté quand il utilise trop de mémoire ou de temps.',
    },
  },
  {
    id: 'security-audit-log',
    path: '/trust#security',
    asked: [
      'What does the audit log record?',
      'audit trail of the portal?',
      'Do you record who changed what?',
      'Can we see later who did something and when?',
      'Which details are in an event of the log?',
      'Are changes and sign-ins logged?',
      'Is everything logged?',
      'Who did what, can we see that?',
      'Do you have an audit trail of what users did?',
    ],
    answer: 'Who did what, when, from which address and in which session.',
    says: [
      'Every change is recorded',
      'The audit log says who did what, when, from which address and in which session.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que le journal d'audit enregistre ?",
        'Peut-on savoir plus tard qui a changé quoi ?',
        "piste d'audit",
        "est-ce qu'il y a une trace de tout ce qui est fait",
      ],
      answer: 'Qui a fait quoi, quand, depuis quelle adresse et dans quelle session.',
    },
  },
  {
    id: 'security-audit-log-integrity',
    path: '/trust#security',
    asked: [
      'Can anybody change or delete an event of the audit log?',
      'tamper-proof audit log of the portal?',
      'Could an administrator remove traces from the log?',
      'Is the audit trail protected against manipulation?',
      'Is it possible to edit the history afterwards?',
    ],
    answer: 'Nobody can change an event, or delete it before its retention period ends.',
    says: ['Nobody can change an event, or delete it before its retention period ends.'],
    fr: {
      asked: [
        "Quelqu'un peut-il modifier ou supprimer un événement du journal d'audit ?",
        'Le journal est-il protégé contre la manipulation ?',
      ],
      answer:
        'Personne ne peut modifier un événement, ni le supprimer avant la fin de sa période de conservation.',
    },
  },
  {
    id: 'security-log-secrets',
    path: '/trust#security',
    asked: [
      'Do your logs contain passwords or tokens?',
      'secrets in log files?',
      'Are mail addresses written into the logs?',
      'Could somebody find my password in a log?',
      'What is removed before a log line is written?',
    ],
    answer:
      'Logs contain no passwords or tokens. Secrets and mail addresses are removed before a line of a log is written.',
    says: [
      'Logs contain no passwords or tokens',
      'Secrets and mail addresses are removed before a line of a log is written.',
    ],
    fr: {
      asked: [
        'Vos journaux contiennent-ils des mots de passe ou des jetons ?',
        'Les adresses de courriel sont-elles écrites dans les journaux ?',
      ],
      answer:
        "Les journaux ne contiennent ni mots de passe ni jetons. Les secrets et les adresses de courriel sont retirés avant qu'une ligne soit écrite.",
    },
  },
  {
    id: 'security-erasure-proof',
    path: '/trust#security',
    asked: [
      'How do you show that personal data is really deleted?',
      'proof of erasure?',
      'Do you test the deletion of personal data?',
      'Is somebody gone from all tables and files after a deletion?',
      'Can the data of a person be erased completely?',
      'How can I be sure that deleted means deleted?',
    ],
    answer:
      'A test stores a unique name in every place for personal data, deletes it in every way, and searches all tables and files for it.',
    says: [
      'Personal data can be deleted completely',
      'A test stores a unique name in every place for personal data, deletes it in every way, and searches all tables and files for it.',
    ],
    fr: {
      asked: [
        'Comment montrez-vous que les données personnelles sont vraiment supprimées ?',
        "preuve d'effacement",
        "Les données d'une personne peuvent-elles être effacées en entier ?",
      ],
      answer:
        'Un test place un nom unique partout où il y a des données personnelles, le supprime de toutes les façons, puis le cherche dans toutes les tables et tous les fichiers.',
    },
  },
  {
    id: 'security-data-inventory',
    path: '/trust#security',
    asked: [
      'Is there a list of all places with personal data?',
      'data inventory or record of processing?',
      'Do you know where personal data sits in your database?',
      'How do you keep track of each column with personal information?',
      'Who makes sure that the data map is up to date?',
      'Do you know where personal data is in your system?',
    ],
    answer:
      'A list names each column with personal data, what deletes it and when. A test compares the list with the database.',
    says: [
      'We know every place with personal data',
      'A list names each column with personal data, what deletes it and when.',
      'A test compares the list with the database.',
    ],
    fr: {
      asked: [
        'Y a-t-il une liste de tous les endroits avec des données personnelles ?',
        'Savez-vous où se trouvent les données personnelles dans la base ?',
        'inventaire des renseignements personnels',
      ],
      answer:
        'Une liste nomme chaque colonne avec des données personnelles, ce qui la supprime et quand. Un test compare la liste avec la base de données.',
    },
  },
  {
    id: 'security-mail-queue',
    path: '/trust#security',
    asked: [
      'How are waiting mails encrypted?',
      'Which encryption do you use for queued emails?',
      'AES?',
      'Is an email safe while it waits to be sent?',
      'Do backups contain the key for the mail queue?',
    ],
    answer: 'A mail in the queue is encrypted with AES-256-GCM. Backups do not contain the key.',
    says: [
      'Waiting mails are encrypted',
      'A mail in the queue is encrypted with AES-256-GCM.',
      'Backups do not contain the key.',
    ],
    fr: {
      asked: [
        'Comment les courriels en attente sont-ils chiffrés ?',
        'Les sauvegardes contiennent-elles la clé de la file de courriels ?',
      ],
      answer:
        "Un courriel dans la file d'attente est chiffré avec AES-256-GCM. Les sauvegardes ne contiennent pas la clé.",
    },
  },
  {
    id: 'security-backups',
    path: '/trust#security',
    asked: [
      'How are backups protected?',
      'Are your backups complete?',
      'backup integrity?',
      'What if somebody manipulates a backup file?',
      'Does a restore bring everything back?',
      'Tell me about backup and restore',
    ],
    answer: 'A restore brings back every row, and a backup with a single changed byte is refused.',
    says: [
      'Backups are complete and protected against changes',
      'A restore brings back every row.',
      'A backup with a single changed byte is refused.',
    ],
    fr: {
      asked: [
        'Comment les sauvegardes sont-elles protégées ?',
        'Une restauration ramène-t-elle toutes les données ?',
        'intégrité des sauvegardes',
        'vous faites des sauvegardes ?',
        'comment sont gardées les copies de secours',
      ],
      answer:
        'Une restauration ramène chaque ligne, et une sauvegarde dont un seul octet a changé est refusée.',
    },
  },
  {
    id: 'security-backup-frequency',
    path: '/trust',
    asked: [
      'How often do you make backups?',
      'backup schedule?',
      'Are backups daily?',
      'What are your RPO and RTO?',
      'How much data could be lost between two backups?',
      'How fast can you recover after a disaster?',
      'How often do you back up?',
    ],
    answer:
      'The site states no interval for backups of this product and no recovery times such as RPO and RTO. Please ask us what your service needs.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'À quelle fréquence faites-vous des sauvegardes ?',
        'Quels sont vos objectifs de reprise (RTO, RPO) ?',
        'Les sauvegardes sont-elles quotidiennes ?',
        'une sauvegarde tous les combien',
        'RTO et RPO',
      ],
      answer:
        "Le site n'indique ni la fréquence des sauvegardes de ce produit ni des délais de reprise (RPO, RTO). Dites-nous ce que votre service exige.",
    },
  },
  {
    id: 'security-outage-forms',
    path: '/trust#security',
    asked: [
      'What happens to my form if the database does not answer?',
      'Do I lose what I typed during an outage?',
      'outage while submitting?',
      'The system went down when I pressed send. Is my text gone?',
      'Are forms protected against loss when something fails?',
    ],
    answer: 'The form comes back with what was typed and says what to do. An outage loses no form.',
    says: [
      'An outage loses no form',
      'If the database does not answer, the form comes back with what was typed and says what to do.',
    ],
    fr: {
      asked: [
        'Que devient mon formulaire si la base de données ne répond pas ?',
        "Est-ce que je perds ce que j'ai écrit pendant une panne ?",
      ],
      answer:
        'Le formulaire revient avec ce qui a été écrit et dit quoi faire. Une panne ne fait perdre aucun formulaire.',
    },
  },
  {
    id: 'security-transactions',
    path: '/trust#security',
    asked: [
      'Can a change be stored only in part?',
      'Are records, mails and audit events stored together?',
      'atomic transactions?',
      'Could two people book the same appointment time?',
      'What happens when an operation fails halfway?',
    ],
    answer:
      'A change happens completely or not at all: a record, its mails and its audit event are stored in one transaction. Two people cannot book the same time.',
    says: [
      'A change happens completely or not at all',
      'A record, its mails and its audit event are stored in one transaction.',
      'Two people cannot book the same time.',
    ],
    fr: {
      asked: [
        "Un changement peut-il n'être enregistré qu'en partie ?",
        'Deux personnes peuvent-elles réserver la même heure ?',
      ],
      answer:
        "Un changement se fait en entier ou pas du tout : un dossier, ses courriels et son événement d'audit sont enregistrés ensemble. Deux personnes ne peuvent pas réserver la même heure.",
    },
  },
  {
    id: 'security-error-details',
    path: '/trust#security',
    asked: [
      'What do error messages show?',
      'Do errors reveal internal details?',
      'stack traces visible to users?',
      'What is the number on the error page?',
      'Could an attacker learn something from a crash page?',
      'Do error pages reveal technical details?',
    ],
    answer: 'An unexpected error shows a number for our support, and nothing else.',
    says: [
      'Errors show no internal details',
      'An unexpected error shows a number for our support, and nothing else.',
    ],
    fr: {
      asked: [
        "Que montrent les messages d'erreur ?",
        'Les erreurs révèlent-elles des détails internes ?',
      ],
      answer: 'Une erreur inattendue montre un numéro pour notre soutien, et rien de plus.',
    },
  },
  {
    id: 'security-browser-cache',
    path: '/trust#security',
    asked: [
      'Do browsers keep copies of private pages?',
      'Can the next person at a shared computer see my portal pages?',
      'browser caching of the portal?',
      'Are pages of the portal stored on my device?',
      'I used the portal in an internet cafe. Are my pages still there?',
    ],
    answer: 'Pages of the portal and the panel tell the browser not to store them.',
    says: [
      'Browsers do not keep private pages',
      'Pages of the portal and the panel tell the browser not to store them.',
    ],
    fr: {
      asked: [
        'Les navigateurs gardent-ils une copie des pages privées ?',
        'Les pages du portail sont-elles stockées sur mon appareil ?',
      ],
      answer: 'Les pages du portail et du panneau disent au navigateur de ne pas les stocker.',
    },
  },
  {
    id: 'security-sbom',
    path: '/trust#security',
    asked: [
      'Is there a list of all libraries that you use?',
      'Do you provide an SBOM?',
      'software bill of materials?',
      'Which open-source components are in your product?',
      'Can we get your dependencies in CycloneDX?',
      'Do you publish the components of your software?',
    ],
    answer:
      'Each build writes a list of all libraries and versions in the CycloneDX format. You can download it as JSON.',
    says: [
      'You can see every library we use',
      'Each build writes a list of all libraries and versions in the CycloneDX format.',
      'CycloneDX, JSON, written by the build of this version',
    ],
    fr: {
      asked: [
        'Y a-t-il une liste de toutes les bibliothèques utilisées ?',
        'Fournissez-vous une nomenclature logicielle (SBOM) ?',
        'SBOM CycloneDX',
        'liste des composants logiciels',
      ],
      answer:
        'Chaque version produit une liste de toutes les bibliothèques et de leurs versions au format CycloneDX. Vous pouvez la télécharger en JSON.',
    },
  },
  {
    id: 'portal-password-forgotten',
    path: '/trust#security',
    asked: [
      'I have forgotten my portal password. What do I do?',
      'How do I reset my password?',
      'I forgot my password',
      'How do I get a new password?',
      'Where can I set a new password for the portal?',
      'I do not remember my password any more',
      'Password gone from my head, how do I get back in?',
      'Can you send me my old password?',
      'Please give me a new password for the client portal',
      'I forget password, what is the way?',
      'I was on leave for six weeks and now I no longer know my portal password',
      'Do I have to call somebody when I have forgotten my password?',
      'how to recover access without password',
    ],
    answer:
      'Choose a new one: the reset page gives you a link by mail to set a new password. The link can be used once and expires after one hour. We never store the old password.',
    says: [
      'A link to reset a password can be used once and expires after one hour.',
      'The reset page gives the same answer for known and unknown addresses.',
      'Some links in mails contain a token, for example to set a new password. It works once or for a limited time.',
      'We store a scrypt hash, never the password.',
    ],
    fr: {
      asked: [
        "J'ai oublié mon mot de passe du portail. Que faire ?",
        'Comment réinitialiser mon mot de passe ?',
        "Pouvez-vous m'envoyer mon ancien mot de passe ?",
        'mot de passe perdu, comment revenir dans le portail',
        'Je ne me souviens plus de mon mot de passe',
        'où demander un nouveau mot de passe',
      ],
      answer:
        "Choisissez-en un nouveau : la page de réinitialisation vous donne un lien par courriel. Ce lien ne sert qu'une fois et expire après une heure. Nous ne gardons jamais l'ancien mot de passe.",
    },
  },
  {
    id: 'portal-reset-mail-missing',
    path: '/trust#security',
    asked: [
      'I asked for a new password, but no mail comes. Why?',
      'The reset mail has not arrived',
      'Where is the email to choose my new password?',
      'I pressed the button for a forgotten password and nothing came',
      'No link for a new password in my mailbox',
      'The page said check your email, but there is nothing',
      'Does the reset page tell me if my address is unknown?',
      'I wait since one hour for the password mail',
      'I work for a client, and the mail for resetting my password never shows up',
      'Your reset function does not send anything',
    ],
    answer:
      'Perhaps the address has no account. The reset page gives the same answer for known and unknown addresses, so it does not tell you. Please write to us.',
    says: ['The reset page gives the same answer for known and unknown addresses.', 'Write to us'],
    fr: {
      asked: [
        "J'ai demandé un nouveau mot de passe, mais aucun courriel n'arrive. Pourquoi ?",
        "Le courriel de réinitialisation n'est pas arrivé",
        'je ne reçois pas le lien pour le mot de passe',
        "La page dit de regarder mes courriels, mais il n'y a rien",
        "Le lien du nouveau mot de passe n'arrive jamais",
      ],
      answer:
        "Peut-être que cette adresse n'a pas de compte. La page de réinitialisation donne la même réponse pour toutes les adresses, donc elle ne vous le dit pas. Écrivez-nous.",
    },
  },
  {
    id: 'security-error-number',
    path: '/trust#security',
    asked: [
      'An error with a number appeared. What do I do with the number?',
      'What does the number on the error page mean?',
      'The site shows an error and a code. Whom do I tell?',
      'Something went wrong and now I see a strange number',
      'Is the error number something secret?',
      'error page with a reference, what for',
      'I got an error in the portal, should I write the number down?',
      'The page crashed and gave me only a number',
      'error number come, what I must do',
      'Why do you not say what went wrong, only a number?',
    ],
    answer:
      'Give it to us when you write: an unexpected error shows a number for our support, and nothing else.',
    says: ['An unexpected error shows a number for our support, and nothing else.', 'Write to us'],
    fr: {
      asked: [
        'Une erreur avec un numéro est apparue. Que faire de ce numéro ?',
        "Que veut dire le numéro sur la page d'erreur ?",
        "la page a planté et je ne vois qu'un numéro",
        "Dois-je noter le numéro de l'erreur ?",
        "pourquoi ne dites-vous pas ce qui s'est passé",
      ],
      answer:
        "Donnez-le-nous en nous écrivant : une erreur inattendue montre un numéro pour notre support, et rien d'autre.",
    },
  },
]
