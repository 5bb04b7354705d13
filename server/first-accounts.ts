import {
  ensureFirstAdmin,
  ensureSampleClient,
} from '#app/features/accounts/sign-in/first-accounts-service.server.ts'
import { demoSignIn } from '#app/features/demo/demo-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { SampleClient } from '#app/platform/contribution.server.ts'

/** An account, or the password of the demo, that is printed when the product starts. */
export type SignIn = {
  /** Path of the sign-in page. */
  where: string
  login: string
  /**
   * The password, or the name of the variable that sets it: a password chosen by the operator is not
   * printed.
   */
  password: string
}

/**
 * The first administrator and, if samples are wanted, a client; each is created only when it is
 * missing.
 *
 * @param isSampled whether samples are wanted and missing
 * @param tell is given each sign-in before anything else can fail
 * @returns the sample client that gets them
 */
export async function firstAccounts(
  app: App,
  isSampled: boolean,
  tell: (signIn: SignIn) => void,
): Promise<SampleClient | null> {
  const { adminPassword, sampleClientPassword, demoPassword } = app.config
  const admin = await ensureFirstAdmin(app)
  if (admin)
    tell({
      where: '/admin/auth',
      login: admin.email,
      password: told(adminPassword, 'ADMIN_PASSWORD', `${admin.password}  (shown once)`),
    })
  const client = isSampled ? await ensureSampleClient(app) : null
  if (client?.password)
    tell({
      where: '/auth',
      login: client.email,
      password: told(
        sampleClientPassword,
        'SAMPLE_CLIENT_PASSWORD',
        `${client.password}  (shown once)`,
      ),
    })
  const demo = demoSignIn(app)
  // Told at every start: it is the same for everybody and opens no account.
  tell({
    where: '/allied',
    login: demo.loginId,
    password: told(demoPassword, 'DEMO_PASSWORD', demo.password),
  })
  return client
}

function told(chosen: string | undefined, variable: string, made: string): string {
  return chosen ? `the password in ${variable}` : made
}
