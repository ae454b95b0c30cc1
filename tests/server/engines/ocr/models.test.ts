import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { readDocument } from '../../../../server/engines/ocr/readDocument.ts'
import { readDevanagari } from '../../../../server/engines/ocr/recognise/devanagari.ts'
import { loadModels, ModelMissing } from '../../../../server/engines/ocr/recognise/models.ts'

vi.mock(import('../../../../server/engines/ocr/recognise/models.ts'), async original => ({
  ...(await original()),
  loadModels: vi.fn<typeof loadModels>(),
}))
vi.mock(import('tesseract.js'), async original => ({
  ...(await original()),
  createWorker: () => Promise.reject(new Error('no such file')),
}))

const loading = vi.mocked(loadModels)
beforeEach(() => void loading.mockReset())

const picture = async () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#456' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="300" height="200"><rect x="20" y="20" width="100" height="60" fill="#fff"/></svg>',
        ),
      },
    ])
    .png()
    .toBuffer()

const read = async () => readDocument({ files: [{ type: 'png', content: await picture() }], requested: 'pan' })

test('a model file that is missing is a problem of this reading; the next one tries again', async () => {
  loading.mockRejectedValue(new ModelMissing())
  expect(await read()).toEqual({ problem: 'modelMissing', file: 0 })
  expect(await read()).toEqual({ problem: 'modelMissing', file: 0 })
  expect(loading).toHaveBeenCalledTimes(2)
})

test('any other mistake is no problem of the document', async () => {
  loading.mockRejectedValue(new TypeError('a mistake of ours'))
  await expect(read()).rejects.toThrow('a mistake of ours')
})

test('without the model of Devanagari, names in Latin letters are still read', async () => {
  const raster = { width: 60, height: 40, data: new Uint8Array(60 * 40 * 3) }
  expect(await readDevanagari(raster, { x: 30, y: 20, width: 50, height: 20, angle: 0 })).toBeUndefined()
})
