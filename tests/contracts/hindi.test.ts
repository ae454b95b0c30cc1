import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import englishMessages from 'ra-language-english'
import { expect, test } from 'vitest'
import { reactAdmin } from '../../contracts/messages/hi/reactAdmin.ts'
import { productIds, productOf } from '../../contracts/products/index.ts'

const root = path.resolve(import.meta.dirname, '../..')
const letters = '\\u0900-\\u0963\\u0970-\\u097F'
const whole = (words: string) => new RegExp(`(?<![${letters}])(?:${words})(?![${letters}])`)

/** What our Hindi never says, and what it says instead. One word for each thing, spelt in one way. */
const forbidden: [pattern: RegExp, instead: string][] = [
  [
    whole('केवाईसी|जीएसटी|जीएसटीआईएन|पैन|एपीआई|आईपी|आईडी|ओटीपी|एसएमएस|यूआरएल|सीएसवी|पीडीएफ़?|आरसी'),
    'KYC, GST, PAN, API … in Latin letters',
  ],
  [whole('सीआईएन|डीआईएन|आईएफएससी|यूएएन|ईपीआईसी|पीयूसी|क्यूआर|एमसीए'), 'CIN, DIN, PUC, QR … in Latin letters'],
  [/[कखग]\u093C/, 'क, ख, ग without a dot'],
  [whole('फाइल|फाइलें|फोन|फोटो|फॉर्म|फिल्टर|फीचर|फील्ड|फेल|फर्म|सिर्फ|प्रोफाइल|रिफंड|वेरिफाई|मुफ्त|फिटनेस'), 'फ़ with its dot'],
  [whole('ज्यादा|जरूर|जरूरी|मंजूर|रोज|चीज|नजर|साइज|दस्तावेज|कागज|अंग्रेजी|मर्जी'), 'ज़ with its dot'],
  [/[०-९]/, 'Latin digits'],
  [whole('उत्तर(?! प्रदेश)|उत्तरों'), 'जवाब'],
  [whole('निःशुल्क'), 'मुफ़्त'],
  [whole('भुगतान|भुगतानकर्ता'), 'पेमेंट'],
  [whole('शेष|शेष राशि'), 'बैलेंस, बाकी'],
  [whole('सत्यापन|सत्यापित|वेरिफिकेशन'), 'वेरिफ़िकेशन, वेरिफ़ाई, वेरिफ़ाइड'],
  [whole('वॉलेट विवरण|मासिक विवरण|बैंक विवरण'), 'स्टेटमेंट'],
  [whole('उत्पाद|उत्पादों'), 'प्रोडक्ट'],
  [whole('मूल्य'), 'कीमत'],
  [whole('स्रोत|स्रोतों'), 'सोर्स'],
  [whole('परिणाम'), 'रिज़ल्ट'],
  [whole('अनुरोध'), 'रिक्वेस्ट'],
  [whole('सत्र|सत्रों'), 'सेशन'],
  [whole('पृष्ठ|पृष्ठों'), 'पेज'],
  [whole('पंजीकरण|पंजीकृत'), 'रजिस्ट्रेशन, रजिस्टर, साइन अप'],
  [whole('साइन[ -]इन|साइन[ -]आउट|लॉगिन|लॉग-इन'), 'लॉग इन, लॉग आउट'],
  [whole('उपयोगकर्ता|उपयोगकर्ताओं'), 'यूज़र, सब-यूज़र'],
  [whole('प्रशासक|प्रशासन'), 'एडमिन'],
  [whole('निर्यात'), 'एक्सपोर्ट'],
  [whole('सहेज[ऀ-ॿ]*'), 'सेव'],
  [whole('प्रविष्टि|प्रविष्टियाँ|प्रविष्टियों'), 'एंट्री'],
  [whole('स्तंभ|स्तंभों'), 'कॉलम'],
  [whole('परीक्षण'), 'टेस्ट'],
  [whole('संदेश|संदेशों'), 'मैसेज'],
  [whole('अप्रूव|अप्रूवल|अनुमोदन|स्वीकृति'), 'मंज़ूर, मंज़ूरी'],
  [whole('समीक्षा'), 'रिव्यू'],
  [whole('वैकल्पिक|ऑप्शनल'), 'ज़रूरी नहीं'],
  [whole('संदर्भ'), 'रेफ़रेंस'],
  [whole('विफल|विफलता|विफलताओं|असफल'), 'फ़ेल'],
  [whole('यदि'), 'अगर'],
  [whole('केवल'), 'सिर्फ़'],
  [whole('अधिकतम|अधिक'), 'ज़्यादा, ज़्यादा से ज़्यादा'],
  [whole('प्रतीक्षा'), 'इंतज़ार'],
  [whole('समाप्त'), 'खत्म, एक्सपायर'],
  [whole('ई-मेल'), 'ईमेल'],
  [whole('हिन्दी'), 'हिंदी'],
  [whole('मेनू'), 'मेन्यू'],
]

