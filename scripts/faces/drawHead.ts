/*
 * Draws heads of nobody, so that tests, the sandbox and the benchmark have faces without anybody's picture. A head is a signed distance
 * field that is ray marched: x to the picture's right, y up, z towards the viewer; the head is about two units high.
 */

type Vec = readonly [x: number, y: number, z: number]
type Rgb = readonly [red: number, green: number, blue: number]

/** What makes one head another: lengths are factors of the usual, colours are linear light. */
export interface Person {
  width: number
  jaw: number
  chin: number
  nose: number
  noseWidth: number
  eyesApart: number
  eyeSize: number
  browHeight: number
  browWeight: number
  lips: number
  mouthWidth: number
  hairline: number
  beard: number
  /** 0 short to 1 down to the shoulders. */
  hairLength: number
  glasses: boolean
  skin: Rgb
  hair: Rgb
  iris: Rgb
  cloth: Rgb
}

/** Angles in degrees: yaw to the picture's right, pitch upwards. `eyes` 0 closed to 1 open, `mouth` 0 closed to 1 wide open. */
export interface Pose {
  yaw?: number
  pitch?: number
  roll?: number
  eyes?: number
  mouth?: number
  /** Of the main light, in degrees to the picture's right. */
  light?: number
}

const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value))
const mix = (a: number, b: number, share: number) => a + (b - a) * share
const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
]
const step = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

const ellipsoid = (x: number, y: number, z: number, rx: number, ry: number, rz: number) => {
  const far = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2 + (z / rz) ** 2)
  const slope = Math.sqrt((x / (rx * rx)) ** 2 + (y / (ry * ry)) ** 2 + (z / (rz * rz)) ** 2)
  return slope === 0 ? -Math.min(rx, ry, rz) : (far * (far - 1)) / slope
}
const capsule = ([x, y, z]: Vec, [ax, ay, az]: Vec, [bx, by, bz]: Vec, ra: number, rb: number) => {
  const [ux, uy, uz] = [bx - ax, by - ay, bz - az]
  const along = clamp(((x - ax) * ux + (y - ay) * uy + (z - az) * uz) / (ux * ux + uy * uy + uz * uz))
  return (
    Math.sqrt((x - ax - ux * along) ** 2 + (y - ay - uy * along) ** 2 + (z - az - uz * along) ** 2) - mix(ra, rb, along)
  )
}
const join = (a: number, b: number, soft: number) => {
  const share = clamp(0.5 + (0.5 * (b - a)) / soft)
  return mix(b, a, share) - soft * share * (1 - share)
}
const carve = (a: number, b: number, soft: number) => -join(-a, b, soft)

/** Texture without a picture: 0 to 1, smooth between whole numbers. */
function noise(x: number, y: number, z: number): number {
  const at = (i: number, j: number, k: number) => {
    const wave = Math.sin(i * 127.1 + j * 311.7 + k * 74.7) * 43758.5453
    return wave - Math.floor(wave)
  }
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [u, v, w] = [step(0, 1, x - i), step(0, 1, y - j), step(0, 1, z - k)]
  const plane = (n: number) =>
    mix(mix(at(i, j, n), at(i + 1, j, n), u), mix(at(i, j + 1, n), at(i + 1, j + 1, n), u), v)
  return mix(plane(k), plane(k + 1), w)
}

interface Head {
  /** To the skin, hair, eyes and clothes, whichever is nearest. */
  distance(at: Vec): number
  colour(at: Vec): Rgb
}

