import { expect, test } from 'vitest'
import { type Block, documentOf } from '../../../server/reports/blocks/document.ts'
import { renderMixedScript } from '../../../server/reports/mixedScript.ts'
import { pdfOf } from '../../../server/reports/pdf.ts'
import { readPdfPages, withoutSpaces } from '../../support/pdfPages.ts'

const names = {
  Devanagari: 'क्षितिज श्रीवास्तव',
  'Devanagari with a vowel before its letter': 'रवि कुमार',
  Bengali: 'শ্রীকান্ত চট্টোপাধ্যায়',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Gujarati: 'શ્રીકાંત પટેલ',
  Odia: 'ଶ୍ରୀକାନ୍ତ ମହାନ୍ତି',
  Tamil: 'ஸ்ரீகாந்த் கிருஷ்ணமூர்த்தி',
  Telugu: 'శ్రీకాంత్ రెడ్డి',
  Kannada: 'ಶ್ರೀಕಾಂತ್ ಗೌಡ',
  Malayalam: 'ശ്രീകാന്ത് നായർ',
  Urdu: 'محمد عبداللہ خان',
  Sindhi: 'عبدالڪريم ڀٽو',
  'Ol Chiki': 'ᱥᱤᱫᱚ ᱠᱟᱱᱦᱩ',
  'Meetei Mayek': 'ꯏꯕꯣꯃꯆꯥ ꯆꯥꯟꯗ',
} as const

const all = Object.values(names)
const options = { title: 'Certificate', author: 'Satyapan', createdAt: new Date('2026-11-28'), footer: 'Foot' }

const drawn = (blocks: readonly Block[]) => pdfOf(documentOf(blocks, options))
const facts = (pairs: readonly (readonly [string, string])[]): Block => ({
  kind: 'facts',
  facts: pairs.map(([label, value]) => ({ label, value })),
})

test.each(Object.entries(names))('a name in %s stands in a report as it was typed', async (_, name) => {
  const text = renderMixedScript(`Signed by: ${name}, Pune`, { fontSize: 12, color: '#000' })
  const table = { widths: [96, '*'], body: [[{ text: '1' }, { stack: [text] }]] }
  const pdf = await pdfOf({ content: [{ text: 'Certificate' }, { table }], defaultStyle: { font: 'Roboto' } })
  const [page] = await readPdfPages(pdf)
  expect(page?.text.normalize('NFC')).toContain(withoutSpaces(`Signed by: ${name}, Pune`).normalize('NFC'))
})

test('a sentence in Hindi is extracted as it was written, in each of its lines', async () => {
  const sentence = 'इस दस्तावेज़ पर हस्ताक्षर करने वाले व्यक्ति की पहचान ईमेल से भेजे गए कोड से की गई; समय भारतीय मानक समय है। '
  const [page] = await readPdfPages(await drawn([{ kind: 'title', text: 'प्रमाणपत्र', detail: sentence.repeat(4) }]))
  expect(page?.text).toContain(withoutSpaces(`प्रमाणपत्र${sentence.repeat(4)}`))
  expect(page?.lines.length).toBeGreaterThan(4)
  for (const { right } of page?.pieces ?? []) expect(right).toBeLessThan(595 - 47)
})

test('each event of a list has its own name beside its own time, on every page', async () => {
  const events = Array.from({ length: 90 }, (_, at) => ({
    when: `Time ${at}`,
    title: `Signed: ${all[at % all.length]}`,
    ...(at % 3 === 0 && { detail: `Detail ${at}` }),
  }))
  const pages = await readPdfPages(
    await drawn([{ kind: 'sections', empty: '', sections: [{ title: 'Events', events }] }]),
  )
  expect(pages.length).toBeGreaterThan(2)
  // From top to bottom and from left to right, as a person reads.
  const seen = pages.flatMap(({ lines }) => lines.map(({ text }) => text)).filter(text => !/^(Events|Foot)$/.test(text))
  const meant = events.map(({ when, title, detail = '' }) => withoutSpaces(when + title + detail))
  expect(seen.join('').normalize('NFC')).toBe(meant.join('').normalize('NFC'))
  for (const { left, right, text } of pages.flatMap(({ pieces }) => pieces)) {
    if (/^(Events|Foot|Time\d+)$/.test(text)) continue
    expect(left).toBeGreaterThan(48 + 116)
    expect(right).toBeLessThan(595 - 47)
  }
})

test('a name stays with its facts, and begins where they begin', async () => {
  for (let filler = 1; filler < 26; filler++) {
    const pages = await readPdfPages(
      await drawn([
        facts(Array.from({ length: filler }, (_, at) => [`Filler ${at}`, 'x'])),
        {
          kind: 'sections',
          empty: '',
          sections: [
            {
              title: names.Urdu,
              level: 2,
              facts: ['Role', 'Time', 'From'].map(label => ({ label, value: names.Urdu })),
            },
          ],
        },
      ]),
    )
    const page = pages.find(({ text }) => text.includes('Role'))
    const pieces = page?.pieces ?? []
    const name = withoutSpaces(names.Urdu)
    const [title, ...values] = pieces.filter(({ text }) => text === name)
    expect(title?.left).toBeCloseTo(48, 0)
    expect(values).toHaveLength(3)
    const labels = pieces.filter(({ text }) => /^(Role|Time|From)$/.test(text))
    for (const [at, value] of values.entries()) {
      expect(value.left).toBeCloseTo(48 + 150 + 8, 0)
      expect(value.y - (labels[at]?.y ?? 0)).toBeLessThan(8)
    }
  }
})

test('a digest does not widen its table', async () => {
  const digest = '4c0295e93e0816bafbedcdf143741fcb0c4b448c6e37412cf568c2ec69db46de'
  const [page] = await readPdfPages(await drawn([facts([['SHA-256', digest]])]))
  const piece = page?.pieces.find(({ text }) => text === digest)
  expect(piece?.right).toBeLessThan(595 - 47)
})

test('what no font draws is shown as missing, not left out', async () => {
  const [page] = await readPdfPages(await drawn([facts([['Name', `${names.Devanagari} \u{11FC0} राम`]])]))
  expect(page?.text).toContain(withoutSpaces(`${names.Devanagari} ? राम`))
})
