import type { Asked } from './evaluation.ts'

const evisa = '/solutions/evisa'
const tax = '/solutions/governance'
const health = '/solutions/healthcare'
const aftrlife = '/solutions/aftrlife'
const building = '/solutions/construction'
const ai = '/capabilities/ai-automation'
const identity = '/capabilities/digital-identity'
const cloud = '/capabilities/cloud-infrastructure'
const sector = '/public-sector-platforms'
const visaTime = '/blog/where-visa-processing-time-goes'
const oversight = '/blog/oversight-that-is-more-than-a-click'
const offline = '/blog/records-written-offline'
const sovereignty = '/blog/sovereignty-you-can-test'
const payments = '/blog/matching-every-payment-to-a-taxpayer'
const credentials = '/blog/credentials-or-federation'
const consent = '/blog/consent-custody-and-a-recorded-voice'
const pour = '/blog/the-photograph-before-the-pour'
const tender = '/blog/a-tender-annex-from-a-blueprint'
const missions = '/projects/one-visa-file-for-every-mission'
const desks = '/projects/border-desks-that-work-without-a-line'
const taxpayer = '/projects/every-payment-finds-its-taxpayer'
const district = '/projects/a-telemedicine-line-through-one-district'
const age = '/projects/proof-of-age-from-a-civil-registry'
const schools = '/projects/school-inspections-signed-on-site'
const lives = '/projects/a-consent-file-for-recorded-lives'
const treasury = '/projects/a-treasury-that-has-rehearsed-its-exit'
const joints = '/projects/materials-traced-to-the-joint'