function headOf(person: Person, { eyes = 1, mouth = 0 }: Pose): Head {
  const eyeX = 0.29 * person.eyesApart
  const eyeR = 0.135 * person.eyeSize
  const mouthY = -0.53
  const open = mouth * 0.14
  const hairlineY = 0.52 * person.hairline

  const skin = (p: Vec) => {
    const [x0, y, z] = p
    const x = Math.abs(x0)
    let d = ellipsoid(x, y - 0.3, z + 0.08, 0.74 * person.width, 0.8, 0.86)
    d = join(d, ellipsoid(x, y + 0.32 + open / 2, z - 0.12, 0.56 * person.jaw, 0.62 + open / 2, 0.56), 0.3)
    d = join(d, ellipsoid(x - 0.36, y + 0.2, z - 0.45, 0.2, 0.2, 0.2), 0.2)
    d = join(d, ellipsoid(x, y + 0.83 * person.chin + open, z - 0.47, 0.2, 0.15, 0.16), 0.18)
    d = join(d, capsule([x, y, z], [0.08, 0.21, 0.71], [0.4, 0.2, 0.58], 0.07, 0.06), 0.12)
    d = carve(d, ellipsoid(x - eyeX, y - 0.03, z - 0.82, 0.2, 0.13, 0.17), 0.12)
    d = join(d, capsule([x, y, z], [0, 0.14, 0.72], [0, -0.22, 0.7 + 0.24 * person.nose], 0.065, 0.1), 0.09)
    d = join(d, ellipsoid(x - 0.105 * person.noseWidth, y + 0.25, z - 0.76, 0.075, 0.06, 0.09), 0.06)
    d = carve(d, ellipsoid(x - 0.06 * person.noseWidth, y + 0.31, z - 0.85, 0.035, 0.03, 0.05), 0.03)
    d = join(d, ellipsoid(x, y - mouthY, z - 0.6, 0.3, 0.2, 0.16), 0.15)
    d = join(d, ellipsoid(x, y - mouthY - 0.035, z - 0.73, 0.21 * person.mouthWidth, 0.04 * person.lips, 0.06), 0.04)
    d = join(
      d,
      ellipsoid(x, y - mouthY + 0.05 + open, z - 0.72, 0.17 * person.mouthWidth, 0.05 * person.lips, 0.06),
      0.04,
    )
    d = carve(
      d,
      ellipsoid(x, y - mouthY + 0.005 + open / 2, z - 0.8, 0.2 * person.mouthWidth, 0.012 + open / 2, 0.09),
      0.03,
    )
    d = join(d, ellipsoid(x - 0.73 * person.width, y - 0.02, z + 0.08, 0.08, 0.2, 0.13), 0.06)
    return join(d, capsule([x, y, z], [0, -0.7, -0.15], [0, -1.9, -0.35], 0.4, 0.46), 0.15)
  }
  const eyeball = ([x, y, z]: Vec) => ellipsoid(Math.abs(x) - eyeX, y - 0.03, z - 0.61, eyeR, eyeR, eyeR)
  const cloth = ([x, y, z]: Vec) => ellipsoid(x, y + 2.35, z + 0.3, 1.6, 0.85, 0.7)
  const hair = ([x, y, z]: Vec) => {
    const cap = ellipsoid(x, y - 0.36, z + 0.16, 0.8 * person.width, 0.84, 0.9) + 0.04 * noise(x * 9, y * 3, z * 9)
    // The face is free below the hairline, in front of the ears.
    const face = Math.max(y - hairlineY + 0.25 * x * x, -(z + 0.1))
    const short = Math.max(cap, -carve(-cap, -face, 0.05), face * -0.9 > 0 ? Math.min(0.3, -face) : -1)
    if (person.hairLength === 0) return short
    const side = ellipsoid(
      Math.abs(x) - 0.72 * person.width,
      y + 0.2 + 0.4 * person.hairLength,
      z + 0.2,
      0.2,
      0.75 + 0.3 * person.hairLength,
      0.42,
    )
    return join(short, side + 0.05 * noise(x * 12, y * 2, z * 12), 0.08)
  }
  const frames = ([x0, y, z]: Vec) => {
    if (!person.glasses) return 1e3
    const x = Math.abs(x0)
    const ring = Math.hypot(Math.hypot((x - eyeX) / 1.15, y - 0.02) - 0.2, z - 0.86) - 0.022
    const bridge = capsule([x, y, z], [0, 0.06, 0.9], [eyeX - 0.2, 0.05, 0.87], 0.018, 0.018)
    const arm = capsule([x, y, z], [eyeX + 0.22, 0.05, 0.84], [0.76 * person.width, 0.05, 0], 0.02, 0.02)
    return Math.min(ring, bridge, arm)
  }

  const skinColour = ([x0, y, z]: Vec): Rgb => {
    const x = Math.abs(x0)
    let colour = mixed(
      person.skin,
      [person.skin[0] * 1.08, person.skin[1] * 0.86, person.skin[2] * 0.82],
      step(0.35, 0, Math.hypot(x - 0.38, y + 0.22)) * 0.5,
    )
    const grain = 0.93 + 0.1 * noise(x0 * 24, y * 24, z * 24) + 0.05 * noise(x0 * 5, y * 5, z * 5)
    colour = [colour[0] * grain, colour[1] * grain, colour[2] * grain]
    // Lips, and the dark between them.
    const lip = Math.hypot(x / (0.23 * person.mouthWidth), (y - mouthY + open / 2) / (0.085 * person.lips + open / 2))
    if (z > 0.5)
      colour = mixed(
        colour,
        [person.skin[0] * 0.78, person.skin[1] * 0.45, person.skin[2] * 0.45],
        step(1.1, 0.85, lip),
      )
    const gap = Math.hypot(x / (0.2 * person.mouthWidth), (y - mouthY + 0.005 + open / 2) / (0.014 + open / 2))
    if (z > 0.5) colour = mixed(colour, [0.05, 0.015, 0.015], step(1.1, 0.7, gap))
    // Brows arch a little and end thinner.
    const browY = 0.2 * person.browHeight + 0.05 * Math.cos((x - 0.3) * 5) - 0.02
    const brow = Math.abs(y - browY) / (0.032 * person.browWeight * (1 - 0.5 * step(0.3, 0.5, x)))
    if (z > 0.3 && x > 0.1 && x < 0.5)
      colour = mixed(colour, person.hair, step(1.2, 0.5, brow) * (0.75 + 0.25 * noise(x0 * 60, y * 15, 0)))
    if (z > 0.75 && Math.hypot(x - 0.06 * person.noseWidth, y + 0.31) < 0.04)
      colour = mixed(colour, [0.06, 0.02, 0.02], 0.75)
    const cheek = step(-0.3, -0.5, y + 0.35 * step(0.25, 0.55, x)) * step(-1.02, -0.9, y) * step(-0.1, 0.1, z)
    const lipFree = step(1.05, 1.4, lip)
    colour = mixed(colour, person.hair, person.beard * cheek * lipFree * (0.55 + 0.4 * noise(x0 * 40, y * 40, z * 40)))
    const lash = Math.abs(Math.hypot((x - eyeX) / (eyeR * 1.15), (y - 0.03) / (eyeR * 0.75)) - 1)
    if (z > 0.5) colour = mixed(colour, [0.12, 0.06, 0.05], step(0.35, 0, lash) * 0.35)
    return colour
  }
  const eyeColour = ([x, y, z]: Vec): Rgb => {
    const side = Math.sign(x) || 1
    const [u, v] = [(x - side * eyeX) / eyeR, (y - 0.03) / eyeR]
    const [top, bottom] = [mix(-0.32, 0.5, eyes) - 0.35 * u * u, mix(-0.42, -0.42, eyes) + 0.3 * u * u]
    if (v > top || v < bottom) {
      const edge = Math.min(Math.abs(v - top), Math.abs(v - bottom) * 1.6)
      return mixed([0.03, 0.02, 0.02], skinColour([x, y, z - 0.2]), step(0.05, 0.16, edge))
    }
    const round = Math.hypot(u, v - 0.03)
    if (Math.hypot(u - 0.12, v - 0.16) < 0.07) return [0.95, 0.95, 0.95]
    if (round < 0.17) return [0.01, 0.01, 0.01]
    if (round < 0.42) return mixed(person.iris, [0.01, 0.01, 0.01], step(0.34, 0.42, round))
    return mixed([0.72, 0.68, 0.66], [0.3, 0.2, 0.18], step(0.15, 0, top - v))
  }
  const nearest = (p: Vec) =>
    [
      [skin(p), skinColour],
      [eyeball(p), eyeColour],
      [hair(p), (at: Vec): Rgb => mixed(person.hair, [0, 0, 0], 0.4 * noise(at[0] * 30, at[1] * 6, at[2] * 30))],
      [cloth(p), (): Rgb => person.cloth],
      [frames(p), (): Rgb => [0.03, 0.03, 0.03]],
    ] as const
  return {
    distance: p => Math.min(skin(p), eyeball(p), hair(p), cloth(p), frames(p)),
    colour: p => nearest(p).reduce((a, b) => (b[0] < a[0] ? b : a))[1](p),
  }
}

