import { siteMap } from '#content/site-map.ts'

export default function Privacy() {
  return <h1 className="frame display py-20 text-title">{siteMap['/privacy'].name}</h1>
}
