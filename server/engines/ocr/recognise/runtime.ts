import type * as ort from 'onnxruntime-web'
import { once } from '../../once.ts'

/** What runs a model: the same interface natively and in WebAssembly. */
export type Runtime = Pick<typeof ort, 'InferenceSession' | 'Tensor'>

interface Chosen {
  runtime: Runtime
  options: Parameters<Runtime['InferenceSession']['create']>[1]
}

/**
 * The native runtime where its optional package is installed and runs on this machine, otherwise its WebAssembly build, which reads the same characters and takes
 * up to four times as long (decision 0082).
 */
export const loadRuntime = once(async (): Promise<Chosen> => (await native()) ?? (await webAssembly()))

/**
 * A session says how many threads it takes; those that wait do not spin, because the other processes of a node need the processor. A pattern of
 * memory would be kept for each width of a line, some 260 MB after a scan.
 */
async function native(): Promise<Chosen | undefined> {
  try {
    const runtime = await import('onnxruntime-node')
    const threads = { interOpNumThreads: 1, extra: { session: { intra_op: { allow_spinning: '0' } } } }
    const options = { executionProviders: ['cpu'], enableMemPattern: false, logSeverityLevel: 3, ...threads } as const
    return { runtime, options }
  } catch {
    // Not installed, or built for another C library or processor.
    return undefined
  }
}

async function webAssembly(): Promise<Chosen> {
  const runtime = await import('onnxruntime-web')
  // Threads of this build crash or idle on Node.
  runtime.env.wasm.numThreads = 1
  runtime.env.logLevel = 'error'
  return { runtime, options: { executionProviders: ['wasm'] } }
}
