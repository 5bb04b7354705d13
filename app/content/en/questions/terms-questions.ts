import type { KnownQuestion } from './known-question.ts'

/** The rules for the website and the client portal. */
export const termsQuestions: readonly KnownQuestion[] = [
  {
    id: 'terms-apply-to',
    path: '/terms#parties',
    asked: [
      'What do your terms of service apply to?',
      'Which rules apply when I use this website?',
      'scope of the terms?',
      'Do the terms also cover the client portal?',
      'Who are the parties of the terms of service?',
    ],
    answer:
      'The terms apply to this website and to the client portal. They are between you and Unordin.',
    says: [
      'These terms are between you and Unordin.',
      'The terms apply to this website and to the client portal.',
    ],
    fr: {
      asked: [
        "À quoi vos conditions d'utilisation s'appliquent-elles ?",
        'Les conditions couvrent-elles aussi le portail client ?',
        'vos CGU concernent quoi',
      ],
      answer:
        "Les conditions s'appliquent à ce site et au portail client. Elles lient Unordin et vous.",
    },
  },
  {
    id: 'terms-contract-first',
    path: '/terms#parties',
    asked: [
      'If our contract says something else than the terms, which one applies?',
      'Do the terms of the website apply to work you do for us?',
      'contract versus terms of service?',
      'Which takes precedence, the client contract or the terms?',
      'Does project work have its own contract?',
    ],
    answer: 'The contract applies: work that we do for a client has its own contract.',
    says: [
      'Work that we do for a client has its own contract.',
      'If that contract says something else, the contract applies.',
    ],
    fr: {
      asked: [
        'Si notre contrat dit autre chose que les conditions, lequel vaut ?',
        'Les conditions du site valent-elles pour le travail fait pour nous ?',
      ],
      answer: 'Le contrat : le travail que nous faisons pour un client a son propre contrat.',
    },
  },
  {
    id: 'terms-for-organization',
    path: '/terms#parties',
    asked: [
      'What do I confirm if I use the site for my organization?',
      'Am I allowed to accept your terms for my ministry?',
      'acting for an organization?',
      'I use the portal for my employer. What does that mean for the terms?',
      'Must I have authority to use the website on behalf of a company?',
    ],
    answer:
      'If you use the site or the portal for an organization, you confirm that you may do so.',
    says: ['If you use them for an organization, you confirm that you may do so.'],
    fr: {
      asked: [
        "Qu'est-ce que je confirme si j'utilise le site pour mon organisation ?",
        "Dois-je être autorisé à utiliser le site au nom d'une entreprise ?",
      ],
      answer:
        'Si vous utilisez le site ou le portail pour une organisation, vous confirmez que vous en avez le droit.',
    },
  },
  {
    id: 'terms-free-to-read',
    path: '/terms#use',
    asked: [
      'Do I need an account or have to pay to read the site?',
      'Is the website free?',
      'paywall?',
      'Must I register before I can read your pages?',
      'Does it cost anything to use your public site?',
    ],
    answer: 'You may read everything public without an account and without payment.',
    says: ['You may read everything public without an account and without payment.'],
    fr: {
      asked: [
        'Faut-il un compte ou payer pour lire le site ?',
        "Dois-je m'inscrire avant de lire vos pages ?",
        'faut-il un compte pour lire le site',
      ],
      answer: 'Vous pouvez lire tout ce qui est public sans compte et sans payer.',
    },
  },
  {
    id: 'terms-print-and-show',
    path: '/terms#use',
    asked: [
      'May I print your pages and show them to colleagues?',
      'Can I save your website as PDF for my boss?',
      'sharing your pages internally?',
      'Am I allowed to hand out your texts in our committee?',
      'Is it fine to forward your pages while we decide?',
    ],
    answer:
      'You may print our pages, save them and show them to colleagues while you consider working with us.',
    says: [
      'You may print it, save it and show it to colleagues while you consider working with us.',
    ],
    fr: {
      asked: [
        'Puis-je imprimer vos pages et les montrer à des collègues ?',
        'Puis-je garder vos pages en PDF pour mon patron ?',
      ],
      answer:
        'Vous pouvez imprimer nos pages, les enregistrer et les montrer à des collègues pendant que vous envisagez de travailler avec nous.',
    },
  },
  {
    id: 'terms-quote-content',
    path: '/terms#our-content',
    asked: [
      'May I quote your articles?',
      'Can I link to your pages or republish a paragraph?',
      'copyright of the content?',
      'I am a journalist. May I cite text from your site?',
      'Under which conditions can I use your text or drawings?',
      'May a teacher or journalist use your text?',
    ],
    answer: 'You may quote the pages and link to them if you name the source.',
    says: ['You may quote the pages and link to them if you name the source.'],
    fr: {
      asked: [
        'Puis-je citer vos articles ?',
        'Je suis journaliste. Puis-je citer un texte de votre site ?',
        "droits d'auteur du contenu",
        'je peux citer vos articles dans mon rapport ?',
        'puis-je reprendre vos textes dans mon mémoire',
      ],
      answer: 'Vous pouvez citer les pages et y mettre un lien si vous nommez la source.',
    },
  },
  {
    id: 'terms-who-owns-content',
    path: '/terms#our-content',
    asked: [
      'Who owns the text and drawings on your site?',
      'Is the name Unordin protected?',
      'intellectual property of the website?',
      'Can I use your logo and your illustrations?',
      'To whom do the code and the texts belong?',
    ],
    answer:
      'Text, drawings, code and the name Unordin belong to us or to those who licensed them to us.',
    says: [
      'Text, drawings, code and the name Unordin belong to us or to those who licensed them to us.',
    ],
    fr: {
      asked: [
        'À qui appartiennent les textes et les dessins de votre site ?',
        'Puis-je utiliser votre logo ?',
        "droits d'auteur du site",
      ],
      answer:
        'Les textes, les dessins, le code et le nom Unordin nous appartiennent, ou appartiennent à ceux qui nous en ont donné la licence.',
    },
  },
  {
    id: 'terms-delivered-documents',
    path: '/terms#our-content',
    asked: [
      'How may we use the documents that you deliver?',
      'Who may reuse a Blueprint after delivery, legally?',
      'rights in deliverables?',
      'Does the client get the right to share delivered documents?',
      'Where is it written what we can do with your reports?',
    ],
    answer: 'The contract with a client says how the client may use the documents we deliver.',
    says: ['The contract with a client says how the client may use the documents we deliver.'],
    fr: {
      asked: [
        'Comment pouvons-nous utiliser les documents que vous livrez ?',
        'Quels droits avons-nous sur les documents livrés ?',
      ],
      answer:
        'Le contrat avec un client dit comment il peut utiliser les documents que nous livrons.',
    },
  },
  {
    id: 'terms-not-allowed',
    path: '/terms#not-allowed',
    asked: [
      'What is not allowed on your website?',
      'Which uses do your terms forbid?',
      'acceptable use policy?',
      'Can I scrape your forms or send them by script?',
      'What must I not do in the portal?',
    ],
    answer:
      'Entering accounts, records or servers that are not yours, sending forms automatically, and giving a false name. Also sending malicious files, or copying the site and pretending to be us.',
    says: [
      'You agree not to:',
      'try to enter accounts, records or servers that are not yours',
      'send forms automatically, or so many requests that others have to wait',
      'give a name, an address or an organization that is not yours',
      'send malicious files, or content that you have no right to send',
      'copy the site and pretend to be us',
    ],
    fr: {
      asked: [
        "Qu'est-ce qui est interdit sur votre site ?",
        'Puis-je envoyer vos formulaires par script ?',
        "qu'est-ce qui est interdit sur le site",
      ],
      answer:
        'Entrer dans des comptes, dossiers ou serveurs qui ne sont pas à vous, envoyer des formulaires automatiquement, donner un faux nom, envoyer des fichiers malveillants, ou copier le site en vous faisant passer pour nous.',
    },
  },
  {
    id: 'terms-request-limit',
    path: '/terms#not-allowed',
    asked: [
      'What happens if I send too many requests?',
      'Do you block automated access?',
      'request limit?',
      'Will a crawler of ours be refused?',
      'Is there a maximum number of requests to your site?',
    ],
    answer: 'We count requests and refuse them above a limit.',
    says: ['We count requests and refuse them above a limit.'],
    fr: {
      asked: [
        "Que se passe-t-il si j'envoie trop de requêtes ?",
        "Bloquez-vous l'accès automatisé ?",
      ],
      answer: "Nous comptons les requêtes et les refusons au-delà d'une limite.",
    },
  },
  {
    id: 'terms-honest-report',
    path: '/terms#not-allowed',
    asked: [
      'Will you take legal action if I report a weakness?',
      'Is there a safe harbour for security researchers?',
      'safe harbor?',
      'Could I get into trouble for telling you about a vulnerability?',
      'Do you sue people who find security problems?',
    ],
    answer:
      'We take no action against an honest report, and we will thank you. Write to us before you tell others.',
    says: [
      'If you have found a weakness, write to us before you tell others.',
      'We will thank you, and we will take no action against an honest report.',
    ],
    fr: {
      asked: [
        'Prendrez-vous des mesures légales si je signale une faille ?',
        'Puis-je avoir des ennuis si je vous signale une vulnérabilité ?',
      ],
      answer:
        "Nous ne prenons aucune mesure contre un signalement honnête, et nous vous remercierons. Écrivez-nous avant d'en parler à d'autres.",
    },
  },
  {
    id: 'terms-account-by-invitation',
    path: '/terms#accounts',
    asked: [
      'What do I see if I create an account without an invitation?',
      'Can I open an account by myself?',
      'account without invitation?',
      'Is it possible to register in the portal on my own?',
      'I signed up but the portal is empty. Why?',
    ],
    answer:
      'You can create an account without an invitation, but it shows nothing until you are invited or we connect it to your organization.',
    says: [
      'You can create an account without one.',
      'It shows nothing until you are invited or we connect it to your organization.',
    ],
    fr: {
      asked: [
        'Que vois-je si je crée un compte sans invitation ?',
        'Puis-je ouvrir un compte moi-même ?',
        'Mon portail est vide. Pourquoi ?',
      ],
      answer:
        "Vous pouvez créer un compte sans invitation, mais il ne montre rien tant que vous n'êtes pas invité ou que nous ne l'avons pas lié à votre organisation.",
    },
  },
  {
    id: 'terms-share-account',
    path: '/terms#accounts',
    asked: [
      'May I share my account with a colleague?',
      'Can two people use one login?',
      'account sharing?',
      'Is it okay to give my password to my assistant?',
      'Who may use my portal account?',
    ],
    answer: 'An account is personal. Keep the password and the second factor to yourself.',
    says: ['An account is personal.', 'Keep the password and the second factor to yourself.'],
    fr: {
      asked: [
        'Puis-je partager mon compte avec un collègue ?',
        'Deux personnes peuvent-elles utiliser le même compte ?',
      ],
      answer: 'Un compte est personnel. Gardez le mot de passe et le second facteur pour vous.',
    },
  },
  {
    id: 'terms-stolen-password',
    path: '/terms#accounts',
    asked: [
      'Another person may have my password. What do I do?',
      'Who is liable for what happens in my account?',
      'compromised account?',
      'Somebody saw me type my password. Whom do I tell?',
      'Am I responsible if my account is misused?',
    ],
    answer:
      'Tell us at once. Until you have told us, you are responsible for what happens in your account.',
    says: [
      'Tell us at once if another person may have them.',
      'Until you have told us, you are responsible for what happens in your account.',
    ],
    fr: {
      asked: [
        "Quelqu'un d'autre a peut-être mon mot de passe. Que faire ?",
        'Suis-je responsable si on utilise mon compte sans droit ?',
      ],
      answer:
        "Avertissez-nous immédiatement. Tant que vous ne l'avez pas fait, vous êtes responsable de ce qui se passe dans votre compte.",
    },
  },
  {
    id: 'terms-roles-given-by',
    path: '/terms#accounts',
    asked: [
      'Who gives roles to the people in our organization?',
      'Can our own administrator set roles?',
      'who assigns roles?',
      'From whom does a colleague get a role?',
      'May we assign permissions ourselves?',
    ],
    answer: 'Roles are given by us or by the administrator of your organization.',
    says: ['Roles are given by us or by the administrator of your organization.'],
    fr: {
      asked: [
        'Qui donne les rôles aux gens de notre organisation ?',
        'Notre administrateur peut-il attribuer des rôles ?',
      ],
      answer: "Les rôles sont donnés par nous ou par l'administrateur de votre organisation.",
    },
  },
  {
    id: 'terms-close-account',
    path: '/terms#accounts',
    asked: [
      'Can you close my account?',
      'When do you block an account?',
      'account termination?',
      'For which reasons does an account get closed?',
      'Can my employer have my portal account shut down?',
    ],
    answer:
      'We may close an account that breaks these terms, or that your organization asks us to close. Access ends at once.',
    says: [
      'We may close an account that breaks these terms, or that your organization asks us to close.',
      'Access ends at once.',
    ],
    fr: {
      asked: [
        'Pouvez-vous fermer mon compte ?',
        'Mon employeur peut-il faire fermer mon compte ?',
        'vous pouvez supprimer mon compte ?',
      ],
      answer:
        "Nous pouvons fermer un compte qui enfreint les conditions, ou que votre organisation nous demande de fermer. L'accès prend fin immédiatement.",
    },
  },
  {
    id: 'terms-pages-no-offer',
    path: '/terms#information',
    asked: [
      'Are the texts on your website a binding offer?',
      'Can we rely on your pages in a contract?',
      'legally binding?',
      'Is what the site says part of our agreement?',
      'If the website promises something, do you owe it to us?',
    ],
    answer:
      'The pages of this website are not an offer, and they become part of a contract only if the contract says so.',
    says: [
      'They are not an offer, and they become part of a contract only if the contract says so.',
    ],
    fr: {
      asked: [
        'Les textes de votre site sont-ils une offre ferme ?',
        'Ce que dit le site fait-il partie de notre contrat ?',
      ],
      answer:
        "Les pages de ce site ne sont pas une offre, et elles ne font partie d'un contrat que si le contrat le dit.",
    },
  },
  {
    id: 'terms-figures-and-goals',
    path: '/terms#information',
    asked: [
      'Are the figures on your site results or goals?',
      'Can I rely on the numbers you publish?',
      'guaranteed results?',
      'Will we reach the same figures as on your website?',
      'Do you promise that our service improves by that much?',
    ],
    answer:
      'Goals are called goals and name their year. What a platform can achieve for you depends on where you start, so we measure that first.',
    says: [
      'Goals are called goals and name their year.',
      'What a platform can achieve for you depends on where you start, so we measure that first.',
    ],
    fr: {
      asked: [
        'Les chiffres de votre site sont-ils des résultats ou des objectifs ?',
        'Atteindrons-nous les mêmes chiffres ?',
      ],
      answer:
        "Les objectifs sont appelés objectifs et nomment leur année. Ce qu'une plateforme peut apporter dépend de votre point de départ, donc nous le mesurons d'abord.",
    },
  },
  {
    id: 'terms-no-advice',
    path: '/terms#information',
    asked: [
      'Is the content of your site legal advice?',
      'Can I use your articles as legal or medical advice?',
      'disclaimer advice?',
      'Do your pages replace a lawyer or doctor?',
      'May we rely on your blog for financial decisions?',
    ],
    answer: 'Nothing on our pages is legal, medical or financial advice.',
    says: ['Nothing here is legal, medical or financial advice.'],
    fr: {
      asked: [
        'Le contenu de votre site est-il un avis juridique ?',
        'Vos pages remplacent-elles un avocat ou un médecin ?',
        "c'est un avis juridique ?",
      ],
      answer: "Rien sur nos pages n'est un avis juridique, médical ou financier.",
    },
  },
  {
    id: 'terms-what-i-send',
    path: '/terms#your-content',
    asked: [
      'Who owns what I send you?',
      'Do you get rights to the documents that I upload?',
      'ownership of my content?',
      'If I send you our plans, do they stay ours?',
      'What may you do with the files we send?',
    ],
    answer:
      'What you send remains yours. You allow us to store and use it as far as we need it to answer you or to work for you.',
    says: [
      'What you send remains yours.',
      'You allow us to store and use it as far as we need it to answer you or to work for you.',
    ],
    fr: {
      asked: [
        'À qui appartient ce que je vous envoie ?',
        'Obtenez-vous des droits sur nos documents ?',
      ],
      answer:
        "Ce que vous envoyez reste à vous. Vous nous permettez de le garder et de l'utiliser autant qu'il le faut pour vous répondre ou travailler pour vous.",
    },
  },
  {
    id: 'terms-do-not-send',
    path: '/terms#your-content',
    asked: [
      'May I send classified documents through your forms?',
      'What should I not send with the public forms?',
      'confidential information in the form?',
      'Can I put data of citizens into the contact form?',
      'Is it fine to upload secret files in the chat?',
    ],
    answer:
      'Please do not send personal data of other people or anything classified through the public forms.',
    says: [
      'Please do not send personal data of other people or anything classified through the public forms.',
    ],
    fr: {
      asked: [
        'Puis-je envoyer des documents classifiés par vos formulaires ?',
        'Puis-je mettre des données de citoyens dans le formulaire ?',
      ],
      answer:
        "N'envoyez pas de données personnelles d'autres personnes ni rien de classifié par les formulaires publics.",
    },
  },
  {
    id: 'terms-links-to-others',
    path: '/terms#others',
    asked: [
      'Are you responsible for websites that you link to?',
      'What about links to partners on your site?',
      'external links?',
      'Do your terms apply on the sites of your partners?',
      'Do you check the pages that you link to?',
    ],
    answer:
      'We choose links to other sites with care but do not control those sites. Their own terms apply there.',
    says: [
      'Some links lead to sites of partners or authorities.',
      'We choose them with care but do not control them.',
      'Their own terms apply there.',
    ],
    fr: {
      asked: [
        'Êtes-vous responsables des sites vers lesquels vous mettez un lien ?',
        'Vos conditions valent-elles sur les sites de vos partenaires ?',
      ],
      answer:
        "Nous choisissons ces liens avec soin, mais nous ne contrôlons pas ces sites. Leurs propres conditions s'y appliquent.",
    },
  },
  {
    id: 'terms-availability-website',
    path: '/terms#liability',
    asked: [
      'Do you guarantee that the website is always available?',
      'Is there an uptime promise for this site?',
      'website SLA?',
      'Are your pages free of errors?',
      'What do you promise about the availability of the site?',
    ],
    answer:
      'We do not promise that it is always available or free of errors. We provide it as it is.',
    says: [
      'We do not promise that it is always available or free of errors.',
      'We provide it as it is.',
    ],
    fr: {
      asked: [
        'Garantissez-vous que le site est toujours disponible ?',
        'Promettez-vous une disponibilité du site ?',
        'le site est garanti sans panne ?',
      ],
      answer:
        "Nous ne promettons pas qu'il soit toujours disponible ou sans erreurs. Nous l'offrons tel quel.",
    },
  },
  {
    id: 'terms-availability-platform',
    path: '/terms#liability',
    asked: [
      'Where are your promises about the availability of a platform?',
      'Do you offer a service level agreement?',
      'SLA for our platform?',
      'Which document states the uptime that you owe us?',
      'We need guaranteed availability. Where is that agreed?',
      'Do you have a service level agreement?',
      'Is there an SLA for the platform?',
      'Which availability do you commit to in the contract?',
      'What do you promise about downtime?',
      'Is uptime guaranteed in writing?',
      'how available will our system be, do you sign for that',
      'Do you guarantee that it is up 24/7?',
      'Uptime commitment, is it in the contract?',
    ],
    answer: 'The contract for a platform contains our promises about its availability.',
    says: ['The contract for a platform contains our promises about its availability.'],
    fr: {
      asked: [
        "Où sont vos engagements sur la disponibilité d'une plateforme ?",
        'Offrez-vous une entente de niveau de service (SLA) ?',
      ],
      answer: "Le contrat d'une plateforme contient nos engagements sur sa disponibilité.",
    },
  },
  {
    id: 'terms-liability',
    path: '/terms#liability',
    asked: [
      'Are you liable for losses from using the website?',
      'What is your liability?',
      'limitation of liability?',
      'Who pays if I lose data because of your site?',
      'Do your terms exclude damages?',
      'Who pays if your website causes damage?',
    ],
    answer:
      'As far as the law allows, we are not liable for indirect loss, lost profit or lost data from the use of this website.',
    says: [
      'As far as the law allows, we are not liable for indirect loss, lost profit or lost data from the use of this website.',
      'These terms do not limit a liability that the law does not allow us to limit.',
    ],
    fr: {
      asked: [
        "Êtes-vous responsables des pertes liées à l'utilisation du site ?",
        'Quelle est votre responsabilité ?',
        'limitation de responsabilité',
        "vous êtes responsables si j'ai un dommage ?",
      ],
      answer:
        "Dans la mesure permise par la loi, nous ne sommes pas responsables des pertes indirectes, du manque à gagner ou des données perdues par l'utilisation de ce site.",
    },
  },
  {
    id: 'terms-consumers',
    path: '/terms#liability',
    asked: [
      'Do your terms take away consumer rights?',
      'I am a private person. Are my consumer rights limited?',
      'consumer protection?',
      'Does the limit of liability apply to consumers too?',
      'Which rights does a consumer keep under your terms?',
    ],
    answer: 'The terms take no rights away from consumers where they live.',
    says: ['They take no rights away from consumers where they live.'],
    fr: {
      asked: [
        'Vos conditions enlèvent-elles des droits aux consommateurs ?',
        'Je suis un particulier. Mes droits sont-ils limités ?',
      ],
      answer: "Les conditions n'enlèvent aucun droit aux consommateurs là où ils habitent.",
    },
  },
  {
    id: 'terms-law',
    path: '/terms#law',
    asked: [
      'Which law applies to your terms?',
      'governing law?',
      'Is it Canadian or American law?',
      'Under what jurisdiction are the terms of service?',
      'Do the laws of Ontario apply?',
      'Which law governs the contract with the website user?',
    ],
    answer: 'The laws of the Province of Ontario and the federal laws of Canada that apply there.',
    says: [
      'The laws of the Province of Ontario and the federal laws of Canada that apply there govern these terms.',
    ],
    fr: {
      asked: [
        "Quelle loi s'applique à vos conditions ?",
        'Est-ce le droit canadien ou américain ?',
        'droit applicable',
        "c'est quel droit qui s'applique",
      ],
      answer:
        "Les lois de la province de l'Ontario et les lois fédérales du Canada qui s'y appliquent.",
    },
  },
  {
    id: 'terms-courts',
    path: '/terms#law',
    asked: [
      'Which court decides disputes?',
      'Where would I have to sue you?',
      'place of jurisdiction?',
      'If we disagree about the terms, where is it decided?',
      'Are disputes heard in Ottawa or in Atlanta?',
      'Where would we go to court?',
    ],
    answer:
      'The courts in Ottawa decide disputes, unless a mandatory rule gives you another court.',
    says: [
      'The courts in Ottawa decide disputes, unless a mandatory rule gives you another court.',
    ],
    fr: {
      asked: [
        'Quel tribunal tranche les différends ?',
        'Où faudrait-il vous poursuivre ?',
        'quel tribunal est compétent en cas de litige',
        'où se règle un procès avec vous',
      ],
      answer: "Les tribunaux d'Ottawa, sauf si une règle impérative vous donne un autre tribunal.",
    },
  },
  {
    id: 'terms-before-court',
    path: '/terms#law',
    asked: [
      'What must happen before either side goes to court?',
      'Is there a waiting period before legal action?',
      'dispute resolution?',
      'How much time do you have to fix a problem before we sue?',
      'How many days to correct a breach of the terms?',
    ],
    answer: 'Each side gives the other 30 days to correct the problem.',
    says: [
      'Before either side goes to court, it gives the other side 30 days to correct the problem.',
    ],
    fr: {
      asked: [
        "Que doit-il se passer avant d'aller au tribunal ?",
        'Combien de jours pour corriger un problème avant une poursuite ?',
      ],
      answer: "Chaque partie donne à l'autre 30 jours pour corriger le problème.",
    },
  },
  {
    id: 'terms-changes',
    path: '/terms#changes',
    asked: [
      'How do you announce changes of the terms?',
      'From when do the terms apply?',
      'terms updated when?',
      'Will portal users hear about new terms?',
      'Could the terms of service change overnight?',
    ],
    answer:
      'The text applies from the date at the top. If a change concerns client accounts, we announce it in the portal or by email before it applies.',
    says: [
      'The text on this page applies from the date at the top.',
      'If a change concerns client accounts, we announce it in the portal or by email before it applies.',
    ],
    fr: {
      asked: [
        'Comment annoncez-vous un changement des conditions ?',
        "Depuis quand les conditions s'appliquent-elles ?",
        'les conditions peuvent changer sans prévenir ?',
      ],
      answer:
        "Le texte s'applique depuis la date en haut de la page. Si un changement touche les comptes des clients, nous l'annonçons avant, dans le portail ou par courriel.",
    },
  },
  {
    id: 'terms-invalid-rule',
    path: '/terms#changes',
    asked: [
      'What happens if one rule of the terms is not valid?',
      'severability?',
      'Do the other terms stay if one is void?',
      'Is the whole agreement gone when one clause is invalid?',
      'One of your terms breaks our law. Do the rest still apply?',
    ],
    answer: 'If one rule is not valid, the others remain.',
    says: ['If one rule is not valid, the others remain.'],
    fr: {
      asked: [
        "Que se passe-t-il si une règle des conditions n'est pas valide ?",
        'Si une clause est nulle, les autres restent-elles ?',
      ],
      answer: "Si une règle n'est pas valide, les autres restent.",
    },
  },
  {
    id: 'terms-all-rules',
    path: '/terms',
    asked: [
      'Are there other rules besides the terms on this page?',
      'Where are all rules for the website and the portal?',
      'complete terms?',
      'Do I have to read further documents to know the rules?',
      'Is this page the whole agreement for using the site?',
    ],
    answer: 'This page contains all of the rules for this website and the client portal.',
    says: [
      'These rules apply when you use this website and the client portal.',
      'This page contains all of them.',
    ],
    fr: {
      asked: [
        "Y a-t-il d'autres règles que les conditions de cette page ?",
        'Où sont toutes les règles du site et du portail ?',
      ],
      answer: 'Cette page contient toutes les règles du site et du portail client.',
    },
  },
  {
    id: 'terms-contact',
    path: '/terms#changes',
    asked: [
      'Where do I ask a question about the terms?',
      'contact for legal questions?',
      'Whom do I write to about the terms of service?',
      'I do not understand a clause of your terms. Who explains it?',
      'legal department email?',
    ],
    answer: 'Write to info@unordin.example with questions about the terms.',
    says: ['Questions about these terms:', 'info@unordin.example'],
    fr: {
      asked: ['À qui poser une question sur les conditions ?', 'adresse du service juridique'],
      answer: 'Écrivez à info@unordin.example pour les questions sur les conditions.',
    },
  },
  {
    id: 'terms-train-ai',
    path: '/terms#our-content',
    asked: [
      'May we train an AI with the texts of your website?',
      'Can I copy all your articles into my database?',
      'May a program collect the texts of your site?',
      'Am I allowed to feed your pages to ChatGPT?',
      'May I republish a whole article on my blog?',
      'scraping allowed?',
      'I collect texts for a language model, may I use yours?',
      'I can take your text for my AI?',
      'May I translate your article and publish it under my name?',
      'What do you say to robots that read all your pages?',
    ],
    answer:
      'You may quote the pages and link to them if you name the source. The texts belong to us or to those who licensed them to us, and the terms name no other use such as training an AI.',
    says: [
      'Text, drawings, code and the name Unordin belong to us or to those who licensed them to us. You may quote the pages and link to them if you name the source.',
    ],
    fr: {
      asked: [
        'Peut-on entraîner une IA avec les textes de votre site ?',
        'Puis-je copier tous vos articles dans ma base ?',
        'un programme peut-il collecter vos textes',
        'Puis-je republier un article entier sur mon blog ?',
        'traduire votre article et le publier sous mon nom',
      ],
      answer:
        "Vous pouvez citer les pages et y mettre un lien en nommant la source. Les textes nous appartiennent, ou à ceux qui nous en ont donné la licence ; les conditions ne nomment pas d'autre usage.",
    },
  },
  {
    id: 'terms-use-drawings',
    path: '/terms#our-content',
    asked: [
      'May I use one of your drawings in my presentation?',
      'Can I put a picture from your site on my slides?',
      'May a teacher show your drawings in class?',
      'Am I allowed to print your drawing in a newspaper?',
      'Do I need permission to use an illustration of yours?',
      'use image from website',
      'I write a thesis and would like to include one of your figures',
      'I can use your picture in my work?',
      'May I put a screenshot of your page in a report?',
      'Nobody will mind if I take a drawing from your site, right?',
    ],
    answer:
      'You may quote the pages if you name the source. Drawings belong to us or to those who licensed them to us; for more than a quote, please ask us.',
    says: [
      'Text, drawings, code and the name Unordin belong to us or to those who licensed them to us. You may quote the pages and link to them if you name the source.',
    ],
    fr: {
      asked: [
        'Puis-je utiliser un de vos dessins dans ma présentation ?',
        'Un enseignant peut-il montrer vos dessins en classe ?',
        'une image de votre site dans mon rapport, permis ?',
        'Faut-il une permission pour une illustration ?',
        "capture d'écran de votre page dans un mémoire",
      ],
      answer:
        "Vous pouvez citer les pages en nommant la source. Les dessins nous appartiennent, ou à ceux qui nous en ont donné la licence ; pour plus qu'une citation, demandez-nous.",
    },
  },
  {
    id: 'terms-agree-by-reading',
    path: '/terms',
    asked: [
      'Do I accept your terms just by reading the site?',
      'Do your terms apply to me if I only look around?',
      'I never signed anything. Do the rules of your website apply to me?',
      'Have I agreed to something by opening this page?',
      'Do I have to confirm the terms somewhere?',
      'terms apply to visitors?',
      'I am only a curious citizen, do I have duties here?',
      'I did not click accept, so the terms are not valid for me',
    ],
    answer:
      'The rules apply when you use this website and the client portal. You need no account or payment to read everything public.',
    says: [
      'These rules apply when you use this website and the client portal. This page contains all of them.',
      'You may read everything public without an account and without payment.',
    ],
    fr: {
      asked: [
        "Est-ce que j'accepte vos conditions en lisant simplement le site ?",
        "Vos conditions s'appliquent-elles si je regarde seulement ?",
        "je n'ai rien signé, vos règles valent-elles pour moi",
        'Dois-je confirmer les conditions quelque part ?',
      ],
      answer:
        "Les règles s'appliquent quand vous utilisez ce site et le portail client. Pour lire tout ce qui est public, il ne faut ni compte ni paiement.",
    },
  },
  {
    id: 'terms-relied-on-text',
    path: '/terms#liability',
    asked: [
      'I relied on a text of your website and lost money. Are you liable?',
      'Who pays if something on your site is wrong?',
      'What if a figure on your page is not correct?',
      'Can I claim damages because of an error on your website?',
      'Your assistant gave me a wrong answer. Do you pay for the damage?',
      'wrong information on the site, liable?',
      'I planned my budget with a number from your page and it was wrong',
      'if text is false, who is responsible',
      'Do you promise that everything on your pages is true?',
      'A mistake on your site cost us a lot',
    ],
    answer:
      'Not for indirect loss, lost profit or lost data, as far as the law allows. We do not promise that the site is free of errors, and nothing on it is legal, medical or financial advice.',
    says: [
      'As far as the law allows, we are not liable for indirect loss, lost profit or lost data from the use of this website.',
      'We do not promise that it is always available or free of errors. We provide it as it is.',
      'Nothing here is legal, medical or financial advice.',
    ],
    fr: {
      asked: [
        "Je me suis fié à un texte de votre site et j'ai perdu de l'argent. Êtes-vous responsables ?",
        'Qui paie si quelque chose est faux sur votre site ?',
        'un chiffre de votre page est faux, et alors ?',
        'Promettez-vous que tout est vrai sur vos pages ?',
        "votre assistant m'a mal répondu, payez-vous le dommage",
      ],
      answer:
        "Pas pour une perte indirecte, un gain manqué ou des données perdues, dans les limites de la loi. Nous ne promettons pas un site sans erreur, et rien ici n'est un conseil juridique, médical ou financier.",
    },
  },
  {
    id: 'terms-figures-binding',
    path: '/terms#information',
    asked: [
      'Can we hold you to the percentages on the site?',
      'Your site says 70% and 20%. Do you owe us these figures?',
      'Are the key figures on your pages binding?',
      'What if we do not reach the percentage that your page names?',
      'are the numbers on the website a promise',
      'Do the figures of the site go into our contract?',
      'If the 70 percent do not come true, can we complain?',
      'percentages legally binding?',
    ],
    answer:
      'Our pages are not an offer, and a figure on them becomes part of a contract only if the contract says so. What a platform can achieve depends on where you start, so we measure that first.',
    says: [
      'They are not an offer, and they become part of a contract only if the contract says so.',
      'What a platform can achieve for you depends on where you start, so we measure that first.',
    ],
    fr: {
      asked: [
        'Peut-on vous tenir aux pourcentages du site ?',
        'Les chiffres de vos pages sont-ils contraignants ?',
        "et si nous n'atteignons pas le pourcentage annoncé",
      ],
      answer:
        "Nos pages ne sont pas une offre, et un chiffre de ces pages n'entre dans un contrat que si le contrat le dit. Ce qu'une plateforme peut atteindre dépend de votre point de départ, donc nous le mesurons d'abord.",
    },
  },
  {
    id: 'terms-result-guaranteed',
    path: '/terms#information',
    asked: [
      'Do you guarantee a result or give the money back?',
      'Is there a money-back guarantee?',
      'What do we get back if the platform does not bring what we hoped?',
      'refund if it does not work?',
      'Do you promise that our processing times will fall?',
      'guaranteed outcome',
      'Will you return our payment if the project brings nothing?',
      'Who bears the risk when the project does not reach its goal?',
    ],
    answer:
      'Our terms promise no result and name no refund. What a platform can achieve for you depends on where you start, so we measure that first.',
    says: [
      'What a platform can achieve for you depends on where you start, so we measure that first.',
    ],
    fr: {
      asked: [
        'Garantissez-vous un résultat ou un remboursement ?',
        "Peut-on être remboursé si le résultat n'est pas là ?",
        'satisfait ou remboursé ?',
      ],
      answer:
        "Nos conditions ne promettent aucun résultat et ne nomment aucun remboursement. Ce qu'une plateforme peut atteindre dépend de votre point de départ, donc nous le mesurons d'abord.",
    },
  },
]