const MARCH = 72
const VIEWER = 7

/** A picture of the head and shoulders: RGB, three bytes a pixel. `zoom` is the height of the picture in units of the head. */
export function drawHead(person: Person, pose: Pose, width: number, height: number, zoom = 3): Buffer {
  const head = headOf(person, pose)
  const { yaw = 0, pitch = 0, roll = 0, light = -25 } = pose
  const [cy, sy] = [Math.cos(yaw * RADIAN), Math.sin(yaw * RADIAN)]
  const [cx, sx] = [Math.cos(pitch * RADIAN), Math.sin(pitch * RADIAN)]
  const [cz, sz] = [Math.cos(roll * RADIAN), Math.sin(roll * RADIAN)]
  /** From the picture's space into the head's. */
  const turn = ([x, y, z]: Vec): Vec => {
    const [x1, y1] = [cz * x + sz * y, cz * y - sz * x]
    const [y2, z2] = [cx * y1 - sx * z, cx * z + sx * y1]
    return [cy * x1 - sy * z2, y2, cy * z2 + sy * x1]
  }
  const lamp = turn(unit([Math.sin(light * RADIAN), 0.55, Math.cos(light * RADIAN)]))
  const fill = turn(unit([-Math.sin(light * RADIAN) * 1.4, 0.1, 0.8]))
  const from = turn([0, -0.1, VIEWER])
  const picture = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [u, v] = [((column + 0.5 - width / 2) / height) * zoom, (0.5 - (row + 0.5) / height) * zoom - 0.15]
      const ray = turn(unit([u, v + 0.1, -VIEWER]))
      const seen = look(head, from, ray, lamp, fill) ?? backdrop(u, v)
      const grain = (noise(column * 1.7, row * 1.7, 5) - 0.5) * 0.02
      const to = (row * width + column) * 3
      for (let i = 0; i < 3; i++) picture[to + i] = Math.round(255 * clamp((seen[i] ?? 0) ** (1 / 2.2) + grain))
    }
  return picture
}

