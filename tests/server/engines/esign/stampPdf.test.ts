import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inspectPdf } from '../../../../server/engines/esign/inspectPdf.ts'
import { stampPdf } from '../../../../server/engines/esign/stampPdf.ts'
import type { Mark } from '../../../../server/engines/esign/types.ts'
import { displayedText } from '../../../support/displayedText.ts'
import { rawPdf } from '../../../support/rawPdf.ts'

const text = (value: string, box: Mark['box'], page = 0): Mark => ({ kind: 'text', text: value, box, page })
const drawn = { x: 40, y: 50, width: 120, height: 20 }

describe('a text', () => {
  test('stands at the start of its box, in the middle of its height', async () => {
    const { texts } = await displayedText(await stampPdf(rawPdf({ pages: [{}] }), [text('Asha', drawn)]))
    expect(texts).toHaveLength(1)
    const [found] = texts
    expect(found).toMatchObject({ text: 'Asha', angle: 0 })
    expect(found?.x).toBeCloseTo(40, 2)
    expect(found?.size).toBeCloseTo(12, 2)
    expect(found?.y).toBeGreaterThan(60)
    expect(found?.y).toBeLessThan(67)
  })

  test('becomes smaller, then takes more lines', async () => {
    const long = 'Asha Sharma of Lucknow and of Kanpur'
    const one = await displayedText(await stampPdf(rawPdf({ pages: [{}] }), [text(long, { ...drawn, width: 150 })]))
    expect(one.texts).toHaveLength(1)
    expect(one.texts[0]?.size).toBeLessThan(9)
    const more = await displayedText(
      await stampPdf(rawPdf({ pages: [{}] }), [text(long, { ...drawn, width: 60, height: 40 })]),
    )
    expect(more.texts.length).toBeGreaterThan(1)
    expect(more.texts.map(piece => piece.text).join(' ')).toBe(long)
    expect(Math.min(...more.texts.map(({ size }) => size))).toBeGreaterThanOrEqual(6)
  })

  test('is refused if it does not fit, or cannot be drawn', async () => {
    const pdf = rawPdf({ pages: [{}] })
    const marks = [text('Asha', drawn), text('Asha Sharma of Lucknow', { ...drawn, width: 20, height: 8 })]
    await expect(stampPdf(pdf, marks)).rejects.toMatchObject({ code: 'textDoesNotFit', index: 1 })
    await expect(stampPdf(pdf, [text('Asha 😀 王', drawn)])).rejects.toMatchObject({
      code: 'missingCharacters',
      index: 0,
      characters: ['😀', '王'],
    })
    await expect(stampPdf(pdf, [text('Asha', drawn, 1)])).rejects.toMatchObject({ code: 'noSuchPage' })
    for (const box of [
      { ...drawn, x: 500 },
      { ...drawn, width: 0 },
      { ...drawn, y: Number.NaN },
      { ...drawn, y: -5 },
    ])
      await expect(stampPdf(pdf, [text('Asha', box)])).rejects.toMatchObject({ code: 'badBox', index: 0 })
  })
})

const box = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) })
const oddPage = fc.record({
  left: fc.integer({ min: -300, max: 300 }),
  bottom: fc.integer({ min: -300, max: 300 }),
  isCropped: fc.boolean(),
  isInherited: fc.boolean(),
  isUpsideDown: fc.boolean(),
  rotate: fc.constantFrom(0, 90, 180, 270, -90, 450),
  userUnit: fc.constantFrom(1, 2, 0.5),
  place: box,
})

