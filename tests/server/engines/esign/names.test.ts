import { describe, expect, test } from 'vitest'
import { fillFields } from '../../../../server/engines/esign/fillFields.ts'
import { missingCharacters } from '../../../../server/engines/esign/missingCharacters.ts'
import { placeFields } from '../../../../server/engines/esign/placeFields.ts'
import { stampPdf } from '../../../../server/engines/esign/stampPdf.ts'
import { loadFonts } from '../../../../server/engines/esign/text/fonts.ts'
import { splitByFont } from '../../../../server/engines/esign/text/runs.ts'
import { PdfDocument } from '../../../../server/engines/pdfSignatures/pdf/document.ts'
import type { PdfDict } from '../../../../server/engines/pdfSignatures/pdf/values.ts'
import { drawnText, saysTheSame } from '../../../../server/engines/pdfSignatures/verify/drawnText.ts'
import { type FieldLook, lookOf } from '../../../../server/engines/pdfSignatures/verify/fieldLook.ts'
import { readFields } from '../../../../server/engines/pdfSignatures/verify/fields.ts'
import { displayedText } from '../../../support/displayedText.ts'
import { rawPdf } from '../../../support/rawPdf.ts'

/** Names with conjuncts, vowels that stand before their consonant, joiners and ligatures. */
const names: Record<string, string[]> = {
  Latin: ['Asha Sharma', 'José Ñúñez O’Brien', 'Ḥṛṣīkeśa Ṭhākura', 'Łukasz 2x3 -> fi'],
  Devanagari: ['कीर्ति श्रीवास्तव', 'ज्ञानेश्वर द्विवेदी', 'राष्ट्रपति कृष्ण', 'क्‍ष और ऱ्य', 'फ़िरोज़', 'पाण्डेय॥'],
  'Bengali and Assamese': ['শ্রীকৃষ্ণ চট্টোপাধ্যায়', 'অসমীয়া ৰাজকোঁৱৰ', 'ক্ষুদিরাম।'],
  Gurmukhi: ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਹਰਮਨਦੀਪ ਕੌਰ'],
  Gujarati: ['કૃષ્ણકાંત ત્રિવેદી', 'જ્યોતિ શ્રોફ'],
  Odia: ['ଶ୍ରୀକ୍ଷେତ୍ର ମହାନ୍ତି', 'ଜ୍ୟୋତିର୍ମୟୀ'],
  Tamil: ['கிருஷ்ணமூர்த்தி', 'ஸ்ரீதேவி கொடியன்', 'க்ஷ பொன்னையன்'],
  Telugu: ['శ్రీనివాస్ కృష్ణమూర్తి', 'జ్యోత్స్న'],
  Kannada: ['ಕೃಷ್ಣಮೂರ್ತಿ', 'ಶ್ರೀನಿವಾಸ ರಾಜ್ಯೋತ್ಸವ'],
  Malayalam: ['കൊച്ചുത്രേസ്യ', 'ശ്രീകുമാർ', 'അവന്‍ മോളി'],
  'Urdu and Kashmiri': ['محمد علی خان', 'ڈاکٹر ٹیپو چوہدری', 'کٲشُر', 'عبدالرحمٰن', 'محمد ۱۲۳', 'می‌شود'],
  Sindhi: ['ڄام ڏنو ڳوٺ', 'سنڌي ٻولي'],
  'Ol Chiki': ['ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ'],
  'Meetei Mayek': ['ꯃꯩꯇꯩꯂꯣꯟ ꯁꯤꯡꯍ', 'ꯀꯥꯡꯂꯩꯄꯥꯛ'],
  mixed: [
    'Asha आशा শ্রী',
    'محمد علی (Lucknow) 123',
    'Mr محمد علی خان',
    'ਸਿੰਘ, Singh & Sons',
    '(محمد)',
    'M. محمد 45 علی',
    '१२३ रु. ₹500',
  ],
}

describe.each(Object.entries(names))('names in %s', (_, texts) => {
  test('are extracted as they were typed', async () => {
    const marks = texts.map((text, at) => ({
      kind: 'text' as const,
      text,
      page: 0,
      box: { x: 40, y: 40 + at * 40, width: 400, height: 30 },
    }))
    const { pages } = await displayedText(await stampPdf(rawPdf({ pages: [{}] }), marks))
    expect(pages[0]?.text.split('\n')).toEqual(texts)
  })

  test.each(texts)('%s in a field is seen, and says what its value says', async text => {
    const box = { x: 40, y: 40, width: 400, height: 40 }
    const placed = await placeFields(rawPdf({ pages: [{}] }), [{ name: 'name', kind: 'text', page: 0, box }])
    const doc = await PdfDocument.open(await fillFields(placed, [{ name: 'name', mark: { kind: 'text', text } }]))
    const look = await lookOf(doc, readFields(doc)[0]?.dict as PdfDict)
    const drawn = await drawnText(doc, look as FieldLook)
    expect(drawn).not.toBeNull()
    expect(saysTheSame(drawn ?? '', text)).toBe(true)
    expect(saysTheSame(drawn ?? '', `${text}1`)).toBe(false)
  })

  test.each(texts)('%s is drawn by signs of its own, each with its outline', async text => {
    const fontOf = await loadFonts([text])
    const { runs, missing } = splitByFont(text, fontOf)
    expect(missing).toEqual([])
    expect(await missingCharacters(text)).toEqual([])
    for (const { font, text: part } of runs)
      expect(
        fontOf(font)
          .shape(part, false)
          .filter(({ id }) => id === 0),
      ).toEqual([])
    expect(runs.map(run => run.text).join('')).toBe(text)
  })
})

describe('shaping', () => {
  test.each([
    ['a vowel stands before its consonant', 'devanagari', 'कि', 'क', 'ि'],
    ['consonants join', 'devanagari', 'क्ष', 'क', 'ष'],
    ['letters join from right to left', 'nastaliq', 'بب', 'ب', 'ب'],
  ] as const)('%s', async (_, name, whole, ...parts) => {
    const font = (await loadFonts([whole]))(name)
    const isRightToLeft = name === 'nastaliq'
    const ids = (text: string) => font.shape(text, isRightToLeft).map(({ id }) => id)
    expect(ids(whole)).not.toEqual(parts.flatMap(ids))
  })
})

test('characters that no font draws are named', async () => {
  expect(await missingCharacters('Asha 😀 王小明 😀 ❤️')).toEqual(['😀', '王', '小', '明', '❤️'])
  expect(await missingCharacters('กรุงเทพ')).not.toEqual([])
  expect(await missingCharacters('Asha\nSharma')).toEqual([])
})

test.each(['\u202E', '\u2066', '\u0007', '\u00AD', '\uFEFF', '\uE000', '\t', 'a\uFE0F'])(
  'what reorders or hides text is not drawn: %j',
  async character => {
    expect(await missingCharacters(`Asha ${character}Sharma`)).not.toEqual([])
  },
)
