import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { clientChunks } from './scripts/client-chunks.ts'

/** What stands on every public page. */
const siteFrame =
  /app\/(root|routes\/site\/layout|features\/visits\/use-|content\/\w+\/(chrome|company|locale|site-map)\.|features\/page-copy\/(use-page-copy|with-texts|page-copy)\.|features\/assistant\/widget\/chat-button|features\/site\/(site-|menu-parts|mobile-menu|late-error-page|page-meta|pending-notice|structured-data|speculation)|ui\/(accented|button|figure-seal|form|icons|link|microtext|mrz-line|nonce|theme-toggle|toast|toaster|toast-look|use-hydrated|wave-band)\.|ui\/guilloche\.ts$)/

/** What a form of the public site needs: apart, each of the small parts would be a file of its own. */
const siteForm =
  /app\/(features\/intake\/(intake|intake-fields|lazy-once|send-form|use-intake|use-lazy-form)|ui\/(field|alert))\./

/**
 * Packages that are bundled with the server: the process uses a small part of each, or it is many small
 * files. What that saves stands in docs/decisions/046-packages-in-the-server-bundle.md; the test of the
 * bundle names all others that are loaded at the start.
 */
const bundled = [
  '@conform-to/dom',
  '@conform-to/react',
  '@conform-to/zod',
  '@fastify/busboy',
  '@hono/node-server',
  '@react-email/components',
  '@react-email/render',
  'altcha-lib',
  'csv-stringify',
  'diff',
  'file-type',
  'flydrive',
  'hono',
  'html-to-text',
  'isbot',
  'kysely',
  'minisearch',
  'nodemailer',
  'pg-boss',
  'prom-client',
  'sanitize-html',
]
const external = Object.keys(manifest.dependencies).filter((name) => !bundled.includes(name))

const signedIn = clientChunks()

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), signedIn.plugin],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Few files instead of many small ones: what every page needs, and what it is drawn with.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'site', test: siteFrame },
                { name: 'site-form', test: siteForm },
                signedIn.group,
              ],
            },
          },
        },
      },
    },
    // The server bundle is the whole process, so that pages and process share one copy of each module.
    ssr: {
      resolve: command === 'build' ? { noExternal: true, external } : {},
      build: { rollupOptions: { input: { index: './server/app.ts' } } },
    },
  },
}))
