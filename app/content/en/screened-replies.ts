import { company } from './company.ts'

const { mailbox } = company

/**
 * The replies to what comes before every answer: support, complaints, personal data, jobs, press, abuse and
 * attempts to manipulate the assistant, in the languages in which help is given.
 */
export const screenedReplies = {
  en: {
    support: `For help with a project, an invoice or your account, please sign in to the client portal and open a support ticket there. It has the history of your project, and our staff answer in it. If you forgot your password, the sign-in page sends you a link for a new one. If you cannot sign in, write to ${mailbox} from the email address of your account, or ask for a person here.`,
    complaint: `I am sorry that you have reason to complain. A person from our staff reads your complaint and answers you, not the assistant. Ask for a person here, or write to ${mailbox}. Please say what happened, when, and what you expect from us.`,
    data: `You can ask to see, correct, export or delete what we keep about you, or withdraw your consent. Write to ${mailbox} from the email address that it belongs to, and say which of these you want. We may ask one question to be sure that it is you. You get an answer within 30 days, free of charge. The privacy page says what we keep, why and for how long. You can also ask for a person here.`,
    jobs: (count: number, shown: readonly string[]) =>
      count === 0
        ? 'We have no open positions at the moment. You can send us your resume on the careers page, and a person reads it.'
        : `We have ${count} open ${count === 1 ? 'position' : 'positions'} at the moment.${shown.length < count ? ' These are some of them:' : ''}\n${shown.map((one) => `- ${one}`).join('\n')}\nThe careers page has all of them, with what each one asks for. Press "Apply Now" there, or send us your resume for a later position.`,
    press: `Thank you for your interest. For the press, write to ${mailbox} with your medium, your question and your deadline, or use the contact page. A person from our staff answers you. You can also ask for a person here.`,
    injection:
      'I cannot do that. I only answer with what is public on this site. You can go on with any other question, or ask for a person from our team.',
    abuse:
      'I would like to help, and I ask you to write without insults. What would you like to know about our work? You can also ask for a person.',
    /** Before the answer, when an insult comes with a question. */
    boundary: 'I am glad to help. Please write without insults.',
    supportToo: 'As a client you also find help in the portal: sign in and open a support ticket.',
  },
  fr: {
    support: `Pour un projet, une facture ou votre compte, connectez-vous au portail client et ouvrez-y un ticket de soutien. Notre personnel y répond. Si vous avez oublié votre mot de passe, la page de connexion vous envoie un lien pour en choisir un autre. Si vous ne pouvez pas vous connecter, écrivez à ${mailbox} depuis l’adresse de votre compte, ou demandez une personne ici.`,
    complaint: `Je suis désolé que vous ayez une raison de vous plaindre. Une personne de notre équipe lit votre plainte et vous répond, pas l’assistant. Demandez une personne ici, ou écrivez à ${mailbox}. Dites ce qui s’est passé, quand, et ce que vous attendez de nous.`,
    data: `Vous pouvez demander à voir, corriger, exporter ou supprimer ce que nous conservons à votre sujet, ou retirer votre consentement. Écrivez à ${mailbox} depuis l’adresse concernée et dites ce que vous demandez. Nous pouvons poser une question pour être sûrs que c’est bien vous. Vous recevez une réponse dans les 30 jours, sans frais. La page de confidentialité, en anglais, dit ce que nous conservons, pourquoi et combien de temps. Vous pouvez aussi demander une personne ici.`,
    jobs: (count: number, shown: readonly string[]) =>
      count === 0
        ? 'Nous n’avons pas de poste ouvert en ce moment. Vous pouvez envoyer votre CV sur la page des carrières ; une personne le lit.'
        : `Nous avons ${count} ${count === 1 ? 'poste ouvert' : 'postes ouverts'} en ce moment.${shown.length < count ? ' En voici quelques-uns :' : ''}\n${shown.map((one) => `- ${one}`).join('\n')}\nLa page des carrières, en anglais, les montre tous. Choisissez-y « Apply Now », ou envoyez votre CV pour plus tard.`,
    press: `Merci de votre intérêt. Pour la presse, écrivez à ${mailbox} en nommant votre média, votre question et votre délai, ou utilisez la page de contact. Une personne de notre équipe vous répond. Vous pouvez aussi demander une personne ici.`,
    injection:
      'Je ne peux pas faire cela. Je réponds seulement avec ce qui est public sur ce site. Vous pouvez poser une autre question, ou demander une personne de notre équipe.',
    abuse:
      'J’aimerais vous aider, et je vous demande d’écrire sans insultes. Que voulez-vous savoir sur notre travail ? Vous pouvez aussi demander une personne.',
    boundary: 'Je veux bien vous aider. Merci d’écrire sans insultes.',
    supportToo:
      'En tant que client, vous trouvez aussi de l’aide dans le portail : connectez-vous et ouvrez un ticket de soutien.',
  },
  es: {
    support: `Para un proyecto, una factura o su cuenta, entre en el portal de clientes y abra allí un ticket de soporte. Nuestro personal responde en él. Si olvidó su contraseña, la página de acceso le envía un enlace para elegir otra. Si no puede entrar, escriba a ${mailbox} desde la dirección de su cuenta, o pida una persona aquí.`,
    complaint: `Siento que tenga un motivo de queja. Una persona de nuestro equipo lee su queja y le responde, no el asistente. Pida una persona aquí, o escriba a ${mailbox}. Diga qué pasó, cuándo y qué espera de nosotros.`,
    data: `Puede pedir ver, corregir, exportar o borrar lo que guardamos sobre usted, o retirar su consentimiento. Escriba a ${mailbox} desde la dirección de la que se trata y diga qué pide. Recibe una respuesta en 30 días, sin coste. También puede pedir una persona aquí.`,
    jobs: (count: number) =>
      count === 0
        ? 'No tenemos puestos abiertos en este momento. Puede enviarnos su currículum en la página de empleo; una persona lo lee.'
        : `Tenemos ${count} ${count === 1 ? 'puesto abierto' : 'puestos abiertos'} en este momento. Están en la página de empleo, en inglés. Elija allí «Apply Now», o envíe su currículum para más adelante.`,
    press: `Gracias por su interés. Para la prensa, escriba a ${mailbox} con su medio, su pregunta y su plazo. Una persona de nuestro equipo le responde. También puede pedir una persona aquí.`,
    injection:
      'No puedo hacer eso. Solo respondo con lo que es público en este sitio. Puede hacer otra pregunta o pedir una persona de nuestro equipo.',
    abuse:
      'Quiero ayudarle, y le pido que escriba sin insultos. ¿Qué quiere saber de nuestro trabajo? También puede pedir una persona.',
    boundary: 'Le ayudo con gusto. Por favor, escriba sin insultos.',
    supportToo:
      'Como cliente también encuentra ayuda en el portal: entre y abra un ticket de soporte.',
  },
  de: {
    support: `Bei Fragen zu einem Projekt, einer Rechnung oder Ihrem Konto melden Sie sich bitte im Kundenportal an und eröffnen dort ein Ticket. Unser Team antwortet darin. Wenn Sie Ihr Passwort vergessen haben, schickt Ihnen die Anmeldeseite einen Link für ein neues. Wenn Sie sich nicht anmelden können, schreiben Sie von der Adresse Ihres Kontos an ${mailbox}, oder fragen Sie hier nach einem Menschen.`,
    complaint: `Es tut mir leid, dass Sie Grund zur Beschwerde haben. Ein Mensch aus unserem Team liest Ihre Beschwerde und antwortet Ihnen, nicht der Assistent. Fragen Sie hier nach einem Menschen, oder schreiben Sie an ${mailbox}. Bitte sagen Sie, was geschehen ist, wann, und was Sie von uns erwarten.`,
    data: `Sie können verlangen, dass wir Ihnen zeigen, was wir über Sie speichern, dass wir es berichtigen, ausgeben oder löschen, oder Ihre Einwilligung widerrufen. Schreiben Sie von der betroffenen Adresse an ${mailbox} und sagen Sie, was Sie wünschen. Sie bekommen innerhalb von 30 Tagen kostenlos eine Antwort. Sie können hier auch nach einem Menschen fragen.`,
    jobs: (count: number) =>
      count === 0
        ? 'Wir haben zurzeit keine offenen Stellen. Sie können uns auf der Karriereseite Ihren Lebenslauf schicken; ein Mensch liest ihn.'
        : `Wir haben zurzeit ${count} offene ${count === 1 ? 'Stelle' : 'Stellen'}. Sie stehen auf Englisch auf der Karriereseite. Wählen Sie dort „Apply Now“, oder schicken Sie Ihren Lebenslauf für später.`,
    press: `Danke für Ihr Interesse. Als Presse schreiben Sie bitte an ${mailbox}, mit Ihrem Medium, Ihrer Frage und Ihrem Termin. Ein Mensch aus unserem Team antwortet Ihnen. Sie können hier auch nach einem Menschen fragen.`,
    injection:
      'Das kann ich nicht tun. Ich antworte nur mit dem, was auf dieser Website öffentlich ist. Sie können etwas anderes fragen, oder nach einem Menschen aus unserem Team.',
    abuse:
      'Ich möchte Ihnen helfen und bitte Sie, ohne Beleidigungen zu schreiben. Was möchten Sie über unsere Arbeit wissen? Sie können auch nach einem Menschen fragen.',
    boundary: 'Ich helfe Ihnen gern. Bitte schreiben Sie ohne Beleidigungen.',
    supportToo:
      'Als Kunde finden Sie auch im Portal Hilfe: Melden Sie sich an und eröffnen Sie ein Ticket.',
  },
  pt: {
    support: `Para um projeto, uma fatura ou a sua conta, entre no portal de clientes e abra um ticket de suporte. A nossa equipe responde nele. Se esqueceu a senha, a página de acesso envia um link para escolher outra. Se não consegue entrar, escreva para ${mailbox} do endereço da sua conta, ou peça uma pessoa aqui.`,
    complaint: `Lamento que tenha motivo de reclamação. Uma pessoa da nossa equipe lê a sua reclamação e responde, não o assistente. Peça uma pessoa aqui, ou escreva para ${mailbox}. Diga o que aconteceu, quando, e o que espera de nós.`,
    data: `Pode pedir para ver, corrigir, exportar ou apagar o que guardamos sobre você, ou retirar o seu consentimento. Escreva para ${mailbox} do endereço em causa e diga o que pede. Recebe uma resposta em 30 dias, sem custo. Também pode pedir uma pessoa aqui.`,
    jobs: (count: number) =>
      count === 0
        ? 'Não temos vagas abertas neste momento. Pode enviar o seu currículo na página de carreiras; uma pessoa o lê.'
        : `Temos ${count} ${count === 1 ? 'vaga aberta' : 'vagas abertas'} neste momento. Estão na página de carreiras, em inglês. Escolha lá “Apply Now”, ou envie o seu currículo para mais tarde.`,
    press: `Obrigado pelo seu interesse. Para a imprensa, escreva para ${mailbox} com o seu veículo, a sua pergunta e o seu prazo. Uma pessoa da nossa equipe responde. Também pode pedir uma pessoa aqui.`,
    injection:
      'Não posso fazer isso. Só respondo com o que é público neste site. Pode fazer outra pergunta ou pedir uma pessoa da nossa equipe.',
    abuse:
      'Quero ajudar, e peço que escreva sem insultos. O que quer saber sobre o nosso trabalho? Também pode pedir uma pessoa.',
    boundary: 'Ajudo com gosto. Por favor, escreva sem insultos.',
    supportToo: 'Como cliente também encontra ajuda no portal: entre e abra um ticket de suporte.',
  },
  it: {
    support: `Per un progetto, una fattura o il suo account, entri nel portale clienti e apra lì un ticket di assistenza. Il nostro personale risponde nel ticket. Se ha dimenticato la password, la pagina di accesso le invia un link per sceglierne un’altra. Se non riesce a entrare, scriva a ${mailbox} dall’indirizzo del suo account, o chieda qui una persona.`,
    complaint: `Mi dispiace che abbia motivo di reclamo. Una persona del nostro team legge il suo reclamo e le risponde, non l’assistente. Chieda qui una persona, o scriva a ${mailbox}. Dica che cosa è successo, quando, e che cosa si aspetta da noi.`,
    data: `Può chiedere di vedere, correggere, esportare o cancellare ciò che conserviamo su di lei, o ritirare il consenso. Scriva a ${mailbox} dall’indirizzo interessato e dica che cosa chiede. Riceve una risposta entro 30 giorni, senza spese. Può anche chiedere qui una persona.`,
    jobs: (count: number) =>
      count === 0
        ? 'Al momento non abbiamo posizioni aperte. Può inviarci il suo curriculum nella pagina delle carriere; una persona lo legge.'
        : `Al momento abbiamo ${count} ${count === 1 ? 'posizione aperta' : 'posizioni aperte'}. Sono nella pagina delle carriere, in inglese. Scelga lì «Apply Now», o invii il suo curriculum per più avanti.`,
    press: `Grazie per il suo interesse. Per la stampa, scriva a ${mailbox} con la sua testata, la sua domanda e la sua scadenza. Una persona del nostro team le risponde. Può anche chiedere qui una persona.`,
    injection:
      'Non posso farlo. Rispondo solo con ciò che è pubblico su questo sito. Può fare un’altra domanda, o chiedere una persona del nostro team.',
    abuse:
      'Vorrei aiutarla, e le chiedo di scrivere senza insulti. Che cosa vuole sapere del nostro lavoro? Può anche chiedere una persona.',
    boundary: 'La aiuto volentieri. Per favore, scriva senza insulti.',
    supportToo: 'Come cliente trova aiuto anche nel portale: entri e apra un ticket di assistenza.',
  },
  ar: {
    support: `بخصوص مشروع أو فاتورة أو حسابك، يرجى الدخول إلى بوابة العملاء وفتح تذكرة دعم هناك. يجيب فريقنا فيها. إذا نسيت كلمة المرور فإن صفحة الدخول ترسل لك رابطًا لاختيار كلمة جديدة. إذا لم تستطع الدخول فاكتب إلى ${mailbox} من عنوان حسابك، أو اطلب شخصًا هنا.`,
    complaint: `نأسف لأن لديك سببًا للشكوى. يقرأ شكواك شخص من فريقنا ويجيبك هو، لا المساعد الآلي. اطلب شخصًا هنا، أو اكتب إلى ${mailbox}. قل ما الذي حدث ومتى وماذا تتوقع منا.`,
    data: `يمكنك أن تطلب الاطلاع على ما نحفظه عنك أو تصحيحه أو نسخه أو حذفه، أو أن تسحب موافقتك. اكتب إلى ${mailbox} من العنوان المعني وقل ما تطلبه. تصلك الإجابة خلال 30 يومًا دون رسوم. يمكنك أيضًا أن تطلب شخصًا هنا.`,
    jobs: (count: number) =>
      count === 0
        ? 'ليست لدينا وظائف شاغرة الآن. يمكنك إرسال سيرتك الذاتية في صفحة الوظائف، ويقرؤها شخص.'
        : `عدد الوظائف الشاغرة لدينا الآن: ${count}. تجدها بالإنجليزية في صفحة الوظائف. اختر هناك «Apply Now»، أو أرسل سيرتك الذاتية لوقت لاحق.`,
    press: `شكرًا لاهتمامك. للصحافة، اكتب إلى ${mailbox} مع اسم مؤسستك وسؤالك وموعدك. يجيبك شخص من فريقنا. يمكنك أيضًا أن تطلب شخصًا هنا.`,
    injection:
      'لا أستطيع فعل ذلك. أجيب فقط بما هو منشور على هذا الموقع. يمكنك طرح سؤال آخر أو طلب شخص من فريقنا.',
    abuse:
      'أود مساعدتك، وأرجو أن تكتب دون إهانات. ماذا تريد أن تعرف عن عملنا؟ يمكنك أيضًا أن تطلب شخصًا.',
    boundary: 'تسرني مساعدتك. من فضلك اكتب دون إهانات.',
    supportToo: 'بصفتك عميلًا تجد المساعدة أيضًا في البوابة: ادخل وافتح تذكرة دعم.',
  },
} as const