const filesUnder = (dir: string) =>
  readdirSync(path.join(root, dir), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => path.join(dir, file))

/** The Hindi literals of a source file; what is only read from a person's file, such as a column's header, is no text of ours. */
function hindiIn(file: string) {
  const source = readFileSync(path.join(root, file), 'utf8')
  const literals = source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)
  return [...literals]
    .map(([, quoted, template]) => quoted ?? template ?? '')
    .filter(literal => /[\u0900-\u097F]/.test(literal) && !headers.has(literal))
}

const headers = new Set(productIds.flatMap(id => productOf(id).inputFields.flatMap(field => field.headers ?? [])))

test.each(['contracts', 'server', 'src'])('%s says one thing in one way', folder => {
  const found = filesUnder(folder)
    .filter(file => !file.endsWith('names/devanagari.ts'))
    .flatMap(file =>
      hindiIn(file).flatMap(literal =>
        forbidden.filter(([pattern]) => pattern.test(literal)).map(([, instead]) => `${file}: ${literal} → ${instead}`),
      ),
    )
  expect(found).toEqual([])
})

type Tree = { [key: string]: string | Tree }

const leavesOf = (tree: Tree, prefix = ''): [key: string, value: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leavesOf(value, `${prefix}${key}.`),
  )

/** Placeholders of each plural form. */
const placeholders = (value: string) =>
  value.split('||||').map(form => [...new Set(form.match(/%\{\w+\}|\{\w+\}/g))].sort())

/** Latin letters that a Hindi reader reads as they are. */
const names =
  'GraphML|Asha Rao|Vikram Shah|Zenith Components|Private Limited|Pvt Ltd|WhatsApp|Google Workspace|Google|Microsoft Entra|Entra|Microsoft|Okta|Keycloak|OpenID Connect|Authenticator|1Password|Excel|JavaScript|Python|PostgreSQL|OpenAPI|TruBGV|Ctrl|Shift|Enter|Esc|true|false|YYYY-MM-DDThh:mm:ssZ'
const codes =
  'https://login\\.example\\.com|example\\.com|issuer|/\\.well-known/openid-configuration|/common/|consent, contract, law या legalClaim|Name, Email, Phone, Language \\(en या hi\\), Reference और Location|“(?:Name|Email|Phone)”|en या hi|Name, PAN, UAN|portal\\.example\\.com|npm run verify-ledger|create-admin(?: --recover)?|curl|ms|kB|txt|file|https?:?/*|IPv[46]|UTF-\\d+|WebP|db8|/v1|wallet\\.low|sk_test_|[a-z]+@company\\.in|challan-[\\w./]+|(?:sdn_comments|sdn|alt|add)\\.csv|OpenSanctions|Senzing|ConList|DATA_SOURCE|RECORD_ID|LIST_FETCH=on|id|name|schema|properties|AAxxxx000A|[A-Z]+-XXXXX'
const abbreviation = '[A-Z][A-Z0-9]*'
const latin = new RegExp(`(?<![A-Za-z])(?:${names}|${codes}|${abbreviation})(?![A-Za-z])`, 'g')

const wordsLeft = (value: string) =>
  value
    .replace(/%?\{\w+\}/g, '')
    .replace(latin, '')
    .match(/[A-Za-z]+/g) ?? []

const messagesIn = (language: 'en' | 'hi', file: string): Promise<Tree> =>
  import(/* @vite-ignore */ path.join(root, 'contracts/messages', language, file))

const files = readdirSync(path.join(root, 'contracts/messages/hi')).filter(
  file => file.endsWith('.ts') && !['index.ts', 'reactAdmin.ts'].includes(file),
)

test.each(files)('%s has the placeholders of its English twin and leaves nothing in English', async file => {
  const twins = new Map(leavesOf(await messagesIn('en', file)))
  for (const [key, value] of leavesOf(await messagesIn('hi', file))) {
    expect(wordsLeft(value), `${key}: ${value}`).toEqual([])
    expect(placeholders(value), `${key}: ${value}`).toEqual(placeholders(twins.get(key) ?? ''))
  }
})

test('react-admin’s own words use only placeholders that it fills', () => {
  const twins = new Map(leavesOf(englishMessages.ra as unknown as Tree))
  for (const [key, value] of leavesOf(reactAdmin)) {
    expect(wordsLeft(value), `${key}: ${value}`).toEqual([])
    expect(placeholders(twins.get(key) ?? '').flat(), `${key}: ${value}`).toEqual(
      expect.arrayContaining(placeholders(value).flat()),
    )
  }
})
