import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What stands on every public page. */
const siteFrame =
  /app\/(root|content\/en\/(chrome|company|site-map)|features\/site\/(site-|menu-parts|mobile-menu|error-page|page-meta|structured-data|speculation)|ui\/(accented|button|figures|guilloche|icons|microtext|mrz-line|nonce|theme-toggle|toast|toaster|toast-look|use-hydrated|wave-band)\.)/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
              ],
            },
          },
        },
      },
    },
    // The server bundle is the whole process, so that pages and process share one copy of each module.
    ssr: { build: { rollupOptions: { input: { index: './server/app.ts' } } } },
  },
})
