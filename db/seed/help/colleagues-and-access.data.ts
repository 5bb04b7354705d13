import type { SampleHelpArticle } from '../sample.ts'

export default {
  slug: 'colleagues-and-access',
  title: 'Add colleagues and take access away',
  excerpt:
    'Invite people, decide what they see and may do, name billing contacts, and end the access of somebody who leaves.',
  audience: 'clients',
  content: `
<p>Client administrators look after the people of their organization on the <a href="/dashboard/organization">Organization</a> page. If you do not see this page, ask an administrator of your organization.</p>
<h2>Invite somebody</h2>
<p>On the <strong>Organization</strong> page, invite the person with their email address and choose a role:</p>
<ul>
<li><strong>Client user</strong>: sees your projects, documents, requests and tickets, and can write.</li>
<li><strong>Client admin</strong>: may also invite, change and remove colleagues.</li>
</ul>
<p>The person gets an email with a link that is valid for 7 days. You can send it again or revoke it until it is used. Administrators hear by email when somebody has joined.</p>
<h2>Change what a colleague may do</h2>
<p>Press <strong>Change</strong> beside the name. A new role counts at once: the person is signed out and signs in again. You cannot change your own role, so that an organization never loses its last administrator by mistake.</p>
<h2>Show somebody only some projects</h2>
<p>Press <strong>Change</strong>, then choose <strong>Only these projects</strong>. The person sees these projects with their documents, requests, decisions and tickets, and the tickets that they opened or watch. They hear of nothing else. Administrators always see everything.</p>
<h2>Name billing contacts</h2>
<p>While nobody is a billing contact, everybody in your organization sees its invoices. As soon as you name one, only billing contacts see invoices and get our emails about them. This holds for administrators too.</p>
<h2>When somebody leaves</h2>
<p>Press <strong>Change</strong>, then <strong>Take access away</strong>. The person is signed out on every device at once and cannot sign in any more. Nothing is deleted: their messages and documents stay, and an administrator can give the access back.</p>
<h2>See who did what</h2>
<p>The list of colleagues shows when each person signed in last. The <a href="/dashboard/organization/activity">activity of your organization</a> shows what people did and from where, also attempts to sign in that failed. You can export it as a file.</p>
`,
} satisfies SampleHelpArticle
