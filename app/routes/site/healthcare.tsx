import { siteMap } from '#content/site-map.ts'

export default function Healthcare() {
  return <h1 className="frame display py-20 text-title">{siteMap['/solutions/healthcare'].name}</h1>
}