const RADIAN = Math.PI / 180
const unit = ([x, y, z]: Vec): Vec => {
  const length = Math.sqrt(x * x + y * y + z * z)
  return [x / length, y / length, z / length]
}
const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const along = (from: Vec, ray: Vec, far: number): Vec => [
  from[0] + ray[0] * far,
  from[1] + ray[1] * far,
  from[2] + ray[2] * far,
]
const backdrop = (u: number, v: number): Rgb => {
  const tone = 0.55 + 0.08 * v - 0.05 * u
  return [tone * 0.95, tone, tone * 1.05]
}

function look(head: Head, from: Vec, ray: Vec, lamp: Vec, fill: Vec): Rgb | undefined {
  let far = VIEWER - 2.5
  for (let i = 0; i < MARCH && far < VIEWER + 2.5; i++) {
    const at = along(from, ray, far)
    const gap = head.distance(at)
    if (gap < 0.002) return shade(head, at, ray, lamp, fill)
    far += gap * 0.8
  }
  return
}

function shade(head: Head, at: Vec, ray: Vec, lamp: Vec, fill: Vec): Rgb {
  const e = 0.004
  const here = head.distance(at)
  const normal = unit([
    head.distance([at[0] + e, at[1], at[2]]) - here,
    head.distance([at[0], at[1] + e, at[2]]) - here,
    head.distance([at[0], at[1], at[2] + e]) - here,
  ])
  let free = 1
  for (const far of [0.08, 0.2, 0.4]) free = Math.min(free, 0.4 + (head.distance(along(at, lamp, far)) / far) * 1.5)
  const hollow = clamp(0.45 + (head.distance(along(at, normal, 0.12)) / 0.12) * 0.6)
  const lit =
    0.85 * clamp((dot(normal, lamp) + 0.15) / 1.15) * clamp(free, 0.35) + 0.3 * clamp(dot(normal, fill)) + 0.25 * hollow
  const half = unit([lamp[0] - ray[0], lamp[1] - ray[1], lamp[2] - ray[2]])
  const shine = 0.06 * clamp(dot(normal, half)) ** 24
  const [red, green, blue] = head.colour(at)
  return [red * lit + shine, green * lit + shine, blue * lit + shine]
}
