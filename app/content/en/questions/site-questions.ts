import type { KnownQuestion } from './known-question.ts'

/** The site itself: insights, search, documents to download, languages. */
export const siteQuestions: readonly KnownQuestion[] = [
  {
    id: 'insights-what',
    path: '/blog',
    asked: [
      'What do you write about in your insights?',
      'What is on your blog?',
      'blog topics?',
      'Do you publish articles and guides?',
      'Which subjects do your articles cover?',
    ],
    answer:
      'Practical advice on visas, tax, health records, identity and hosting for people who plan public services.',
    says: [
      'Articles and guides on public services',
      'Practical advice on visas, tax, health records, identity and hosting for people who plan public services.',
    ],
    fr: {
      asked: [
        'De quoi parlez-vous dans vos articles ?',
        "Qu'y a-t-il sur votre blogue ?",
        'sujets du blogue',
        'vous publiez des articles ? sur quels sujets',
        'de quoi parle votre blog',
      ],
      answer:
        "Des conseils pratiques sur les visas, les impôts, les dossiers de santé, l'identité et l'hébergement, pour les personnes qui planifient des services publics.",
    },
  },
  {
    id: 'insights-for-whom',
    path: '/blog',
    asked: [
      'For whom are your articles written?',
      'Who is the audience of your blog?',
      'Are the insights useful for a ministry?',
      'Are your guides for technical readers or for planners?',
      'Who should read your insights?',
    ],
    answer: 'For people who plan public services.',
    says: [
      'Practical advice on visas, tax, health records, identity and hosting for people who plan public services.',
    ],
    fr: {
      asked: ['Pour qui écrivez-vous vos articles ?', "À qui le blogue s'adresse-t-il ?"],
      answer: 'Pour les personnes qui planifient des services publics.',
    },
  },
  {
    id: 'insights-feed',
    path: '/blog',
    asked: [
      'Is there an RSS feed of your insights?',
      'How can I follow your articles without giving my address?',
      'rss or atom?',
      'Can I read the blog in a feed reader?',
      'Do you have a JSON feed?',
      'Is the full text in the feed or only a summary?',
      'Can a feed reader follow your posts?',
    ],
    answer:
      'As Atom and as JSON Feed: you read every insight in full in your feed reader. You do not need to give an address.',
    says: [
      'Follow with a feed reader',
      'Read every insight in full in your feed reader. You do not need to give an address:',
      'Atom',
      'JSON Feed',
    ],
    fr: {
      asked: [
        'Y a-t-il un fil RSS de vos articles ?',
        'Comment suivre vos articles sans donner mon adresse ?',
        'Le fil contient-il le texte entier ou seulement un résumé ?',
      ],
      answer:
        "En Atom et en JSON Feed : vous lisez chaque article en entier dans votre lecteur de fils. Aucune adresse n'est nécessaire.",
    },
  },
  {
    id: 'insights-find-topic',
    path: '/blog',
    asked: [
      'How do I find articles on one topic?',
      'Can I filter the insights?',
      'blog filter?',
      'Where are older insights?',
      'I am looking for articles about identity only',
    ],
    answer:
      'By sections and topics on the page of insights: choose a topic, and select it again to remove it.',
    says: ['Sections', 'Topics', 'chosen, select again to remove'],
    fr: {
      asked: [
        'Comment trouver des articles sur un sujet ?',
        'Peut-on filtrer les articles ?',
        'un article sur le cloud, où le trouver',
      ],
      answer:
        "Par sections et par sujets sur la page des articles : choisissez un sujet, et choisissez-le de nouveau pour l'enlever.",
    },
  },
  {
    id: 'insights-guest-post',
    path: '/blog',
    asked: [
      'Can I write a guest article for your blog?',
      'guest post?',
      'Do you accept articles from outside authors?',
      'I would like to publish something on your site. Is that possible?',
      'Can readers comment on your insights?',
    ],
    answer:
      'The site says nothing about guest articles or comments. Please write to us with your idea.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Puis-je écrire un article pour votre blogue ?',
        'Peut-on commenter vos articles ?',
        'puis-je publier chez vous',
      ],
      answer:
        "Le site ne dit rien des articles d'invités ou des commentaires. Écrivez-nous avec votre idée.",
    },
  },
  {
    id: 'search-how',
    path: '/search',
    asked: [
      'How do I search this site?',
      'Is there a search function?',
      'site search?',
      'What can I find with the search?',
      'Where can I look something up on your website?',
      'How do I find something on this site?',
    ],
    answer:
      'Press / on any page, or open the search page. It finds pages, insights, case studies and open positions.',
    says: [
      'Search this site',
      'Find pages, insights, case studies and open positions. Press / on any page to come here.',
    ],
    fr: {
      asked: [
        'Comment chercher sur ce site ?',
        'Y a-t-il une fonction de recherche ?',
        'Que peut-on trouver avec la recherche ?',
        'comment faire une recherche sur le site',
      ],
      answer:
        "Appuyez sur / sur n'importe quelle page, ou ouvrez la page de recherche. Elle trouve des pages, des articles, des études de cas et des postes ouverts.",
    },
  },
  {
    id: 'search-help-articles',
    path: '/search',
    asked: [
      'Which kinds of entries does the search show?',
      'Does the search also find help articles?',
      'can i search your help?',
      'Are open jobs in the search results too?',
      'what types of results come up when i search',
      'Is there a help article about my problem?',
      'where do i find help articles',
      'does looking something up here also cover case studies',
      'manual or help pages?',
    ],
    answer:
      'Pages, open positions, insights, case studies and help articles: each result of the search names its kind.',
    says: ['Results', 'Page', 'Open position', 'Insight', 'Case study', 'Help article'],
    fr: {
      asked: [
        'Que montre la recherche comme résultats ?',
        "La recherche trouve-t-elle aussi les articles d'aide ?",
        "où trouver des articles d'aide",
        'les postes ouverts sont-ils dans la recherche',
      ],
      answer:
        "Des pages, des postes ouverts, des articles, des études de cas et des articles d'aide : chaque résultat nomme son genre.",
    },
  },
  {
    id: 'search-nothing-found',
    path: '/search',
    asked: [
      'The search found nothing. What can I do?',
      'no search results?',
      'Your search does not find my word',
      'How do I get better results in the search?',
      'What do I try when the search is empty?',
    ],
    answer: 'Try fewer or more general words, or look at the list of pages below the search.',
    says: ['Try fewer or more general words, or look at the list of pages below.'],
    fr: {
      asked: [
        "La recherche n'a rien trouvé. Que faire ?",
        'Comment obtenir de meilleurs résultats de recherche ?',
        'je ne trouve rien avec la recherche',
      ],
      answer:
        'Essayez moins de mots ou des mots plus généraux, ou regardez la liste des pages sous la recherche.',
    },
  },
  {
    id: 'search-spelling',
    path: '/search',
    asked: [
      'Does the search help me when I spell a word wrongly?',
      'I am bad at spelling. Will the search still understand me?',
      'spelling mistakes in the search?',
      'does your search correct me',
      'what if i mistype a word in the search field',
      'Do you suggest another word when I misspell one?',
      'search tolerant of mistakes?',
      'will it guess what i meant to look for',
    ],
    answer:
      'The search can suggest another word, with "Did you mean". If nothing is found, try fewer or more general words.',
    says: ['Did you mean', 'Try fewer or more general words, or look at the list of pages below.'],
    fr: {
      asked: [
        "La recherche m'aide-t-elle si j'écris mal un mot ?",
        'faute de frappe dans la recherche',
        'la recherche me corrige-t-elle',
      ],
      answer:
        "La recherche peut proposer un autre mot, avec « Did you mean ». Si rien n'est trouvé, essayez moins de mots ou des mots plus généraux.",
    },
  },
  {
    id: 'site-index',
    path: '/search',
    asked: [
      'Is there a list of all pages?',
      'sitemap?',
      'Where is an overview of the whole website?',
      'Can I see an index of your pages?',
      'Show me everything that is on this site',
    ],
    answer: 'The search page has an index of pages.',
    says: ['Index of pages'],
    fr: {
      asked: ['Y a-t-il une liste de toutes les pages ?', 'plan du site', 'plan du site complet'],
      answer: 'La page de recherche contient un index des pages (Index of pages).',
    },
  },
  {
    id: 'site-languages',
    path: '/accessibility#criteria',
    asked: [
      'Is your website available in French?',
      'In how many languages is the site?',
      'website languages?',
      'Are the pages translated?',
      'Where can I switch the language of the site?',
      'Can I read your pages in Spanish?',
      'Parlez-vous français?',
      'Can I read this in another language?',
    ],
    answer:
      'Pages are in one language, English. Sentences of the assistant can be in French, German, Spanish or Portuguese.',
    says: [
      'Pages are in one language. Sentences of the assistant in French, German, Spanish or Portuguese are marked.',
    ],
    fr: {
      asked: [
        'Votre site est-il offert en français ?',
        'En combien de langues le site est-il ?',
        'Où changer la langue du site ?',
        'le site existe en français ?',
        'pourquoi tout est en anglais',
        'version française svp',
      ],
      answer:
        "Les pages sont dans une seule langue, l'anglais. Les phrases de l'assistant peuvent être en français, en allemand, en espagnol ou en portugais.",
    },
  },
  {
    id: 'site-translation-plans',
    path: '/search',
    asked: [
      'Will there be a French version of the site?',
      'When will the pages be translated?',
      'Are translations of your website planned?',
      'french site coming soon?',
      'Do you plan to publish in other languages?',
      'When will there be French pages?',
    ],
    answer:
      'The site does not say if its pages will be translated. A person from our team can tell you more.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Y aura-t-il une version française du site ?',
        'Quand les pages seront-elles traduites ?',
        'vous allez traduire le site bientôt ?',
      ],
      answer:
        'Le site ne dit pas si ses pages seront traduites. Une personne de notre équipe peut vous en dire plus.',
    },
  },
  {
    id: 'downloads-without-form',
    path: '/downloads',
    asked: [
      'Do I have to give my email address to download a document?',
      'Is there a form before the downloads?',
      'gated content?',
      'Can I download the fact sheets without registering?',
      'What do you want from me before I get a PDF?',
    ],
    answer: 'Open any document at once: we ask for no name and no email address.',
    says: ['Open any document at once.', 'We ask for no name and no email address.'],
    fr: {
      asked: [
        'Faut-il donner mon courriel pour télécharger un document ?',
        "Puis-je télécharger les fiches sans m'inscrire ?",
        'faut-il laisser son mail pour télécharger',
      ],
      answer:
        'Ouvrez tout document immédiatement : nous ne demandons ni nom ni adresse de courriel.',
    },
  },
  {
    id: 'downloads-which',
    path: '/downloads',
    asked: [
      'Which documents can I download?',
      'What is on the downloads page?',
      'brochures or pdfs?',
      'Do you have anything in writing that I can send on?',
      'Where are all your documents in one place?',
      'Do you have a brochure or a flyer?',
      'Is there something to print for my director?',
    ],
    answer:
      'Fact sheets of one page each, a sample Blueprint, and documents for a purchase such as the procurement pack and the security questionnaire.',
    says: [
      'Fact sheets, one page each',
      'Read a sample Blueprint',
      'Documents for a purchase',
      'Procurement pack (PDF)',
      'Security questionnaire (CSV)',
    ],
    fr: {
      asked: [
        'Quels documents puis-je télécharger ?',
        'Avez-vous de la documentation écrite à transmettre ?',
        'brochures',
        'où télécharger la plaquette',
        'il y a des brochures PDF ?',
        'je cherche une documentation à imprimer',
      ],
      answer:
        "Des fiches d'une page, un exemple de Blueprint, et des documents pour un achat comme la trousse d'approvisionnement et le questionnaire de sécurité.",
    },
  },
  {
    id: 'downloads-send-on',
    path: '/downloads',
    asked: [
      'May I send your documents on to colleagues?',
      'Can I forward a fact sheet to my boss?',
      'are the pdfs meant to be shared',
      'pass your documents on?',
      'I would like to hand your fact sheets round in our office',
      'Can I mail the sample Blueprint to somebody else?',
      'am i allowed to share what i download',
      'my minister wants to read it too, may i forward it',
    ],
    answer:
      'The documents for download are there to read and to send on. Open any document at once, without a name or an email address.',
    says: [
      'Documents to read and to send on',
      'Open any document at once. We ask for no name and no email address.',
    ],
    fr: {
      asked: [
        'Puis-je envoyer vos documents à des collègues ?',
        'ai-je le droit de partager vos fiches',
        'Puis-je transmettre une fiche à mon chef ?',
      ],
      answer:
        'Les documents à télécharger sont faits pour être lus et transmis. Ouvrez-les tout de suite, sans nom ni adresse de courriel.',
    },
  },
  {
    id: 'downloads-fact-sheet-content',
    path: '/downloads#sheets',
    asked: [
      'What is in a fact sheet?',
      'How long is a fact sheet?',
      'fact sheet pdf?',
      'Is there a one-page summary of a solution?',
      'I need one page about a platform for my director',
    ],
    answer:
      'One page, with what it is, what it includes, our figures and how to begin. The texts are those of the page on the same day.',
    says: [
      'Fact sheets, one page each',
      'What it is, what it includes, our figures and how to begin. The texts are those of the page on the same day.',
    ],
    fr: {
      asked: [
        'Que contient une fiche (fact sheet) ?',
        "Y a-t-il un résumé d'une page d'une solution ?",
      ],
      answer:
        "Une page : ce que c'est, ce qui est compris, nos chiffres et comment commencer. Les textes sont ceux de la page le même jour.",
    },
  },
  {
    id: 'downloads-fact-sheet-size',
    path: '/downloads#sheets',
    asked: [
      'How large is a fact sheet file?',
      'file size of the fact sheets?',
      'Can I open a fact sheet on a slow connection?',
      'In which format are the fact sheets?',
      'How many kilobytes does a fact sheet have?',
    ],
    answer: 'Each fact sheet is a PDF of 1 page, less than 60 KB.',
    says: ['PDF, 1 page, less than 60 KB'],
    fr: {
      asked: ["Quelle est la taille d'une fiche ?", 'Dans quel format sont les fiches ?'],
      answer: 'Chaque fiche est un PDF de 1 page, de moins de 60 Ko.',
    },
  },
  {
    id: 'downloads-purchase',
    path: '/downloads#files',
    asked: [
      'Which documents do you have for the person who checks a supplier?',
      'What can I download for a tender file?',
      'documents for purchasing?',
      'Where are the downloads for supplier due diligence?',
      'What do you offer to download for a vendor check?',
    ],
    answer:
      'The procurement pack as PDF and ZIP, the security questionnaire, the list of libraries (SBOM) and the accessibility statement.',
    says: [
      'For the person who checks a supplier or prepares a tender file.',
      'Procurement pack (PDF)',
      'Procurement pack (ZIP)',
      'Security questionnaire (CSV)',
      'List of libraries (SBOM)',
      'Accessibility statement',
    ],
    fr: {
      asked: [
        'Quels documents avez-vous pour vérifier un fournisseur ?',
        "Que peut-on télécharger pour un dossier d'appel d'offres ?",
      ],
      answer:
        "La trousse d'approvisionnement en PDF et en ZIP, le questionnaire de sécurité, la liste des bibliothèques (SBOM) et la déclaration d'accessibilité.",
    },
  },
  {
    id: 'downloads-zip-contents',
    path: '/downloads#files',
    asked: [
      'What does the ZIP of the procurement pack contain?',
      'Which files are in the pack ZIP?',
      'zip contents?',
      'Do I get the tables as CSV files?',
      'Is the list of libraries part of the ZIP?',
    ],
    answer: 'The PDF, the tables as CSV, the list of libraries, and all published documents.',
    says: ['The PDF, the tables as CSV, the list of libraries, and all published documents'],
    fr: {
      asked: [
        "Que contient le ZIP de la trousse d'approvisionnement ?",
        'Les tableaux sont-ils offerts en CSV ?',
      ],
      answer:
        'Le PDF, les tableaux en CSV, la liste des bibliothèques et tous les documents publiés.',
    },
  },
  {
    id: 'downloads-missing',
    path: '/downloads',
    asked: [
      'A document that I need is missing. How do I get it?',
      'Can I ask for another document?',
      'document request?',
      'I do not find the paper that my file needs',
      'How soon do you answer when I ask for a document?',
    ],
    answer:
      'Tell us what your file needs. A person reads your message and replies within 24 hours.',
    says: [
      'Tell us what your file needs. A person reads your message and replies within 24 hours.',
    ],
    fr: {
      asked: [
        'Il me manque un document. Comment le recevoir ?',
        'Puis-je demander un autre document ?',
        "je ne trouve pas le document dont j'ai besoin",
      ],
      answer:
        "Dites-nous ce qu'il faut à votre dossier. Une personne lit votre message et répond dans les 24 heures.",
    },
  },
  {
    id: 'home-page-overview',
    path: '/',
    asked: [
      'What do I find on your home page?',
      'I am new here. What does this website show?',
      'Where do I start on your website?',
      'overview of the home page?',
      'Which parts does the start page of Unordin have?',
    ],
    answer:
      'Services that our platforms deliver, five solutions and one plan, what you can check now, and our mission, values and goals.',
    says: [
      'Services that our platforms deliver',
      'Five solutions and one plan',
      'What you can check now',
      'Our mission, values and goals',
    ],
    fr: {
      asked: [
        "Que trouve-t-on sur votre page d'accueil ?",
        'je suis nouveau ici, il y a quoi sur ce site',
        "aperçu de la page d'accueil",
      ],
      answer:
        'Les services que nos plateformes fournissent, cinq solutions et un plan, ce que vous pouvez vérifier maintenant, et notre mission, nos valeurs et nos objectifs.',
    },
  },
  {
    id: 'search-pdf',
    path: '/search',
    asked: [
      'Does the search also look into PDF documents?',
      'Can I search inside your downloads?',
      'search in pdf?',
      'Does the search find files of my own project in the portal?',
      'I look for a word in the sample Blueprint, does the search find it?',
      'Are documents part of the search results?',
      'Does the search look through the procurement pack?',
      'I am a client: can I find my tickets with the search of the site?',
      'search finds also the files?',
      'I searched for a fact sheet and found nothing, why?',
    ],
    answer:
      'The page does not say so. It names pages, insights, case studies and open positions, and a result can be a help article too.',
    says: [
      'Find pages, insights, case studies and open positions. Press / on any page to come here.',
      'Help article',
    ],
    fr: {
      asked: [
        'La recherche regarde-t-elle aussi dans les PDF ?',
        'Puis-je chercher dans vos téléchargements ?',
        'recherche dans les pdf',
        'La recherche trouve-t-elle les fichiers de mon projet dans le portail ?',
        'Les documents font-ils partie des résultats ?',
      ],
      answer:
        "La page ne le dit pas. Elle nomme les pages, les analyses, les études de cas et les postes ouverts, et un résultat peut aussi être un article d'aide.",
    },
  },
  {
    id: 'downloads-french',
    path: '/downloads',
    asked: [
      'Are your documents to download available in French?',
      'Is there a fact sheet in Spanish or Arabic?',
      'fact sheets in other languages?',
      'My minister reads no English, which document can I give her?',
      'Do you have the sample Blueprint in French?',
      'In which languages are your PDF files?',
      'Can you translate a document for our tender file?',
      'I need the procurement pack in French for a Canadian office',
      'Only English documents, really?',
      'you have document in my language?',
      'Our committee works in Portuguese, is there a paper for it?',
      'Is there a German brochure?',
    ],
    answer:
      'The page names no French version. You can ask for a document: tell us what your file needs, and a person replies within 24 hours.',
    says: [
      'Tell us what your file needs. A person reads your message and replies within 24 hours.',
    ],
    fr: {
      asked: [
        'Vos documents à télécharger existent-ils en français ?',
        'Y a-t-il une fiche en espagnol ou en arabe ?',
        'fiches en français ?',
        "Avez-vous le Blueprint d'exemple en français ?",
        'Dans quelles langues sont vos PDF ?',
        'Pouvez-vous traduire un document pour notre dossier ?',
      ],
      answer:
        "La page ne nomme aucune version française. Vous pouvez demander un document : dites-nous ce qu'il faut à votre dossier, une personne répond dans les 24 heures.",
    },
  },
  {
    id: 'downloads-word-slides',
    path: '/downloads',
    asked: [
      'Do you have slides or a video that I can show?',
      'Is there a PowerPoint about your platforms?',
      'slides?',
      'Can I get the fact sheets as Word files?',
      'I have to present you to my boss, is there a presentation?',
      'Do you have a film about your e-visa platform?',
      'In which file formats are your documents?',
      'Is there a video that explains what you do?',
      'I want to copy a page into our own slides, is there an editable file?',
      'there is video or only pdf?',
      'Can the sample Blueprint be had as a Word document?',
      'Only PDFs? That is not practical for our meeting',
    ],
    answer:
      'The page lists none. Its files are PDF, CSV, JSON and ZIP; tell us what your file needs if you want another form.',
    says: [
      'PDF, 12 pages, less than 250 KB',
      'Security questionnaire (CSV)',
      'CycloneDX, JSON, written by the build of this version',
      'Procurement pack (ZIP)',
      'Tell us what your file needs. A person reads your message and replies within 24 hours.',
    ],
    fr: {
      asked: [
        'Avez-vous des diapositives ou une vidéo à montrer ?',
        'Y a-t-il un PowerPoint sur vos plateformes ?',
        'diaporama ?',
        'Puis-je avoir les fiches en Word ?',
        'Dans quels formats sont vos documents ?',
        'Existe-t-il une vidéo qui explique ce que vous faites ?',
      ],
      answer:
        "La page n'en propose pas. Ses fichiers sont en PDF, CSV, JSON et ZIP ; dites-nous ce qu'il faut à votre dossier si vous voulez une autre forme.",
    },
  },
  {
    id: 'downloads-free',
    path: '/downloads',
    asked: [
      'Do your documents cost anything?',
      'Are the downloads free of charge?',
      'free pdf?',
      'Do I have to pay for the sample Blueprint?',
      'Is there a hidden subscription behind your downloads?',
      'I am a student without money, may I read your documents?',
      'Does a download bind me to anything?',
      'Will I get a bill after I open a document?',
      'must pay for download?',
      'Are the fact sheets only for paying clients?',
      'First the PDF is free and then comes the invoice, right?',
    ],
    answer:
      'The page names no price. You open any document at once, and we ask for no name and no email address.',
    says: ['Open any document at once. We ask for no name and no email address.'],
    fr: {
      asked: [
        'Vos documents coûtent-ils quelque chose ?',
        'Les téléchargements sont-ils gratuits ?',
        'pdf gratuit ?',
        "Dois-je payer pour le Blueprint d'exemple ?",
        "Un téléchargement m'engage-t-il à quelque chose ?",
        'Les fiches sont-elles réservées aux clients payants ?',
      ],
      answer:
        'La page ne nomme aucun prix. Vous ouvrez chaque document tout de suite, et nous ne demandons ni nom ni adresse e-mail.',
    },
  },
  {
    id: 'downloads-sheet-current',
    path: '/downloads',
    asked: [
      'Is a fact sheet as up to date as the page?',
      'How old are your fact sheets?',
      'fact sheet current?',
      'Do the fact sheet and the website say the same?',
      'I printed a fact sheet in spring, is it still right?',
      'When was the fact sheet last updated?',
      'Might there be old numbers in the PDF?',
      'Your PDFs are surely years old',
      'Does the fact sheet change when you change the page?',
      'pdf is new or old?',
      'Which is right if the fact sheet and the page differ?',
      'I quote you in a report: is the fact sheet from today?',
    ],
    answer: 'The texts of a fact sheet are those of the page on the same day.',
    says: [
      'What it is, what it includes, our figures and how to begin. The texts are those of the page on the same day.',
    ],
    fr: {
      asked: [
        'Une fiche est-elle aussi à jour que la page ?',
        'De quand datent vos fiches ?',
        'fiche à jour ?',
        'La fiche dit-elle la même chose que le site ?',
        "J'ai imprimé une fiche au printemps, est-elle encore juste ?",
        'La fiche change-t-elle quand la page change ?',
      ],
      answer: "Les textes d'une fiche sont ceux de la page du même jour.",
    },
  },
  {
    id: 'downloads-sheet-price',
    path: '/downloads',
    asked: [
      'Does a fact sheet contain the price?',
      'Can I download a price list?',
      'price list pdf?',
      'Is there a document with your prices?',
      'I need something with costs for the budget committee, which download is it?',
      'Do the fact sheets say what a platform costs?',
      'A brochure without prices is of no use to me',
      'Where in the PDF is the price?',
      'is cost written in the sheet?',
      'You hide prices in your documents too',
      'Which of your documents shows tariffs?',
      'Is a rate card among your downloads?',
    ],
    answer:
      'The page names no price: a fact sheet says what it is, what it includes, our figures and how to begin.',
    says: [
      'What it is, what it includes, our figures and how to begin. The texts are those of the page on the same day.',
    ],
    fr: {
      asked: [
        'Une fiche contient-elle le prix ?',
        'Puis-je télécharger une liste de prix ?',
        'tarifs en pdf ?',
        'Les fiches disent-elles ce que coûte une plateforme ?',
        'Quel document montre vos tarifs ?',
        'Où est le prix dans le PDF ?',
      ],
      answer:
        "La page ne cite aucun prix : une fiche dit ce que c'est, ce que cela comprend, nos chiffres et comment commencer.",
    },
  },
  {
    id: 'downloads-by-post',
    path: '/downloads',
    asked: [
      'Can you send me printed documents by post?',
      'Do you mail brochures on paper?',
      'paper copy?',
      'I have no printer, can you send me the fact sheet as a letter?',
      'Our registry only accepts paper, how do I get your documents?',
      'Can I order a catalogue to my home?',
      'Please send your brochure to my address',
      'My chief reads only paper, do you ship a folder?',
      'you send by mail real paper?',
      'Do you need my address to send me a document?',
      'Is there a printed version of the sample Blueprint?',
      'We need signed originals of a document, can you send them?',
    ],
    answer:
      'The page offers files to open, not paper. Tell us what your file needs: a person reads your message and replies within 24 hours.',
    says: [
      'Open any document at once. We ask for no name and no email address.',
      'Tell us what your file needs. A person reads your message and replies within 24 hours.',
    ],
    fr: {
      asked: [
        "Pouvez-vous m'envoyer des documents imprimés par la poste ?",
        'Envoyez-vous des brochures papier ?',
        'copie papier ?',
        "Je n'ai pas d'imprimante, envoyez-vous la fiche par lettre ?",
        "Notre greffe n'accepte que le papier, comment obtenir vos documents ?",
        'Existe-t-il une version imprimée du Blueprint ?',
      ],
      answer:
        "La page propose des fichiers à ouvrir, pas de papier. Dites-nous ce qu'il faut à votre dossier : une personne lit votre message et répond dans les 24 heures.",
    },
  },
  {
    id: 'downloads-blueprint-other-topic',
    path: '/downloads',
    asked: [
      'Is there a sample Blueprint for tax or healthcare?',
      'Do you have a second sample Blueprint?',
      'other sample plans?',
      'We run hospitals, which sample plan fits us?',
      'Is the sample only about visas?',
      'I work in a building authority, is there an example plan for inspections?',
      'Which service is the sample Blueprint about?',
      'Can I see an example plan for a tax office?',
      'Visas do not interest us, do you have another example?',
      'sample blueprint for clinic have you?',
      'How many sample Blueprints are there?',
      'You only have one example, that is thin',
    ],
    answer:
      'The page lists one sample: the visitor visa of a fictional ministry. You can ask for another document: tell us what your file needs.',
    says: [
      'The visitor visa of a fictional ministry, from the present process to the plan in weeks. All its figures are sample values.',
      'Tell us what your file needs. A person reads your message and replies within 24 hours.',
    ],
    fr: {
      asked: [
        "Y a-t-il un Blueprint d'exemple pour les impôts ou la santé ?",
        "Avez-vous un deuxième Blueprint d'exemple ?",
        'autres exemples de plan',
        "L'exemple parle-t-il seulement de visas ?",
        'Nous gérons des hôpitaux, quel exemple nous convient ?',
        "Combien d'exemples de Blueprint y a-t-il ?",
      ],
      answer:
        "La page propose un seul exemple : le visa de visiteur d'un ministère fictif. Vous pouvez demander un autre document : dites-nous ce qu'il faut à votre dossier.",
    },
  },
]
