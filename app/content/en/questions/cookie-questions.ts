import type { KnownQuestion } from './known-question.ts'

/** The cookies of the site, what else a browser keeps, and why there is no banner. */
export const cookieQuestions: readonly KnownQuestion[] = [
  {
    id: 'cookies-purpose',
    path: '/cookies',
    asked: [
      'What are your cookies for?',
      'Why does this site set cookies?',
      'cookie purposes?',
      'Do I get cookies when I only read the public pages?',
      'Which cookies are set if I have no account?',
    ],
    answer:
      'Each cookie does something that you asked for. The cookies with names that begin with unordin are set only when you use an account.',
    says: [
      'Each one does something that you asked for.',
      'The cookies with names that begin with unordin are set only when you use an account.',
    ],
    fr: {
      asked: [
        'À quoi servent vos témoins (cookies) ?',
        'Pourquoi ce site place-t-il des témoins ?',
        'à quoi servent vos cookies',
        'le site utilise des cookies ?',
      ],
      answer:
        'Chaque témoin fait quelque chose que vous avez demandé. Ceux dont le nom commence par unordin ne sont placés que si vous utilisez un compte.',
    },
  },
  {
    id: 'cookies-consent-needed',
    path: '/cookies#consent',
    asked: [
      'Do I have to accept cookies?',
      'Where can I give or refuse consent for cookies?',
      'cookie consent settings?',
      'Is there an accept-all button?',
      'Why was I never asked about cookies here?',
      'Why is there no cookie banner?',
    ],
    answer: 'None of the cookies needs your consent, so there is no banner.',
    says: ['None of them needs your consent, so there is no banner.'],
    fr: {
      asked: [
        'Dois-je accepter des témoins ?',
        'Où puis-je refuser les témoins ?',
        'consentement aux cookies',
        'je dois accepter les cookies ?',
        "pourquoi il n'y a pas de bandeau cookies",
      ],
      answer: "Aucun des témoins n'a besoin de votre consentement, donc il n'y a pas de bandeau.",
    },
  },
  {
    id: 'cookies-eprivacy',
    path: '/cookies#consent',
    asked: [
      'Is it legal to have no cookie banner?',
      'How do you comply with the ePrivacy Directive?',
      'cookie law exception?',
      'Why is no consent needed under European law?',
      'Strictly necessary cookies: what does that mean for you?',
    ],
    answer:
      'There is an exception for what is strictly necessary for something you asked for. To sign in, to see the answer to a form and to keep a theme are such things.',
    says: [
      'Some laws, such as the ePrivacy Directive of the European Union, ask for consent before a site stores anything on your device.',
      'There is an exception for what is strictly necessary for something you asked for.',
      'To sign in, to see the answer to a form and to keep a theme are such things.',
    ],
    fr: {
      asked: [
        'Est-il légal de ne pas avoir de bandeau de témoins ?',
        'Comment respectez-vous la directive ePrivacy ?',
      ],
      answer:
        'Il y a une exception pour ce qui est strictement nécessaire à ce que vous avez demandé. Se connecter, voir la réponse à un formulaire et garder un thème en font partie.',
    },
  },
  {
    id: 'cookies-ask-first',
    path: '/cookies#consent',
    asked: [
      'Will you ask me if you store more on my device one day?',
      'What if you add analytics cookies later?',
      'future cookies?',
      'Could you start to use more cookies without telling me?',
      'If you want to save more in my browser, do you ask?',
    ],
    answer: 'If we ever want to store more, we ask first.',
    says: ['If we ever want to store more, we ask first.'],
    fr: {
      asked: [
        'Me demanderez-vous si vous voulez stocker plus sur mon appareil ?',
        'Et si vous ajoutez des témoins plus tard ?',
      ],
      answer: 'Si nous voulons un jour stocker plus, nous demandons avant.',
    },
  },
  {
    id: 'cookies-session-token',
    path: '/cookies#register',
    asked: [
      'What is the cookie unordin.session_token?',
      'Which cookie keeps me signed in?',
      'session_token?',
      'What does the sign-in cookie contain?',
      'Is my name inside the session cookie?',
    ],
    answer:
      'It keeps you signed in to the portal or the staff panel. It contains a random token and our signature, and nothing about you.',
    says: [
      'unordin.session_token',
      'Keeps you signed in to the portal or the staff panel.',
      'It contains a random token and our signature, and nothing about you.',
    ],
    fr: {
      asked: ["Qu'est-ce que le témoin unordin.session_token ?", 'Quel témoin me garde connecté ?'],
      answer:
        'Il vous garde connecté au portail ou au panneau du personnel. Il contient un jeton aléatoire et notre signature, et rien sur vous.',
    },
  },
  {
    id: 'cookies-session-duration',
    path: '/cookies#register',
    asked: [
      'How long does the session cookie last?',
      'When does the sign-in cookie expire?',
      'session cookie lifetime?',
      'For how many days does the cookie keep me signed in?',
      'Is the session cookie extended while I work?',
    ],
    answer:
      '7 days, extended once a day while you use it, 90 days at most; it is deleted when you sign out.',
    says: [
      '7 days, extended once a day while you use it, 90 days at most; deleted when you sign out',
    ],
    fr: {
      asked: [
        'Combien de temps le témoin de session dure-t-il ?',
        'Quand le témoin de connexion expire-t-il ?',
      ],
      answer:
        "7 jours, prolongés une fois par jour tant que vous l'utilisez, 90 jours au plus ; il est supprimé à la déconnexion.",
    },
  },
  {
    id: 'cookies-sign-up',
    path: '/cookies#register',
    asked: [
      'What is the cookie unordin.sign_up for?',
      'sign_up cookie?',
      'Which cookie is set when I create an account?',
      'How do you recognize the browser that opened the account?',
      'How long does the sign-up cookie stay?',
    ],
    answer:
      'It recognizes the browser in which you created an account when you open the link in our email. It is kept for one hour.',
    says: [
      'unordin.sign_up',
      'Recognizes the browser in which you created an account when you open the link in our email.',
      'One hour',
    ],
    fr: {
      asked: [
        'À quoi sert le témoin unordin.sign_up ?',
        'Quel témoin est placé quand je crée un compte ?',
      ],
      answer:
        'Il reconnaît le navigateur dans lequel vous avez créé un compte quand vous ouvrez le lien de notre courriel. Il est gardé une heure.',
    },
  },
  {
    id: 'cookies-two-factor',
    path: '/cookies#register',
    asked: [
      'What does the cookie unordin.two_factor do?',
      'two_factor cookie?',
      'Which cookie waits for the code of my second factor?',
      'How long is the two-factor cookie kept?',
      'Why is there a cookie between password and code?',
    ],
    answer:
      'It notes that your password was correct and that we are waiting for the code of your second factor. It stays 10 minutes, and is deleted when the code is accepted.',
    says: [
      'unordin.two_factor',
      'Notes that your password was correct and that we are waiting for the code of your second factor.',
      '10 minutes; deleted when the code is accepted',
    ],
    fr: {
      asked: [
        'Que fait le témoin unordin.two_factor ?',
        'Combien de temps le témoin du second facteur est-il gardé ?',
      ],
      answer:
        'Il note que votre mot de passe était correct et que nous attendons le code de votre second facteur. Il reste 10 minutes, et il est supprimé quand le code est accepté.',
    },
  },
  {
    id: 'cookies-passkey',
    path: '/cookies#register',
    asked: [
      'What is the cookie unordin.passkey?',
      'passkey cookie?',
      'Which cookie is set when I press Use a passkey?',
      'How long does the cookie for passkeys stay?',
      'Why do you need a cookie to sign in with a passkey?',
    ],
    answer:
      'It notes which question we asked your device. Its answer then opens or adds a passkey only once and only here. It is kept for 5 minutes.',
    says: [
      'unordin.passkey',
      'Notes which question we asked your device.',
      'Its answer then opens or adds a passkey only once and only here.',
      '5 minutes',
    ],
    fr: {
      asked: [
        "Qu'est-ce que le témoin unordin.passkey ?",
        "Combien de temps le témoin des clés d'accès reste-t-il ?",
      ],
      answer:
        "Il note quelle question nous avons posée à votre appareil. Sa réponse ouvre ou ajoute une clé d'accès une seule fois et seulement ici. Il est gardé 5 minutes.",
    },
  },
  {
    id: 'cookies-viewed-client',
    path: '/cookies#register',
    asked: [
      'What is unordin.viewed_client?',
      'viewed_client cookie?',
      'Which cookie is set when an administrator opens the portal of a client?',
      'Do I as a visitor get the viewed_client cookie?',
      'What does the cookie of your administrators contain?',
    ],
    answer:
      "It is for our administrators only: the client's portal they have chosen to view. It stays one hour, or until they stop.",
    says: [
      'unordin.viewed_client',
      "For our administrators only: the client's portal they have chosen to view.",
      'One hour, or until they stop',
    ],
    fr: {
      asked: [
        "Qu'est-ce que unordin.viewed_client ?",
        "Quel témoin est placé quand un administrateur ouvre le portail d'un client ?",
      ],
      answer:
        "Il est seulement pour nos administrateurs : le portail du client qu'ils ont choisi de consulter. Il reste une heure, ou jusqu'à ce qu'ils arrêtent.",
    },
  },
  {
    id: 'cookies-get-started',
    path: '/cookies#register',
    asked: [
      'What does the get_started cookie do?',
      'Are my answers in Get Started kept in a cookie?',
      'get_started cookie?',
      'Where are the answers stored between the steps of the form?',
      'How long do you keep half-finished answers of Get Started?',
    ],
    answer:
      'It keeps your answers between the steps of Get Started if your browser runs no scripts. They are encrypted and stored only in your browser, for two hours or until you submit.',
    says: [
      'get_started',
      'Keeps your answers between the steps of Get Started if your browser runs no scripts.',
      'They are encrypted, in up to three parts, and stored only in your browser.',
      'Two hours, or until you submit',
    ],
    fr: {
      asked: [
        'Que fait le témoin get_started ?',
        'Mes réponses dans Get Started sont-elles gardées dans un témoin ?',
      ],
      answer:
        "Il garde vos réponses entre les étapes de Get Started si votre navigateur n'exécute pas de scripts. Elles sont chiffrées et restent seulement dans votre navigateur, deux heures ou jusqu'à l'envoi.",
    },
  },
  {
    id: 'cookies-toast',
    path: '/cookies#register',
    asked: [
      'What is the toast cookie?',
      'Which cookie shows the short message after I send a form?',
      'toast?',
      'How long does the message cookie live?',
      'What is the cookie called toast doing in my browser?',
    ],
    answer:
      'It shows one short message on the next page, for example that we have received your request. It stays 60 seconds; the next page deletes it.',
    says: [
      'toast',
      'Shows one short message on the next page, for example that we have received your request.',
      '60 seconds; the next page deletes it',
    ],
    fr: {
      asked: [
        "Qu'est-ce que le témoin toast ?",
        "Quel témoin montre le court message après l'envoi d'un formulaire ?",
      ],
      answer:
        'Il montre un court message sur la page suivante, par exemple que nous avons reçu votre demande. Il reste 60 secondes ; la page suivante le supprime.',
    },
  },
  {
    id: 'cookies-theme',
    path: '/cookies#register',
    asked: [
      'What is the theme cookie?',
      'How do you remember that I chose the dark theme?',
      'dark mode cookie?',
      'How long is my choice of light or dark kept?',
      'When is the cookie for the theme set?',
    ],
    answer:
      'It remembers that you chose the light or the dark theme, for one year. It contains only that word and is set when you press the theme button.',
    says: [
      'theme',
      'Remembers that you chose the light or the dark theme. It contains only that word.',
      'When you press the theme button',
      'One year',
    ],
    fr: {
      asked: [
        "Qu'est-ce que le témoin theme ?",
        "Comment retenez-vous que j'ai choisi le thème sombre ?",
      ],
      answer:
        'Il retient que vous avez choisi le thème clair ou sombre, pendant un an. Il ne contient que ce mot et il est placé quand vous appuyez sur le bouton du thème.',
    },
  },
  {
    id: 'cookies-zone',
    path: '/cookies#register',
    asked: [
      'What is the zone cookie?',
      'Why does a cookie know my time zone?',
      'zone cookie?',
      'how does the portal know which time it is here',
      'Which cookie stores my time zone, and for how long?',
      'does the cookie for times tell you where i live',
      'what is in the cookie named zone',
      'times in the portal are in my own time zone, how come',
      'do you guess my country from the clock of my computer',
    ],
    answer:
      'It shows times in your own time zone in the portal and the staff panel. It contains only the name of that zone and stays one year.',
    says: [
      'zone',
      'Shows times in your own time zone in the portal and the staff panel. It contains only the name of that zone.',
      'When you open the portal or the panel',
      'One year',
    ],
    fr: {
      asked: [
        'À quoi sert le témoin zone ?',
        'pourquoi un témoin connaît mon fuseau horaire',
        'combien de temps le témoin zone est-il gardé',
      ],
      answer:
        'Il montre les heures dans votre fuseau horaire, dans le portail et le panneau du personnel. Il contient seulement le nom de ce fuseau et reste un an.',
    },
  },
  {
    id: 'cookies-rail',
    path: '/cookies#register',
    asked: [
      'What is the rail cookie?',
      'Does the rail cookie concern visitors?',
      'rail cookie?',
      'which cookie is for the menu of your staff',
      'a cookie called rail, what does it do',
      'is there a cookie only for people who work for you',
      'How long does the cookie for the admin menu stay?',
      'what remembers that the admin menu is shown as icons',
    ],
    answer:
      'It remembers that a member of our staff shows the menu of the admin panel as icons. It is set when staff press that button and stays one year.',
    says: [
      'rail',
      'Remembers that a member of our staff shows the menu of the admin panel as icons.',
      'When staff press that button',
      'One year',
    ],
    fr: {
      asked: [
        'À quoi sert le témoin rail ?',
        'le témoin rail concerne-t-il les visiteurs',
        'quel témoin est pour le menu du personnel',
      ],
      answer:
        "Il retient qu'un membre de notre personnel affiche le menu du panneau en icônes. Il est posé quand le personnel presse ce bouton et reste un an.",
    },
  },
  {
    id: 'cookies-secure-flags',
    path: '/cookies#register',
    asked: [
      'Are your cookies marked Secure?',
      'Do your cookies use the __Host- prefix?',
      'secure, httponly, samesite?',
      'Which technical protections do the cookies have?',
      'Can another host read a cookie of yours?',
    ],
    answer:
      'On encrypted connections every cookie is marked Secure and has __Host- before its name (get_started has __Secure-). Your browser then accepts it from this host only.',
    says: [
      'On encrypted connections every cookie is marked Secure and has __Host- before its name (get_started has __Secure-).',
      'Your browser then accepts it from this host only.',
    ],
    fr: {
      asked: [
        'Vos témoins sont-ils marqués Secure ?',
        'Quelles protections techniques les témoins ont-ils ?',
      ],
      answer:
        "Sur une connexion chiffrée, chaque témoin est marqué Secure et porte __Host- devant son nom (get_started porte __Secure-). Votre navigateur ne l'accepte alors que de cet hôte.",
    },
  },
  {
    id: 'cookies-scripts-read',
    path: '/cookies#register',
    asked: [
      'Can scripts read your cookies?',
      'Could JavaScript steal my session cookie?',
      'httponly cookies?',
      'Which cookie is readable for scripts on the page?',
      'Is the session cookie hidden from page scripts?',
    ],
    answer: 'Scripts can read the theme cookie and no other.',
    says: ['Scripts can read the theme cookie and no other.'],
    fr: {
      asked: [
        'Les scripts peuvent-ils lire vos témoins ?',
        'Un script pourrait-il voler mon témoin de session ?',
      ],
      answer: 'Les scripts peuvent lire le témoin theme et aucun autre.',
    },
  },
  {
    id: 'cookies-cross-site',
    path: '/cookies#register',
    asked: [
      'Are your cookies sent when another website calls yours?',
      'SameSite?',
      'Does a request from a foreign site carry my cookies?',
      'When are the cookies included in requests from other sites?',
      'If I follow a link to you, are the cookies sent?',
    ],
    answer:
      'Only when you follow a link here: if another site makes your browser send a request, it does not include our cookies.',
    says: [
      'If another site makes your browser send a request, it does not include our cookies, except when you follow a link here.',
    ],
    fr: {
      asked: [
        'Vos témoins sont-ils envoyés quand un autre site vous appelle ?',
        "Quand les témoins accompagnent-ils une requête d'un autre site ?",
      ],
      answer:
        'Seulement quand vous suivez un lien vers nous : si un autre site fait envoyer une requête à votre navigateur, elle ne contient pas nos témoins.',
    },
  },
  {
    id: 'cookies-third-party',
    path: '/cookies#none',
    asked: [
      'Are there cookies from other companies on your pages?',
      'third-party cookies?',
      'Do Google or Meta set cookies here?',
      'Do you use cookies that recognize me on other sites?',
      'Is there retargeting or a tracking pixel?',
    ],
    answer:
      'Our pages have no cookies from other companies, none for advertising, and none that recognize you on other sites.',
    says: [
      'No cookies for advertising, and none that recognize you on other sites',
      'No cookies from other companies on our pages',
    ],
    fr: {
      asked: [
        "Y a-t-il des témoins d'autres entreprises sur vos pages ?",
        "Y a-t-il des témoins qui me reconnaissent sur d'autres sites ?",
        'des cookies publicitaires ?',
      ],
      answer:
        "Nos pages n'ont pas de témoins d'autres entreprises, aucun pour la publicité, et aucun qui vous reconnaît sur d'autres sites.",
    },
  },
  {
    id: 'cookies-google-analytics',
    path: '/cookies#none',
    asked: [
      'Do you use Google Analytics?',
      'Is there Matomo, Hotjar or another analytics tool on your site?',
      'statistics cookies?',
      'Do you set cookies to measure visits?',
      'Are analytics cookies used on this website?',
    ],
    answer:
      'There are no cookies for analytics or statistics on our pages, and none from other companies.',
    says: [
      'No cookies for analytics or statistics',
      'No cookies from other companies on our pages',
    ],
    fr: {
      asked: [
        'Utilisez-vous Google Analytics ?',
        'Y a-t-il des témoins de statistiques ?',
        'y a Google Analytics ici ?',
      ],
      answer:
        "Il n'y a aucun témoin d'analyse ou de statistiques sur nos pages, et aucun d'autres entreprises.",
    },
  },
  {
    id: 'cookies-calendar',
    path: '/cookies#none',
    asked: [
      'Does the booking calendar set cookies of another company?',
      'What about cookies of an external scheduling service?',
      'calendar cookies?',
      'When I book a call, whose cookies do I get?',
      'Is the calendar at the end of Get Started from somebody else?',
    ],
    answer:
      'If an external scheduling service shows its calendar, it is in a separate frame and loads on that step only. Its cookies follow the rules of that service.',
    says: [
      'At the end of Get Started you can book a call.',
      'If an external scheduling service shows its calendar there, it is in a separate frame and loads on that step only.',
      'Its cookies follow the rules of that service.',
    ],
    fr: {
      asked: [
        "Le calendrier de réservation place-t-il des témoins d'une autre entreprise ?",
        "Qu'en est-il des témoins d'un service de rendez-vous externe ?",
      ],
      answer:
        'Si un service externe montre son calendrier, il est dans un cadre séparé et se charge seulement à cette étape. Ses témoins suivent les règles de ce service.',
    },
  },
  {
    id: 'cookies-session-storage',
    path: '/cookies#storage',
    asked: [
      'What else do you store in my browser besides cookies?',
      'Do you use local storage or session storage?',
      'localStorage?',
      'Why does the page remember how far I scrolled?',
      'Is anything kept in the browser tab?',
    ],
    answer:
      'While a tab is open, the browser notes how far you have scrolled and what you type into a form. Notes about passkeys and shortcuts stay in its local storage. We never receive the scroll note.',
    says: [
      'While a tab is open, the browser notes how far you have scrolled on each page.',
      'We never receive it, and it is deleted when you close the tab.',
      'The browser keeps what you type into a form in the same place until you send or cancel it.',
      'If you add or use a passkey, the browser notes this in its local storage.',
      'If you turn off keyboard shortcuts, the browser notes this in the same place.',
    ],
    fr: {
      asked: [
        'Que stockez-vous dans mon navigateur à part les témoins ?',
        'Utilisez-vous le stockage local du navigateur ?',
      ],
      answer:
        "Tant qu'un onglet est ouvert, le navigateur note jusqu'où vous avez fait défiler et ce que vous écrivez dans un formulaire. Des notes sur les clés d'accès et les raccourcis restent dans son stockage local.",
    },
  },
  {
    id: 'cookies-form-drafts',
    path: '/cookies#storage',
    asked: [
      'Is my text lost if I reload a form?',
      'Do you keep drafts of forms?',
      'reload form data?',
      'I closed the page by accident while I was typing. Is my text there?',
      'Are files and passwords kept when I reload a form?',
    ],
    answer:
      'If you reload the page, you lose nothing: the browser keeps what you type until you send or cancel it. It does not keep files and passwords.',
    says: [
      'The browser keeps what you type into a form in the same place until you send or cancel it.',
      'If you reload the page, you lose nothing.',
      'It does not keep files and passwords.',
    ],
    fr: {
      asked: [
        'Mon texte est-il perdu si je recharge un formulaire ?',
        'Gardez-vous des brouillons de formulaires ?',
      ],
      answer:
        "Si vous rechargez la page, vous ne perdez rien : le navigateur garde ce que vous écrivez jusqu'à l'envoi ou l'annulation. Il ne garde ni fichiers ni mots de passe.",
    },
  },
  {
    id: 'cookies-portal-drafts',
    path: '/cookies#storage',
    asked: [
      'For how many days does the browser hold what I write in the client portal?',
      'I was writing a ticket yesterday. Is my text still there?',
      'draft of a ticket kept?',
      'does the portal remember what i typed last week',
      'my half written ticket, how many days',
      'where is unsent text from the portal kept',
      'Is unfinished text in the portal stored on my computer?',
      'portal drafts, until when',
    ],
    answer:
      'Seven days at most: in the client portal the browser keeps your text in its local storage.',
    says: ['In the client portal it keeps your text in its local storage, for seven days at most.'],
    fr: {
      asked: [
        'Combien de temps le navigateur garde-t-il mon texte dans le portail ?',
        'mon billet à moitié écrit est-il encore là',
        'brouillons du portail, combien de jours',
      ],
      answer:
        'Sept jours au plus : dans le portail, le navigateur garde votre texte dans son stockage local.',
    },
  },
  {
    id: 'cookies-passkey-note',
    path: '/cookies#storage',
    asked: [
      'Why does the sign-in page know that I have a passkey?',
      'What does the browser note when I add a passkey?',
      'passkey local storage?',
      'Do you receive the note about my passkey?',
      'How do I remove the passkey note from my browser?',
    ],
    answer:
      'The browser notes it in its local storage, so that the sign-in pages can offer the passkey. We never receive the note. It stays until you delete the data of this site.',
    says: [
      'If you add or use a passkey, the browser notes this in its local storage.',
      'The sign-in pages can then offer the passkey.',
      'We never receive the note.',
      'It stays until you delete the data of this site.',
    ],
    fr: {
      asked: [
        "Pourquoi la page de connexion sait-elle que j'ai une clé d'accès ?",
        "Que note le navigateur quand j'ajoute une clé d'accès ?",
      ],
      answer:
        "Le navigateur le note dans son stockage local, pour que les pages de connexion offrent la clé d'accès. Nous ne recevons jamais cette note. Elle reste jusqu'à ce que vous supprimiez les données de ce site.",
    },
  },
  {
    id: 'cookies-shortcuts-note',
    path: '/cookies#storage',
    asked: [
      'What does the browser note when I turn off keyboard shortcuts?',
      'Do you learn that I turned the shortcuts off?',
      'note about shortcuts?',
      'how does the site remember that i do not want shortcut keys',
      'is my choice about single keys sent to you',
      'When is the note about keyboard shortcuts deleted?',
      'does switching the hotkeys off leave anything on my computer',
      'where is the setting for shortcuts saved',
    ],
    answer:
      'It notes in its local storage that they are off, and we never receive the note. It is deleted when you turn them on again.',
    says: [
      'If you turn off keyboard shortcuts, the browser notes this in the same place. We never receive this note either. It is deleted when you turn them on again.',
      'the browser notes this in its local storage',
    ],
    fr: {
      asked: [
        'Que note le navigateur quand je désactive les raccourcis ?',
        "apprenez-vous que je n'utilise pas les raccourcis",
        'où est gardé le réglage des raccourcis clavier',
      ],
      answer:
        "Il note dans son stockage local qu'ils sont désactivés, et nous ne recevons jamais cette note. Elle est supprimée quand vous les réactivez.",
    },
  },
  {
    id: 'cookies-refuse',
    path: '/cookies#control',
    asked: [
      'Can I use the site without cookies?',
      'What happens if I block cookies in my browser?',
      'disable cookies?',
      'Do the public pages work when I refuse all cookies?',
      'I never allow cookies. Can I still read everything?',
    ],
    answer:
      'Every public page works without them. Without the session cookie you cannot stay signed in, and without the theme cookie the site follows your system.',
    says: [
      'Every public page works without them.',
      'Without the session cookie you cannot stay signed in.',
      'Without the theme cookie the site follows your system.',
    ],
    fr: {
      asked: [
        'Puis-je utiliser le site sans témoins ?',
        'Que se passe-t-il si je bloque les témoins ?',
        'je peux refuser les cookies ?',
        'le site marche sans cookies ?',
      ],
      answer:
        'Chaque page publique fonctionne sans témoins. Sans le témoin de session, vous ne pouvez pas rester connecté, et sans le témoin theme, le site suit votre système.',
    },
  },
  {
    id: 'cookies-remove',
    path: '/cookies#control',
    asked: [
      'How do I delete your cookies?',
      'How can I remove everything this site has stored?',
      'clear cookies?',
      'Do cookies go away when I sign out?',
      'What must I do to get rid of all data of this site in my browser?',
    ],
    answer:
      'You can delete or refuse cookies in your browser settings. Clearing the site data removes everything this site has stored; signing out deletes the session cookie.',
    says: [
      'You can delete or refuse cookies in your browser settings.',
      'This removes everything this site has stored, including the theme.',
      'This deletes the session cookie here and the session on our server.',
    ],
    fr: {
      asked: [
        'Comment supprimer vos témoins ?',
        'Comment effacer tout ce que ce site a stocké ?',
        'comment effacer vos cookies de mon navigateur',
      ],
      answer:
        "Vous pouvez supprimer ou refuser les témoins dans les réglages du navigateur. Effacer les données du site enlève tout ce qu'il a stocké ; la déconnexion supprime le témoin de session.",
    },
  },
  {
    id: 'cookies-by-themselves',
    path: '/cookies#control',
    asked: [
      'Which cookies disappear by themselves?',
      'How long must I wait until your cookies are gone?',
      'do your cookies expire',
      'cookies deleted automatically?',
      'which of your cookies are gone after an hour',
      'is the cookie with the message gone quickly',
      'I do nothing. Which cookies vanish anyway?',
      'when do the sign-up and second factor cookies go away',
    ],
    answer:
      'The message cookie after a minute. The cookies for sign-up, second factor and a viewed portal after an hour. Signing out deletes the session cookie.',
    says: [
      'Wait a minute',
      'The message cookie is deleted automatically.',
      'Wait an hour',
      'The cookies for sign-up, second factor and a viewed portal are deleted automatically.',
      'This deletes the session cookie here and the session on our server.',
    ],
    fr: {
      asked: [
        "Quels témoins disparaissent d'eux-mêmes ?",
        'vos témoins expirent-ils',
        'quels témoins partent après une heure',
      ],
      answer:
        "Le témoin du message après une minute. Ceux de l'inscription, du second facteur et d'un portail consulté après une heure. Se déconnecter supprime le témoin de session.",
    },
  },
  {
    id: 'cookies-chat-resume',
    path: '/cookies#storage',
    asked: [
      'Can I go on with this conversation tomorrow?',
      'Is the chat still there after I reload the page?',
      'chat history after reload?',
      'If I open a second tab, do I see the same conversation?',
      'How long can I come back to a conversation with the assistant?',
      'Will the assistant remember me when I return on another day?',
    ],
    answer:
      'You can go on with the conversation after a reload, in another tab or on another day. The key for it in your browser is valid for at most 30 days after its last use, and for half a year in all.',
    says: [
      'After your first message to the assistant, the browser keeps the number of the conversation and a random key in the same place.',
      'You can then go on with the conversation after a reload, in another tab or on another day.',
      'The key is valid for at most 30 days after its last use, and for half a year in all.',
    ],
    fr: {
      asked: [
        'Puis-je continuer cette conversation demain ?',
        'La conversation est-elle encore là si je recharge la page ?',
        "Combien de temps puis-je revenir à une conversation avec l'assistant ?",
        'je peux reprendre ce chat demain ?',
      ],
      answer:
        'Vous pouvez continuer la conversation après un rechargement, dans un autre onglet ou un autre jour. La clé dans votre navigateur est valide au plus 30 jours après son dernier usage, et une demi-année en tout.',
    },
  },
  {
    id: 'cookies-chat-shared-computer',
    path: '/cookies#storage',
    asked: [
      'I am on a shared computer. How do I hide this conversation?',
      'How do I remove the chat from this browser?',
      'New conversation button?',
      'What does "New conversation" do?',
      'Can the next person at this computer read my chat?',
    ],
    answer:
      'Press New conversation: it deletes the key of the conversation. Do that on a shared computer.',
    says: ['It is deleted when you press New conversation, so do that on a shared computer.'],
    fr: {
      asked: [
        "J'utilise un ordinateur partagé. Comment cacher cette conversation ?",
        'Comment retirer le clavardage de ce navigateur ?',
        'je suis dans un cybercafé, comment cacher la conversation',
      ],
      answer:
        'Appuyez sur New conversation : cela supprime la clé de la conversation. Faites-le sur un ordinateur partagé.',
    },
  },
  {
    id: 'cookies-longest-shortest',
    path: '/cookies#register',
    asked: [
      'Which of your cookies stays the longest?',
      'Which cookie is the shortest one?',
      'Do any of your cookies stay for a year?',
      'longest cookie?',
      'How long do your cookies stay at most and at least?',
    ],
    answer:
      'The cookies theme, zone and rail stay longest: one year. The cookie toast is the shortest: 60 seconds, and the next page deletes it.',
    says: ['theme', 'zone', 'rail', 'One year', 'toast', '60 seconds; the next page deletes it'],
    fr: {
      asked: [
        'Lequel de vos témoins reste le plus longtemps ?',
        'vos cookies restent combien de temps au plus et au moins ?',
        'témoin le plus long',
      ],
      answer:
        'Les témoins theme, zone et rail restent le plus longtemps : un an. Le témoin toast est le plus court : 60 secondes, et la page suivante le supprime.',
    },
  },
  {
    id: 'cookies-keep-signing-out',
    path: '/cookies#control',
    asked: [
      'Why am I signed out of the portal again and again?',
      'The portal does not remember that I am signed in. Why?',
      'I have to sign in each time I open the portal',
      'Why does my browser not keep me signed in?',
      'Is something blocking the sign-in cookie?',
      'always logged out',
      'I block cookies in my browser and now I cannot stay signed in',
      'portal forget me every time',
      'Our IT department deletes all cookies at night. Is that why I have to log in each morning?',
      'Your portal throws me out all the time',
    ],
    answer:
      'Perhaps your browser deletes or refuses the session cookie: without it you cannot stay signed in. It is kept 7 days, extended once a day while you use it, 90 days at most.',
    says: [
      'Without the session cookie you cannot stay signed in.',
      'You can delete or refuse cookies in your browser settings.',
      '7 days, extended once a day while you use it, 90 days at most; deleted when you sign out',
    ],
    fr: {
      asked: [
        'Pourquoi suis-je sans cesse déconnecté du portail ?',
        'Le portail ne se souvient pas de ma connexion. Pourquoi ?',
        'je dois me connecter à chaque fois',
        'Je bloque les cookies et je ne reste pas connecté',
        'votre portail me jette dehors tout le temps',
      ],
      answer:
        "Peut-être que votre navigateur supprime ou refuse le cookie de session : sans lui, on ne reste pas connecté. Il est gardé 7 jours, prolongé une fois par jour d'usage, 90 jours au plus.",
    },
  },
  {
    id: 'cookies-public-computer',
    path: '/cookies#control',
    asked: [
      "I used the portal on somebody else's computer. How do I leave nothing behind?",
      'How do I sign out safely on a shared computer?',
      'Does the portal leave drafts on a borrowed computer?',
      'I worked in the portal in a hotel. What should I clear?',
      'Is it enough to sign out on a foreign computer?',
      'portal on public pc, what to delete',
      "I typed a ticket on my colleague's computer. Can he read it later?",
      'I use computer of friend for portal, what I must do after',
      'Does anything of the portal stay on the machine after I have left?',
      'I do not trust the computer in the business centre',
    ],
    answer:
      'Sign out, and clear the site data. Signing out deletes the session cookie and the session on our server. Clearing removes the rest, such as texts that the portal keeps for seven days at most.',
    says: [
      'This deletes the session cookie here and the session on our server.',
      'This removes everything this site has stored, including the theme.',
      'In the client portal it keeps your text in its local storage, for seven days at most.',
    ],
    fr: {
      asked: [
        "J'ai utilisé le portail sur l'ordinateur d'un autre. Comment ne rien laisser ?",
        'Comment se déconnecter sans risque sur un poste partagé ?',
        'suffit-il de se déconnecter sur un ordinateur étranger',
        "J'ai travaillé dans le portail à l'hôtel, que dois-je effacer ?",
        'le portail laisse-t-il des brouillons sur un poste emprunté',
      ],
      answer:
        "Déconnectez-vous, puis effacez les données du site. La déconnexion supprime le cookie et la session. L'effacement retire le reste, comme les textes que le portail garde sept jours au plus.",
    },
  },
  {
    id: 'cookies-theme-lost',
    path: '/cookies#control',
    asked: [
      'Why has your site forgotten that I chose the dark theme?',
      'I chose the light theme and now the page is dark again. Why?',
      'How does the site decide between light and dark?',
      'My dark mode is gone after I cleared my cookies',
      'Do I have to choose the theme again on each computer?',
      'theme not remembered',
      'The page is suddenly black. How did that happen?',
      'why page change colour at night',
      'My eyes need the dark view, but your site does not keep it',
      'Does the site follow the setting of my system?',
    ],
    answer:
      'Without the theme cookie the site follows your system. Clearing the site data removes the theme, and the cookie is kept one year.',
    says: [
      'Without the theme cookie the site follows your system.',
      'This removes everything this site has stored, including the theme.',
      'One year',
    ],
    fr: {
      asked: [
        'Pourquoi votre site a-t-il oublié mon thème sombre ?',
        'Comment le site choisit-il entre clair et sombre ?',
        'mon mode sombre a disparu',
        'La page est soudain noire, pourquoi ?',
        'faut-il choisir le thème sur chaque ordinateur',
      ],
      answer:
        'Sans le cookie du thème, le site suit votre système. Effacer les données du site retire le thème ; le cookie est gardé un an.',
    },
  },
  {
    id: 'cookies-come-back',
    path: '/cookies',
    asked: [
      'Do you recognize me when I visit your site again?',
      'Does the site know that I was here last week?',
      'Can you tell that it is me again if I have no account?',
      'Do you connect my visits with each other?',
      'returning visitor recognized?',
      'I only read a few pages. Will you know me next time?',
      'you remember who I am when I come again?',
      'I have a feeling that your site knows me already',
      'Without an account, is there a cookie that marks me?',
    ],
    answer:
      'Only where you asked for it: cookies named unordin are set only when you use an account. After a message to the assistant, your browser keeps a key for that conversation.',
    says: [
      'Each one does something that you asked for. The cookies with names that begin with unordin are set only when you use an account.',
      'After your first message to the assistant, the browser keeps the number of the conversation and a random key in the same place.',
    ],
    fr: {
      asked: [
        'Me reconnaissez-vous quand je reviens sur votre site ?',
        "Le site sait-il que j'étais là la semaine dernière ?",
        'Sans compte, un cookie me marque-t-il ?',
        'reliez-vous mes visites entre elles',
      ],
      answer:
        "Seulement si vous l'avez demandé : les cookies dont le nom commence par unordin ne sont posés que si vous utilisez un compte. Après un message à l'assistant, votre navigateur garde une clé pour cette conversation.",
    },
  },
  {
    id: 'cookies-chat-other-device',
    path: '/cookies#storage',
    asked: [
      'Can I go on with this chat on my phone?',
      'I started the conversation on my computer. Can I open it on another device?',
      'Does my conversation follow me to another browser?',
      'How do I move this chat to my laptop?',
      'Why do I not see my conversation on my tablet?',
      'same chat on two devices?',
      'I wrote to the assistant at work and want to read the answer at home',
      'chat from computer see on phone, possible?',
      'I opened the site in another browser and my conversation was not there',
      'Is my conversation in the cloud, so that I see it everywhere?',
    ],
    answer:
      'The browser keeps the number of the conversation and its key; the page names no other device. You can go on in the same browser after a reload, in another tab or on another day.',
    says: [
      'After your first message to the assistant, the browser keeps the number of the conversation and a random key in the same place. You can then go on with the conversation after a reload, in another tab or on another day.',
    ],
    fr: {
      asked: [
        'Puis-je continuer ce chat sur mon téléphone ?',
        "J'ai commencé sur mon ordinateur, puis-je ouvrir la conversation ailleurs ?",
        'la conversation me suit-elle dans un autre navigateur',
        'Pourquoi ne vois-je pas ma conversation sur ma tablette ?',
        'le même chat sur deux appareils',
      ],
      answer:
        'Le navigateur garde le numéro de la conversation et sa clé ; la page ne nomme aucun autre appareil. Vous pouvez continuer dans le même navigateur, après un rechargement, dans un autre onglet ou un autre jour.',
    },
  },
  {
    id: 'cookies-cleared-chat',
    path: '/cookies#control',
    asked: [
      'I cleared my browser data. Is my conversation with the assistant gone?',
      'Can I get my chat back after I deleted my cookies?',
      'I deleted the history of my browser and now the chat is empty',
      'Does clearing the site data end my conversation?',
      'My conversation has disappeared. Why?',
      'chat gone after clearing browser',
      'I pressed New conversation by accident, can I see the old one again?',
      'clean browser, chat lost, how get back',
      'Our computers are cleaned each evening. What happens to my chat?',
      'So you lost everything that I told the assistant',
    ],
    answer:
      'You cannot go on with it. The browser keeps the number and the key of the conversation, and clearing the site data removes everything this site has stored.',
    says: [
      'After your first message to the assistant, the browser keeps the number of the conversation and a random key in the same place. You can then go on with the conversation after a reload, in another tab or on another day.',
      'This removes everything this site has stored, including the theme.',
      'It is deleted when you press New conversation, so do that on a shared computer.',
    ],
    fr: {
      asked: [
        "J'ai vidé mon navigateur. Ma conversation avec l'assistant est-elle perdue ?",
        'Puis-je retrouver mon chat après avoir supprimé les cookies ?',
        'ma conversation a disparu, pourquoi',
        "J'ai cliqué sur New conversation par erreur, l'ancienne est-elle perdue ?",
        'nos ordinateurs sont nettoyés chaque soir, et mon chat ?',
      ],
      answer:
        "Vous ne pouvez plus la continuer : le navigateur garde le numéro et la clé de la conversation, et effacer les données du site retire tout ce qu'il a enregistré.",
    },
  },
]
