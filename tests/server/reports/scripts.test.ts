import { expect, test } from 'vitest'
import { renderMixedScript } from '../../../server/reports/mixedScript.ts'
import { pdfOf } from '../../../server/reports/pdf.ts'
import { readPdfPages, withoutSpaces } from '../../support/pdfPages.ts'

/** One name in each script that the PDF library does not shape. */
const names = {
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

test.each(Object.entries(names))('a name in %s stands in a report as it was typed', async (_, name) => {
  const text = renderMixedScript(`Signed by: ${name}, Pune`, { fontSize: 12, color: '#000' })
  const table = { widths: [96, '*'], body: [[{ text: '1' }, { stack: [text] }]] }
  const pdf = await pdfOf({ content: [{ text: 'Certificate' }, { table }], defaultStyle: { font: 'Roboto' } })
  const [page] = await readPdfPages(pdf)
  expect(page?.text.normalize('NFC')).toContain(withoutSpaces(`Signed by: ${name}, Pune`).normalize('NFC'))
})
