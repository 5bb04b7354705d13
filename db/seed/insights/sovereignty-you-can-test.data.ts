import type { SampleInsight } from '../sample.ts'

export default {
  slug: 'sovereignty-you-can-test',
  title: 'Sovereignty you can test: write the exit before the entry',
  excerpt:
    'Location, operators, keys and the ability to leave are four separate properties. You can test each one on a working day, and an exit rehearsal tests all.',
  author: 'Sample author',
  contentType: 'white-paper',
  capabilities: ['cloud-infrastructure'],
  publishedAt: '2026-04-21T13:00:00Z',
  isPublished: true,
  image: {
    figure: 'cloud',
    alt: 'Engraved rosette in grey blue, band within band like layers of ground',
  },
  content: `
<p>Tenders for government hosting ask for sovereignty, and every bid offers it. Often nobody can test the word. A program lead who has to sign for it needs a short list of properties. Each one needs a test with a result of yes or no, which their own staff can do on an ordinary day. This paper proposes such a list. It applies to a public cloud, a local operator and your own data centre. It also applies to our own <a href="/capabilities/cloud-infrastructure">cloud infrastructure</a>.</p>

<h2>Four separate properties</h2>
<p>Sovereignty falls into four parts. A service may have any of them without the others, which is why a single tick in a table says so little.</p>
<table>
<thead><tr><th>Property</th><th>The question</th><th>A test for a working day</th></tr></thead>
<tbody>
<tr><td>Place</td><td>Where does data lie, including logs, backups and caches?</td><td>Create a record with a marked name. Search every store, log and backup for it, and list the places where it turns up.</td></tr>
<tr><td>People</td><td>Who can reach it, under whose orders?</td><td>Ask for the access of the last thirty days, by person. Choose one entry and ask for its ticket and its approval.</td></tr>
<tr><td>Keys</td><td>Who can make it readable or unreadable?</td><td>Withdraw a key in the test system, and time how long it takes until nothing can be read.</td></tr>
<tr><td>Exit</td><td>Could another party run this next month?</td><td>Hold a rehearsal: restore the service elsewhere from the handover alone.</td></tr>
</tbody>
</table>
<p>The first test is the most instructive. A marked record usually turns up in somebody's log collection, in an email notification, in a crash report or in a search index. None of these is malicious. They are merely the places nobody drew. Where the law matters, for example because a supplier's home country can demand data, ask your own counsel. The test only tells you what there would be to demand.</p>

<h2>Keys decide more than walls</h2>
<p>Where the data lies is visible on a map and therefore popular in contracts. Who holds the keys is less visible and often decides more. If the operator can decrypt, then whoever can compel the operator can read. If only you can decrypt, the operator's obligations stop at ciphertext and counts.</p>
<p>Three degrees are in common use, and they should not be confused.</p>
<ol>
<li><strong>The provider's key.</strong> It protects against a stolen disk, and against little else.</li>
<li><strong>Your key in the provider's service.</strong> You can withdraw it, and its use is logged. While it is in use, the provider's machines handle it.</li>
<li><strong>Your key in your module.</strong> The platform asks the module to unwrap a data key, and your officers can refuse. This degree costs more to run, because a module that is unavailable stops the service.</li>
</ol>
<p>The third degree deserves an honest sentence in the business case: you are taking over the duty to be available. Two modules at two sites and a practised procedure for renewing keys are part of the price. If nobody is there to operate them, the second degree with a strict log may be the better choice for the first year.</p>

<h2>What an uptime figure leaves out</h2>
<p>Our own figure for uptime is 99.9%. In a month of thirty days that permits about 43 minutes of interruption, and in a year a little under nine hours. Whether this is good depends on three agreements that stand outside the number.</p>
<ul>
<li><strong>What counts as up.</strong> A sign-in page that loads while no declaration can be filed is down for the person in front of it. Define the figure by a task that a citizen completes.</li>
<li><strong>When it counts.</strong> Forty minutes at night in March are not forty minutes on the last evening for filing. Name the days on which planned work is excluded.</li>
<li><strong>What may be lost.</strong> Availability says nothing about data. Agree separately on how many minutes of entries may be lost when a site is destroyed. If the answer is none, both sites must write a change before it counts as saved. Each write then waits for the distance between them.</li>
</ul>
<p>The last trade is a matter of physics. Two sites some tens of kilometres apart add about a millisecond to each write. Two sites at opposite ends of a large country add enough to be felt in a busy register. Measure it with the real workload before the second site is chosen.</p>

<h2>What is difficult to move</h2>
<p>Containers and a PostgreSQL database move well. Other things do not, and they are found late because they are small. Before signing, ask for a written answer to each of these:</p>
<ul>
<li>Access rules written in a provider's own policy language.</li>
<li>Queues and schedulers whose guarantees about order and repetition differ elsewhere.</li>
<li>Functions that start on an event of the provider's storage.</li>
<li>Dashboards, alerts and five years of measurements in a closed format.</li>
<li>Domain names, certificates, the sending reputation of mail servers and numbers for text messages: who is registered as the owner?</li>
<li>Licences that are bound to a machine, a region or a reseller.</li>
<li>Knowledge. Who has restarted this service at three in the morning, and whom do they work for?</li>
</ul>
<p>None of these is a reason to avoid a product. Each is a line in the exit plan with a price beside it.</p>

<h2>How to hold an exit rehearsal</h2>
<p>A rehearsal answers the fourth question and, on the way, most of the other three. It takes about a week for a service of moderate size. Do it before the service opens, when there is still a reason to repair what it finds.</p>
<h3>Before</h3>
<p>Choose a target that is really different: another provider, or your own machines. Choose a team that did not build the service. Hand over only what the contract calls the exit file: code of the infrastructure, images, a backup, runbooks and the list of keys. Agree that the builders may watch, and that each question they have to answer is written down as a defect of the handover.</p>
<h3>During</h3>
<ol>
<li>Build the empty platform from the code. Note every step that had to be done by hand.</li>
<li>Restore the data. Compare record counts and sums per table with a statement made at the source at the moment of the backup.</li>
<li>Connect identity, payment and mail in their test versions.</li>
<li>Let a case officer open twenty known cases and complete one. The rehearsal counts only if this succeeds.</li>
<li>Withdraw the old operator's access, and show that it is gone.</li>
</ol>
<h3>After</h3>
<p>Write one page: how long each step took, what was missing, what was done by hand, and what a real exit would cost. Date and sign it. Repeat the rehearsal when the architecture changes, and otherwise once a year. The page is the only evidence of portability that a later minister, auditor or court can use.</p>
<blockquote><p>A supplier who can be left is a supplier who is kept for a reason.</p></blockquote>

<h2>Clauses for your contract</h2>
<p>The wording belongs to your lawyers. Five clauses are enough. Nothing may cross the border that is not on the list of permitted transfers. Staff of the operator have access by name, by ticket and for a limited time, and you keep the log. You can withdraw keys without asking. The exit file comes with the first release and stays up to date. The rehearsal is a milestone that you pay for and accept like any other. The page about our <a href="/partners">technology partners</a> lists how we hand over each part of a platform, and how you check it without us.</p>
<p>How to score these clauses in a purchase is described in <a href="/blog/a-tender-annex-from-a-blueprint">our guide to tender annexes</a>. If you already run a service and are unsure how it would do, begin with the marked record. It takes an afternoon, and the list it produces is the agenda for a useful <a href="/contact">first conversation</a>.</p>
`,
} satisfies SampleInsight
