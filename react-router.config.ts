import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // What keeps a form when the connection is lost comes with the form, not with its first sending.
  splitRouteModules: false,
} satisfies Config
