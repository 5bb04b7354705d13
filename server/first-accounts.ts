import {
  ensureFirstAdmin,
  ensureSampleClient,
} from '#app/features/accounts/sign-in/first-accounts-service.server.ts'
import { demoSignIn } from '#app/features/demo/demo-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { SampleClient } from '#app/platform/contribution.server.ts'

/** An account, or a gate, that the operator is told of when the product starts. */
export type SignIn = {
  /** Path of the page to sign in at. */
  where: string
  login: string
  /** The password, or where it is set: what the operator chose is not repeated on a screen or in a log. */
  password: string
}

/** The first administrator and, where samples are wanted, a client; each made only when it is missing. */
export async function firstAccounts(
  app: App,
): Promise<{ signIns: SignIn[]; sampleClient: SampleClient | null }> {
  const { seed, adminPassword, sampleClientPassword, demoPassword } = app.config
  const admin = await ensureFirstAdmin(app)
  const client = seed === 'sample' ? await ensureSampleClient(app) : null
  const demo = demoSignIn(app)
  const signIns = [
    admin && {
      where: '/admin/auth',
      login: admin.email,
      password: told(adminPassword, 'ADMIN_PASSWORD', `${admin.password}  (shown once)`),
    },
    client && {
      where: '/auth',
      login: client.email,
      password: told(
        sampleClientPassword,
        'SAMPLE_CLIENT_PASSWORD',
        `${client.password}  (shown once)`,
      ),
    },
    // Shown at every start: it is the same for everybody and opens no account.
    {
      where: '/allied',
      login: demo.loginId,
      password: told(demoPassword, 'DEMO_PASSWORD', demo.password),
    },
  ]
  return { signIns: signIns.filter((one) => one !== null), sampleClient: client }
}

function told(chosen: string | undefined, variable: string, made: string): string {
  return chosen ? `the password in ${variable}` : made
}
