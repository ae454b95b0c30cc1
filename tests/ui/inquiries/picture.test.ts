import { expect, test, vi } from 'vitest'
import { pictureOf } from '../../../src/resources/inquiries/graph/picture.ts'

test('a picture dashes what is linked by name only, and says how much of the graph it is', async () => {
  const dashes: number[][] = []
  const texts: string[] = []
  const draw = new Proxy<Record<string, unknown>>(
    {
      setLineDash: (dash: number[]) => dashes.push(dash),
      fillText: (text: string) => texts.push(text),
    },
    { get: (target, name: string) => target[name] ?? (() => {}) },
  )
  const canvas = { getContext: () => draw, toBlob: (done: (blob: Blob) => void) => done(new Blob()) }
  vi.stubGlobal('document', { createElement: () => canvas })
  const node = (id: string) => ({
    id,
    position: { x: 0, y: 0 },
    data: {
      kind: 'person' as const,
      kindWords: 'Person',
      title: id,
      value: null,
      isSubject: false,
      isMarked: false,
      isCollapsed: false,
    },
  })
  const edge = (byName: boolean) => ({ id: String(byName), source: 'a', target: 'b', data: { byName } })
  await pictureOf([node('a'), node('b')], [edge(false), edge(true)], '2 of 9 shown.')
  expect(dashes).toEqual([[], [6, 4], []])
  expect(texts[0]).toBe('2 of 9 shown.')
  vi.unstubAllGlobals()
})
