/** A place on the globe, in degrees. */
export type Place = { readonly latitude: number; readonly longitude: number }

const round = (value: number) => Math.round(value * 10) / 10
const rad = (degrees: number) => (degrees * Math.PI) / 180
const { abs, acos, atan2, cos, hypot, sin, tan, PI } = Math

/**
 * The globe from far away (orthographic), around the place in its middle. Meridians and parallels
 * are ellipses then, so each is one arc of a path. The y axis points down, as in SVG.
 */
export function createGlobe(radius: number, middle: Place) {
  const lat0 = rad(middle.latitude)

  /** Where a place is drawn; `z` is below 0 on the far side. */
  function at(place: Place) {
    const [lat, turn] = [rad(place.latitude), rad(place.longitude - middle.longitude)]
    return {
      x: radius * cos(lat) * sin(turn),
      y: -radius * (cos(lat0) * sin(lat) - sin(lat0) * cos(lat) * cos(turn)),
      z: radius * (sin(lat0) * sin(lat) + cos(lat0) * cos(lat) * cos(turn)),
    }
  }

  /** The visible half of a meridian and of the one beyond the pole; or from the pole only. */
  function meridian(longitude: number, fromPole = false): string {
    const normal = at({ latitude: 0, longitude: longitude + 90 })
    const length = hypot(normal.x, normal.y) || 1
    const end = { x: (-normal.y / length) * radius, y: (normal.x / length) * radius }
    const pole = at({ latitude: 90, longitude })
    // Both ends lie on the rim; the one that is south comes last.
    const south = end.y >= 0 ? end : { x: -end.x, y: -end.y }
    const start = fromPole ? pole : { x: -south.x, y: -south.y }
    const side = south.x * (pole.y + south.y) - south.y * (pole.x + south.x)
    const turned = round((atan2(south.y, south.x) * 180) / PI)
    const narrow = round(abs(normal.z)) || 0.1
    return `M${round(start.x)} ${round(start.y)}A${radius} ${narrow} ${turned} 0 ${side < 0 ? 1 : 0} ${round(south.x)} ${round(south.y)}`
  }

  /** The visible part of a parallel, from so many degrees east of the middle on. */
  function parallel(latitude: number, from?: number): string {
    const limit = -tan(rad(latitude)) * tan(lat0)
    if (limit >= 1) return ''
    const east = limit <= -1 ? 179.9 : (acos(limit) * 180) / PI
    const west = from ?? -east
    if (west >= east) return ''
    const [start, end] = [west, east].map((turn) =>
      at({ latitude, longitude: middle.longitude + turn }),
    ) as [ReturnType<typeof at>, ReturnType<typeof at>]
    const wide = radius * cos(rad(latitude))
    return `M${round(start.x)} ${round(start.y)}A${round(wide)} ${round(wide * sin(lat0))} 0 ${east - west > 180 ? 1 : 0} 0 ${round(end.x)} ${round(end.y)}`
  }

  return { at, meridian, parallel }
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by)

/** The globe as an engraver cuts it: a net of time zones, and closer lines where it turns away. */
export function engravedGlobe(radius: number, middle: Place, places: readonly Place[]) {
  const globe = createGlobe(radius, middle)
  return {
    net: [
      ...steps(-90, 75, 15).map((longitude) => globe.meridian(longitude)),
      ...steps(-60, 75, 15).map((latitude) => globe.parallel(latitude)),
    ].join(''),
    shade: [
      ...steps(-52, 82, 2).map((latitude) => globe.parallel(latitude, 38 + latitude * 0.25)),
      ...steps(-51, 75, 2).map((latitude) => globe.parallel(latitude, 62 + latitude * 0.1)),
    ].join(''),
    zone: globe.meridian(-75, true),
    places: places.map((place) => {
      const { x, y } = globe.at(place)
      return { x: round(x), y: round(y) }
    }),
  }
}
