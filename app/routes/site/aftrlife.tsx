import { siteMap } from '#content/site-map.ts'

export default function Aftrlife() {
  return <h1 className="frame display py-20 text-title">{siteMap['/solutions/aftrlife'].name}</h1>
}
