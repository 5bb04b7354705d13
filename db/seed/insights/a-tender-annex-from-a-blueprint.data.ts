import type { SampleInsight } from '../sample.ts'

export default {
  slug: 'a-tender-annex-from-a-blueprint',
  title: 'From Blueprint to tender: how to buy a system that can be checked',
  excerpt:
    'A plan is useful when any vendor can bid on it. Which documents become annexes, how to score a demonstration, and what to settle before bidders ask.',
  author: 'Sample author',
  contentType: 'guide',
  capabilities: ['cloud-infrastructure', 'ai-automation'],
  publishedAt: '2026-02-03T14:00:00Z',
  isPublished: true,
  image: {
    figure: 'blueprint',
    alt: 'Engraved rosette of dense dark and ochre bands around a small red centre',
  },
  content: `
<p>Many poor systems were bought correctly. The tender was fair, the points were added up properly and the winner delivered what the document said. The document failed: it described a product in general terms, and not the service in detail. This guide is for the person who has to write that document. It shows how the documents of a <a href="/blueprint">Blueprint</a> become the annexes of a tender, whether or not we are among the bidders.</p>

<h2>Separate the plan from the purchase</h2>
<p>A plan and a system are different purchases with different risks. A plan is small, and its quality can be judged by your own people document by document. A system is large, and its quality shows only when it is in use. Buying both in one contract means that the party who benefits from a large system also decides how large it should be.</p>
<p>This takes some weeks. Our own steps are a discovery call of 60-90 minutes, one week of assessment, 3-4 weeks of planning and 2-3 review sessions. In return you own a statement of need that has been checked by the officers who do the work. You can fund it, tender it, postpone it or shelve it.</p>
<p>One question comes up at once: may the author of the plan also bid? Procurement law differs from country to country, and your legal department has the last word. In any case, three precautions make the question easier to answer:</p>
<ul>
<li>Every document is published to all bidders, including drafts and minutes that the author has seen.</li>
<li>Requirements name standards and test cases. No document names a product, and none contains a figure that only one supplier could know.</li>
<li>Someone outside the project reads the annexes with one question in mind: could a competent firm that has never met us bid on this?</li>
</ul>

<h2>Which document becomes which annex</h2>
<p>The six documents of a Blueprint can be used one by one. Each has a natural place in a tender, and each supplies something that can be scored.</p>
<table>
<thead><tr><th>Blueprint document</th><th>Tender annex</th><th>What it lets you score</th></tr></thead>
<tbody>
<tr><td>Current-state map</td><td>Description of the environment</td><td>Whether the bidder has understood what must stay connected</td></tr>
<tr><td>Target architecture</td><td>Interfaces and constraints</td><td>How many of them the bid meets without a change to your other systems</td></tr>
<tr><td>AI and automation plan</td><td>Limits of automation</td><td>Who decides at each step, and what record remains</td></tr>
<tr><td>Security and compliance review</td><td>Security requirements</td><td>Evidence offered, not promises made</td></tr>
<tr><td>Roadmap</td><td>Stages and acceptance</td><td>Whether each stage can be accepted alone and left alone</td></tr>
<tr><td>Business case</td><td>Internal; never published whole</td><td>Whether the price is affordable over the life of the service</td></tr>
</tbody>
</table>
<p>The business case stays with you, because it contains what you are prepared to pay. Publish its counting rules, however: how processing time, error and cost are measured today. A bidder who knows how you count can commit to a result.</p>

<h2>Write requirements that you can test</h2>
<p>A requirement is useful if a reasonable person can watch the system and say no. Compare two versions of the same wish.</p>
<blockquote><p>Weak: the solution shall provide a user-friendly interface for case officers with comprehensive search.</p><p>Strong: an officer has used the system for one day. They find the case of test file 14 from a misspelt surname and a year of birth, with the keyboard only. They reach its open question in two further steps.</p></blockquote>
<p>The strong version takes longer to write, and it is only possible because somebody followed a real case first. That is what the current-state map is for. Aim for thirty to fifty such sentences. Longer lists are rarely read by the people who should object to them.</p>

<h3>Test files before features</h3>
<p>Assemble a set of test files from real cases, with names and numbers replaced. Include ordinary cases in their usual share. Then add those that went wrong: a scan nobody can read, two people with one number, a payment without a reference, an applicant who moved. Keep half of the set back. Bidders receive one half with the tender and meet the other at the demonstration.</p>

<h3>Baselines before targets</h3>
<p>Write down what the figure is today, how it was counted, and over which period. Suppliers, including us, use figures such as a 70% reduction in visa processing time or 99.9% uptime. Such a figure needs your own starting point and a counting rule. Your staff must be able to repeat the count.</p>

<h2>Score a demonstration, not a presentation</h2>
<p>Give every bidder the same script, the same test files and the same two hours. Let the officers who will use the system sit at the keyboard, with the bidder beside them. Four things are worth writing down:</p>
<ol>
<li>Where an officer had to be told what to do next.</li>
<li>What the system did with the files that were kept back.</li>
<li>Whether a decision could afterwards be explained from the screen alone, by somebody who was not in the room.</li>
<li>What the bidder said the system could not do. A clear no is worth points.</li>
</ol>
<p>Score before the prices are opened. Where your rules allow it, count the officers' scores separately from those of the project team. A large difference is then visible, and somebody has to explain it.</p>

<h2>Ask for the price of the whole contract, including the end</h2>
<p>Ask for prices in one table, with the same rows for every bidder. The rows are entry, operation per year, the next hundred thousand cases, one change of law, one additional office, and the exit. The last row is the one that bidders leave out. Ask for it in two parts. One is the price of an exit rehearsal before the service opens. The other is the price of a real exit at the end of the term.</p>
<p>An exit that has been rehearsed is a fact about a system. An exit clause is an opinion about one. Our page about <a href="/capabilities/cloud-infrastructure">cloud infrastructure</a> describes such a rehearsal. You can require it of any vendor.</p>

<h2>End each stage with a signature</h2>
<p>Cut the contract where the roadmap cuts the work. At the end of each stage there is one paper, one person who signs it, and a right to stop. For <a href="/public-sector-platforms">public sector platforms</a> we use six: statement of need, tender annex, approved rule tables, closed list of differences, acceptance by each office, exit file. The names matter less than two properties. The paper can be produced only if the stage really happened. And the person who signs is responsible for the service, not for the project.</p>
<p>The parallel run deserves its own paragraph in the contract. During it the old and the new process handle the same cases, and every difference is listed and explained. Agree beforehand who pays for the double work, how long it lasts at most, and which kinds of difference block the switch-over. Without these three agreements, a parallel run ends on the day somebody grows tired of it.</p>

<h2>Warning signs in your own document</h2>
<ul>
<li>A requirement that nobody in the ministry can remember asking for.</li>
<li>The word "intuitive", "modern" or "state of the art" in any sentence that will be scored.</li>
<li>A deadline that comes from a speech and not from the roadmap.</li>
<li>An interface to another authority that has not yet been told about it.</li>
<li>A model or an algorithm that may act without a named person being able to see why.</li>
</ul>
<p>Each of these can still be repaired while the document is yours. After the award, each one becomes a change request.</p>

<h2>What to prepare this month</h2>
<p>You do not need a budget to begin. Choose one service. Follow three of its cases from the counter to the decision and note every place where they waited. Ask the two officers who know the process best what a replacement must never lose. With that page in hand the first conversation, <a href="/contact">with us</a> or with anybody else, starts at the second question.</p>
`,
} satisfies SampleInsight
