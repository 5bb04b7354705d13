import { siteMap } from '#content/site-map.ts'

export default function AiAutomation() {
  return (
    <h1 className="frame display py-20 text-title">
      {siteMap['/capabilities/ai-automation'].name}
    </h1>
  )
}
