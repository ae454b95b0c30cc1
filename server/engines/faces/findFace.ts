import type * as FaceApi from '@vladmandic/face-api'
import sharp from 'sharp'
import { type FaceNote, type FaceProblem, faceLimits } from '../../../contracts/faces/faces.ts'
import type { Picture } from './decodePicture.ts'
import { type Measures, measureFace } from './measureFace.ts'

/** The face of a picture. Pixels of the upright picture as it was handed over, from its upper left corner. */
export interface Face extends Measures {
  box: { x: number; y: number; width: number; height: number }
  /** That this is a face, 0 to 1. */
  confidence: number
  notes: FaceNote[]
  /** 128 numbers: the nearer two of them lie, the likelier they are one person's. */
  descriptor: number[]
}

const MIN_CONFIDENCE = 0.5
/** A second face with this share of the first one's area makes the picture ambiguous; a smaller one may be a document's ghost picture. */
const AMBIGUOUS = 0.5
const TURNED = 0.2
/** Of the face's grey, 0 to 255: its mean, and how much neighbouring pixels differ. */
const [DARK, BRIGHT, BLURRED] = [55, 215, 3.2]

/** Finds the one face that a picture shows. The networks of `api` are loaded. */
export async function findFace(api: typeof FaceApi, picture: Picture): Promise<Face | { problem: FaceProblem }> {
  const { data, width, height, scale } = picture
  const tensor = api.tf.tensor3d(data, [height, width, 3], 'int32')
  try {
    const options = new api.SsdMobilenetv1Options({ minConfidence: MIN_CONFIDENCE, maxResults: 20 })
    const found = (await api.nets.ssdMobilenetv1.locateFaces(tensor, options)).sort((a, b) => b.box.area - a.box.area)
    const [largest, second] = found
    if (!largest) return { problem: 'noFace' }
    if (second && second.box.area > largest.box.area * AMBIGUOUS) return { problem: 'severalFaces' }
    if (largest.box.width < faceLimits.leastFace) return { problem: 'smallFace' }
    const [crop] = await api.extractFaceTensors(tensor, [largest])
    const inCrop = (await api.nets.faceLandmark68Net.detectLandmarks(crop as never)) as FaceApi.FaceLandmarks68
    const landmarks = inCrop.shiftBy<FaceApi.FaceLandmarks68>(largest.box.x, largest.box.y)
    const upright = landmarks.align(null, { useDlibAlignment: true })
    const [aligned] = await api.extractFaceTensors(tensor, [upright])
    const descriptor = (await api.nets.faceRecognitionNet.computeFaceDescriptor(aligned as never)) as Float32Array
    crop?.dispose()
    aligned?.dispose()
    const measures = measureFace(landmarks.positions)
    const box = clip(largest.box, picture)
    return {
      ...measures,
      box: {
        x: Math.round(box.left / scale),
        y: Math.round(box.top / scale),
        width: Math.round(box.width / scale),
        height: Math.round(box.height / scale),
      },
      confidence: largest.score,
      notes: [
        ...(box.width < faceLimits.smallFace ? (['smallFace'] as const) : []),
        ...(await notesOnLight(picture, box)),
        ...(Math.abs(measures.yaw) > TURNED ? (['turned'] as const) : []),
        ...(second ? (['otherFaces'] as const) : []),
      ],
      descriptor: [...descriptor],
    }
  } finally {
    tensor.dispose()
  }
}

function clip({ x, y, width, height }: { x: number; y: number; width: number; height: number }, picture: Picture) {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))]
  return {
    left,
    top,
    width: Math.max(1, Math.min(picture.width - left, Math.round(width))),
    height: Math.max(1, Math.min(picture.height - top, Math.round(height))),
  }
}

/** At one size, so that a large picture is not taken for a sharp one. */
async function notesOnLight(
  { data, width, height }: Picture,
  box: { left: number; top: number; width: number; height: number },
): Promise<FaceNote[]> {
  const side = 112
  const grey = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(box)
    .greyscale()
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer()
  let [sum, edges] = [0, 0]
  for (let at = 0; at < grey.length; at++) {
    sum += grey[at] ?? 0
    if (at % side !== 0) edges += Math.abs((grey[at] ?? 0) - (grey[at - 1] ?? 0))
  }
  const [mean, edge] = [sum / grey.length, edges / grey.length]
  return [
    ...(mean < DARK ? (['dark'] as const) : []),
    ...(mean > BRIGHT ? (['bright'] as const) : []),
    ...(edge < BLURRED ? (['blurred'] as const) : []),
  ]
}
