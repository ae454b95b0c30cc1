import { expect, test } from 'vitest'
import { openFont } from '../../../server/reports/fonts.ts'
import { renderMixedScript } from '../../../server/reports/mixedScript.ts'
import { pdfOf } from '../../../server/reports/pdf.ts'
import { readPdfPages, withoutSpaces } from '../../support/pdfPages.ts'

/** One name in each script of the languages of the Eighth Schedule. */
const names = {
  Devanagari: 'श्रीकांत त्रिवेदी',
  Bengali: 'শ্রীকান্ত চট্টোপাধ্যায়',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Gujarati: 'શ્રીકાંત પટેલ',
  Oriya: 'ଶ୍ରୀକାନ୍ତ ମହାନ୍ତି',
  Tamil: 'ஸ்ரீகாந்த் கிருஷ்ணன்',
  Telugu: 'శ్రీకాంత్ రెడ్డి',
  Kannada: 'ಶ್ರೀಕಾಂತ್ ಗೌಡ',
  Malayalam: 'ശ്രീകാന്ത് നായർ',
  Arabic: 'محمد اقبال',
  Ol_Chiki: 'ᱥᱤᱫᱚ ᱠᱟᱱᱦᱩ',
  Meetei_Mayek: 'ꯏꯕꯣꯃꯆꯥ',
} as const

test.each(Object.entries(names))('a report has a font for every letter of %s', (script, name) => {
  const { glyphs } = openFont(script as keyof typeof names).layout(name)
  expect(glyphs.length).toBeGreaterThan(0)
  // The first glyph of a font is the box of what it lacks.
  expect(glyphs.filter(glyph => 'id' in glyph && glyph.id === 0)).toEqual([])
})

test.each(['Tamil', 'Bengali', 'Ol_Chiki'] as const)('a name in %s stands beside Latin words', async script => {
  const line = `Signed by: ${names[script]}, Pune`
  const style = { fontSize: 12, color: '#000' }
  const pdf = await pdfOf({ content: [renderMixedScript(line, style)], defaultStyle: { font: 'Roboto' } })
  const [page] = await readPdfPages(pdf)
  const letters = [...withoutSpaces(names[script])].filter(letter => page?.text.includes(letter))
  expect(page?.text).toContain('Signedby:')
  expect(letters.length / [...withoutSpaces(names[script])].length).toBeGreaterThan(0.6)
})
