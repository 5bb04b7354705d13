import { lines, type Sort } from './wordings.ts'

/**
 * What visitors type, short, angry, indirect and in several languages: the likely label is learnt from
 * these, from the other wordings and from the known questions.
 */
export const typedWordings: Readonly<Partial<Record<Sort, readonly string[]>>> = {
  danger: lines(`
    a man is on the bridge and somebody must come, er will von der brücke springen
    mi amigo está en la azotea y quiere saltar
    the trench caved in and one man is under it
    i cant do this anymore i want it to be over
    i have the pills in front of me
    nobody would miss me
    my sister says she will jump
    my husband locked me in and took my phone
    i am going to hurt my boss tomorrow
    the server room is burning
    my father collapsed and doesnt breathe
    my kid swallowed drain cleaner
    a worker fell from the scaffold and isnt moving
    i used to cut myself and last night i started again
    im scared my dad will kill us
    life has no point for me, goodbye
    j'ai plus envie de vivre
    ya le feu dans le bureau
    mon fils a avalé de la javel
    il menace de me tuer
    quiero morirme
    hay un incendio y hay gente dentro
    quero me matar
    meu marido me ameaçou de morte
    mein mann schlägt mich
    mein kollege ist bewusstlos
    زوجي يضربني وأنا خائفة
    mio padre non respira
    I'm stuck under the shelf
    she took all her tablets
    he took all of it and sleeps
  `),
  person: lines(`
    i want a person not a program
    no robots please
    someone from your side should write to me
    may one of your people contact me
    please reach out to me
    get back to me by phone
    id like a colleague of yours to contact me
    please forward this to a human
    please pass me to sales
    let a human answer
    i need a real answer from a person
    enough, human
    a person pls
    is a person there
    could you put me in touch with your team
    who can i talk to at unordin
    i need to talk
    is there a number i can call
    parler à un humain
    je veux une personne pas une machine
    qq'un peut me répondre ?
    mettez moi en relation avec un responsable
    mettez-nous en contact avec vos experts
    contactez-moi
    on peut se parler au téléphone ?
    hablar con una persona
    quiero que me llame alguien
    una persona por favor
    me pone con alguien de su equipo
    transfiérame a un agente
    falar com atendente
    passe para um humano
    quero falar com alguém da equipe
    preciso de uma pessoa
    verbinden sie mich mit einem menschen
    kann ich mit einem mitarbeiter sprechen
    bitte rufen sie mich an
    gibt es hier einen echten menschen
    vorrei essere richiamato
    un operatore per favore
    mi metta in contatto con qualcuno
    voglio parlare con un essere umano
    أريد التحدث إلى موظف
    حولني إلى شخص
    أريد أن أكلم أحدا
    اتصلوا بي من فضلكم
    hay alguien ahí
    hay alguien
    alguém aí?
    tem alguém aí
    ist da jemand
    jemand da?
    c'è qualcuno?
    هل يوجد أحد
    can i just talk to somebody
    i dont want the robot
    is there anyone real here
    i'd rather discuss this with a person
    please have sales ring me tomorrow
    this is going nowhere, i want a human being
    can we set up a call with one of your engineers
    connect me
    no more bot
    could someone from your team get in touch
    je veux parler à qq'un
    passez moi un conseiller
    j'en ai assez du robot, une vraie personne svp
    je préfère discuter avec une personne
    mettez-moi en contact avec l'équipe
    quiero hablar con alguien
    necesito un humano
    quero falar com uma pessoa
    me passe para um atendente
    kann mich jemand anrufen
    أريد التحدث مع شخص
    أريد موظفا حقيقيا
    posso parlare con qualcuno?
    i want to chat to a real human not a computer
    ur useless, put me through to someone
    I am not a computer person and want somebody on the phone
    no computer talk, put a person on
    my boss wants a person to explain it to him
  `),
  support: lines(`
    the portal keeps logging me out
    cant login
    login broken
    i cant get into my account any more
    the link in the invitation is dead
    invitation link expired, please resend
    password reset mail is not arriving
    i typed my password three times and now im blocked
    my authenticator is on the old phone
    the six digit code is always wrong
    new phone, how do i set up the second factor again
    need to reset 2fa for a colleague
    add a user to our portal
    remove a former employee from our account
    change the billing address on our account
    where can i see my ticket
    my ticket was closed but the problem is still there
    no answer on ticket 1203 since friday
    status of my request?
    how is my project going, where do i see it
    where do i find the report you sent us
    the last invoice has the wrong amount
    you billed us for five users, we have three
    we already paid this invoice
    invoice 2231 is missing the purchase order number
    where is our march invoice
    the platform you run for us is down
    site down, 502
    our production environment is unreachable
    nothing loads since your update
    after the update the export is empty
    the new version broke our reports
    everything is slow since monday morning
    officers cannot open applications
    our inspectors app freezes when they take a photo
    photos do not upload in the inspection app
    the map in our inspection module stays grey
    payments are not confirmed since the weekend
    bank payments stopped arriving in our system
    tax statements show last years amounts
    the numbers on our dashboard are wrong
    data is missing in our monthly report
    video consultation drops after a minute in our clinics
    doctors cannot see the records of patients
    the avatar we made is not speaking
    error message when i submit the form in our system
    error 403 on our instance
    the certificate of our domain has expired
    backups failed last night says your mail
    the api key you gave us is rejected
    webhook from your platform no longer fires
    sso to the portal fails with invalid state
    cannot print permits
    the scanner at the counter is not recognised anymore
    our users are locked out, urgent
    its an outage, all counters closed
    who fixes our system when it breaks at night
    we bought from you last year and now it does not start
    as your client we expect help today
    you built our visa system, it crashes
    please look at our case 5541
    je suis bloqué, impossible d'ouvrir le portail
    le portail ne s'ouvre plus
    le lien d'invitation ne marche pas
    mon code à six chiffres est refusé
    jai changé de téléphone, plus de code
    notre système est en panne
    tout est lent depuis lundi
    la plateforme affiche une page blanche
    les agents ne peuvent plus imprimer les permis
    les photos ne se chargent plus dans notre application
    votre dernière mise à jour a tout cassé
    il manque des données dans notre rapport
    la facture de mars est fausse
    on nous a facturé deux fois
    où sont nos factures
    où en est mon ticket
    mon billet est fermé mais le problème continue
    il faut retirer un ancien employé de notre compte
    mot de passe perdu
    réinitialiser le mot de passe du portail
    el portal no carga
    no puedo iniciar sesión en el portal de clientes
    el código de verificación no llega
    nuestro sistema está caído
    la plataforma da error desde ayer
    nuestra plataforma va muy lenta hoy
    me cobraron dos veces
    la factura está mal
    dónde veo mi ticket
    somos clientes y necesitamos soporte
    o portal não abre
    esqueci a senha do portal
    o código não chega
    nosso sistema está parado
    a fatura veio errada
    somos clientes e precisamos de suporte
    unsere plattform läuft nicht
    das portal zeigt einen fehler
    der code kommt nicht an
    ich habe mein passwort vergessen
    die rechnung ist falsch
    unser ticket ist seit wochen offen
    wir sind kunde und brauchen hilfe
    seit dem update geht nichts mehr
    il portale non si apre
    non ricevo il codice
    il nostro sistema è fermo da stamattina
    la fattura è sbagliata
    siamo clienti e abbiamo un problema
    ho perso la password
    النظام لا يعمل منذ أمس
    لا يصلني رمز التحقق
    الفاتورة غير صحيحة
    نحن عملاء ونحتاج إلى الدعم
    لا أستطيع فتح حسابي
    we have a bug in our system
    found a bug in the platform you gave us
    the search in our system finds nothing any more
    our registry shows double entries since tuesday
    reports arrive empty in my mailbox
    the button to approve a file is gone
    i cannot approve applications any more
    my role is wrong, i cannot see the queue
    please unlock my user
    my user is disabled
    i got a new email address, how do i change my login
    how do i give a colleague access
    new employee needs an account
    how do we close the account of someone who left
    the document we uploaded is gone
    download of the contract fails
    i need the invoice again
    please send us a copy of the invoice
    wrong VAT on the bill
    credit note missing
    payment reminder although we paid
    double payment, what now
    when does the maintenance start tonight
    is there maintenance right now
    is there an outage at the moment
    are your servers down
    connection lost all the time
    the app on our tablets crashes
    we are not able to work since an hour
    system error, please help
    technical problem with our installation
    need technical support
    tech support please
    customer service for existing projects
    who supports our platform at night
    escalate my ticket please
    urgent ticket, no one reacts
    nous avons un bogue
    problème technique avec notre système
    l'application plante sur nos tablettes
    impossible de se connecter
    je n'ai plus accès
    je n'ai plus accès à mon compte
    mon compte ne marche plus
    notre facture contient une erreur
    besoin d'aide technique
    votre serveur est en panne ?
    error en la factura
    no tengo acceso a mi cuenta
    el sistema que usamos no responde
    necesito soporte técnico
    perdi o acesso à minha conta
    preciso de suporte técnico
    erro no nosso sistema
    ich habe keinen zugang mehr
    störung in unserem system
    wir brauchen technischen support
    non ho più accesso al mio account
    errore nella fattura
    serve assistenza tecnica
    لا يمكنني الدخول إلى حسابي
    هناك خطأ في نظامنا
    أحتاج إلى دعم فني
    portal wont let me in since this morning
    reset mail never shows up
    our e-visa queue has been frozen for two hours
    since yesterdays update nothing saves
    how do i add a colleague to our account
    500 error when we generate the tax statement
    the video calls in our clinic module have no sound
    i was charged twice
    we pay you for support and nobody answers the ticket
    somebody left our ministry, how do we remove her access
    j'arrive pas à me connecter au portail
    notre plateforme plante depuis ce matin
    on a une panne, tous les guichets sont bloqués
    comment ajouter un collègue sur notre compte client ?
    la mise à jour d'hier a cassé l'export
    no me deja entrar al portal
    olvidé mi contraseña del portal
    não consigo entrar no portal de clientes
    ich komme nicht ins kundenportal
    mein passwort geht nicht
    لا أستطيع الدخول إلى بوابة العملاء
    المنصة متوقفة منذ الصباح
    ho dimenticato la password
    i need to speak about ticket 8841, its urgent
    the integration with our bank stopped returning payments
    my non-technical boss cannot get into our portal
    my boss forgot the password of our account
    explain to my boss why our platform is down
    the workflow in our portal hangs for my boss since this morning
    our users are locked out since the release
    two of our users are locked out of the portal since monday
    i am locked out and nobody answers
    are we locked out of the account now?
  `),
  complaint: lines(`
    i am fed up with your company
    we are not happy with what you delivered
    the result is far below what was agreed
    you missed the deadline again
    third delay in a row, this is not ok
    your consultant did not show up
    your colleague was very unfriendly on the phone
    your trainer insulted our staff
    your people do not keep their word
    we were promised a working version and there is none
    you promised an answer by monday
    still no reply after two weeks
    nobody answers my mails
    i wrote four times and no one cares
    you ignore your customers
    what a waste of money
    money for nothing
    i demand an apology
    i want compensation
    refund please
    we will not pay for this
    ill tell everyone how bad you are
    you should be ashamed
    this is fraud
    you cheated us
    you leaked our data
    you lost our documents
    you gave my file to another ministry
    bad service
    horrible support
    your service is terrible
    the workshop was a disaster
    what an awful experience
    poor work
    never again with unordin
    i regret that we signed with you
    who is your boss, i want to complain about an employee
    where can i complain
    complaint about a project manager
    how do i escalate a problem with your team
    i am not satisfied with your answer to my complaint
    the way you handled this is unprofessional
    i feel not taken seriously by you
    votre travail est bâclé
    vous ne tenez pas vos promesses
    votre collègue a été très désagréable
    personne ne répond à mes courriels
    on attend depuis un mois
    j'exige une explication
    je veux être remboursé
    remboursez-nous
    vous devriez avoir honte
    quelle déception votre atelier
    très mauvaise expérience avec vous
    nous sommes très mécontents du résultat
    vous avez perdu nos documents
    je vais faire une réclamation
    je ne suis pas content de vous
    quiero presentar una reclamación
    es una vergüenza cómo nos tratan
    nadie me responde desde hace semanas
    exijo una disculpa
    quiero que me devuelvan el dinero
    pésimo servicio
    estoy muy decepcionado con ustedes
    não cumpriram o prazo
    ninguém me responde há semanas
    péssimo atendimento
    quero meu dinheiro de volta
    isso é inaceitável
    ihr berater war unverschämt
    seit wochen antwortet niemand
    ich verlange eine entschuldigung
    sehr schlechte arbeit
    ich will mein geld zurück
    das ist eine frechheit
    servizio pessimo
    nessuno mi risponde da settimane
    voglio un rimborso
    il vostro consulente è stato maleducato
    è inaccettabile
    لم يرد علي أحد منذ أسابيع
    أنا غير راض عن عملكم
    أريد استرداد أموالي
    هذا غير مقبول
    i am angry
    i'm very disappointed with you
    you let us down
    you did not do what you promised
    you promised a date and it passed
    again no delivery
    your report is full of mistakes
    the quality is bad
    this is not professional
    nobody feels responsible at your company
    i get sent from one person to the next
    i have been ignored for weeks
    i wait since a month for an answer from you
    no one from unordin calls back
    your staff is arrogant
    your engineer made fun of us
    your manager shouted at me
    your employee behaved badly
    your person did not listen
    i felt insulted by your consultant
    we want our money back
    i want to be refunded
    we are going to our lawyer
    we will cancel the contract because of this
    i will report your company
    your company is a scam
    you are liars
    you lie
    bad company
    bad experience
    i am shocked by how you work
    this cannot go on like this
    enough is enough
    i expect an explanation
    i want to speak about a problem with one of your employees
    there is a mess in our project and nobody answers for it
    you sent confidential papers to others
    you shared our information with someone else
    formal grievance
    official complaint letter, where to
    j'attends une réponse depuis un mois
    toujours aucune réponse de votre part
    votre gestionnaire nous a menti
    votre employé s'est moqué de moi
    service déplorable
    travail mal fait
    on s'est fait avoir
    vous nous avez menti
    je suis fâché contre vous
    où puis-je me plaindre
    estoy enfadado con su empresa
    su consultor nos mintió
    muy mal servicio
    dónde puedo reclamar
    estou decepcionado com vocês
    seu funcionário foi grosseiro
    onde posso reclamar
    ich bin enttäuscht von ihnen
    ihr mitarbeiter war unhöflich
    wo kann ich mich beschweren
    sono arrabbiato con voi
    il vostro lavoro è pessimo
    dove posso reclamare
    أنا غاضب من شركتكم
    i am really angry about how you treated us
    your engineer was rude to my staff
    we paid and got nothing
    terrible experience with your team
    i want my money back
    what you delivered is a joke
    your support is a disgrace
    very disappointed by the workshop you held
    i've been waiting four weeks for a reply
    nobody takes us seriously at unordin
    je suis très déçu de votre travail
    je veux porter plainte contre votre entreprise
    ca fait 3 semaines que j'attends une réponse
    je demande un remboursement
    j'exige des excuses
    quiero poner una queja
    su empleado fue muy grosero
    estou muito insatisfeito com o atendimento
    ihr service ist eine katastrophe
    أريد تقديم شكوى
    voglio fare un reclamo
    your project manager lied to us in the meeting
  `),
  data: lines(`
    what data do you have of me
    delete my stuff
    delete my details please
    wipe my chat
    i dont want you to keep this conversation
    remove my phone number from your system
    take me off the mailing list
    no more emails from you please
    my address in your files is wrong
    please correct my email
    you spelled my name wrong, correct it
    i no longer agree that you keep my data
    i want to see my file
    show me what you saved about me
    copy of everything you have about me
    right to be forgotten
    right of access request
    i want to use my right to erasure
    who has seen my data
    have you given my data to anyone
    delete my job application
    remove my application documents
    effacez mes données
    quelles données avez-vous sur moi
    je ne veux plus recevoir vos courriels
    corrigez mon adresse
    mon numéro est faux chez vous, corrigez-le
    supprimez ma candidature
    je veux exercer mon droit d'accès
    je demande une copie de mes données
    oubliez-moi
    eliminen mis datos personales
    quiero una copia de mis datos
    no quiero más correos de ustedes
    corrijan mi nombre
    excluam os meus dados
    quais dados vocês têm sobre mim
    não quero mais receber emails
    bitte löschen sie alles über mich
    ich möchte auskunft über meine daten
    ich widerrufe meine einwilligung
    keine mails mehr bitte
    cancellate i miei dati personali
    quali dati avete su di me
    non voglio più ricevere email
    احذف بياناتي
    أريد نسخة من بياناتي
    لا أريد رسائل منكم
    my data please
    give me my data
    i want everything about me deleted
    please delete the form i sent
    i sent you a form last week, delete it
    delete the message i sent
    do you have anything about me
    is my name in your database
    my phone number in your records is old
    update my address in your records
    i want to object
    i object to the use of my data
    i do not want to be contacted any more
    remove me
    please forget everything about me
    access request under gdpr
    privacy request
    droit de rectification
    retirez-moi de votre base
    ne me contactez plus
    je m'oppose à l'utilisation de mes données
    bórrenme de su lista
    me opongo al uso de mis datos
    retirem meu nome da lista
    nehmen sie mich aus dem verteiler
    meine daten löschen
    toglietemi dalla lista
    امسحوا معلوماتي
    delete everything you have on me
    i want a copy of my data
    take my name off your website logs
    how can i get my personal information deleted
    you have my phone number wrong please fix it
    i applied last year, delete my cv
    i want to exercise my right of access
    forget what i wrote
    please export my data
    i do not agree to you using my details
    supprimez toutes mes données
    retirez mon courriel de votre liste
    effacez cette conversation
    droit à l'effacement svp
    désabonnez-moi
    borren mis datos
    apaguem meus dados
    löschen sie meine daten
    احذفوا بياناتي
    cancellate i miei dati
    take my address off your newsletter list
    désabonnez mon adresse de votre infolettre
  `),
  job: lines(`
    hiring?
    are u hiring
    any jobs
    do you have work for me
    im looking for work
    need a job
    i want to work with you
    how can i join your team
    can i join you
    how to join unordin
    are there openings
    open roles?
    is the designer position still available
    i sent my resume last week, heard nothing
    when do i hear back about my application
    news about my application?
    i had an interview with you on monday
    what do i need to apply
    internship
    summer job for students
    do you offer traineeships
    junior positions?
    entry level jobs
    freelancer looking for projects
    can i be a consultant at your company
    how do i become a member of your team
    i am an engineer and would like to apply
    my husband is a developer, are you recruiting
    jobs in ottawa
    remote jobs
    you have a position for accountants
    recrutez-vous ?
    avez-vous du travail pour moi
    je cherche un emploi
    je cherche du travail
    des stages ?
    un emploi d'été
    j'ai postulé, des nouvelles ?
    avez-vous reçu ma candidature
    offres d'emploi ?
    estoy buscando trabajo
    hay vacantes
    quiero trabajar con ustedes
    envié mi currículum
    têm vagas?
    quero trabalhar com vocês
    enviei meu currículo
    ich suche arbeit
    ich suche einen job
    haben sie jobs
    ich habe mich beworben
    praktikum möglich?
    cerco lavoro
    posso candidarmi
    state assumendo?
    ho inviato il mio cv
    أبحث عن وظيفة
    كيف أقدم طلب توظيف
    أريد العمل معكم
    is there a job for me
    do you need a designer
    do you look for developers
    i would like to be part of your company
    i want to be part of your team
    could i work at your office in ottawa
    work from home jobs?
    does unordin hire students
    looking for an apprenticeship
    trainee position
    job as a project manager
    my friend wants to work for you
    my son studies computer science, do you have something for him
    who do i send my application to
    where can i apply
    how do i apply
    send resume
    attached my resume
    application status
    still waiting for a reply to my application
    i had a job interview, when will i know
    saw your vacancy
    the role on your careers page, is it still open
    is the vacancy filled
    do you have openings for lawyers, nurses, teachers
    career change, do you take people without experience
    how do i get hired by you
    working at unordin
    y a-t-il des postes
    un emploi pour moi ?
    je veux postuler
    comment postuler
    je suis étudiant et je cherche un emploi
    est-ce que vous recrutez des développeurs
    cómo puedo postularme
    busco empleo
    ofrecen prácticas
    como me candidato
    estou à procura de trabalho
    kann ich bei ihnen arbeiten
    gibt es freie stellen
    wie bewerbe ich mich
    come mi candido
    c'è lavoro per me
    هل توظفون
    أريد التقدم لوظيفة
    u hiring?
    id love to work with you guys
    looking for an internship this summer
    i applied two weeks ago, any news?
    do you have jobs in nairobi
    i want to join unordin
    how to become one of your consultants
    my daughter looks for a job as designer
    are you looking for people
    i saw your job ad on linkedin
    vous embauchez ?
    où envoyer mon cv
    jaimerais travailler chez vous
    je voudrais postuler
    tienen vacantes?
    vocês estão contratando?
    suchen sie mitarbeiter?
    ich möchte mich bewerben
    أبحث عن عمل
    vorrei candidarmi
  `),
  press: lines(`
    reporter here
    im a journalist
    i write for a newspaper
    writing an article about you
    working on a story about e-visas, need a comment
    can somebody comment for our article
    deadline tonight, who speaks for unordin
    i need a statement from your company
    request for comment
    press contact?
    media contact please
    interview request
    we would like to interview your ceo
    can i get a quote for my story
    tv team asks for an interview
    radio interview tomorrow?
    our magazine would like to portray your company
    can we use your logo and pictures in our newspaper
    i need pictures for print
    blogger here, can i ask you some questions for my article
    i produce a podcast and want you as a guest
    our news agency has questions
    fact checking an article about your company
    i write about government tech for a magazine
    pour un article j'ai besoin d'une citation
    je suis reporter à la radio
    demande média
    une entrevue avec votre direction ?
    contact pour les journalistes
    nous tournons un reportage
    j'écris un article sur votre entreprise
    soy reportero
    necesito una declaración para un artículo
    contacto de prensa
    entrevista con su director para la radio
    sou repórter
    pedido de entrevista
    contato de imprensa
    ich schreibe einen artikel über sie
    interviewanfrage
    pressekontakt bitte
    wir drehen einen beitrag
    sono un giornalista
    richiesta di intervista
    ufficio stampa
    contatto stampa
    أكتب مقالا عن شركتكم
    طلب مقابلة صحفية
    question from the press
    i am from a newspaper
    we are a tv station
    radio station here
    journalist question
    i am preparing a story
    article about digital government, may i ask you something
    who answers questions from the media
    comment for the evening news
    a quote from your founder please
    photos and logo for an article
    press photos
    invitation to a talk show
    question de presse
    je travaille pour un journal
    photos de presse
    pregunta de un periódico
    trabajo para una revista
    trabalho para um jornal
    frage von der zeitung
    ich arbeite für eine zeitung
    lavoro per un giornale
    domanda della stampa
    أعمل في صحيفة
    hi im a reporter with the globe and mail
    need a quote by 5pm
    press office?
    do you have a press kit
    freelance journalist here, question about your tax platform
    i cover govtech for a trade magazine
    on deadline, need a statement from unordin
    can i get photos of your offices for publication
    demande d'entrevue pour la radio
    je prépare un reportage sur les visas
    avez-vous un dossier de presse
    consulta de prensa
    ich bin journalistin und schreibe über e-visa
    أنا صحفي وأريد مقابلة
    i run a news site and want to fact check something about you
  `),
  /** They speak of work, and resemble the others. */
  harmless: lines(`
    Va-t-on me harceler après ? Dois-je laisser mon courriel pour avoir vos fiches ?
    vous allez me harceler si je laisse mon adresse ?
    explain this to me like a child
    explain it to me in simple words please
    nobody here understands our old mainframe any more
    the people who built our system have retired
    clerks at the counter still bring paper
    would accountants be locked out of it
    would people without internet be locked out
    is peru among your customers
    do you have customers in africa
    any project in our region so far
    which projects have you done in asia
    in which countries do you have clients
    is a reason given when somebody is refused
    why are applications refused
    what can a refused applicant do
    a person was refused because of the computer
    how does a payment go through your system
    describe how an invoice is paid in the tax system
    which number is on a receipt
    when is somebody awake at your place
    are people working there at night
    is anybody in the office on saturday
    who decides about offers of suppliers
    whom would i offer our cleaning services to
    we sell office furniture, who buys at your company
    does a salesman or an engineer take part in the call
    will marketing people contact me
    you owe us money for an invoice, who handles that
    how would you notice a cholera outbreak
    our stock of medicine runs out all the time
    our power fails half of the day
    our connection breaks every rainy season
    what if the server room is under water
    who is woken up at night when it fails
    can a supervisor see who is behind with work
    how do you deal with corrupt officers
    our registers contradict each other
    does a new colleague need training
    what happens to the account of a former employee
    will i be told why a visa was denied
    i am my i want
    our current tax system crashes every week, what do you propose
    our old visa software is slow and we look for a new one
    our present vendor does not answer our tickets
    the system of our last vendor never worked
    citizens cannot log in to our old portal and complain
    people wait three months for a visa here
    our officers type everything by hand
    our queue at the border takes four hours
    our inspectors still use paper and a camera
    our clinics lose records of patients
    we have errors in forty percent of applications
    applicants forget their password all the time, how do you handle that
    how do citizens reset a password on your platform
    what happens when a citizen forgets the password
    can officers see documents that citizens upload
    does the platform show an error when a photo is bad
    what if the platform is down
    how do you handle an outage
    what is your uptime
    do you charge for support
    what does support include
    is support included after launch
    how fast do you answer support tickets
    do you offer 24/7 support
    which levels of support do you have
    do clients get a portal
    what can clients see in the portal
    is there two factor authentication in the portal
    how do you protect passwords
    how does invoicing work
    when do you send the invoice
    can we pay in euros
    what happens if you miss a deadline
    what if we are not satisfied with the result
    is there a guarantee
    how do you handle complaints of citizens in your platform
    can citizens file a complaint in the platform
    we need a complaint register
    how many complaints did you get last year
    how do you treat personal data
    where do you store data
    do you sell data to others
    how long do you keep conversations
    who can see what i type
    can citizens delete their account on the platform
    how does a citizen get a copy of his data
    can a person correct the decision of the ai
    does a person decide or the machine
    are people in the loop
    how many people work on a project
    who are the people behind unordin
    which people do we need on our side
    does a human check the ai answers
    can the avatar speak with several people
    does the chatbot transfer citizens to a person
    do you train our staff
    will our employees lose their jobs
    how many jobs does a project create
    does the platform match job seekers with jobs
    do you have a labour market platform
    we need a recruitment system for the public service
    what did the press write about you
    do you have press releases
    news about unordin
    interview scheduling for visas
    is there an article about e-visas
    do you have a blog
    can i quote your article
    call for tenders
    the call takes how long
    what happens in the first call
    book a call
    what is a discovery call
    how do i contact you
    what is your phone number
    where are your offices
    who is your ceo
    who is responsible for security
    what is your email
    when do you answer
    how soon do you reply to messages
    what is the status of the project in kenya
    which projects are finished
    is the platform ready
    how long until we see a first version
    what do you need from us
    do we get the source code
    what happens at the end of the contract
    can we leave
    i do not understand the pricing
    your answer is not what i asked
    that does not help
    this is wrong
    that is not true
    thanks for nothing
    ok
    hmm
    why
    really?
    are you sure
    tell me more
    what else
    no
    yes
    go on
    it is too expensive
    that is too long
    too complicated
    i am disappointed that there are no prices
    sounds great
    interesting
    wow
    quel est votre temps de réponse
    que se passe-t-il en cas de panne
    le soutien est-il inclus
    comment les citoyens réinitialisent leur mot de passe
    comment fonctionne la facturation
    où sont conservées les données
    combien de temps gardez-vous les messages
    qui décide, la machine ou une personne
    combien de personnes travaillent chez vous
    avez-vous un blogue
    où sont vos bureaux
    notre vieux système tombe en panne chaque semaine
    nos agents font tout à la main
    les usagers se plaignent des délais
    nous cherchons une nouvelle plateforme
    nuestro sistema actual es viejo y lento
    comment renouveler mon passeport
    votre produit remplace nos agents de guichet
    remplacez-vous nos fonctionnaires
    où faire une demande de passeport
    y a-t-il un flux RSS
    quel est votre numéro d'entreprise
    quel est le numéro de TVA
    la plateforme marche-t-elle sans électricité
    un patient peut-il lire son dossier
    comment inviter un collègue
    on peut installer chez nous
    vos agents vont-ils perdre leur travail
    qué hace su empresa
    qué soluciones tienen para hospitales
    cuánto tiempo dura un proyecto
    tienen oficina en España
    quiénes son sus socios
    tienen un certificado de seguridad
    dónde se guardan los datos
    en cuántas semanas está listo el plan
    quién dirige la empresa
    se puede empezar con un solo servicio
    wo ist ihr büro
    wo ist ihr sitz
    welche lösungen haben sie für krankenhäuser
    welche lösungen bieten sie an
    wie lange dauert ein projekt
    wie lange dauert der plan
    wer sind ihre partner
    haben sie ein zertifikat
    wo werden die daten gespeichert
    wer leitet das unternehmen
    gibt es die seite auf deutsch
    können wir klein anfangen
    quais soluções vocês têm para hospitais
    quanto tempo demora um projeto
    quem são os seus parceiros
    vocês têm certificado de segurança
    onde os dados são guardados
    quem dirige a empresa
    onde fica o escritório
    quali soluzioni avete per gli ospedali
    quanto dura un progetto
    chi sono i vostri partner
    avete un certificato di sicurezza
    dove sono conservati i dati
    chi dirige l'azienda
    dove si trova la sede
    من هم شركاؤكم
    كم يستغرق المشروع
    أين تحفظ البيانات
    qué soluciones tienen
    cuánto cuesta
    dónde están sus oficinas
    quanto custa
    onde ficam os escritórios
    o que vocês fazem
    was kostet ein blueprint
    wo sind ihre büros
    unser altes system ist langsam
    quanto costa
    dove siete
    che cosa fate
    كم التكلفة
    أين مكاتبكم
    ما هي خدماتكم
    explain the visa workflow to my non-technical boss
    walk my non-technical boss through the tax module
    tell my non-technical minister what a Blueprint is
    something short about telemedicine for my boss who is no engineer
    my boss does not understand the wallet, explain it simply
    our clerks are no computer people, is there training
    I'm not a computer person, is your screen easy
    most of us here are not AI people, where do we begin
    we have no machine people in the ministry, who keeps it running
    the nurses are not really computer persons
    my colleagues are not tech people nor computer people
    What if the mayor is not a computer person?
    no AI people on our side, do you bring them
    explain the licence workflow to my non-technical minister
    can you describe the register for my non technical colleagues
    explain identity wallets to my boss who knows nothing
    put the permit module in simple words for my director
    how would I explain the construction platform to my mother
    explain to my team what the Blueprint delivers
    what do I tell my boss about the visa platform
    summarise the e-visa page for my non-technical director
    explain the workflow of an inspection simply
    make it simple, my boss is not technical: what is automation
    where can I unsubscribe from the newsletter
    can I unsubscribe from the newsletter at any time
    is it easy to unsubscribe from your newsletter
    how does one unsubscribe again
    does every newsletter have an unsubscribe link
    comment se désabonner de l'infolettre
    comment je me désabonne de votre infolettre
    what happens when I unsubscribe from the newsletter
    how do I get out of your newsletter
    my team is not technical at all, can they use it
    comment se retirer de l'infolettre
    might some users be locked out by the new login
    would pensioners be locked out of a digital service
    could a taxpayer be locked out after three tries
    who would be locked out by a login with a phone
    do farmers without a phone get locked out
    I took all the courses
    he took every course of yours
    she took all the lessons already
  `),
}
