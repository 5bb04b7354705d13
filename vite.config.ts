import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    // The server bundle is the whole process, so that pages and process share one copy of each module.
    ssr: { build: { rollupOptions: { input: { index: './server/app.ts' } } } },
  },
})
