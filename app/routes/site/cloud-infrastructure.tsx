import { siteMap } from '#content/site-map.ts'

export default function CloudInfrastructure() {
  return (
    <h1 className="frame display py-20 text-title">
      {siteMap['/capabilities/cloud-infrastructure'].name}
    </h1>
  )
}