describe('on an odd page', () => {
  test('marks stand where they were placed on the page as it is displayed', async () => {
    await fc.assert(
      fc.asyncProperty(oddPage, async page => {
        const { left, bottom, rotate, userUnit } = page
        const media = [left, bottom, left + 800, bottom + 900]
        const crop = [left + 30, bottom + 70, left + 630, bottom + 770]
        const corners = page.isUpsideDown ? [crop[2], crop[3], crop[0], crop[1]] : crop
        const attributes = `/MediaBox [${media.join(' ')}] /Rotate ${rotate} ${page.isCropped ? `/CropBox [${corners.join(' ')}]` : ''}`
        const pdf = rawPdf({
          tree: page.isInherited ? attributes : '',
          pages: [
            {
              entries: `${page.isInherited ? '' : attributes} /UserUnit ${userUnit} /Annots [100 0 R]`,
              content: '2 0 0 2 50 60 cm q',
            },
          ],
          root: '/AcroForm <</Fields [100 0 R]>>',
          objects: [
            `<</Type /Annot /Subtype /Widget /FT /Tx /Ff 2 /T (name) /Rect [${left + 100} ${bottom + 200} ${left + 180} ${bottom + 220}]>>`,
          ],
        })
        const inspected = await inspectPdf(pdf)
        const at = { x: page.place.x, y: page.place.y, width: 100, height: 15 }
        const stamped = await stampPdf(pdf, [text('{{date:2}}', at), { kind: 'check', page: 0, box: at }])
        const { pages, texts } = await displayedText(stamped)
        const [shown] = pages
        expect(inspected.pages).toEqual([
          { width: shown?.width, height: shown?.height, rotate: ((rotate % 360) + 360) % 360 },
        ])
        expect(texts).toHaveLength(1)
        expect(texts[0]).toMatchObject({ text: '{{date:2}}', angle: 0 })
        expect(texts[0]?.x).toBeCloseTo(at.x, 1)
        expect(texts[0]?.size).toBeCloseTo(12, 1)
        expect(texts[0]?.y).toBeGreaterThan(at.y + 7)
        expect(texts[0]?.y).toBeLessThan(at.y + 15)
        const { anchors, fields } = await inspectPdf(stamped)
        expect(anchors).toMatchObject([{ kind: 'date', signer: 2, page: 0 }])
        expect(anchors[0]?.box.x).toBeCloseTo(at.x, 1)
        expect(anchors[0]?.box.y).toBeGreaterThan(at.y - 3)
        expect(anchors[0]?.box.height).toBeCloseTo(12, 1)
        expect(anchors[0]?.box.width).toBeGreaterThan(40)
        expect(fields).toEqual(inspected.fields)
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = shown?.transform ?? []
        const seen = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const
        const [first, second] = [seen(left + 100, bottom + 200), seen(left + 180, bottom + 220)]
        expect(fields[0]).toMatchObject({ kind: 'text', name: 'name', page: 0, isRequired: true, isReadOnly: false })
        expect(fields[0]?.box.x).toBeCloseTo(Math.min(first[0], second[0]), 5)
        expect(fields[0]?.box.y).toBeCloseTo(Math.min(first[1], second[1]), 5)
        expect(fields[0]?.box.width).toBeCloseTo(Math.abs(first[0] - second[0]), 5)
        expect(fields[0]?.box.height).toBeCloseTo(Math.abs(first[1] - second[1]), 5)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    'q 3 0 0 3 0 0 cm',
    'Q Q q',
    'BT /F1 9 Tf (q (Q) \\) q) Tj',
    '/OC /Hidden BDC q',
    '(Q Q Q) pop % Q\n/Q 1 pop',
  ])('content that leaves "%s" does not move them', async content => {
    const pdf = rawPdf({ pages: [{ content: `${content} 5 0 0 5 9 9 cm` }] })
    const { texts } = await displayedText(await stampPdf(pdf, [text('Asha', drawn)]))
    const found = texts.find(piece => piece.text === 'Asha')
    expect(found?.x).toBeCloseTo(40, 2)
    expect(found?.size).toBeCloseTo(12, 2)
  })
})

test('the bytes of the file stay, and so does what other pages show', async () => {
  const pdf = rawPdf({
    pages: [{ content: 'BT /F1 20 Tf 50 700 Td (First) Tj ET' }, { content: 'BT /F1 20 Tf 50 700 Td (Second) Tj ET' }],
  })
  const once = await stampPdf(pdf, [text('Asha', drawn, 1)])
  const twice = await stampPdf(once, [text('आशा', { ...drawn, y: 90 }, 1), text('আশা', drawn)])
  expect(Buffer.from(twice.subarray(0, once.length)).equals(Buffer.from(once))).toBe(true)
  expect(Buffer.from(once.subarray(0, pdf.length)).equals(Buffer.from(pdf))).toBe(true)
  const { pages } = await displayedText(twice)
  expect(pages.map(page => page.text.split('\n').toSorted())).toEqual([
    ['First', 'আশা'].toSorted(),
    ['Asha', 'Second', 'आशा'].toSorted(),
  ])
})

test('a picture is drawn with its transparency, and a broken one is refused', async () => {
  const pdf = rawPdf({ pages: [{}] })
  const content = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#0000ff80' } })
    .png()
    .toBuffer()
  const stamped = await stampPdf(pdf, [{ kind: 'image', content, page: 0, box: drawn }])
  const added = Buffer.from(stamped.subarray(pdf.length)).toString('latin1')
  expect(added).toContain('/SMask')
  expect(stamped.length - pdf.length).toBeLessThan(20_000)
  for (const bad of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), content.subarray(0, 60)])
    await expect(stampPdf(pdf, [{ kind: 'image', content: bad, page: 0, box: drawn }])).rejects.toMatchObject({
      code: 'badPicture',
      index: 0,
    })
})
