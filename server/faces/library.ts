import { readFile } from 'node:fs/promises'
import { createRequire, registerHooks } from 'node:module'
import { dirname } from 'node:path'
import type * as Library from '@vladmandic/face-api'
import { once } from '../engines/once.ts'

type FaceApi = typeof Library

const require = createRequire(import.meta.url)

const LIBRARY = '@vladmandic/face-api/dist/face-api.node-wasm.js'
const BACKEND = '@tensorflow/tfjs-backend-wasm'

/** The networks that we use, and their weights in the library's package. */
const networks = {
  ssdMobilenetv1: 'ssd_mobilenetv1_model',
  faceLandmark68Net: 'face_landmark_68_model',
  faceRecognitionNet: 'face_recognition_model',
} as const

/** The library with its networks, loaded once. Throws if a package or a file of weights is missing; a later call tries again. */
export const loadFaceApi = once(async (): Promise<FaceApi> => {
  const api = requireLibrary()
  addChainedOperations(api.tf)
  // The library's types leave it out.
  await (api.tf as unknown as { setBackend(name: string): Promise<boolean> }).setBackend('wasm')
  const folder = `${dirname(require.resolve('@vladmandic/face-api/package.json'))}/model`
  for (const [network, file] of Object.entries(networks) as [keyof typeof networks, string][])
    api.nets[network].loadFromWeightMap(await readWeights(api.tf, `${folder}/${file}`))
  return api
})

/**
 * The library asks for the package that bundles all of TensorFlow.js, which brings sixty more packages. It uses nothing but the core, so that
 * it receives the core (docs/decisions/0059).
 */
function requireLibrary(): FaceApi {
  const hooks = registerHooks({
    resolve: (name, context, next) => next(name === '@tensorflow/tfjs' ? '@tensorflow/tfjs-core' : name, context),
  })
  try {
    const { setWasmPaths } = require(BACKEND) as { setWasmPaths(this: void, folder: string): void }
    setWasmPaths(`${dirname(require.resolve(BACKEND))}/`)
    return require(LIBRARY) as FaceApi
  } finally {
    hooks.deregister()
  }
}

/** The methods of tensors that the library calls: the core has them as functions only. */
function addChainedOperations(tf: FaceApi['tf']): void {
  const operations = tf as unknown as Record<string, (...values: unknown[]) => unknown>
  const methods = tf.Tensor.prototype as unknown as Record<string, unknown>
  for (const name of ['div', 'expandDims', 'mean', 'mul', 'reshape', 'slice', 'sub'])
    methods[name] = function (...values: unknown[]) {
      return operations[name]?.(this, ...values)
    }
  for (const rank of ['as2D', 'as3D', 'as4D'])
    methods[rank] = function (...shape: number[]) {
      return operations.reshape?.(this, shape)
    }
  methods.as1D = function (this: { size: number }) {
    return operations.reshape?.(this, [this.size])
  }
}

async function readWeights(tf: FaceApi['tf'], path: string) {
  const groups = JSON.parse(await readFile(`${path}-weights_manifest.json`, 'utf8')) as {
    weights: Parameters<typeof tf.io.decodeWeights>[1]
  }[]
  const bytes = new Uint8Array(await readFile(`${path}.bin`))
  return tf.io.decodeWeights(
    bytes.buffer,
    groups.flatMap(({ weights }) => weights),
  )
}
