import { siteMap } from '#content/site-map.ts'

export default function PublicSectorPlatforms() {
  return (
    <h1 className="frame display py-20 text-title">{siteMap['/public-sector-platforms'].name}</h1>
  )
}
