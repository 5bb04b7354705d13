import { siteMap } from '#content/site-map.ts'

export default function Vision() {
  return <h1 className="frame display py-20 text-title">{siteMap['/vision'].name}</h1>
}
