import { afterEach, expect, test, vi } from 'vitest'
import { randomFrom } from '../../../bench/names/random.ts'

afterEach(() => {
  vi.doUnmock('onnxruntime-node')
  vi.resetModules()
})

const random = randomFrom(7)
const dims = [1, 3, 48, 160]
const strip = Float32Array.from({ length: 3 * 48 * 160 }, () => random() * 2 - 1)

async function recognise() {
  vi.resetModules()
  const { loadRuntime } = await import('../../../../server/engines/ocr/recognise/runtime.ts')
  const { loadRecogniser } = await import('../../../../server/engines/ocr/recognise/models.ts')
  const { runtime, options } = await loadRuntime()
  const { data } = await (await loadRecogniser()).recognise(strip, dims)
  return { runtime, options, data }
}

test('a machine that cannot load the native runtime reads the same in WebAssembly', async () => {
  const native = await recognise()
  expect(native.runtime.InferenceSession).toBe((await import('onnxruntime-node')).InferenceSession)
  // Memory, not speed: decision 0082.
  expect(native.options).toMatchObject({ enableMemPattern: false })
  vi.doMock('onnxruntime-node', () => {
    throw new Error('libonnxruntime.so: cannot open shared object file')
  })
  const other = await recognise()
  expect(other.runtime.InferenceSession).toBe((await import('onnxruntime-web')).InferenceSession)
  expect(other.data.length).toBe(native.data.length)
  const differences = native.data.map((value, at) => Math.abs(value - (other.data[at] ?? 0)))
  expect(differences.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(1e-4)
})
