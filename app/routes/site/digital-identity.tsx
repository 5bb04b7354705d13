import { siteMap } from '#content/site-map.ts'

export default function DigitalIdentity() {
  return (
    <h1 className="frame display py-20 text-title">
      {siteMap['/capabilities/digital-identity'].name}
    </h1>
  )
}
