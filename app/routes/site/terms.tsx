import { siteMap } from '#content/site-map.ts'

export default function Terms() {
  return <h1 className="frame display py-20 text-title">{siteMap['/terms'].name}</h1>
}
