export interface Point {
  x: number
  y: number
}

/** How a face is held, from its 68 landmarks (in the order of iBUG 300-W). */
export interface Measures {
  /** Where the nose points: in distances between the eyes, from the middle between them to the picture's right. About 0.01 a degree. */
  yaw: number
  /** Degrees by which the head leans to the picture's right. */
  roll: number
  /** The gap between the lips, as a share of the mouth's width. */
  mouth: number
}

const LEFT_EYE = [36, 37, 38, 39, 40, 41]
const RIGHT_EYE = [42, 43, 44, 45, 46, 47]
const NOSE_TIP = 30
const [MOUTH_LEFT, MOUTH_TOP, MOUTH_RIGHT, MOUTH_BOTTOM] = [60, 62, 64, 66]

export function measureFace(landmarks: readonly Point[]): Measures {
  const at = (index: number) => landmarks[index] ?? { x: 0, y: 0 }
  const centre = (indexes: readonly number[]) => ({
    x: indexes.reduce((sum, index) => sum + at(index).x, 0) / indexes.length,
    y: indexes.reduce((sum, index) => sum + at(index).y, 0) / indexes.length,
  })
  const [left, right] = [centre(LEFT_EYE), centre(RIGHT_EYE)]
  const apart = { x: right.x - left.x, y: right.y - left.y }
  const eyes = Math.hypot(apart.x, apart.y) || 1
  const nose = { x: at(NOSE_TIP).x - (left.x + right.x) / 2, y: at(NOSE_TIP).y - (left.y + right.y) / 2 }
  const wide = distance(at(MOUTH_LEFT), at(MOUTH_RIGHT)) || 1
  return {
    // Along the line of the eyes, so that a head that leans is not taken for one that turns.
    yaw: (nose.x * apart.x + nose.y * apart.y) / (eyes * eyes),
    roll: (Math.atan2(apart.y, apart.x) * 180) / Math.PI,
    mouth: distance(at(MOUTH_TOP), at(MOUTH_BOTTOM)) / wide,
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
