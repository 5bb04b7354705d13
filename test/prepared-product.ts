import path from 'node:path'
import { loadConfig } from '#app/platform/config.server.ts'

type Built = typeof import('#server/app.ts')

/** A database and a data directory on which the product has started once, to be copied. */
export interface Template {
  database: string
  dataDir: string
}

export const adminPassword = 'correct-horse-battery-9'
export const loadBuilt = () => import(path.resolve('build/server/index.js')) as Promise<Built>

/**
 * Starts the built product in this process.
 * @param url of a database
 * @param env what a test sets beside what all tests do
 */
export async function bootProduct(
  url: string,
  dataDir: string,
  env: Record<string, string>,
  options?: Parameters<Built['boot']>[1],
) {
  const config = loadConfig(
    {
      DATABASE_URL: url,
      SESSION_SECRET: 'a secret for tests only, long enough',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
      ...env,
    },
    process.cwd(),
  )
  return (await loadBuilt()).boot(config, options)
}

/** The template for a start with these settings; none, when they only have an effect at a first start. */
export function templateFor(env: Record<string, string>): 'none' | 'sample' | undefined {
  const isOwnStart = Object.keys(env).some((name) =>
    /^(ADMIN_|SAMPLE_|SESSION_SECRET$|S3_)/.test(name),
  )
  if (isOwnStart) return undefined
  return env.SEED === 'sample' ? 'sample' : 'none'
}
