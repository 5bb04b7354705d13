import type { SampleInsight } from '../sample.ts'

export default {
  slug: 'credentials-or-federation',
  title: 'Credentials or federation? Choosing how a person proves something',
  excerpt:
    'To sign in and to show an attribute are different acts. When a federated login is right, when a credential is, and how to run both without tracking.',
  author: 'Sample author',
  contentType: 'guide',
  capabilities: ['digital-identity', 'cloud-infrastructure'],
  publishedAt: '2026-08-11T13:00:00Z',
  isPublished: true,
  image: {
    figure: 'identity',
    alt: 'Engraved seal of dense grey and ochre bands around a red centre',
  },
  content: `
<p>Two designs compete for every identity budget. In the first, a person signs in at one provider, and the provider tells each service who has arrived. This is federation, and it has run offices and universities for two decades. In the second, the person carries signed statements and shows them where they are needed. These are verifiable credentials. Program leads are often asked to choose. Most governments need both, each for its own purpose. This guide helps you to decide.</p>

<h2>Two different questions</h2>
<p>"Is this the same person as yesterday?" is a question about a session. Somebody comes back to their own account, and the service has to recognize them. "Is this person entitled, adult, resident, licensed?" is a question about an attribute. The service may have no account for them at all and may not need one.</p>
<p>Federation answers the first question well and the second by courtesy. A credential answers the second well, and the first only if somebody builds an account around it. Much trouble in national programs comes from the use of one for the other.</p>

<h2>What each party learns</h2>
<p>The technical difference is small. The difference in what is learnt by whom is large, and it should decide.</p>
<table>
<thead><tr><th>Aspect</th><th>Federation</th><th>Verifiable credential</th></tr></thead>
<tbody>
<tr><td>Who takes part</td><td>Person, service and provider, each time</td><td>Person and verifier; the issuer only on the day of issue</td></tr>
<tr><td>What the provider or issuer learns</td><td>Which service was used, and when</td><td>Nothing about use</td></tr>
<tr><td>If the central service is down</td><td>Nobody can sign in anywhere</td><td>Credentials can still be shown; new ones cannot be issued</td></tr>
<tr><td>Freshness</td><td>As fresh as the provider's data</td><td>As of issue, plus a status list</td></tr>
<tr><td>Across a counter, without a network</td><td>Not possible</td><td>Possible</td></tr>
<tr><td>Blocking access</td><td>At once, in one place</td><td>When verifiers next fetch the status list</td></tr>
<tr><td>What the person needs</td><td>A browser and a second factor</td><td>A wallet on a phone, or a card and a reader</td></tr>
</tbody>
</table>
<p>Read the second row again from the point of view of a citizen. In a pure federation one office holds a list of each visit to the tax portal, the clinic and the benefits page. The law may forbid anyone to look at it. The list exists all the same, and with it the temptation.</p>

<h2>Where federation belongs</h2>
<h3>Officers and staff</h3>
<p>A civil servant acts for an employer who must be able to withdraw access within minutes, and who rightly knows which systems are used. Federation with OpenID Connect or SAML fits. Keep the provider that the administration already operates. Require a second factor that resists phishing, such as FIDO2. Let the service decide roles, not the directory. A person who leaves is removed once.</p>
<h3>Returning to one's own account</h3>
<p>A taxpayer who files every quarter needs a login that is quick on the twentieth visit. A national sign-in can do this. Give each service a different identifier for the same person, so that two services cannot join their records by comparing it. OpenID Connect calls these pairwise identifiers. Most products support them. Few switch them on.</p>
<h3>Between administrations</h3>
<p>When an officer of one ministry works in the system of another for an hour, federation saves a second account. The agreement behind it matters more than the protocol. It says who vouches for whom, at which level of assurance, and who answers when something goes wrong.</p>

<h2>Where credentials belong</h2>
<h3>One fact, no account</h3>
<p>Age at a counter, residence for a fee, a licence at a roadside check. The verifier needs a yes and a reason to believe it. An account would be a burden to both sides and a register that nobody has asked for.</p>
<h3>Places without a network</h3>
<p>Borders, clinics, building sites, polling stations. ISO/IEC 18013-5 describes the exchange between two devices without a network. Federation has no counterpart to it.</p>
<h3>Facts from several issuers</h3>
<p>A grant may depend on a civil status, a diploma and a company number. In a federation, some central party would have to collect all three. A person can carry three credentials and show one field from each.</p>

<h2>How to run both and keep them separate</h2>
<p>The two designs meet at the front door of a service. A workable arrangement looks like this.</p>
<ol>
<li><strong>At enrolment</strong> the person shows a credential once. The service keeps the attributes it is entitled to, the time and the proof.</li>
<li><strong>From then on</strong> the person signs in with a passkey or the national login, and no attribute travels any more.</li>
<li><strong>When an act needs more</strong>, for example a change of bank account, the service asks for a fresh presentation and states why.</li>
<li><strong>Inside</strong>, a gateway turns both into the same small, short-lived token. The systems behind it do not need to know which one a person used.</li>
</ol>
<p>The gateway is the place to be careful. If it writes a log with attributes, it becomes the central record that the credential was meant to avoid. Let it log that a proof was accepted, for which service, at which assurance level, and nothing that names the person.</p>
<pre><code>accepted  2026-08-11T09:14:03Z
service   tax-portal
level     substantial
shown     name, address, personal_number
asked_as  "Where do we send the assessment?"
person    (not recorded here)</code></pre>

<h2>How fast a revocation works</h2>
<p>People ask whether a credential can be revoked. It can, and the useful question is how fast. A verifier that downloads the status list as a whole learns nothing about individuals, and the issuer learns nothing about the check. The list has an age, however. A shop may accept one from this morning. A border desk wants one from the last minutes and must know what to do when it is older.</p>
<p>Write a table with one row per kind of verifier: maximum age, behaviour beyond it, and who answers for the difference. If a row says "seconds", that use probably belongs with federation or with a direct query to the register. It is better to admit this than to bend the design.</p>

<h2>Mistakes we see in plans</h2>
<ul>
<li><strong>The wallet as a login button.</strong> A credential with a stable number that is shown on every visit follows a person across services more reliably than a cookie ever did.</li>
<li><strong>One assurance level for everything.</strong> An appointment does not need a passport chip. eIDAS has the levels low, substantial and high. A service that asks for more than it needs excludes people with few documents.</li>
<li><strong>Twenty credentials in the first year.</strong> Each has a legal basis, an owner and a way to correct errors. One that is really accepted at two kinds of counter teaches more.</li>
<li><strong>No route without a phone.</strong> A card with the same attributes, and a counter where somebody helps, are part of the design and of the test.</li>
<li><strong>Verifiers who may ask anything.</strong> Register them with what they are entitled to ask, and let the wallet warn about the rest.</li>
</ul>

<h2>The first page of your own plan</h2>
<p>List the ten situations in which your citizens most often prove something. For each one, note four things: the real question, the network, the age an answer may have, and who would learn about it. In our experience the list divides almost by itself, and two or three rows remain that deserve a meeting.</p>
<p>How a credential is built, shown and revoked is drawn under <a href="/capabilities/digital-identity">digital identity</a>. What it means at a border is part of <a href="/solutions/evisa">e-Visa</a>, and at a tax desk part of <a href="/solutions/governance">digital governance</a>. Whether keys and status lists can leave a supplier together with you is among the tests in <a href="/blog/sovereignty-you-can-test">our paper on sovereignty</a>. Bring the list of ten to <a href="/contact">a first call</a>; we will tell you which rows we would leave alone.</p>
`,
} satisfies SampleInsight
