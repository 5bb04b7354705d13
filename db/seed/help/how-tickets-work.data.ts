import type { SampleHelpArticle } from '../sample.ts'

export default {
  slug: 'how-tickets-work',
  title: 'How tickets work',
  excerpt:
    'Ask a question or report a problem, add files and colleagues, answer by email, and mark the ticket as solved.',
  audience: 'clients',
  content: `
<p>A ticket is the quickest way to reach our team. Everything that you and we write stays in one place. Your colleagues can read it too, so nobody has to report the same thing twice.</p>
<h2>Create a ticket</h2>
<ol>
<li>Open <a href="/dashboard/support/new">Create Ticket</a>.</li>
<li>Say in the title what it is about. While you type, we show help articles that may answer your question.</li>
<li>Describe what you did, what you expected and what happened instead. A screenshot often says more than a paragraph: you can attach up to 5 files of 25 MB each.</li>
<li>Choose a priority. High means that people cannot work.</li>
</ol>
<p>You get an email with the number of the ticket. A person from our team answers within 24 hours, in the portal and by email.</p>
<h2>Answer us</h2>
<p>Open the ticket and write a reply, or answer the email that you got from us. Both arrive in the same conversation, with their attachments. If you answer by email, write from the address of your account: we cannot be sure that a message from another address comes from you.</p>
<h2>Keep colleagues informed</h2>
<p>Everybody in your organization can open the ticket, except people who see only other projects. Add a colleague as a watcher if they should also get our replies by email. Whoever has written in a ticket can add and remove watchers.</p>
<h2>When it is solved</h2>
<p>Press <strong>Mark as solved</strong>. If the problem comes back, reopen the ticket and tell us what is still missing. A closed ticket can no longer be answered: create a new one and mention its number.</p>
`,
} satisfies SampleHelpArticle
