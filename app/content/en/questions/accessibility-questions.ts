import type { KnownQuestion } from './known-question.ts'

/** How accessible the product is, how it was tested, and how to report a problem. */
export const accessibilityQuestions: readonly KnownQuestion[] = [
  {
    id: 'accessibility-statement-covers',
    path: '/accessibility',
    asked: [
      'What does your accessibility statement cover?',
      'Which parts of the product are covered by the accessibility statement?',
      'scope of the a11y statement?',
      'Is the client portal included in your accessibility report?',
      'Does the statement also talk about the staff panel?',
    ],
    answer: 'The website, the client portal, the demo dashboard and the staff panel.',
    says: [
      'This statement covers the website, the client portal, the demo dashboard and the staff panel.',
    ],
    fr: {
      asked: [
        "Que couvre votre déclaration d'accessibilité ?",
        "Le portail client est-il compris dans le rapport d'accessibilité ?",
      ],
      answer:
        'Le site web, le portail client, le tableau de bord de démonstration et le panneau du personnel.',
    },
  },
  {
    id: 'accessibility-standard',
    path: '/accessibility',
    asked: [
      'Which accessibility standard do you follow?',
      'Against which guidelines was accessibility measured?',
      'wcag level?',
      'Is it WCAG 2.1 or 2.2?',
      'What level of WCAG does the report use?',
      'Is it usable for disabled people?',
      'Do you follow WCAG?',
    ],
    answer: 'WCAG 2.2, level AA: the statement says what conforms to it and what does not.',
    says: [
      'It says what conforms to WCAG 2.2, level AA, what does not, and how you can tell us about a problem.',
    ],
    fr: {
      asked: [
        "Quelle norme d'accessibilité suivez-vous ?",
        'niveau WCAG',
        'Est-ce WCAG 2.1 ou 2.2 ?',
        'le site respecte le RGAA ou les WCAG ?',
        "quel niveau d'accessibilité",
      ],
      answer:
        "WCAG 2.2, niveau AA : la déclaration dit ce qui y est conforme et ce qui ne l'est pas.",
    },
  },
  {
    id: 'accessibility-fully-aa',
    path: '/accessibility#gaps',
    asked: [
      'Do you conform fully to WCAG 2.2 AA?',
      'Which criterion is not met completely?',
      'wcag aa fully met?',
      'is there any point of the standard where you fall short',
      'how far are you from full accessibility',
      'what exactly does not conform',
      'do you pass all of the guidelines',
      'name the gap in your accessibility',
      'partially supports: which one?',
    ],
    answer:
      'Not fully: "Timing Adjustable" (2.2.1) is partially supported, because codes for signing in and calls that are not confirmed have a fixed time.',
    says: [
      '2.2.1',
      'Timing Adjustable',
      'Partially supports',
      'Codes for signing in and calls that are not confirmed have a fixed time.',
      'Some steps have a fixed time',
    ],
    fr: {
      asked: [
        'Êtes-vous entièrement conformes à WCAG 2.2 AA ?',
        "quel critère n'est pas entièrement respecté",
        'nommez la lacune de votre accessibilité',
      ],
      answer:
        'Pas entièrement : « Timing Adjustable » (2.2.1) est soutenu en partie, car les codes de connexion et les appels non confirmés ont un délai fixe.',
    },
  },
  {
    id: 'accessibility-known-problems',
    path: '/accessibility#gaps',
    asked: [
      'Which accessibility problems do you know of?',
      'What does not conform to WCAG yet?',
      'known accessibility issues?',
      'Which criterion do you meet only in part?',
      'Where does your product fail on accessibility?',
      'Where is your site not accessible?',
    ],
    answer:
      'Some steps have a fixed time: a code for signing in works for 10 minutes. When many people book, an unconfirmed call is kept for 15 minutes. You cannot extend these times, but you can begin again.',
    says: [
      'Some steps have a fixed time',
      'A code for signing in works for 10 minutes. A call that you have not confirmed is kept for 15 minutes when many people book. You cannot extend these times, but you can begin again.',
    ],
    fr: {
      asked: [
        "Quels problèmes d'accessibilité connaissez-vous ?",
        "Qu'est-ce qui n'est pas encore conforme à WCAG ?",
        "lacunes d'accessibilité",
        "quels défauts d'accessibilité reste-t-il",
      ],
      answer:
        'Certaines étapes ont une durée fixe : un code de connexion vaut 10 minutes, et un appel non confirmé est gardé 15 minutes quand beaucoup de gens réservent. On ne peut pas les prolonger, mais on peut recommencer.',
    },
  },
  {
    id: 'accessibility-fixed-times-stay',
    path: '/accessibility#gaps',
    asked: [
      'Will you remove the time limits for sign-in codes?',
      'Are you going to fix the criterion on adjustable timing?',
      'plan for timing adjustable 2.2.1?',
      'Why can the time of a code not be extended?',
      'Do the fixed times change in the future?',
    ],
    answer: 'The times protect accounts and free appointments, and they stay as they are.',
    says: ['The times protect accounts and free appointments. They stay as they are.'],
    fr: {
      asked: [
        'Allez-vous enlever les limites de temps des codes de connexion ?',
        "Pourquoi ne peut-on pas prolonger le temps d'un code ?",
      ],
      answer: 'Ces durées protègent les comptes et les rendez-vous libres, et elles restent ainsi.',
    },
  },
  {
    id: 'accessibility-signed-out-text',
    path: '/accessibility#criteria',
    asked: [
      'Is my text lost when I am signed out after a long pause?',
      'session timeout accessibility?',
      'I am slow at typing. Do I lose my text when the session ends?',
      'What happens after a long pause in a form?',
      'Does a timeout throw away what I wrote?',
    ],
    answer: 'After a long pause you sign in again, and your text is kept.',
    says: ['After a long pause you sign in again, and your text is kept.'],
    fr: {
      asked: [
        'Mon texte est-il perdu si je suis déconnecté après une longue pause ?',
        "J'écris lentement. Est-ce que je perds mon texte ?",
      ],
      answer: 'Après une longue pause, vous vous connectez de nouveau, et votre texte est gardé.',
    },
  },
  {
    id: 'accessibility-not-covered',
    path: '/accessibility#gaps',
    asked: [
      'What does the accessibility statement not cover?',
      'Are uploaded documents checked for accessibility?',
      'exclusions of the a11y report?',
      'Do you make sure that PDFs from clients are accessible?',
      'Is the calendar of another company part of your statement?',
    ],
    answer:
      'Documents that staff or clients upload, and articles and case studies that staff write. Also the calendar of another company, if we use one in place of our own.',
    says: [
      'What this statement does not cover',
      'Documents that staff or clients upload. We do not check whether they are accessible.',
      'Articles and case studies that staff write. The editor asks for a description of each picture, but staff write it.',
      'The calendar of another company, if we use one in place of our own.',
    ],
    fr: {
      asked: [
        "Qu'est-ce que la déclaration d'accessibilité ne couvre pas ?",
        "L'accessibilité des documents téléversés est-elle vérifiée ?",
      ],
      answer:
        "Les documents téléversés par le personnel ou les clients, les articles et études de cas écrits par le personnel, et le calendrier d'une autre entreprise si nous en utilisons un.",
    },
  },
  {
    id: 'accessibility-report-problem',
    path: '/accessibility#report-a-problem',
    asked: [
      'How do I report an accessibility problem?',
      'I cannot use one of your pages. Whom do I tell?',
      'accessibility complaint?',
      'My screen reader does not work on your form. What now?',
      'Who helps me if I have a disability and am stuck on the site?',
      'Do I need an account to complain about a barrier?',
      'I cannot use a page with my screen reader, whom do I tell?',
    ],
    answer:
      'Write to us which page it is, what you wanted to do, and which assistive technology you use. You need no account, and a person replies within 24 hours.',
    says: [
      'Report a problem',
      'Write which page it is, what you wanted to do, and which assistive technology you use. You need no account.',
      'A person replies within 24 hours.',
    ],
    fr: {
      asked: [
        "Comment signaler un problème d'accessibilité ?",
        'Je ne peux pas utiliser une de vos pages. À qui le dire ?',
        "plainte sur l'accessibilité",
        "je n'arrive pas à lire une page, à qui le dire",
      ],
      answer:
        "Écrivez-nous de quelle page il s'agit, ce que vous vouliez faire et quelle technologie d'assistance vous utilisez. Aucun compte n'est nécessaire, et une personne répond dans les 24 heures.",
    },
  },
  {
    id: 'accessibility-report-answer',
    path: '/accessibility#report-a-problem',
    asked: [
      'What happens after I report an accessibility barrier?',
      'How soon do you answer accessibility feedback?',
      'response time accessibility?',
      'Will the page be changed if I tell you about a barrier?',
      'Does anybody read messages about accessibility?',
    ],
    answer:
      'A person replies within 24 hours. The reply says how we help you now, and if we will change the page.',
    says: [
      'A person replies within 24 hours. The reply says how we help you now, and if we will change the page.',
      'We read every message about a problem.',
    ],
    fr: {
      asked: [
        "Que se passe-t-il après un signalement d'accessibilité ?",
        'La page sera-t-elle changée si je signale un obstacle ?',
      ],
      answer:
        'Une personne répond dans les 24 heures. La réponse dit comment nous vous aidons maintenant et si nous changerons la page.',
    },
  },
  {
    id: 'accessibility-other-form',
    path: '/accessibility#report-a-problem',
    asked: [
      'Can I get a text in another form?',
      'Do you offer large print or an easy-to-read version?',
      'alternative formats?',
      'I am blind. Can you send me the document in a format that I can read?',
      'My accessibility team has questions. Do you answer them?',
    ],
    answer:
      'Write to us if you need a text in another form. We also answer the questions of your accessibility team.',
    says: [
      'Tell us if you cannot use a page, or if you need a text in another form.',
      'Write to us. We also answer the questions of your accessibility team.',
    ],
    fr: {
      asked: [
        'Puis-je recevoir un texte sous une autre forme ?',
        'Offrez-vous des gros caractères ou une version facile à lire ?',
        'formats de rechange',
      ],
      answer:
        "Écrivez-nous si vous avez besoin d'un texte sous une autre forme. Nous répondons aussi aux questions de votre équipe d'accessibilité.",
    },
  },
  {
    id: 'accessibility-tested-how',
    path: '/accessibility#tested',
    asked: [
      'How did you test accessibility?',
      'Did you test accessibility by hand or only with tools?',
      'accessibility testing method?',
      'Was the site checked with axe?',
      'What kind of tests stand behind the accessibility report?',
    ],
    answer:
      'With a program that checks every page, and by hand. For example, we did the main tasks with the keyboard alone and used a window of 320 pixels and forced colours.',
    says: [
      'How we tested it',
      'A program checks every page at several widths and in both themes before we publish a new version.',
      'Did the main tasks with the keyboard alone, from the first Tab to the confirmation.',
      'Set the window to 320 pixels, which is a zoom of 400% on 1280 pixels.',
      'Used forced colours, as in the high contrast mode of Windows.',
      'Sent forms empty and with wrong entries.',
    ],
    fr: {
      asked: [
        "Comment avez-vous testé l'accessibilité ?",
        'Avez-vous testé à la main ou seulement avec des outils ?',
      ],
      answer:
        'Avec un programme qui vérifie chaque page, et à la main : par exemple les tâches principales au clavier seul, une fenêtre de 320 pixels, les couleurs forcées et des formulaires mal remplis.',
    },
  },
  {
    id: 'accessibility-screen-reader',
    path: '/accessibility#tested',
    asked: [
      'Was a screen reader used to test this website?',
      'Was JAWS, NVDA or VoiceOver used in your tests?',
      'screen reader used for the accessibility report?',
      'Is the site tested for blind users?',
      'Have you tried this site and its portal with a screen reader?',
    ],
    answer:
      'In our accessibility tests we used no screen reader. We read the accessibility tree of the browser in its place.',
    says: [
      'No screen reader was used. We read the accessibility tree of the browser in its place.',
    ],
    fr: {
      asked: [
        "Avez-vous testé avec un lecteur d'écran ?",
        'Avez-vous utilisé NVDA, JAWS ou VoiceOver ?',
      ],
      answer:
        "Dans nos tests d'accessibilité, aucun lecteur d'écran n'a été utilisé. Nous avons lu à la place l'arbre d'accessibilité du navigateur.",
    },
  },
  {
    id: 'accessibility-screen-reader-works',
    path: '/accessibility#criteria',
    asked: [
      'Will my screen reader work on this site?',
      'Does it work with a screen reader?',
      'jaws or nvda on this site, any good?',
      'i am blind, can i use your forms',
      'is voiceover going to read me the errors',
      'What is done for people who use a screen reader?',
      'can i rely on my screen reader here',
      'do your fields have labels that are read aloud',
      'talkback, does it cope with your pages',
    ],
    answer:
      'We cannot promise it, because no screen reader was used in our tests. In the code are headings, lists, tables, labels and groups; messages are announced, and every field has a visible label.',
    says: [
      'No screen reader was used. We read the accessibility tree of the browser in its place.',
      'Headings, lists, tables, labels and groups are in the code.',
      'Messages are announced without a change of focus.',
      'Every field has a visible label. Required fields are marked.',
    ],
    fr: {
      asked: [
        "Mon lecteur d'écran fonctionnera-t-il sur ce site ?",
        'je suis aveugle, puis-je utiliser vos formulaires',
        'nvda ou jaws sur ce site',
        "Que faites-vous pour les lecteurs d'écran ?",
      ],
      answer:
        "Nous ne pouvons pas le promettre, car aucun lecteur d'écran n'a servi à nos tests. Le code contient titres, listes, tableaux, étiquettes et groupes ; les messages sont annoncés et chaque champ a une étiquette visible.",
    },
  },
  {
    id: 'accessibility-people-with-disabilities',
    path: '/accessibility#tested',
    asked: [
      'Did people with disabilities test the product?',
      'user testing with disabled persons?',
      'Were disabled users part of your accessibility tests?',
      'Has anyone with a disability tried the site for your report?',
      'Do you involve persons with disabilities in testing?',
    ],
    answer: 'The product has not been tested by any person with a disability for this report.',
    says: ['No person with a disability has tested the product for this report.'],
    fr: {
      asked: [
        'Des personnes handicapées ont-elles testé le produit ?',
        'Avez-vous fait des tests avec des personnes en situation de handicap ?',
        'des personnes aveugles ont-elles essayé le site',
      ],
      answer: "Aucune personne handicapée n'a testé le produit pour ce rapport.",
    },
  },
  {
    id: 'accessibility-browsers-tested',
    path: '/accessibility#tested',
    asked: [
      'Which browsers were used for the accessibility tests?',
      'Did you test accessibility in Safari or Firefox?',
      'tested browsers?',
      'Was the site tested on telephones and tablets?',
      'Is accessibility checked on an iPhone?',
      'Which browsers does your site work with?',
      'which browser should I use?',
      'Does your website run in Edge and Safari?',
    ],
    answer:
      'Only Chromium was used, on a computer. Firefox, Safari, telephones and tablets were not.',
    says: [
      'Only Chromium was used, on a computer. Firefox, Safari, telephones and tablets were not.',
    ],
    fr: {
      asked: [
        "Quels navigateurs ont servi aux tests d'accessibilité ?",
        'Avez-vous testé sur des téléphones et des tablettes ?',
      ],
      answer:
        "Seulement Chromium, sur un ordinateur. Firefox, Safari, les téléphones et les tablettes n'ont pas servi.",
    },
  },
  {
    id: 'accessibility-not-tested-tools',
    path: '/accessibility#tested',
    asked: [
      'Did you test with speech input or a screen magnifier?',
      'Was Dragon or another voice control used?',
      'switch devices tested?',
      'Which assistive technologies were not used in your tests?',
      'What could you not test for accessibility?',
    ],
    answer: 'Speech input, switches and screen magnifiers were not used.',
    says: ['What we could not test', 'Speech input, switches and screen magnifiers were not used.'],
    fr: {
      asked: [
        "Avez-vous testé la saisie vocale ou les loupes d'écran ?",
        "Quelles technologies d'assistance n'avez-vous pas testées ?",
      ],
      answer: "La saisie vocale, les contacteurs et les loupes d'écran n'ont pas été utilisés.",
    },
  },
  {
    id: 'accessibility-pdf',
    path: '/accessibility#tested',
    asked: [
      'Are your PDF documents accessible?',
      'Are the PDFs tagged?',
      'PDF/UA?',
      'Can a screen reader read your PDF files?',
      'Do your PDF documents have a title and a language?',
    ],
    answer:
      'PDF documents are tagged and have a title and a language. We did not check them against PDF/UA.',
    says: [
      'PDF documents are tagged and have a title and a language. We did not check them against PDF/UA.',
    ],
    fr: {
      asked: [
        'Vos documents PDF sont-ils accessibles ?',
        'Les PDF sont-ils balisés ?',
        'vos PDF sont lisibles par un aveugle ?',
      ],
      answer:
        'Les PDF sont balisés et ont un titre et une langue. Nous ne les avons pas vérifiés selon PDF/UA.',
    },
  },
  {
    id: 'accessibility-kept-up',
    path: '/accessibility#doing',
    asked: [
      'What do you do to keep the site accessible?',
      'Is accessibility checked before each new version?',
      'accessibility checks in each release?',
      'How do you make sure that new pages stay accessible?',
      'How often do you check accessibility?',
    ],
    answer:
      'A program checks every page at several widths and in both themes before we publish a new version.',
    says: [
      'What we do to keep it accessible',
      'A program checks every page at several widths and in both themes before we publish a new version.',
      'A test of ours fails when a page has no result in this report, or when a violation is not stated here.',
    ],
    fr: {
      asked: [
        'Que faites-vous pour que le site reste accessible ?',
        "L'accessibilité est-elle vérifiée avant chaque nouvelle version ?",
      ],
      answer:
        'Un programme vérifie chaque page en plusieurs largeurs, en thème clair et sombre, avant que nous publiions une nouvelle version.',
    },
  },
  {
    id: 'accessibility-vpat',
    path: '/accessibility#criteria',
    asked: [
      'Do you have a VPAT?',
      'Where can I download your accessibility conformance report?',
      'vpat acr openacr?',
      'Can we get the accessibility report in a machine-readable form?',
      'Our procurement needs an ACR. Do you have one?',
    ],
    answer:
      'There is a report for each criterion, with the words of the VPAT. You can download it as a tagged PDF and as an OpenACR file, which follows the VPAT 2.5, WCAG edition.',
    says: [
      'The words for the results are those of the VPAT.',
      'Accessibility report (PDF)',
      'This report as a tagged document',
      'OpenACR file (YAML)',
      'For programs that compare reports. It follows the VPAT 2.5, WCAG edition',
    ],
    fr: {
      asked: [
        'Avez-vous un VPAT ?',
        'Où télécharger votre rapport de conformité en accessibilité ?',
        'fichier OpenACR',
      ],
      answer:
        'Il y a un rapport pour chaque critère, avec les mots du VPAT. On peut le télécharger en PDF balisé et en fichier OpenACR, qui suit le VPAT 2.5, édition WCAG.',
    },
  },
  {
    id: 'accessibility-result-words',
    path: '/accessibility#criteria',
    asked: [
      'What do the results in the accessibility report mean?',
      'Which results can a criterion have?',
      'supports, partially supports?',
      'Which words does the report use for conformance?',
      'Does the report list every WCAG criterion?',
    ],
    answer:
      'Supports, partially supports, does not support, and not applicable. The report has every criterion of WCAG 2.2 at levels A and AA.',
    says: [
      'This is every criterion of WCAG 2.2 at levels A and AA.',
      'Supports',
      'Partially supports',
      'Does not support',
      'Not applicable',
    ],
    fr: {
      asked: [
        "Que veulent dire les résultats du rapport d'accessibilité ?",
        'Le rapport contient-il chaque critère de WCAG ?',
      ],
      answer:
        'Supports (conforme), Partially supports (en partie), Does not support (non conforme) et Not applicable (sans objet). Le rapport a chaque critère de WCAG 2.2 aux niveaux A et AA.',
    },
  },
  {
    id: 'accessibility-aaa',
    path: '/accessibility#criteria',
    asked: [
      'Do you meet WCAG level AAA?',
      'Was level AAA evaluated?',
      'wcag aaa?',
      'Does the report say anything about triple A?',
      'Are you conformant with the highest level of WCAG?',
    ],
    answer: 'Level AAA was not evaluated.',
    says: ['Level AAA was not evaluated.'],
    fr: {
      asked: ['Respectez-vous le niveau AAA de WCAG ?', 'Le niveau AAA a-t-il été évalué ?'],
      answer: "Le niveau AAA n'a pas été évalué.",
    },
  },
  {
    id: 'accessibility-laws',
    path: '/accessibility',
    asked: [
      'Do you conform to EN 301 549?',
      'Section 508 compliance?',
      'Do you meet the Accessible Canada Act or AODA?',
      'Is the website compliant with the European Accessibility Act?',
      'Which accessibility laws do you comply with?',
    ],
    answer:
      'The accessibility statement names no law and not EN 301 549. It reports on WCAG 2.2, level AA. Please ask us about the law that applies to you.',
    says: [],
    isUnstated: true,
    fr: {
      asked: [
        'Êtes-vous conformes à EN 301 549 ?',
        "Respectez-vous la Loi canadienne sur l'accessibilité ?",
      ],
      answer:
        "La déclaration d'accessibilité ne nomme aucune loi ni EN 301 549. Elle porte sur WCAG 2.2, niveau AA. Demandez-nous ce qu'il en est de la loi qui s'applique à vous.",
    },
  },
  {
    id: 'accessibility-keyboard',
    path: '/accessibility#criteria',
    asked: [
      'Can I use the site with the keyboard alone?',
      'Does everything work without a mouse?',
      'keyboard navigation?',
      'I cannot use a mouse. Can I still fill in the forms?',
      'Are all functions reachable by Tab?',
    ],
    answer:
      'All main tasks on the site were done with the keyboard alone, and every form works with the keyboard.',
    says: [
      'All main tasks were done with the keyboard alone.',
      'Every form works with the keyboard. The forms of the website also work without scripts.',
    ],
    fr: {
      asked: [
        'Peut-on utiliser le site avec le clavier seulement ?',
        'Tout fonctionne-t-il sans souris ?',
        'on peut naviguer sans souris ?',
      ],
      answer:
        'Toutes les tâches principales du site ont été faites au clavier seul, et chaque formulaire fonctionne au clavier.',
    },
  },
  {
    id: 'accessibility-keyboard-trap',
    path: '/accessibility#criteria',
    asked: [
      'Can the keyboard focus get stuck somewhere?',
      'keyboard trap?',
      'How do I leave a dialog or the text editor with the keyboard?',
      'Does Escape close menus and windows?',
      'Is there a place where Tab does not get out?',
    ],
    answer: 'Tab leaves every part, the text editor too. Escape closes what is open.',
    says: ['Tab leaves every part, the text editor too. Escape closes what is open.'],
    fr: {
      asked: [
        'Le clavier peut-il rester coincé quelque part ?',
        "Comment quitter une fenêtre ou l'éditeur de texte au clavier ?",
      ],
      answer:
        "La touche Tab quitte chaque partie, aussi l'éditeur de texte. La touche Échap (Escape) ferme ce qui est ouvert.",
    },
  },
  {
    id: 'accessibility-shortcuts',
    path: '/accessibility#keyboard-shortcuts',
    asked: [
      'Which keyboard shortcuts does the site have?',
      'Can I turn off the shortcuts of one key?',
      'keyboard shortcuts?',
      'What does the key / do?',
      'My speech software triggers shortcuts. How do I switch them off?',
      'How do I select a row in a list with a key?',
    ],
    answer:
      'Keys of one letter or sign act without Ctrl or Alt. The key / goes to the search. In a list, the key x selects the row with the focus. You can turn them off on the accessibility page and in the account.',
    says: [
      'Keyboard shortcuts',
      'Keys of one letter or sign act without Ctrl or Alt, such as / for the search. Turn them off if you use speech software.',
      'In lists, the key x selects the row with the focus.',
      'They can be turned off in the account and on the page about accessibility.',
    ],
    fr: {
      asked: [
        'Quels raccourcis clavier le site a-t-il ?',
        "Puis-je désactiver les raccourcis d'une seule touche ?",
        'À quoi sert la touche / ?',
      ],
      answer:
        "La touche / mène à la recherche. Dans une liste, la touche x choisit la ligne active. On peut désactiver ces touches sur la page d'accessibilité et dans le compte.",
    },
  },
  {
    id: 'accessibility-zoom',
    path: '/accessibility#criteria',
    asked: [
      'Can I enlarge the text?',
      'Does the site work at 400% zoom?',
      'zoom and reflow?',
      'I need very large letters. Do I have to scroll sideways?',
      'Does the page still work on a narrow screen of 320 pixels?',
    ],
    answer:
      'Pages work at 200% and at 400%. At 320 pixels no page scrolls sideways, and tables become labelled rows.',
    says: [
      'Pages work at 200% and at 400%.',
      'At 320 pixels no page scrolls sideways. Tables become labelled rows.',
    ],
    fr: {
      asked: [
        'Puis-je agrandir le texte ?',
        'Le site fonctionne-t-il avec un zoom de 400 % ?',
        "c'est écrit trop petit, comment agrandir",
      ],
      answer:
        'Les pages fonctionnent à 200 % et à 400 %. À 320 pixels, aucune page ne défile de côté, et les tableaux deviennent des lignes étiquetées.',
    },
  },
  {
    id: 'accessibility-text-spacing',
    path: '/accessibility#criteria',
    asked: [
      'Can I set wider spacing between letters and lines?',
      'Is text cut off with more line height?',
      'text spacing?',
      'I have dyslexia and use wide spacing. Does the site work?',
      'What happens to long texts when spacing grows?',
    ],
    answer:
      'With wider spacing no text is lost. Previews of long texts are shorter; the whole text is one link away.',
    says: [
      'With wider spacing no text is lost. Previews of long texts are shorter; the whole text is one link away.',
    ],
    fr: {
      asked: [
        "Puis-je augmenter l'espacement des lettres et des lignes ?",
        'Du texte est-il coupé avec un interligne plus grand ?',
      ],
      answer:
        "Avec plus d'espacement, aucun texte n'est perdu. Les aperçus de longs textes sont plus courts ; le texte entier est à un lien de distance.",
    },
  },
  {
    id: 'accessibility-contrast',
    path: '/accessibility#criteria',
    asked: [
      'What contrast do your texts have?',
      'Is the contrast high enough in the dark theme?',
      'contrast ratio?',
      'How strong is the contrast of borders and of the focus ring?',
      'Was the colour contrast measured?',
    ],
    answer:
      'Contrast was measured on every page in both themes. Texts over lines have at least 4.5 to 1, borders of fields 3.5 to 1, and the focus 6 to 1.',
    says: [
      'Measured on every page in both themes.',
      'Texts have at least 4.5 to 1 against the ground below the lines.',
      'Borders of fields have at least 3.5 to 1, the focus 6 to 1.',
    ],
    fr: {
      asked: [
        'Quel contraste vos textes ont-ils ?',
        'Le contraste suffit-il dans le thème sombre ?',
        'les couleurs sont-elles assez contrastées',
      ],
      answer:
        'Le contraste a été mesuré sur chaque page, en thème clair et sombre. Les textes au-dessus de lignes ont au moins 4,5 pour 1, les bordures de champs 3,5 pour 1, et le focus 6 pour 1.',
    },
  },
  {
    id: 'accessibility-high-contrast',
    path: '/accessibility#tested',
    asked: [
      'Does the site work in the high contrast mode of Windows?',
      'forced colours mode?',
      'Can I use my own system colours?',
      'Are borders and focus visible with forced colours?',
      'I use Windows high contrast. Will I see everything?',
    ],
    answer: 'With forced colours, text, borders, states and focus are visible on our site.',
    says: [
      'Used forced colours, as in the high contrast mode of Windows.',
      'Text, borders, states and focus are visible.',
    ],
    fr: {
      asked: [
        'Le site fonctionne-t-il dans le mode contraste élevé de Windows ?',
        'Puis-je utiliser mes propres couleurs système ?',
      ],
      answer:
        'Avec des couleurs forcées, le texte, les bordures, les états et le focus sont visibles sur notre site.',
    },
  },
  {
    id: 'accessibility-colour-blind',
    path: '/accessibility#criteria',
    asked: [
      'Can colour-blind people use the site?',
      'Is information shown by colour alone?',
      'use of colour?',
      'I cannot tell red from green. Do I miss anything?',
      'How do you show a status without colour?',
    ],
    answer: 'A state is always also a word, and links in text are underlined.',
    says: ['A state is always also a word. Links in text are underlined.'],
    fr: {
      asked: [
        'Les personnes daltoniennes peuvent-elles utiliser le site ?',
        "L'information est-elle montrée seulement par la couleur ?",
        'je suis daltonien',
      ],
      answer: 'Un état est toujours aussi un mot, et les liens dans le texte sont soulignés.',
    },
  },
  {
    id: 'accessibility-motion',
    path: '/accessibility#criteria',
    asked: [
      'Does anything move or flash on your pages?',
      'I get dizzy from animations. Can I switch them off?',
      'reduced motion?',
      'Is there anything that flashes and could cause a seizure?',
      'How long do animations run?',
    ],
    answer:
      'Nothing flashes, and nothing moves by itself for more than 5 seconds. With less motion set in your system, nothing moves.',
    says: [
      'Nothing moves by itself for more than 5 seconds. With less motion set in your system, nothing moves.',
      'Nothing flashes.',
    ],
    fr: {
      asked: [
        'Quelque chose bouge-t-il ou clignote-t-il sur vos pages ?',
        'Les animations me donnent le vertige. Puis-je les arrêter ?',
      ],
      answer:
        'Rien ne clignote, et rien ne bouge tout seul plus de 5 secondes. Si votre système demande moins de mouvement, rien ne bouge.',
    },
  },
  {
    id: 'accessibility-video-captions',
    path: '/accessibility#criteria',
    asked: [
      'Do your videos have captions?',
      'Are there videos or sound recordings on the site?',
      'captions and transcripts?',
      'I am deaf. Is there audio that I would miss?',
      'Is there sign language on your videos?',
    ],
    answer: 'There is no video and no recorded audio.',
    says: ['There is no recorded audio or video.', 'There is no video.'],
    fr: {
      asked: [
        'Vos vidéos ont-elles des sous-titres ?',
        'Je suis sourd. Y a-t-il du son que je manquerais ?',
        'les vidéos sont sous-titrées ?',
      ],
      answer: "Il n'y a pas de vidéo ni d'audio enregistré.",
    },
  },
  {
    id: 'accessibility-assistant-sound',
    path: '/accessibility#criteria',
    asked: [
      'Does the assistant speak by itself?',
      'Can I stop the voice of the assistant?',
      'autoplay sound?',
      'Will your page suddenly play audio in my office?',
      'How does reading aloud in the chat start?',
    ],
    answer: 'The assistant speaks only after a press, and a button stops it.',
    says: ['The assistant speaks only after a press, and a button stops it.'],
    fr: {
      asked: ["L'assistant parle-t-il de lui-même ?", "Puis-je arrêter la voix de l'assistant ?"],
      answer: "L'assistant ne parle qu'après une pression sur un bouton, et un bouton l'arrête.",
    },
  },
  {
    id: 'accessibility-forms-errors',
    path: '/accessibility#criteria',
    asked: [
      'How are errors in forms shown?',
      'Does a form say which field is wrong and what to enter?',
      'form errors for screen readers?',
      'Are required fields marked?',
      'Is what I entered kept when a field is wrong?',
    ],
    answer:
      'An error stands beside its field, says what to enter, and gets the focus. Required fields are marked, and what was entered stays in the form.',
    says: [
      'An error stands beside its field, is linked to it, and gets the focus.',
      'An error says what to enter.',
      'Every field has a visible label. Required fields are marked.',
      'What was entered stays in the form, also after an error.',
    ],
    fr: {
      asked: [
        'Comment les erreurs des formulaires sont-elles montrées ?',
        'Faut-il tout réécrire après une erreur ?',
      ],
      answer:
        'Une erreur est à côté de son champ, dit quoi écrire et reçoit le focus. Les champs obligatoires sont marqués, et ce qui a été écrit reste dans le formulaire.',
    },
  },
  {
    id: 'accessibility-autofill',
    path: '/accessibility#criteria',
    asked: [
      'Can my browser fill in my name and email by itself?',
      'Do your forms work with autofill?',
      'autofill?',
      'does the browser know which field is for my phone number',
      'i hate typing my address, can it be filled in automatically',
      'Do the fields say in the code what they are for?',
      'will saved details be offered in your forms',
      'input purpose (1.3.5), how do you meet it',
    ],
    answer: 'Fields about the person name their purpose in the code.',
    says: ['Identify Input Purpose', 'Fields about the person name their purpose in the code.'],
    fr: {
      asked: [
        'Mon navigateur peut-il remplir mon nom tout seul ?',
        'vos formulaires acceptent-ils le remplissage automatique',
        'les champs disent-ils à quoi ils servent',
      ],
      answer: 'Les champs sur la personne nomment leur fonction dans le code.',
    },
  },
  {
    id: 'accessibility-without-scripts',
    path: '/accessibility#doing',
    asked: [
      'Do the forms work without JavaScript?',
      'Can I use the site with scripts switched off?',
      'noscript?',
      'Our ministry blocks JavaScript. Can we still send a form?',
      'Is JavaScript required for the website?',
    ],
    answer: 'The forms of the website also work without scripts.',
    says: ['The forms of the website also work without scripts.'],
    fr: {
      asked: [
        'Les formulaires fonctionnent-ils sans JavaScript ?',
        'Notre ministère bloque JavaScript. Peut-on envoyer un formulaire ?',
        'ça marche sans javascript ?',
      ],
      answer: 'Les formulaires du site fonctionnent aussi sans scripts.',
    },
  },
  {
    id: 'accessibility-sign-in',
    path: '/accessibility#criteria',
    asked: [
      'Is there a captcha or puzzle when I sign in?',
      'Do password managers work on your sign-in page?',
      'accessible authentication?',
      'Can I paste my password?',
      'I have trouble remembering passwords. Is there another way to sign in?',
    ],
    answer:
      'There is no puzzle. Passwords and codes can be pasted, password managers work, and a passkey needs no memory.',
    says: [
      'Passwords and codes can be pasted, and password managers work. A passkey needs no memory. There is no puzzle.',
    ],
    fr: {
      asked: [
        'Y a-t-il un captcha à la connexion ?',
        'Les gestionnaires de mots de passe fonctionnent-ils ?',
      ],
      answer:
        "Il n'y a pas d'énigme. On peut coller mots de passe et codes, les gestionnaires de mots de passe fonctionnent, et une clé d'accès ne demande aucune mémoire.",
    },
  },
  {
    id: 'accessibility-touch-targets',
    path: '/accessibility#criteria',
    asked: [
      'How large are buttons and links?',
      'Do I have to drag or use gestures?',
      'touch target size?',
      'My hands tremble. Are the targets big enough?',
      'Can I choose files without dragging them?',
    ],
    answer:
      'Targets are at least 24 by 24 pixels, or have enough space around them. Nothing needs dragging, and a single press or tap is always enough.',
    says: [
      'Targets are at least 24 by 24 pixels, or have enough space around them.',
      'Nothing needs dragging. Files are chosen with a button.',
      'A single press or tap is always enough.',
    ],
    fr: {
      asked: [
        'Quelle est la taille des boutons et des liens ?',
        'Faut-il glisser ou faire des gestes ?',
      ],
      answer:
        "Les cibles ont au moins 24 sur 24 pixels, ou assez d'espace autour. Rien ne demande de glisser, et une seule pression suffit toujours.",
    },
  },
  {
    id: 'accessibility-press-ends',
    path: '/accessibility#criteria',
    asked: [
      'Can I cancel a press by moving my finger away?',
      'My hands shake. What if I press the wrong button?',
      'does a button act when i press it or when i let go',
      'pointer cancellation?',
      'do i have to shake or tilt my phone for anything',
      'When does a press on a button take effect?',
      'tremor: can i slide off a button again',
      'is anything controlled by moving the phone',
    ],
    answer:
      'Things happen when a press ends, not when it begins. Nothing is controlled by moving the device.',
    says: [
      'Things happen when a press ends, not when it begins.',
      'Nothing is controlled by moving the device.',
    ],
    fr: {
      asked: [
        'Puis-je annuler une pression en déplaçant le doigt ?',
        'mes mains tremblent, et si je presse le mauvais bouton',
        'faut-il secouer le téléphone pour quelque chose',
      ],
      answer:
        "Les choses se passent quand la pression finit, pas quand elle commence. Rien ne se commande en bougeant l'appareil.",
    },
  },
  {
    id: 'accessibility-headings-structure',
    path: '/accessibility#criteria',
    asked: [
      'Are headings, lists and tables marked up for screen readers?',
      'Do images have alternative texts?',
      'semantic html and alt text?',
      'Is the reading order right for assistive technology?',
      'How does a screen reader find its way on your pages?',
    ],
    answer:
      'Headings, lists, tables, labels and groups are in the code, in the order of reading. Drawings are hidden from assistive technology or have a text.',
    says: [
      'Headings, lists, tables, labels and groups are in the code.',
      'The order in the code is the order of reading.',
      'Drawings are hidden from assistive technology or have a text.',
    ],
    fr: {
      asked: [
        "Les titres, listes et tableaux sont-ils balisés pour les lecteurs d'écran ?",
        'Les images ont-elles un texte de remplacement ?',
      ],
      answer:
        "Les titres, listes, tableaux, étiquettes et groupes sont dans le code, dans l'ordre de lecture. Les dessins sont cachés aux technologies d'assistance ou ont un texte.",
    },
  },
  {
    id: 'accessibility-focus-visible',
    path: '/accessibility#criteria',
    asked: [
      'Do I see where the keyboard focus is?',
      'focus indicator?',
      'How is the focused element marked?',
      'Can something cover the element that has the focus?',
      'Where does the focus go when a dialog closes?',
    ],
    answer:
      'A ring of 2 pixels is around what has the focus, and nothing covers it. It returns to its place when a dialog closes.',
    says: [
      'A ring of 2 pixels is around what has the focus, also with forced colours.',
      'Nothing covers what has the focus.',
      'It returns to its place when a dialog closes.',
    ],
    fr: {
      asked: [
        'Voit-on où se trouve le clavier (focus) ?',
        "Comment l'élément actif est-il marqué ?",
      ],
      answer:
        "Un anneau de 2 pixels entoure l'élément actif, et rien ne le couvre. Le focus revient à sa place quand une fenêtre se ferme.",
    },
  },
  {
    id: 'accessibility-phone-orientation',
    path: '/accessibility#criteria',
    asked: [
      'Can I turn my phone or tablet sideways?',
      'portrait and landscape?',
      'Do pages work in landscape?',
      'My tablet is mounted on a wheelchair in one position. Does the site work?',
      'Is the site locked to one screen orientation?',
    ],
    answer: 'Pages work upright and sideways.',
    says: ['Pages work upright and sideways.'],
    fr: {
      asked: [
        'Puis-je tourner mon téléphone ou ma tablette ?',
        "Les pages fonctionnent-elles à l'horizontale ?",
      ],
      answer: "Les pages fonctionnent à la verticale et à l'horizontale.",
    },
  },
  {
    id: 'accessibility-help-place',
    path: '/accessibility#criteria',
    asked: [
      'Where do I find help on each page?',
      'Is contact always in the same place?',
      'consistent help?',
      'Is the menu the same on all pages?',
      'How do I get from any page to the contact?',
    ],
    answer:
      'Contact, assistant and mailbox are in the same places on all pages of the website. Menu and footer are the same on all pages.',
    says: [
      'Contact, assistant and mailbox are in the same places on all pages of the website.',
      'Menu and footer are the same on all pages.',
    ],
    fr: {
      asked: [
        "Où trouver de l'aide sur chaque page ?",
        'Le menu est-il le même sur toutes les pages ?',
      ],
      answer:
        "Le contact, l'assistant et l'adresse de courriel sont aux mêmes endroits sur toutes les pages du site. Le menu et le pied de page sont les mêmes partout.",
    },
  },
  {
    id: 'accessibility-delete-confirm',
    path: '/accessibility#criteria',
    asked: [
      'Does the product ask before it deletes something?',
      'Can I delete something by mistake?',
      'error prevention?',
      'Is an invoice shown before it is sent?',
      'What protects me from a wrong click in the portal?',
    ],
    answer: 'Deleting asks first, and an invoice is shown before it is sent.',
    says: ['Deleting asks first. An invoice is shown before it is sent.'],
    fr: {
      asked: [
        'Le produit demande-t-il avant de supprimer ?',
        'Puis-je supprimer quelque chose par erreur ?',
      ],
      answer:
        "Une suppression demande d'abord une confirmation, et une facture est montrée avant l'envoi.",
    },
  },
  {
    id: 'accessibility-mended',
    path: '/accessibility#tested',
    asked: [
      'Which accessibility problems did you find and repair?',
      'What did the tests by hand find?',
      'fixed accessibility bugs?',
      'Did your testing lead to any changes?',
      'Give me an example of an accessibility fault that you mended',
    ],
    answer:
      'For example, the focus was lost after a link to another page; now it is on the heading of the new page. The drawing of the home page now comes to rest after 5 seconds.',
    says: [
      'After a link that leads to another page, the focus was lost. Now it is on the heading of the new page.',
      'The drawing of the home page turned without an end. Now it comes to rest after 5 seconds.',
    ],
    fr: {
      asked: [
        "Quels problèmes d'accessibilité avez-vous trouvés et corrigés ?",
        "Qu'ont montré les tests à la main ?",
      ],
      answer:
        "Par exemple, le focus se perdait après un lien vers une autre page ; il est maintenant sur le titre de la nouvelle page. Le dessin de l'accueil s'arrête maintenant après 5 secondes.",
    },
  },
  {
    id: 'accessibility-menus-hover',
    path: '/accessibility#criteria',
    asked: [
      'Do menus close when I move the pointer onto them?',
      'hover menus?',
      'How do I close an open menu?',
      'Does a menu stay open long enough to read it?',
      'Can Escape close what opened on hover?',
    ],
    answer: 'Menus stay open while the pointer is on them, and Escape closes them.',
    says: ['Menus stay open while the pointer is on them, and Escape closes them.'],
    fr: {
      asked: [
        'Comment fermer un menu ouvert ?',
        'Les menus restent-ils ouverts sous le pointeur ?',
      ],
      answer:
        'Les menus restent ouverts tant que le pointeur est dessus, et la touche Échap (Escape) les ferme.',
    },
  },
  {
    id: 'accessibility-skip-link',
    path: '/accessibility#criteria',
    asked: [
      'Can I skip the menu with the keyboard?',
      'skip link?',
      'Is there a link that leads straight to the content?',
      'Do I have to tab through the whole menu on each page?',
      'How do I jump to the main part of a page?',
    ],
    answer: 'The first link of each page leads to its content.',
    says: ['The first link of each page leads to its content.'],
    fr: {
      asked: ['Peut-on sauter le menu au clavier ?', 'Y a-t-il un lien direct vers le contenu ?'],
      answer: 'Le premier lien de chaque page mène à son contenu.',
    },
  },
  {
    id: 'accessibility-links-say',
    path: '/accessibility#criteria',
    asked: [
      'Do your links say where they lead?',
      'Are there links that only say that one should click?',
      'link texts understandable?',
      'can i tell from a link alone where i will end up',
      'do voice commands match the words on your buttons',
      'Does the name of a control contain its visible label?',
      'is the same function called the same everywhere',
      'labels and names of buttons, do they agree',
    ],
    answer:
      'Links say where they lead. The name in the code contains the visible label, and the same function has the same name everywhere.',
    says: [
      'Links say where they lead.',
      'The name in the code contains the visible label.',
      'The same function has the same name everywhere.',
    ],
    fr: {
      asked: [
        'Vos liens disent-ils où ils mènent ?',
        'y a-t-il des liens « cliquez ici »',
        'la même fonction a-t-elle partout le même nom',
      ],
      answer:
        "Les liens disent où ils mènent. Le nom dans le code contient l'étiquette visible, et la même fonction a partout le même nom.",
    },
  },
  {
    id: 'accessibility-announcements',
    path: '/accessibility#criteria',
    asked: [
      'Are status messages announced to a screen reader?',
      'live regions?',
      'Does a screen reader hear that my form was sent?',
      'Is the answer of the assistant announced?',
      'How does a blind user know that an upload goes on?',
    ],
    answer:
      'Messages are announced without a change of focus. Examples are a form that was sent, the progress of an upload, and the answer of the assistant.',
    says: [
      'Messages are announced without a change of focus.',
      'Sent, progress of the upload, number of results, step and answer are announced.',
    ],
    fr: {
      asked: [
        "Les messages d'état sont-ils annoncés au lecteur d'écran ?",
        "La réponse de l'assistant est-elle annoncée ?",
      ],
      answer:
        "Les messages sont annoncés sans changer le focus, par exemple l'envoi d'un formulaire, la progression d'un téléversement et la réponse de l'assistant.",
    },
  },
  {
    id: 'accessibility-titles-language',
    path: '/accessibility#criteria',
    asked: [
      'Does each page have a title and a language in its code?',
      'page titles and lang attribute?',
      'Does a screen reader know the language of the page?',
      'Are page titles unique?',
      'How are sentences in another language marked?',
    ],
    answer:
      'Each page has a title of its own and names its language. Sentences of the assistant in French, German, Spanish or Portuguese are marked.',
    says: [
      'Each page has a title of its own.',
      'Each page names its language.',
      'Sentences of the assistant in French, German, Spanish or Portuguese are marked.',
    ],
    fr: {
      asked: [
        'Chaque page a-t-elle un titre et une langue dans son code ?',
        'Comment les phrases dans une autre langue sont-elles marquées ?',
      ],
      answer:
        "Chaque page a son propre titre et nomme sa langue. Les phrases de l'assistant en français, en allemand, en espagnol ou en portugais sont marquées.",
    },
  },
  {
    id: 'accessibility-no-surprises',
    path: '/accessibility#criteria',
    asked: [
      'Does choosing something in a form send it at once?',
      'on focus and on input changes?',
      'Can a page change just because I move the focus?',
      'Do I always have to press a button to send?',
      'Will a drop-down jump to another page by itself?',
    ],
    answer: 'A choice alone sends nothing; a button sends it. The focus alone changes nothing.',
    says: ['The focus alone changes nothing.', 'A choice alone sends nothing. A button sends it.'],
    fr: {
      asked: [
        "Un choix dans un formulaire l'envoie-t-il immédiatement ?",
        'La page peut-elle changer parce que je déplace le focus ?',
      ],
      answer:
        "Un choix seul n'envoie rien ; c'est un bouton qui envoie. Le focus seul ne change rien.",
    },
  },
  {
    id: 'accessibility-text-in-pictures',
    path: '/accessibility#criteria',
    asked: [
      'Is there text inside pictures?',
      'images of text?',
      'Can I select and copy all text on the pages?',
      'Are your headings pictures?',
      'Is the logo an image of text?',
    ],
    answer: 'All text is text. The logo is an exception that the criterion allows.',
    says: ['All text is text. The logo is an exception that the criterion allows.'],
    fr: {
      asked: ['Y a-t-il du texte dans des images ?', 'Le logo est-il une image de texte ?'],
      answer: 'Tout le texte est du texte. Le logo est une exception que le critère permet.',
    },
  },
  {
    id: 'accessibility-find-page',
    path: '/accessibility#criteria',
    asked: [
      'In which ways can I find a page of this site?',
      'Is there more than one way to reach a page?',
      'Does the site have a site map for programs?',
      'ways to find a page?',
      'How can I get to a page without the menu?',
    ],
    answer: 'With the menu, the footer, the search, and a site map for programs.',
    says: ['Menu, footer, search and a site map for programs.'],
    fr: {
      asked: [
        'De quelles façons puis-je trouver une page de ce site ?',
        "comment j'arrive à une page sans passer par le menu ?",
        'façons de trouver une page',
      ],
      answer: 'Par le menu, le pied de page, la recherche et un plan du site pour les programmes.',
    },
  },
  {
    id: 'accessibility-tests-when',
    path: '/accessibility#tested',
    asked: [
      'When were the accessibility tests done by hand?',
      'How old are your accessibility tests?',
      'What is the date of the accessibility tests?',
      'date of the accessibility tests?',
      'Are your accessibility results recent?',
    ],
    answer: 'The tests by hand are dated 22 and 23 November 2026.',
    says: ['2026-11-22', '2026-11-23'],
    fr: {
      asked: [
        "Quand les tests d'accessibilité à la main ont-ils été faits ?",
        "vos tests d'accessibilité, ils datent de quand ?",
        "date des tests d'accessibilité",
      ],
      answer: 'Les tests à la main sont datés des 22 et 23 novembre 2026.',
    },
  },
  {
    id: 'accessibility-tests-pages',
    path: '/accessibility#tested',
    asked: [
      'How many pages were tested with the Tab key?',
      'How many stops did you check with the keyboard?',
      'Was only the home page tested with the keyboard?',
      'number of pages in the keyboard test?',
      'How large was the keyboard test?',
    ],
    answer:
      '58 pages of the website, the portal and the panel, with about 2,450 stops. Each shows a ring, and nothing covers it.',
    says: [
      '58 pages of the website, the portal and the panel',
      'About 2,450 stops. Each shows a ring, and nothing covers it. The date fields show the ring of the browser.',
    ],
    fr: {
      asked: [
        'Combien de pages ont été testées avec la touche Tab ?',
        "vous avez testé juste l'accueil au clavier ou plus de pages ?",
        'nombre de pages du test au clavier',
      ],
      answer:
        '58 pages du site web, du portail et du panneau, avec environ 2 450 arrêts. Chacun montre un contour, et rien ne le couvre.',
    },
  },
  {
    id: 'portal-on-phone',
    path: '/accessibility#criteria',
    asked: [
      'Can I use the client portal on my phone?',
      'Does the portal work on a small screen?',
      'Can I open the portal on a tablet?',
      'I am often on the road. Does the portal work in the browser of my mobile?',
      'portal on iPhone?',
      'Do I have to scroll sideways in the portal on a small phone?',
      'Is the website made for mobile phones too?',
      'Only with computer I can use portal?',
      'I bet the tables in your portal are unreadable on a phone',
      'Did you try the portal on real phones?',
    ],
    answer:
      'At 320 pixels no page scrolls sideways, and tables become labelled rows; the statement covers the portal too. But we tested on a computer, not on telephones and tablets.',
    says: [
      'At 320 pixels no page scrolls sideways. Tables become labelled rows.',
      'This statement covers the website, the client portal, the demo dashboard and the staff panel.',
      'Only Chromium was used, on a computer. Firefox, Safari, telephones and tablets were not.',
    ],
    fr: {
      asked: [
        'Puis-je utiliser le portail client sur mon téléphone ?',
        'Le portail marche-t-il sur un petit écran ?',
        'ouvrir le portail sur une tablette',
        'votre site est-il fait pour le mobile',
        'Avez-vous essayé le portail sur de vrais téléphones ?',
      ],
      answer:
        'À 320 pixels, aucune page ne défile sur le côté, et les tableaux deviennent des lignes étiquetées. La déclaration couvre aussi le portail. Mais nous avons testé sur un ordinateur, pas sur des téléphones ni des tablettes.',
    },
  },
  {
    id: 'accessibility-complain-authority',
    path: '/accessibility#report-a-problem',
    asked: [
      'Where can I complain if you do not remove a barrier?',
      'Is there an authority for complaints about accessibility?',
      'I reported a barrier and am not content with your answer. What now?',
      'Does your statement name an ombudsman for accessibility?',
      'Who checks that you take accessibility problems seriously?',
      'accessibility complaint body',
      'I am blind and you did not help me. Who is above you?',
      'where complain about site not accessible',
      'You will probably ignore my message about accessibility',
      'Can I take you to a human rights office because of your website?',
    ],
    answer:
      'The statement names no authority. Tell us again: a person replies within 24 hours and says how we help you now, and if we will change the page. We read every message about a problem.',
    says: [
      'A person replies within 24 hours. The reply says how we help you now, and if we will change the page.',
      'We read every message about a problem.',
    ],
    fr: {
      asked: [
        'Où se plaindre si vous ne retirez pas un obstacle ?',
        "Y a-t-il une autorité pour les plaintes d'accessibilité ?",
        'votre réponse ne me satisfait pas, que faire',
        'Votre déclaration nomme-t-elle un médiateur ?',
        'vous allez sûrement ignorer mon message',
      ],
      answer:
        'La déclaration ne nomme aucune autorité. Écrivez-nous à nouveau : une personne répond dans les 24 heures, dit comment nous vous aidons et si la page va changer. Nous lisons chaque message.',
    },
  },
  {
    id: 'accessibility-client-platforms',
    path: '/accessibility',
    asked: [
      'Does your accessibility statement cover the platform that you build for us?',
      'Is the visa form of a ministry part of your accessibility report?',
      'Does the WCAG report also count for your products for citizens?',
      'Can we use your report for our own public service?',
      'Which of your systems were tested for the accessibility report?',
      'report valid for our platform?',
      'We need an accessibility statement for the service that our citizens use',
      'statement is only for website or for product too',
      'You show a nice report, but is it about what we would buy?',
      'I am an accessibility officer. Does this report replace our own test?',
    ],
    answer:
      'The accessibility statement covers the website, the client portal, the demo dashboard and the staff panel, not the platforms that we build for clients. We also answer the questions of your accessibility team.',
    says: [
      'This statement covers the website, the client portal, the demo dashboard and the staff panel.',
      'We also answer the questions of your accessibility team.',
    ],
    fr: {
      asked: [
        'Votre déclaration couvre-t-elle la plateforme que vous construisez pour nous ?',
        "Le formulaire de visa d'un ministère fait-il partie du rapport ?",
        'peut-on utiliser votre rapport pour notre propre service',
        'Quels systèmes ont été testés pour le rapport ?',
        'rapport valable aussi pour les produits destinés aux citoyens ?',
      ],
      answer:
        "La déclaration d'accessibilité couvre le site, le portail client, le tableau de démonstration et le panneau du personnel, pas les plateformes que nous construisons pour nos clients. Nous répondons aussi aux questions de votre équipe d'accessibilité.",
    },
  },
  {
    id: 'accessibility-dictation',
    path: '/accessibility#keyboard-shortcuts',
    asked: [
      'When I dictate, your page jumps around. How do I stop that?',
      'I use speech software and things happen that I did not want',
      'How can I turn off the shortcuts for my voice control?',
      'Does your site disturb Dragon or other dictation programs?',
      'Why does the search open while I am talking to my computer?',
      'voice control triggers shortcuts',
      'I cannot use my hands and steer the computer by voice. What should I set?',
      'I speak and page do strange things',
      'Is the setting for shortcuts valid on all my computers?',
      'Your keyboard shortcuts get in my way',
    ],
    answer:
      'Turn off the shortcuts of one key on the page about accessibility, if you use speech software. The choice works at once, for this browser.',
    says: [
      'Keys of one letter or sign act without Ctrl or Alt, such as / for the search. Turn them off if you use speech software. The choice works at once, for this browser.',
    ],
    fr: {
      asked: [
        "Quand je dicte, votre page saute. Comment l'arrêter ?",
        "J'utilise un logiciel vocal et il se passe des choses non voulues",
        'désactiver les raccourcis pour la commande vocale',
        "Pourquoi la recherche s'ouvre-t-elle quand je parle à mon ordinateur ?",
        'vos raccourcis clavier me gênent',
      ],
      answer:
        "Désactivez les raccourcis d'une seule touche sur la page consacrée à l'accessibilité, si vous utilisez un logiciel vocal. Le choix vaut tout de suite, pour ce navigateur.",
    },
  },
  {
    id: 'accessibility-code-expired',
    path: '/accessibility#gaps',
    asked: [
      'My sign-in code ran out before I could type it. What now?',
      'The time for the code was too short for me',
      'Can I get more time for the code when I sign in?',
      'How many minutes do I have to enter the code?',
      'I was too slow with the code. Do I have to start again?',
      'code expired',
      'I type with one hand and the code is always gone before I finish',
      'code finish before I write, what to do',
      'Your sign-in is too fast for old people',
    ],
    answer:
      'Begin again: a code for signing in works for 10 minutes. You cannot extend this time, but you can begin again.',
    says: [
      'A code for signing in works for 10 minutes.',
      'You cannot extend these times, but you can begin again.',
    ],
    fr: {
      asked: [
        'Mon code de connexion a expiré avant que je le tape. Que faire ?',
        'Puis-je avoir plus de temps pour le code ?',
        'combien de minutes pour entrer le code',
        "J'étais trop lent avec le code, faut-il recommencer ?",
        'votre connexion est trop rapide pour les personnes âgées',
      ],
      answer:
        'Recommencez : un code de connexion marche pendant 10 minutes. On ne peut pas prolonger ce temps, mais on peut recommencer.',
    },
  },
  {
    id: 'accessibility-criteria-count',
    path: '/accessibility',
    fact: 'accessibility',
    asked: [
      'How many WCAG criteria do you meet?',
      'How many criteria of WCAG 2.2 do not apply to your product?',
      'How many criteria are met, in part or not at all?',
      'wcag score in numbers',
      'What is your count of passed and failed criteria?',
      'Of all criteria at levels A and AA, how many do you pass?',
      'number of criteria met',
      'How many are marked not applicable?',
      'Please give me the totals of your conformance report.',
    ],
    answer:
      'The statement counts the criteria of WCAG 2.2 at levels A and AA by their result. "Timing Adjustable" (2.2.1) is the one that is partially supported.',
    says: [
      'This is every criterion of WCAG 2.2 at levels A and AA.',
      '2.2.1',
      'Timing Adjustable',
      'Partially supports',
    ],
    fr: {
      asked: [
        'Combien de critères WCAG respectez-vous ?',
        "Combien de critères ne s'appliquent pas ?",
        'nombre de critères respectés, en partie ou pas',
      ],
      answer:
        'La déclaration compte les critères de WCAG 2.2 aux niveaux A et AA selon leur résultat. « Timing Adjustable » (2.2.1) est celui qui est soutenu en partie.',
    },
  },
]
