import { siteMap } from '#content/site-map.ts'

export default function Solutions() {
  return <h1 className="frame display py-20 text-title">{siteMap['/solutions'].name}</h1>
}