/** What the site's content says, asked in other words. The pages that answer stand beside each. */
export const answerable: readonly Asked[] = [
  // e-visa
  {
    ask: 'Could we try out electronic visas with just a single category first?',
    expect: [evisa, '/solutions'],
  },
  { ask: 'will a computer reject somebody who wants to enter our country', expect: [evisa, ai] },
  {
    ask: 'our airport sometimes has no internet, does immigration control stop then?',
    expect: [evisa, desks],
  },
  {
    ask: 'How much quicker do travellers get their permit to enter?',
    expect: [evisa, visaTime, '/solutions', '/', missions],
  },
  { ask: 'what happens to the list of suspects we hold, do you copy it?', expect: [evisa] },
  { ask: 'How does an airline find out whether a passenger may board?', expect: [evisa] },
  { ask: 'elderly people without a computer who want a visa', expect: [evisa, identity] },
  { ask: 'can the applicant pay with her mobile phone money', expect: [evisa, tax] },
  { ask: 'who takes the final decision about a visa', expect: [evisa, ai, sector] },
  { ask: 'do you follow the standard for machine readable passports', expect: [evisa, identity] },
  {
    ask: 'Why do visa files lie around for weeks although nobody works on them?',
    expect: [visaTime, missions],
  },
  {
    ask: 'how shoud we mesure waiting times of applications honestly',
    expect: [visaTime, missions],
  },
  {
    ask: 'embassies each keeping their own folders about the same person, have you solved that before?',
    expect: [missions, evisa],
  },
  { ask: 'examples of work at remote land crossings', expect: [desks, '/projects'] },
  // tax and governance
  { ask: 'How do you increase government revenue?', expect: [tax, taxpayer, '/solutions', '/'] },
  { ask: 'must our old revenue software be thrown away', expect: [tax, taxpayer, '/solutions'] },
  { ask: 'does an algorithm set how much tax I owe', expect: [tax, ai, '/capabilities'] },
  { ask: 'Citizens without bank accounts: how do they settle what they owe?', expect: [tax] },
  {
    ask: 'what about debts from previous years in the old books',
    expect: [tax, payments, taxpayer],
  },
  { ask: 'who is allowed to modify the percentage of a levy', expect: [tax] },
  { ask: 'can somebody inside steal money by changing a refund', expect: [tax] },
  {
    ask: 'money arrives at the treasury and nobody knows who sent it',
    expect: [taxpayer, payments, tax],
  },
  { ask: 'what should a payment reference number look like', expect: [payments, taxpayer, tax] },
  { ask: 'how do we close the books every evening', expect: [payments, taxpayer] },
  { ask: 'are tax returns filled in beforehand for the citizen', expect: [tax] },
  { ask: 'how can an auditer trace a sum back to its origin', expect: [tax, taxpayer] },
  { ask: 'a way for people to dispute one item of their assessment', expect: [tax] },
  {
    ask: 'what is a suspense account and what should we do with it',
    expect: [payments, taxpayer, tax],
  },
  // healthcare
  {
    ask: 'do you have something for villages where there is no physician',
    expect: [health, district, '/solutions', '/vision', '/'],
  },
  {
    ask: 'Two nurses edited one chart while disconnected. Which version wins?',
    expect: [health, offline],
  },
  { ask: 'is the software making medical diagnoses', expect: [health] },
  { ask: 'what tablets or hardware must a clinic buy', expect: [health] },
  { ask: 'the hospital has its own information system already', expect: [health] },
  { ask: 'how do you spot an outbreak early', expect: [health, sector] },
  { ask: 'who has looked at my medical file, can I find out', expect: [health] },
  { ask: 'a health worker loses her tablet, are patients exposed?', expect: [health] },
  { ask: 'which format do you use to exchange patient data', expect: [health] },
  {
    ask: 'how would you introduce telemedecine in a country, all at once?',
    expect: [health, district, '/solutions'],
  },
  { ask: 'the same patient registered twice under different spellings', expect: [offline] },
  { ask: 'tell me about a case study with rural clinics', expect: [district] },
  { ask: 'does video consultation work over satellite only at certain hours', expect: [health] },
  { ask: 'monitoring of vaccine fridges and drug stocks', expect: [health] },
  // aftrlife
  {
    ask: 'my father passed away last year, could you build an avatar of him?',
    expect: [aftrlife, lives],
  },
  {
    ask: 'Is talking to a dead relative healthy for someone mourning?',
    expect: [aftrlife, consent],
  },
  { ask: 'who holds the keys to a legacy after death', expect: [aftrlife, consent, lives] },
  { ask: 'what is aftrlife', expect: [aftrlife, '/solutions', '/'] },
  { ask: 'Can kids use the avatar of their grandma?', expect: [aftrlife] },
  { ask: 'siblings quarrel about the recordings, who decides', expect: [aftrlife] },
  { ask: 'would the voice be used for ads or to train other AI', expect: [aftrlife] },
  {
    ask: 'can i change my mind after recording and get everything deleted',
    expect: [aftrlife, consent],
  },
  {
    ask: 'what happens to the recordings if your company goes bankrupt',
    expect: [aftrlife, consent],
  },
  { ask: 'does the avatar make things up', expect: [aftrlife] },
  {
    ask: 'what should an ethics board ask before somebody records their voice',
    expect: [consent, lives],
  },
  { ask: 'which jurisdiction governs a digital legacy', expect: [aftrlife] },
  { ask: 'did you work with hospices', expect: [lives, aftrlife] },
  // construction
  { ask: 'is a building approved by the machine automatically', expect: [building] },
  { ask: 'inspections of bridges and highways, possible?', expect: [building] },
  { ask: 'our drawings exist on paper only', expect: [building] },
  {
    ask: 'how do you make sure pictures from the construction site were not manipulated',
    expect: [building, pour],
  },
  { ask: 'do contractors need to purchase a licence', expect: [building] },
  { ask: 'inspector in a basement without signal', expect: [building] },
  { ask: 'preventing corruption between inspectors and builders', expect: [building] },
  {
    ask: 'Which photos should be taken of the rebar before concrete is poured?',
    expect: [pour, building, schools],
  },
  { ask: 'what if the inspector disagrees with the model', expect: [pour, building, schools] },
  { ask: 'tracing concrete deliveries to where they were used', expect: [joints, building] },
  { ask: 'have you done anything with schools', expect: [schools, building] },
  { ask: 'how exact is the checking of site fotos', expect: [building, '/solutions', schools] },
  // ai
  { ask: 'what will AI never be allowed to do in your systems', expect: [ai] },
  { ask: 'we trained a national language model, could it be plugged in?', expect: [ai] },
  { ask: 'how do you avoid officers just clicking yes all day', expect: [ai, oversight] },
  { ask: 'are you compliant with the european AI regulation', expect: [ai] },
  { ask: 'what if someone hides instructions for the model in an uploaded document', expect: [ai] },
  { ask: 'what happens when a model gets worse over time', expect: [ai] },
  {
    ask: 'do citizens learn that artificial intelligence was involved in their case',
    expect: [ai],
  },
  { ask: 'to whom does the test data belong that our staff labelled', expect: [ai] },
  {
    ask: 'how many blind re-checks do we need to know that humans really decide',
    expect: [oversight],
  },
  { ask: 'is facial recognition in crowds something you do', expect: [ai] },
  // identity
  { ask: 'How can I show that I am over 18 without giving my name?', expect: [identity, age, '/'] },
  {
    ask: 'does the state track where people use their digital ID',
    expect: [identity, credentials],
  },
  { ask: 'do we have to create a new citizen database for a wallet', expect: [identity] },
  { ask: 'citizens who own no smartphone and need an identity card', expect: [identity, age] },
  { ask: 'someone lost the phone with the ID on it', expect: [identity, age] },
  { ask: 'Will foreign states recognise our wallet?', expect: [identity] },
  { ask: 'how long before we can hand out the first digital id', expect: [identity] },
  {
    ask: 'single sign-on or verifiable credentials, which one is better for us',
    expect: [credentials, identity],
  },
  { ask: 'can a carer act on behalf of another person', expect: [identity] },
  { ask: 'which assurance levels exist', expect: [identity] },
  // cloud
  { ask: 'can a foreign government force access to our data', expect: [cloud, sovereignty] },
  { ask: 'what if the data centre burns down', expect: [cloud, treasury] },
  { ask: 'do we have to use AWS or another big provider', expect: [cloud, '/partners'] },
  { ask: 'we only own one server location', expect: [cloud, treasury] },
  { ask: 'who gets the phone call when something fails at 3am', expect: [cloud, '/partners'] },
  { ask: 'can your own employees read what we store', expect: [cloud, '/about'] },
  {
    ask: 'how do we get out of the contract and take everything with us',
    expect: [
      cloud,
      sovereignty,
      treasury,
      '/partners',
      tax,
      evisa,
      '/public-sector-platforms',
      '/about',
    ],
  },
  {
    ask: 'how to rehearse leaving a supplier',
    expect: [sovereignty, treasury, cloud, '/about', '/partners'],
  },
  { ask: 'are your backups ever tested', expect: [cloud, treasury, '/trust'] },
  {
    ask: 'how available are your platforms',
    expect: [cloud, sector, '/', sovereignty, tax, health, evisa],
  },
  { ask: 'million people file on the last evening, does it collapse?', expect: [cloud] },
  // engagement
  { ask: 'what do I get when I order a blueprint', expect: ['/blueprint', '/solutions'] },
  { ask: 'how long does the planning take', expect: ['/blueprint', '/solutions', '/', '/pricing'] },
  {
    ask: 'what is the smallest package you offer',
    expect: ['/blueprint', '/solutions', '/pricing'],
  },
  {
    ask: 'does your price depend on the budget range, where do I tell you mine',
    expect: ['/get-started', '/blueprint', '/book'],
  },
  { ask: 'how much does it cost', expect: ['/get-started', '/blueprint', '/book', '/pricing'] },
  {
    ask: 'Could you give me a quote for a tax system?',
    expect: ['/get-started', '/blueprint', '/book', '/pricing'],
  },
  { ask: 'I want to speak to a human being', expect: ['/contact', '/book', '/get-started'] },
  {
    ask: 'can i set up a call with one of your architects',
    expect: ['/book', '/get-started', '/contact'],
  },
  { ask: 'when will you answer my email', expect: ['/contact', '/blueprint', '/get-started', '/'] },
  { ask: 'where are your offices', expect: ['/contact', '/privacy', '/'] },
  { ask: 'what should I leave out of my message to you', expect: ['/contact', '/terms'] },
  { ask: 'writing tender requirements that vendors cannot wriggle out of', expect: [tender] },
  { ask: 'may the firm that made the plan also bid on the job', expect: [tender] },
  { ask: 'is it wise to start two platforms at the same time', expect: ['/solutions'] },
  { ask: 'we only want the login part and not a whole solution', expect: ['/capabilities'] },
  { ask: 'which cloud companies do you work with', expect: ['/partners'] },
  { ask: 'how can my company become a partner of yours', expect: ['/partners'] },
  // company
  { ask: 'what do you stand for', expect: ['/about', '/', '/vision'] },
  {
    ask: 'what does your company do',
    expect: ['/', '/about', '/solutions', sector, '/capabilities'],
  },
  { ask: 'where do you want to be in 2028', expect: ['/vision', '/about'] },
  { ask: 'how do you count that a country uses your visa product', expect: ['/vision', evisa] },
  {
    ask: 'which references can you show',
    expect: ['/projects', missions, taxpayer, district, schools],
  },
  { ask: 'how many nations run your platforms today', expect: [sector, cloud] },
  { ask: 'how do ministries go live step by step', expect: [sector, '/blueprint', '/solutions'] },
  // careers
  { ask: 'are there any open jobs', expect: ['/careers'] },
  {
    ask: 'do you hire engineers for machine learning',
    expect: [
      '/careers',
      '/careers#job-applied-ai-engineer',
      '/careers#job-ai-evaluation-lead',
      '/careers#job-document-vision-engineer',
    ],
  },
  {
    ask: 'I am a UX researcher, is there a position?',
    expect: [
      '/careers',
      '/careers#job-service-designer',
      '/careers#job-content-accessibility-designer',
    ],
  },
  {
    ask: 'can I work from home in Canada',
    expect: [
      '/careers',
      '/careers#job-senior-platform-engineer',
      '/careers#job-backend-engineer-case-systems',
      '/careers#job-service-designer',
      '/careers#job-content-accessibility-designer',
      '/careers#job-ai-evaluation-lead',
      '/careers#job-site-reliability-engineer',
    ],
  },
  { ask: 'how does the recruting process look like', expect: ['/careers'] },
  {
    ask: 'site reliability on-call position',
    expect: ['/careers', '/careers#job-site-reliability-engineer'],
  },
  { ask: 'do I have to fulfil every requirement to apply', expect: ['/careers'] },
  {
    ask: 'which job needs a security clearance',
    expect: ['/careers', '/careers#job-security-engineer-identity'],
  },
  // portal, legal
  {
    ask: 'my invitation link does not work any more',
    expect: ['/clients', '/auth', '/contact', '/terms'],
  },
  {
    ask: 'I am a customer already and something is broken',
    expect: ['/clients', '/auth', '/contact'],
  },
  { ask: 'where do I download the documents you delivered to us', expect: ['/clients', '/auth'] },
  { ask: 'after login I only see Access Required', expect: ['/clients', '/auth', '/contact'] },
  { ask: 'how long do you keep my resume', expect: ['/privacy'] },
  { ask: 'do you use google analytics', expect: ['/privacy', '/cookies'] },
  { ask: 'I want my personal data erased', expect: ['/privacy'] },
  { ask: 'why is there no cookie banner', expect: ['/cookies'] },
  { ask: 'which courts are responsible for disputes with you', expect: ['/terms'] },
  { ask: 'I found a vulnerability, may I report it?', expect: ['/terms', '/contact', '/trust'] },
  { ask: 'may I quote your texts', expect: ['/terms'] },
  { ask: 'are passwords stored in plain text', expect: ['/privacy', '/trust'] },
  // follow-ups
  {
    ask: 'and how long does that take?',
    history: [
      'What is a Blueprint?',
      'A Blueprint records how your services run today and what should change. The result is a plan that your own team can fund, put out to tender and check.',
    ],
    expect: ['/blueprint', '/solutions', '/'],
  },
  {
    ask: 'what about kids?',
    history: [
      'tell me about aftrlife avatars',
      'A person records their stories during their life and decides who may ask for them. They can take everything back.',
    ],
    expect: [aftrlife],
  },
  {
    ask: 'does it work without internet too?',
    history: [
      'How do you inspect construction sites?',
      'Every finding has a place on the drawing, a photograph, a measurement and a name.',
    ],
    expect: [building],
  },
  {
    ask: 'who owns it afterwards?',
    history: [
      'I am interested in the e-visa',
      'Application, payment, checks, decision, travel authority and arrival are entries in the same file.',
    ],
    expect: [evisa],
  },
  {
    ask: 'and for people with no phone?',
    history: [
      'how does your digital identity wallet work',
      'A country issues the credential and a person carries it.',
    ],
    expect: [identity, age],
  },
  {
    ask: 'do we have to replace what we have?',
    history: [
      'we run a hospital network and look at telemedicine',
      'A nurse, a doctor at a distance, a referral hospital and the surveillance office work on the same record.',
    ],
    expect: [health, '/solutions'],
  },
]
