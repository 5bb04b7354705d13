import { siteMap } from '#content/site-map.ts'

export default function Partners() {
  return <h1 className="frame display py-20 text-title">{siteMap['/partners'].name}</h1>
}
